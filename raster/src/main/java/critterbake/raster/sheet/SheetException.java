package critterbake.raster.sheet;

/** A sheet that cannot be made as asked; the message says what would help. */
public final class SheetException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public SheetException(String message) {
    super(message);
  }
}
