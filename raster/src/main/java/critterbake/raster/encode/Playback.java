package critterbake.raster.encode;

import critterbake.raster.FrameTime;

/**
 * How a written animation plays.
 *
 * @param repeat how often: 0 for ever
 * @param pause added to the last frame's time
 */
public record Playback(int repeat, FrameTime pause) {
  /** For ever, without a pause. */
  public static final Playback ENDLESS = new Playback(0, new FrameTime(0, 1));

  public Playback {
    if (repeat < 0 || repeat > 65_536) {
      throw new IllegalArgumentException("repeat must be 0 to 65536, was " + repeat);
    }
  }

  /** The last frame's time with the pause. */
  public FrameTime last(FrameTime time) {
    return pause.numerator() == 0 ? time : time.plus(pause);
  }
}
