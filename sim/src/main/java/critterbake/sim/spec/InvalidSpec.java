package critterbake.sim.spec;

/** A value that breaks a rule a single key's range cannot express; reported at the key's place. */
public final class InvalidSpec extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final String key;

  /**
   * @param key the key at fault, with dots for nested ones, relative to the object being built
   * @param message what is wrong and what would be right, for people
   */
  public InvalidSpec(String key, String message) {
    super(message);
    this.key = key;
  }

  public String key() {
    return key;
  }
}
