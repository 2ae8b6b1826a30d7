package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.compare.PictureDifference;

/**
 * How one frame differs between two animations, in numbers. Pictures of different sizes are
 * compared over the union of both, where each pixel that only one of them has counts as different.
 *
 * @param index frame number, from 0
 * @param compared pixels of the union
 * @param different differing pixels, excused ones left out
 * @param antialiased pixels excused as antialiasing
 * @param alphaOnly differing pixels whose visible color is the same
 * @param maxDelta largest difference of one channel, 0 to 255
 * @param sameSize whether both frames have one size
 * @param firstTime how long the first side shows it
 * @param secondTime how long the second side shows it
 */
public record FrameDifference(
    int index,
    int compared,
    int different,
    int antialiased,
    int alphaOnly,
    int maxDelta,
    boolean sameSize,
    FrameTime firstTime,
    FrameTime secondTime) {

  static FrameDifference of(int index, Frame first, Frame second, PictureDifference pixels) {
    return new FrameDifference(
        index,
        pixels.compared(),
        pixels.different(),
        pixels.antialiased(),
        pixels.alphaOnly(),
        pixels.maxDelta(),
        first.width() == second.width() && first.height() == second.height(),
        first.time(),
        second.time());
  }

  /** Differing pixels for each pixel compared, 0 to 1. */
  public double ratio() {
    return (double) different / compared;
  }

  /** Whether both are shown equally long. */
  public boolean sameTime() {
    return firstTime.numerator() * secondTime.denominator()
        == secondTime.numerator() * firstTime.denominator();
  }

  public double firstMilliseconds() {
    return 1000 * firstTime.seconds();
  }

  public double secondMilliseconds() {
    return 1000 * secondTime.seconds();
  }

  /** Whether it has a differing pixel, another size or another time. */
  public boolean changed() {
    return different > 0 || !sameSize || !sameTime();
  }
}
