package critterbake.raster.encode.gif;

import critterbake.raster.FrameTime;
import critterbake.raster.encode.RefusedException;
import critterbake.raster.encode.WholeTime;

/** Frame times in whole centiseconds, without drift. Players show less than 2 as 10. */
final class GifDelays {
  /** The longest that the format holds. */
  static final int MOST = 0xFFFF;

  private static final int LEAST = 2;

  private final WholeTime centiseconds;
  private int frame;

  /**
   * @param clamp whether shorter times are raised; else they are refused
   */
  GifDelays(boolean clamp) {
    centiseconds = new WholeTime(100, clamp ? LEAST : 0);
  }

  int next(FrameTime time) {
    long delay = centiseconds.next(time);
    if (delay < LEAST) {
      throw new RefusedException(
          "frame "
              + frame
              + " is shown for "
              + delay
              + " cs, and players slow down below 2 cs: use at most 50 frames a second, or"
              + " --clamp");
    }
    if (delay > MOST) {
      throw new RefusedException("frame " + frame + " is shown for longer than 655 s");
    }
    frame++;
    return (int) delay;
  }
}
