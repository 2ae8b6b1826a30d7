package critterbake.raster.encode;

/** A picture or time that a format cannot express; the message says what would help. */
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public RefusedException(String message) {
    super(message);
  }
}
