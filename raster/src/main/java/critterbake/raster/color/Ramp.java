package critterbake.raster.color;

import critterbake.sim.pose.Finish.Tone;
import critterbake.sim.pose.Material;
import java.util.List;

/**
 * The colors of one material, dark to light, one for each {@link Tone}. From a base color, a darker
 * step loses lightness, turns toward blue and loses a little chroma; a lighter one turns toward
 * yellow.
 */
public final class Ramp {
  private static final double DARKER = 0.125;
  private static final double LIGHTER = 0.078;
  private static final double DARKER_TURN = 22;
  private static final double LIGHTER_TURN = 13;
  private static final double DARKER_CHROMA = 0.90;
  private static final double LIGHTER_CHROMA = 0.94;
  private static final double COOL = 270;
  private static final double WARM = 95;

  private final int[] argb;

  private Ramp(int[] argb) {
    this.argb = argb;
  }

  /** The ramp of a material, with an outline color that it shares with others. */
  public static Ramp of(Material material, int outline) {
    int[] tones =
        material instanceof Material.Base base
            ? fromBase(base.argb())
            : spread(((Material.Ramp) material).argb());
    tones[RampStep.OUTLINE] = outline;
    return new Ramp(tones);
  }

  /** The outline color that a material would have by itself: one step below its darkest tone. */
  public static int outlineOf(Material material) {
    if (material instanceof Material.Base base) {
      return fromBase(base.argb())[0];
    }
    int darkest = ((Material.Ramp) material).argb().get(0);
    return darker(Oklch.of(darkest)).argb();
  }

  /** The color of a tone. */
  public int argb(Tone tone) {
    return argb[RampStep.of(tone)];
  }

  /** The color of the i-th tone. */
  public int argb(int tone) {
    return argb[tone];
  }

  /** The same ramp in other colors, one for each tone. */
  Ramp recolored(int[] colors) {
    return new Ramp(colors.clone());
  }

  int[] colors() {
    return argb.clone();
  }

  private static int[] fromBase(int base) {
    int[] tones = new int[RampStep.COUNT];
    int mid = RampStep.MID;
    tones[mid] = base | 0xff000000;
    Oklch step = Oklch.of(base);
    tones[mid + 1] = lighter(step).argb();
    for (int i = mid - 1; i >= 0; i--) {
      step = darker(step);
      tones[i] = step.argb();
    }
    return tones;
  }

  private static Oklch darker(Oklch color) {
    return new Oklch(
        Math.max(0, color.lightness() - DARKER),
        color.chroma() * DARKER_CHROMA,
        Oklch.toward(color.hueDegrees(), COOL, DARKER_TURN));
  }

  private static Oklch lighter(Oklch color) {
    return new Oklch(
        Math.min(1, color.lightness() + LIGHTER),
        color.chroma() * LIGHTER_CHROMA,
        Oklch.toward(color.hueDegrees(), WARM, LIGHTER_TURN));
  }

  /**
   * Lays a given ramp over the four tones above the outline: one color serves all; two are shade
   * and middle; three shade, middle and light; of more than four the darkest and lightest are kept.
   */
  private static int[] spread(List<Integer> given) {
    int n = given.size();
    int[] tones = new int[RampStep.COUNT];
    for (int tone = 1; tone < RampStep.COUNT; tone++) {
      int at =
          switch (n) {
            case 1 -> 0;
            case 2 -> tone < RampStep.MID ? 0 : 1;
            case 3 -> Math.max(0, tone - 2);
            default -> (int) Math.round((tone - 1) * (n - 1) / 3.0);
          };
      tones[tone] = given.get(at) | 0xff000000;
    }
    return tones;
  }
}
