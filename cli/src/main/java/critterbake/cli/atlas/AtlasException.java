package critterbake.cli.atlas;

/**
 * A sheet a format cannot express, or data that makes no sense; the message says what would help.
 */
public final class AtlasException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public AtlasException(String message) {
    super(message);
  }
}
