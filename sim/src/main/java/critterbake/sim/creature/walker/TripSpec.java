package critterbake.sim.creature.walker;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import java.util.List;

/**
 * A stumble: at a time the walker is knocked off balance.
 *
 * @param at seconds
 * @param pushX sudden speed in the direction of the walk, units a second
 * @param pushY sudden vertical speed, units a second: below 0 the body drops
 */
public record TripSpec(double at, double pushX, double pushY) {
  public static final ObjectType<TripSpec> TYPE =
      ObjectType.of(
          "trip",
          "Knocks the walker off balance; it finds it again.",
          values -> {
            List<Double> push = values.list("push");
            return new TripSpec(
                values.seconds("at"),
                push.isEmpty() ? 2 : push.get(0),
                push.isEmpty() ? -0.5 : push.get(1));
          },
          Key.duration("at", 1, "When it trips, counted from tick 0, the warm-up included."),
          Key.optional(
              "push",
              new Row(List.of(new Real(-10, 10, Unit.SPEED), new Real(-5, 5, Unit.SPEED))),
              "[2, -0.5]",
              "Sudden speed, along the walk and upward."));
}
