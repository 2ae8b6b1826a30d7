package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.compare.PictureDifference;

/**
 * How one frame differs between two animations. Pictures of different sizes are compared over the
 * union of both, where each pixel that only one of them has counts as different.
 *
 * @param index frame number, from 0
 * @param first the frame on the first side
 * @param second the frame on the second side
 * @param pixels what was found, over the union
 */
public record FrameDifference(int index, Frame first, Frame second, PictureDifference pixels) {
  public int different() {
    return pixels.different();
  }

  public int antialiased() {
    return pixels.antialiased();
  }

  public int maxDelta() {
    return pixels.maxDelta();
  }

  public double ratio() {
    return pixels.ratio();
  }

  public boolean sameSize() {
    return first.width() == second.width() && first.height() == second.height();
  }

  /** Whether both are shown equally long. */
  public boolean sameTime() {
    FrameTime one = first.time();
    FrameTime two = second.time();
    return one.numerator() * two.denominator() == two.numerator() * one.denominator();
  }

  public double firstMilliseconds() {
    return 1000 * first.time().seconds();
  }

  public double secondMilliseconds() {
    return 1000 * second.time().seconds();
  }
}
