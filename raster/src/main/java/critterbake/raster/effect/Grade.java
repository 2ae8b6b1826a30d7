package critterbake.raster.effect;

import critterbake.raster.look.GradeLook;
import critterbake.sim.math.Strict;

/**
 * Grades all colors: hue and saturation, then contrast and brightness, then a tint. Each color
 * alone decides what becomes of it, so equal colors stay equal. Works on sRGB values as editors do;
 * the hue turns about the gray axis with the luma of Rec. 709 kept.
 */
public final class Grade implements Effect {
  private static final double RED = 0.2126;
  private static final double GREEN = 0.7152;
  private static final double BLUE = 0.0722;

  private final GradeLook look;
  private final double[] matrix = new double[9];

  public Grade(GradeLook look) {
    this.look = look;
    double turn = Strict.radians(look.hueDegrees());
    double c = Strict.cos(turn) * look.saturation();
    double s = Strict.sin(turn) * look.saturation();
    double[] luma = {RED, GREEN, BLUE, RED, GREEN, BLUE, RED, GREEN, BLUE};
    double[] cosine = {1 - RED, -GREEN, -BLUE, -RED, 1 - GREEN, -BLUE, -RED, -GREEN, 1 - BLUE};
    double[] sine = {-RED, -GREEN, 1 - BLUE, 0.143, 0.140, -0.283, -(1 - RED), GREEN, BLUE};
    for (int i = 0; i < 9; i++) {
      matrix[i] = luma[i] + c * cosine[i] + s * sine[i];
    }
  }

  @Override
  public void apply(Picture picture) {
    grade(picture.argb());
    picture.backdrop().ifPresent(this::grade);
  }

  /** The graded color; alpha stays. */
  public int color(int argb) {
    if (argb >>> 24 == 0) {
      return argb;
    }
    double r = (argb >> 16 & 255) / 255.0;
    double g = (argb >> 8 & 255) / 255.0;
    double b = (argb & 255) / 255.0;
    return argb & 0xff000000
        | channel(0, r, g, b) << 16
        | channel(1, r, g, b) << 8
        | channel(2, r, g, b);
  }

  private void grade(int[] colors) {
    int last = 0;
    int graded = 0;
    for (int i = 0; i < colors.length; i++) {
      if (colors[i] != last) {
        last = colors[i];
        graded = color(last);
      }
      colors[i] = graded;
    }
  }

  private int channel(int index, double r, double g, double b) {
    double value = matrix[3 * index] * r + matrix[3 * index + 1] * g + matrix[3 * index + 2] * b;
    value = (value - 0.5) * look.contrast() + 0.5 + look.brightness();
    value = Math.max(0, Math.min(1, value));
    double tint = (look.tint() >> 16 - 8 * index & 255) / 255.0;
    return (int) Math.round(value * tint * 255);
  }
}
