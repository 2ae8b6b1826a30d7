package critterbake.raster.color;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The only colors a picture may use.
 *
 * @param argb distinct opaque colors, in the order given
 */
public record Palette(List<Integer> argb) {
  public Palette {
    LinkedHashSet<Integer> distinct = new LinkedHashSet<>();
    for (int color : argb) {
      distinct.add(color | 0xff000000);
    }
    argb = List.copyOf(distinct);
    if (argb.isEmpty()) {
      throw new IllegalArgumentException("a palette needs at least one color");
    }
  }

  /** The entry nearest to a color in OKLab; ties go to the earlier entry. */
  public int nearest(int color) {
    int best = argb.get(0);
    double least = Double.MAX_VALUE;
    for (int entry : argb) {
      double distance = Oklch.distance(color, entry);
      if (distance < least) {
        least = distance;
        best = entry;
      }
    }
    return best;
  }

  /** The entries from dark to light. */
  List<Integer> byLightness() {
    List<Integer> sorted = new ArrayList<>(argb);
    sorted.sort(Comparator.comparingDouble(color -> Oklch.lab(color)[0]));
    return sorted;
  }

  /**
   * The palette of at most a number of colors that stands for many: the two closest entries are
   * merged into the one used by more, again and again.
   */
  public static Palette merged(List<Integer> colors, int most) {
    List<Integer> kept = new ArrayList<>(new Palette(colors).argb());
    while (kept.size() > most) {
      kept.remove(crowded(kept));
    }
    return new Palette(kept);
  }

  /** The later one of the closest pair. */
  private static int crowded(List<Integer> colors) {
    int crowded = 1;
    double least = Double.MAX_VALUE;
    for (int i = 1; i < colors.size(); i++) {
      for (int k = 0; k < i; k++) {
        double distance = Oklch.distance(colors.get(i), colors.get(k));
        if (distance < least) {
          least = distance;
          crowded = i;
        }
      }
    }
    return crowded;
  }
}
