package critterbake.raster.encode;

import critterbake.raster.Frame;
import java.util.List;

/**
 * What a decoder found in a file: whole frames, all of one size.
 *
 * @param frames at least one
 * @param repeat how often they play: 0 for ever
 */
public record Animation(List<Frame> frames, int repeat) {
  public Animation {
    frames = List.copyOf(frames);
  }

  public int width() {
    return frames.get(0).width();
  }

  public int height() {
    return frames.get(0).height();
  }
}
