package critterbake.sim.world;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;

/**
 * What creatures move in.
 *
 * @param gravity units a second squared, downward
 * @param ground the ground line, or one that is nowhere
 * @param solids polygons to crawl on
 */
public record World(double gravity, Ground ground, Solids solids) {
  private static final ValueType COORDINATE = new ValueType.Real(-1e6, 1e6, Unit.LENGTH);
  private static final ValueType POLYGON =
      new ValueType.Many(new ValueType.Row(List.of(COORDINATE, COORDINATE)), 3, 100_000);

  /** The keys of {@code world}. */
  public static final ObjectType<World> TYPE =
      ObjectType.of(
          "world",
          "What creatures move in.",
          World::from,
          Key.number("gravity", 9.8, 0, 10_000, Unit.ACCELERATION, "Pulls down."),
          new Key(
              "ground",
              GroundType.VALUE,
              new Chosen("word", "flat"),
              "flat",
              false,
              "flat, none, {level: 0.5}, {points: [[x, y], ...], repeat: true},"
                  + " {stairs: {rise, run}} or {hills: {height, length}}."),
          Key.optional(
              "solids",
              new ValueType.Many(POLYGON, 0, 10_000),
              "none",
              "Polygons of rock to crawl on, each [[x, y], ...]."));

  private static World from(Values values) {
    return new World(
        values.number("gravity"),
        GroundType.of(values.chosen("ground").orElseThrow()),
        new Solids(values.<List<List<Double>>>list("solids").stream().map(World::ring).toList()));
  }

  private static double[] ring(List<List<Double>> corners) {
    double[] ring = new double[2 * corners.size()];
    for (int i = 0; i < corners.size(); i++) {
      ring[2 * i] = corners.get(i).get(0);
      ring[2 * i + 1] = corners.get(i).get(1);
    }
    return ring;
  }
}
