package critterbake.sim.spec;

import java.util.Collection;
import java.util.List;

/** A value that breaks a rule a single key's range cannot express; reported at the key's place. */
public final class InvalidSpec extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final String key;
  private final String unknown;
  private final transient List<String> known;

  /**
   * @param key the key at fault, with dots for nested ones, relative to the object being built
   * @param message what is wrong and what would be right, for people
   */
  public InvalidSpec(String key, String message) {
    this(key, message, "", List.of());
  }

  private InvalidSpec(String key, String message, String unknown, List<String> known) {
    super(message);
    this.key = key;
    this.unknown = unknown;
    this.known = known;
  }

  /**
   * A name that nothing has.
   *
   * @param key the key at fault, as above
   * @param what what the name should be that of, such as {@code part}
   * @param name the unknown name
   * @param known the names there are
   */
  public static InvalidSpec unknown(
      String key, String what, String name, Collection<String> known) {
    String message = "there is no " + what + " '" + name + "'";
    return new InvalidSpec(key, message, name, List.copyOf(known));
  }

  public String key() {
    return key;
  }

  /** The unknown name; empty when something else is wrong. */
  public String unknown() {
    return unknown;
  }

  /** The names there are in place of the unknown one. */
  public List<String> known() {
    return known;
  }
}
