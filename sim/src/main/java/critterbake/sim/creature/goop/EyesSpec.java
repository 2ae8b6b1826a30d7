package critterbake.sim.creature.goop;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Many;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;

/**
 * The eyes of a goop creature.
 *
 * @param sizes radius of each, as a share of the body's
 * @param blinkRate blinks a second of each eye
 * @param lookAheadSeconds how far ahead on its path they look
 */
public record EyesSpec(List<Double> sizes, double blinkRate, double lookAheadSeconds) {
  private static final List<Double> SIZES = List.of(0.38, 0.29, 0.25, 0.21, 0.17, 0.17);

  public static final ObjectType<EyesSpec> TYPE =
      ObjectType.of(
          "eyes",
          "The eyes of a goop creature.",
          EyesSpec::of,
          Key.optional(
              "sizes",
              new Many(new Real(0.01, 2, Unit.SHARE), 0, 1000),
              "[0.38, 0.29, 0.25, 0.21, 0.17, 0.17]",
              "Radius of each eye, as a share of the body's."),
          Key.number("blink", 0.35, 0, 4, Unit.PER_SECOND, "Blinks a second of each eye."),
          Key.duration("look_ahead", 0.7, "How far ahead on its path it looks."));

  public EyesSpec {
    sizes = List.copyOf(sizes);
  }

  private static EyesSpec of(Values values) {
    return new EyesSpec(
        values.has("sizes") ? values.list("sizes") : SIZES,
        values.number("blink"),
        values.seconds("look_ahead"));
  }
}
