package critterbake.sim.creature.goop;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;

/**
 * How a goop creature's mass looks.
 *
 * @param color straight ARGB
 * @param noise the ragged edge of its legs
 * @param rootWidth half the width of a leg where it leaves the body, units
 * @param tipWidth half the width of a leg at its tip, units
 * @param cursor whether the target is marked
 */
public record SkinSpec(int color, Noise noise, double rootWidth, double tipWidth, boolean cursor) {
  private static final List<Double> WIDTHS = List.of(0.25, 0.06);

  /** What the rim adds to red, green and blue. */
  private static final int[] RIM = {0x15, 0x1d, 0x26};

  /**
   * Noise that eats at the legs' edges.
   *
   * @param scale size of its features, final pixels
   * @param scroll final pixels a second it moves along a leg
   * @param amount 0 for clean edges to 1
   */
  public record Noise(double scale, double scroll, double amount) {
    static final ObjectType<Noise> TYPE =
        ObjectType.of(
            "noise",
            "The ragged edge of the legs.",
            values ->
                new Noise(values.number("scale"), values.number("scroll"), values.number("amount")),
            Key.number("scale", 5, 0.5, 1000, Unit.PIXELS, "Size of its features in pixels."),
            Key.number(
                "scroll", 14, -10_000, 10_000, Unit.PIXELS, "How fast it moves, pixels a second."),
            Key.number("amount", 1, 0, 1, Unit.SHARE, "0 for clean edges to 1 for ragged ones."));
  }

  public static final ObjectType<SkinSpec> TYPE =
      ObjectType.of(
          "skin",
          "How the mass looks.",
          SkinSpec::of,
          Key.optional(
              "color", new critterbake.sim.spec.ValueType.Color(), "#07080d", "Its color."),
          Key.object("noise", Noise.TYPE, "The ragged edge of the legs."),
          Key.optional(
              "width",
              new Row(List.of(new Real(0, 1000, Unit.LENGTH), new Real(0, 1000, Unit.LENGTH))),
              "[0.25, 0.06]",
              "Half the width of a leg at the body and at its tip."),
          Key.flag("cursor", false, "Whether its target is marked."));

  private static SkinSpec of(Values values) {
    List<Double> width = values.has("width") ? values.list("width") : WIDTHS;
    return new SkinSpec(
        values.has("color") ? values.color("color") : 0xff07080d,
        values.object("noise", Noise.TYPE),
        width.get(0),
        width.get(1),
        values.flag("cursor"));
  }

  /** The color of the lit rim: a cold step lighter. */
  int rim() {
    int rim = color & 0xff000000;
    for (int channel = 0; channel < 3; channel++) {
      int shift = 16 - 8 * channel;
      rim |= Math.min(255, (color >> shift & 255) + RIM[channel]) << shift;
    }
    return rim;
  }
}
