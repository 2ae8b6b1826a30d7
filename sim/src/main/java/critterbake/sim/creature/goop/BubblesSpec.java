package critterbake.sim.creature.goop;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;

/**
 * The bubbles that make the mass.
 *
 * @param count how many live at a time
 * @param least smallest full-grown radius, as a share of the body's
 * @param most largest full-grown radius, as a share of the body's
 * @param lifeSeconds from birth to death
 */
public record BubblesSpec(int count, double least, double most, double lifeSeconds) {
  private static final List<Double> SIZES = List.of(0.16, 0.46);

  public static final ObjectType<BubblesSpec> TYPE =
      ObjectType.of(
          "bubbles",
          "The bubbles a goop creature is made of.",
          BubblesSpec::of,
          Key.whole("count", 20, 0, 100_000, "How many live at a time."),
          Key.optional(
              "size",
              new Row(List.of(new Real(0, 10, Unit.SHARE), new Real(0, 10, Unit.SHARE))),
              "[0.16, 0.46]",
              "Smallest and largest radius, as shares of the body's."),
          Key.duration("life", 1.5, "Time from birth to death."));

  public BubblesSpec {
    if (least > most) {
      throw new InvalidSpec("size", "sizes are [smallest, largest]");
    }
    if (!(lifeSeconds > 0)) {
      throw new InvalidSpec("life", "a bubble lives longer than 0s");
    }
  }

  private static BubblesSpec of(Values values) {
    List<Double> size = values.has("size") ? values.list("size") : SIZES;
    return new BubblesSpec(
        (int) values.whole("count"), size.get(0), size.get(1), values.seconds("life"));
  }
}
