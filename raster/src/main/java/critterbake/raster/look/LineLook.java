package critterbake.raster.look;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.OptionalInt;

/**
 * The outlines of a creature: the look's {@code outline}.
 *
 * @param style how the outer line is colored
 * @param color straight ARGB of a solid outline, or empty for the actor's own outline color
 * @param inner whether lines are drawn between parts too
 * @param diagonals whether diagonal neighbours get a line too (thicker corners)
 */
public record LineLook(Style style, OptionalInt color, boolean inner, boolean diagonals) {
  /** The keys of {@code outline}. */
  public static final ObjectType<LineLook> TYPE =
      ObjectType.of(
          "outline",
          "The lines around and between parts.",
          LineLook::from,
          Key.choice(
              "style",
              Style.TINTED,
              "How the outer line is colored: none, one solid color, the darkest color of the part"
                  + " beside it, or selout (a tone lighter on the lit side)."),
          Key.optional(
              "color",
              new ValueType.Color(),
              "the actor's outline material",
              "Color of a solid outline."),
          Key.flag("inner", true, "Whether lines are drawn where one part crosses another."),
          Key.optional(
              "corners",
              new ValueType.OneOf(
                  List.of(
                      new ValueType.Form("side", new ValueType.Whole(4, 4)),
                      new ValueType.Form("diagonal", new ValueType.Whole(8, 8)))),
              "4",
              "4: only side neighbours get a line; 8: diagonal ones too, for thicker corners."));

  /** How the outer line is colored. */
  public enum Style {
    NONE,
    /** One color. */
    SOLID,
    /** The darkest ramp entry of the part beside it. */
    TINTED,
    /** Tinted, but a tone lighter on the lit side. */
    SELOUT
  }

  /** Pixels the outer line adds on every side. */
  public int width() {
    return style == Style.NONE ? 0 : 1;
  }

  private static LineLook from(Values values) {
    return new LineLook(
        values.choice("style", Style.class),
        values.has("color") ? OptionalInt.of(values.color("color")) : OptionalInt.empty(),
        values.flag("inner"),
        values.chosen("corners").map(ValueType.Chosen::form).orElse("side").equals("diagonal"));
  }
}
