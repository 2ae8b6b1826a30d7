package critterbake.raster.encode;

import java.io.IOException;

/** A picture file that is cut off, damaged or of another format; the message says where. */
public final class BrokenFileException extends IOException {
  private static final long serialVersionUID = 1;

  public BrokenFileException(String message) {
    super(message);
  }
}
