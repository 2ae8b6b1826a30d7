package critterbake.raster.look;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;

/**
 * A blurred copy of the picture, laid into what is behind it: the look's {@code ghost}.
 *
 * @param blur standard deviation, final pixels
 * @param offsetX pixels to the right
 * @param offsetY pixels down
 * @param strength 0 invisible to 1
 * @param mode whether it darkens or lightens
 */
public record GhostLook(double blur, int offsetX, int offsetY, double strength, Mode mode) {
  /** The keys of {@code ghost}. */
  public static final ObjectType<GhostLook> TYPE =
      ObjectType.of(
          "ghost",
          "A blurred copy behind the picture.",
          GhostLook::from,
          Key.number("blur", 4.2, 0, 64, Unit.PIXELS, "Blur in final pixels."),
          new Key(
              "offset",
              new ValueType.Row(
                  List.of(new ValueType.Whole(-16384, 16384), new ValueType.Whole(-16384, 16384))),
              List.of(0L, 0L),
              "[0, 0]",
              false,
              "Pixels to the right and down."),
          Key.number("strength", 0.5, 0, 1, Unit.SHARE, "0 invisible to 1."),
          Key.choice(
              "mode",
              Mode.MULTIPLY,
              "multiply darkens what is behind, lighter brightens it (around a black creature)."));

  /** Whether the copy darkens or lightens. */
  public enum Mode {
    MULTIPLY,
    LIGHTER
  }

  private static GhostLook from(Values values) {
    List<Long> offset = values.list("offset");
    return new GhostLook(
        values.number("blur"),
        Math.toIntExact(offset.get(0)),
        Math.toIntExact(offset.get(1)),
        values.number("strength"),
        values.choice("mode", Mode.class));
  }
}
