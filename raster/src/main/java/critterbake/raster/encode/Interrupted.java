package critterbake.raster.encode;

import java.util.concurrent.CancellationException;

/** Lets long work end when a person no longer wants it. */
public final class Interrupted {
  private Interrupted() {}

  /**
   * Ends the work if the calling thread was interrupted, which it stays.
   *
   * @throws CancellationException if it was
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
