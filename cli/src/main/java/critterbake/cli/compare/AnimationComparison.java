package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.compare.PictureComparison;
import critterbake.raster.compare.PictureDifference;
import critterbake.raster.encode.Animation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Compares animations frame by frame: sizes, pixels, times, frame counts and loops. A frame that
 * stays is equal to several that repeat it for as long.
 */
public final class AnimationComparison {
  private final CompareLimits limits;
  private final PictureComparison pictures;

  public AnimationComparison(CompareLimits limits) {
    this.limits = limits;
    this.pictures =
        new PictureComparison(limits.mode(), limits.threshold(), limits.countAntialiased());
  }

  /** Compares two animations. */
  public ComparedAnimations compare(Animation first, Animation second) {
    Aligned sides = Aligned.of(first, second);
    return compareAligned(sides.first(), sides.second());
  }

  private ComparedAnimations compareAligned(Animation first, Animation second) {
    List<String> notes = new ArrayList<>();
    noteSizes(first, second, notes);
    noteCounts(first, second, notes);
    List<FrameDifference> frames = new ArrayList<>();
    List<PictureDifference> found = new ArrayList<>();
    int common = Math.min(first.frames().size(), second.frames().size());
    boolean within = notes.isEmpty();
    for (int i = 0; i < common; i++) {
      Frame one = first.frames().get(i);
      Frame two = second.frames().get(i);
      found.add(compare(one, two));
      FrameDifference frame = FrameDifference.of(i, one, two, found.get(i));
      frames.add(frame);
      within &= limits.allow(frame) && frame.sameTime();
      if (!frame.sameTime()) {
        notes.add(
            "frame "
                + i
                + " is shown "
                + ReportNumbers.milliseconds(frame.firstMilliseconds())
                + " against "
                + ReportNumbers.milliseconds(frame.secondMilliseconds()));
      }
    }
    noteAlpha(frames, notes);
    return new ComparedAnimations(
        first, second, found, new AnimationDifference(frames, notes, within));
  }

  private static void noteSizes(Animation first, Animation second, List<String> notes) {
    if (first.width() != second.width() || first.height() != second.height()) {
      notes.add(
          "size "
              + first.width()
              + "x"
              + first.height()
              + " against "
              + second.width()
              + "x"
              + second.height());
    }
  }

  private static void noteCounts(Animation first, Animation second, List<String> notes) {
    if (first.frames().size() != second.frames().size()) {
      notes.add(first.frames().size() + " frames against " + second.frames().size());
    }
    if (first.repeat() != second.repeat() && first.frames().size() > 1) {
      notes.add("plays " + plays(first.repeat()) + " against " + plays(second.repeat()));
    }
  }

  private static String plays(int repeat) {
    return repeat == 0 ? "for ever" : repeat == 1 ? "once" : repeat + " times";
  }

  private static void noteAlpha(List<FrameDifference> frames, List<String> notes) {
    long alphaOnly = frames.stream().mapToLong(frame -> frame.alphaOnly()).sum();
    if (alphaOnly > 0) {
      notes.add(
          alphaOnly + (alphaOnly == 1 ? " pixel differs" : " pixels differ") + " in alpha only");
    }
  }

  private PictureDifference compare(Frame first, Frame second) {
    int width = Math.max(first.width(), second.width());
    int height = Math.max(first.height(), second.height());
    PictureDifference pixels =
        pictures.compare(
            widened(first, width, height), widened(second, width, height), width, height);
    boolean sameSize = first.width() == second.width() && first.height() == second.height();
    return sameSize ? pixels : outside(first, second, pixels);
  }

  /** The frame's pixels, or a copy on a larger, transparent canvas. */
  static int[] widened(Frame frame, int width, int height) {
    if (frame.width() == width && frame.height() == height) {
      return frame.argb();
    }
    int[] canvas = new int[width * height];
    for (int y = 0; y < frame.height(); y++) {
      System.arraycopy(frame.argb(), y * frame.width(), canvas, y * width, frame.width());
    }
    return canvas;
  }

  /** Counts each pixel that only one side has, whatever its color. */
  private static PictureDifference outside(Frame first, Frame second, PictureDifference pixels) {
    byte[] marks = pixels.marks().clone();
    int width = pixels.width();
    int bothWide = Math.min(first.width(), second.width());
    int bothHigh = Math.min(first.height(), second.height());
    for (int y = 0; y < pixels.height(); y++) {
      int from = y < bothHigh ? bothWide : 0;
      Arrays.fill(marks, y * width + from, (y + 1) * width, PictureDifference.BRIGHTER);
    }
    int different = 0;
    int antialiased = 0;
    for (byte mark : marks) {
      different += mark >= PictureDifference.BRIGHTER ? 1 : 0;
      antialiased += mark == PictureDifference.ANTIALIASED ? 1 : 0;
    }
    return new PictureDifference(
        width,
        pixels.height(),
        different,
        antialiased,
        pixels.maxDelta(),
        pixels.alphaOnly(),
        marks);
  }
}
