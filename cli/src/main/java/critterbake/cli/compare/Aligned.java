package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Two animations with their frames side by side. Encoders show repeated frames as one that stays
 * longer; where only the number of frames differs, not the time they take together, both sides are
 * cut wherever either changes, so that what is shown at one moment stands beside each other.
 */
record Aligned(Animation first, Animation second) {
  /** The animations as they are, or cut alike where that is possible and needed. */
  static Aligned of(Animation first, Animation second) {
    Aligned uncut = new Aligned(first, second);
    if (first.frames().size() == second.frames().size()) {
      return uncut;
    }
    try {
      long unitsPerSecond = common(second, common(first, 1));
      List<Long> ends = ends(first, unitsPerSecond);
      List<Long> others = ends(second, unitsPerSecond);
      if (!last(ends).equals(last(others))) {
        return uncut;
      }
      TreeSet<Long> cuts = new TreeSet<>(ends);
      cuts.addAll(others);
      return new Aligned(
          cut(first, ends, cuts, unitsPerSecond), cut(second, others, cuts, unitsPerSecond));
    } catch (ArithmeticException tooFine) {
      return uncut;
    }
  }

  /** The least common multiple of a number and the denominators of an animation's times. */
  private static long common(Animation animation, long start) {
    long common = start;
    for (Frame frame : animation.frames()) {
      long denominator = frame.time().denominator();
      common = Math.multiplyExact(common / gcd(common, denominator), denominator);
    }
    return common;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /** When each frame ends. */
  private static List<Long> ends(Animation animation, long unitsPerSecond) {
    List<Long> ends = new ArrayList<>();
    long end = 0;
    for (Frame frame : animation.frames()) {
      FrameTime time = frame.time();
      long units = Math.multiplyExact(time.numerator(), unitsPerSecond / time.denominator());
      end = Math.addExact(end, units);
      ends.add(end);
    }
    return ends;
  }

  private static Long last(List<Long> ends) {
    return ends.get(ends.size() - 1);
  }

  /** The animation with a frame for each stretch between two cuts. */
  private static Animation cut(
      Animation animation, List<Long> ends, TreeSet<Long> cuts, long unitsPerSecond) {
    List<Frame> frames = new ArrayList<>();
    int at = 0;
    long begin = 0;
    for (long end : cuts) {
      while (ends.get(at) < end) {
        at++;
      }
      Frame shown = animation.frames().get(at);
      FrameTime time = new FrameTime(end - begin, unitsPerSecond);
      frames.add(Frame.of(shown.width(), shown.height(), shown.argb(), time));
      begin = end;
    }
    return new Animation(frames, animation.repeat());
  }
}
