package critterbake.raster.encode.palette;

import critterbake.raster.encode.ColorIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Chooses a palette: the colors are divided in OKLab where that removes most of the squared error
 * (after Wu, "Efficient statistical computations for optimal color quantization", 1991), then each
 * entry moves to the middle of the colors nearest to it.
 */
public final class PaletteFinder {
  private static final int ROUNDS = 3;

  private final int[] colors;
  private final long[] weights;
  private final LabColors lab;
  private final long[] keys;

  private PaletteFinder(ColorCounts counts) {
    colors = counts.colors();
    lab = new LabColors(colors);
    weights = Arrays.stream(colors).mapToLong(counts::count).toArray();
    keys = new long[colors.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = i;
    }
  }

  /** At most {@code limit} colors that stand for those counted; exactly those if they are few. */
  public static int[] find(ColorCounts counts, int limit) {
    if (counts.exact() && counts.size() <= limit) {
      return counts.colors();
    }
    PaletteFinder finder = new PaletteFinder(counts);
    int[] palette = finder.middles(finder.divide(limit));
    for (int round = 0; round < ROUNDS; round++) {
      palette = finder.settle(palette);
    }
    return ColorIndex.of(palette).colors();
  }

  /** A run of {@link #keys}: whether and where dividing it pays. */
  private record Box(int from, int to, int axis, int split, double gain) {}

  private List<Box> divide(int limit) {
    List<Box> boxes = new ArrayList<>();
    boxes.add(box(0, keys.length));
    while (boxes.size() < limit) {
      int best = 0;
      for (int i = 1; i < boxes.size(); i++) {
        best = boxes.get(i).gain() > boxes.get(best).gain() ? i : best;
      }
      Box box = boxes.get(best);
      if (box.gain() <= 0) {
        break;
      }
      sort(box.from(), box.to(), axis(box.axis()));
      boxes.set(best, box(box.from(), box.split()));
      boxes.add(box(box.split(), box.to()));
    }
    return boxes;
  }

  private Box box(int from, int to) {
    Box best = new Box(from, to, 0, from, 0);
    for (int axis = 0; axis < 3; axis++) {
      double[] values = axis(axis);
      sort(from, to, values);
      Box box = bestSplit(from, to, axis, values);
      best = box.gain() > best.gain() ? box : best;
    }
    return best;
  }

  /** Where two means instead of one take most off the squared error along an axis. */
  private Box bestSplit(int from, int to, int axis, double[] values) {
    double sum = 0;
    double weight = 0;
    for (int i = from; i < to; i++) {
      int color = (int) keys[i];
      sum += weights[color] * values[color];
      weight += weights[color];
    }
    double leftSum = 0;
    double leftWeight = 0;
    double bestGain = 0;
    int bestSplit = from;
    for (int i = from; i < to - 1; i++) {
      int color = (int) keys[i];
      leftSum += weights[color] * values[color];
      leftWeight += weights[color];
      double rightWeight = weight - leftWeight;
      double apart = leftSum / leftWeight - (sum - leftSum) / rightWeight;
      double gain = leftWeight * rightWeight / weight * apart * apart;
      if (gain > bestGain) {
        bestGain = gain;
        bestSplit = i + 1;
      }
    }
    return new Box(from, to, axis, bestSplit, bestGain);
  }

  /** Sorts a run of color numbers along an axis; equal values by number. */
  private void sort(int from, int to, double[] values) {
    for (int i = from; i < to; i++) {
      long color = keys[i] & 0xFFFFFFFFL;
      long place = (long) ((values[(int) color] + 1) * (1 << 28));
      keys[i] = place << 32 | color;
    }
    Arrays.sort(keys, from, to);
    for (int i = from; i < to; i++) {
      keys[i] &= 0xFFFFFFFFL;
    }
  }

  private double[] axis(int axis) {
    return axis == 0 ? lab.l : axis == 1 ? lab.a : lab.b;
  }

  private int[] middles(List<Box> boxes) {
    Means means = new Means(boxes.size());
    for (int i = 0; i < boxes.size(); i++) {
      for (int k = boxes.get(i).from(); k < boxes.get(i).to(); k++) {
        means.add(i, (int) keys[k]);
      }
    }
    return means.colors(new int[boxes.size()]);
  }

  /** One round of k-means. */
  private int[] settle(int[] palette) {
    LabColors entries = new LabColors(palette);
    Means means = new Means(palette.length);
    for (int color = 0; color < colors.length; color++) {
      means.add(entries.nearest(lab, color), color);
    }
    return means.colors(palette);
  }

  /** Weighted means of groups of colors. */
  private final class Means {
    private final double[][] sums;

    Means(int groups) {
      sums = new double[groups][4];
    }

    void add(int group, int color) {
      double weight = weights[color];
      sums[group][0] += weight * lab.l[color];
      sums[group][1] += weight * lab.a[color];
      sums[group][2] += weight * lab.b[color];
      sums[group][3] += weight;
    }

    /** The mean of each group, or what stood there before if it is empty. */
    int[] colors(int[] before) {
      int[] result = before.clone();
      for (int i = 0; i < result.length; i++) {
        double[] sum = sums[i];
        if (sum[3] > 0) {
          result[i] = LabColors.toArgb(sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]);
        }
      }
      return result;
    }
  }
}
