package critterbake.raster.sprite;

import critterbake.raster.color.Oklch;
import critterbake.raster.color.Ramp;
import critterbake.raster.cover.SpriteSource.Edge;
import critterbake.sim.pose.Material;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Colors of the lines on and around a cut-out, from its own. */
final class SpriteEdge {
  /** A color on fewer than one in so many pixels is a detail, not what the part is made of. */
  private static final int DETAIL = 24;

  private SpriteEdge() {}

  static Edge of(SpriteImage image, boolean outlined) {
    Map<Integer, Integer> counts = new TreeMap<>();
    int opaque = 0;
    for (int color : image.argb()) {
      if (color >>> 24 != 0) {
        counts.merge(color | 0xff000000, 1, Integer::sum);
        opaque++;
      }
    }
    int darkest = 0xff000000;
    double least = Double.MAX_VALUE;
    for (Map.Entry<Integer, Integer> count : counts.entrySet()) {
      double lightness = Oklch.of(count.getKey()).lightness();
      if (count.getValue() * DETAIL >= opaque && lightness < least) {
        least = lightness;
        darkest = count.getKey();
      }
    }
    return new Edge(outlined, darkest, Ramp.outlineOf(new Material.Ramp(List.of(darkest))));
  }
}
