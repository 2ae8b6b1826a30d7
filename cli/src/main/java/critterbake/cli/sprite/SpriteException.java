package critterbake.cli.sprite;

import java.util.List;

/** Pictures that cannot be used: one message each, naming file and reason. */
public final class SpriteException extends Exception {
  private static final long serialVersionUID = 1;

  private final List<String> faults;

  SpriteException(List<String> faults) {
    super(String.join("\n", faults));
    this.faults = List.copyOf(faults);
  }

  /** At least one, in the order the pictures were asked for. */
  public List<String> faults() {
    return faults;
  }
}
