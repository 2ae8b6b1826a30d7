package critterbake.sim.creature.goop;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;

/**
 * The body of a goop creature and how the target pulls it.
 *
 * @param radius units
 * @param pull acceleration for each unit to the target, 1/s^2
 * @param damping share of its velocity lost, 1/s
 */
public record BodySpec(double radius, double pull, double damping) {
  public static final ObjectType<BodySpec> TYPE =
      ObjectType.of(
          "body",
          "The mass of a goop creature and how it is pulled.",
          values ->
              new BodySpec(
                  values.number("radius"), values.number("pull"), values.number("damping")),
          Key.number("radius", 0.6, 1e-3, 1000, Unit.LENGTH, "Radius of the mass."),
          Key.number(
              "pull", 28, 0, 1000, Unit.NONE, "Acceleration for each unit to the target, 1/s^2."),
          Key.number("damping", 7, 0, 100, Unit.PER_SECOND, "How quickly its movement dies away."));
}
