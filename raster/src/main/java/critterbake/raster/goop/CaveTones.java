package critterbake.raster.goop;

import critterbake.raster.view.Scenery;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * The cold colors of a cave, dark to light, made from its middle one: two of rock, three of air,
 * one of lit edges. The proportions were measured on a palette in which a black creature reads
 * well.
 */
public final class CaveTones {
  /** Tones of rock, deep and near its surface; tones of air, far, middle and lit; lit edges. */
  public static final int DEEP = 0;

  public static final int ROCK = 1;
  public static final int DARK = 2;
  public static final int MIDDLE = 3;
  public static final int LIGHT = 4;
  public static final int EDGE = 5;

  /** Middle air when the scenario gives no color. */
  public static final int STANDARD = 0xff3d5a66;

  private static final int[] MEASURED = {
    0x172231, 0x213145, 0x2b4150, 0x3d5a66, 0x557679, 0x7c9c95
  };

  private final int[] colors = new int[MEASURED.length];

  /**
   * @param middle color of the middle air, straight ARGB
   */
  public CaveTones(int middle) {
    for (int i = 0; i < colors.length; i++) {
      int color = 0xff000000;
      for (int shift = 0; shift <= 16; shift += 8) {
        int measuredMiddle = MEASURED[MIDDLE] >> shift & 255;
        int measured = MEASURED[i] >> shift & 255;
        int wanted = (middle >> shift & 255) * measured + measuredMiddle / 2;
        color |= Math.min(255, wanted / measuredMiddle) << shift;
      }
      colors[i] = color;
    }
  }

  /** The tones of what stands behind, by the color its scenery gives the air. */
  public static CaveTones of(Optional<Scenery> scenery) {
    return new CaveTones(
        scenery.map(behind -> behind.background().color().orElse(STANDARD)).orElse(STANDARD));
  }

  /** The same tones after a change of all colors. */
  public CaveTones changedBy(IntUnaryOperator change) {
    CaveTones changed = new CaveTones(STANDARD);
    Arrays.setAll(changed.colors, tone -> change.applyAsInt(colors[tone]));
    return changed;
  }

  public int color(int tone) {
    return colors[tone];
  }

  /** The tone of a color, or -1 when it is none of the cave's. */
  public int tone(int color) {
    for (int i = 0; i < colors.length; i++) {
      if (colors[i] == color) {
        return i;
      }
    }
    return -1;
  }
}
