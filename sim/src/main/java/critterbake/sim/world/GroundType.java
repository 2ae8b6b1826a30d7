package critterbake.sim.world;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Many;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.OneOf;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Locale;

/** How a scenario describes the ground: a word, or a shape with its numbers. */
public final class GroundType {
  /** Points a unit of ground that repeats, at most: what a look-up can hold. */
  private static final double DENSEST = 1000;

  private static final ValueType LENGTH = new Real(-1e6, 1e6, Unit.LENGTH);

  private static final ObjectType<Ground> STAIRS =
      ObjectType.of(
          "stairs",
          "Endless stairs, going up to the right.",
          values -> new StairsGround(values.number("rise"), values.number("run")),
          Key.number("rise", 0.2, -1000, 1000, Unit.LENGTH, "Height of a step; below 0 down."),
          Key.number("run", 0.5, 0.01, 1000, Unit.LENGTH, "Depth of a tread."));

  private static final ObjectType<Ground> HILLS =
      ObjectType.of(
          "hills",
          "Round hills without end, a valley at 0.",
          values -> new HillsGround(values.number("height"), values.number("length")),
          Key.number("height", 0.3, 0, 1000, Unit.LENGTH, "From valley to top."),
          Key.number("length", 4, 0.01, 1e6, Unit.LENGTH, "From one valley to the next."));

  private static final ObjectType<Ground> SHAPE =
      ObjectType.of(
              "ground",
              "The shape of the ground.",
              GroundType::shape,
              Key.optional("level", LENGTH, "none", "Level ground of this height."),
              Key.optional(
                  "points",
                  new Many(new Row(List.of(LENGTH, LENGTH)), 2, 100_000),
                  "none",
                  "A line through points [x, y], from left to right."),
              Key.flag("repeat", false, "Whether the points go on in both directions."),
              Key.optional("stairs", new Nested(STAIRS), "none", "Endless stairs."),
              Key.optional("hills", new Nested(HILLS), "none", "Round hills."))
          .choosingOneOf("level", "points", "stairs", "hills");

  /** What {@code world.ground} may be. */
  public static final ValueType VALUE =
      new OneOf(
          List.of(
              new Form("word", new ValueType.Choice(List.of("flat", "none"))),
              new Form("shape", new Nested(SHAPE))));

  private GroundType() {}

  /** The ground a value of {@link #VALUE} describes. */
  public static Ground of(Chosen chosen) {
    if (chosen.form().equals("shape")) {
      return (Ground) chosen.value();
    }
    return chosen.value().equals("none") ? new NoGround() : Ground.flat();
  }

  private static Ground shape(Values values) {
    if (values.has("stairs")) {
      return values.object("stairs", STAIRS);
    }
    if (values.has("hills")) {
      return values.object("hills", HILLS);
    }
    if (values.has("points")) {
      return points(values.list("points"), values.flag("repeat"));
    }
    if (values.has("level")) {
      return new LevelGround(values.number("level"));
    }
    throw new InvalidSpec("level", "a ground needs one of level, points, stairs, hills");
  }

  private static Ground points(List<List<Double>> rows, boolean repeat) {
    double[] xs = rows.stream().mapToDouble(row -> row.get(0)).toArray();
    double[] ys = rows.stream().mapToDouble(row -> row.get(1)).toArray();
    Ground ground = points(xs, ys, repeat);
    if (repeat && xs.length > DENSEST * ground.period()) {
      throw new InvalidSpec(
          "points",
          String.format(
              Locale.ROOT,
              "too many points in too little ground: %d repeat every %s units, at most %.0f a unit"
                  + " may",
              xs.length,
              ground.period(),
              DENSEST));
    }
    return ground;
  }

  private static Ground points(double[] xs, double[] ys, boolean repeat) {
    try {
      return new PointsGround(xs, ys, repeat);
    } catch (IllegalArgumentException invalid) {
      throw new InvalidSpec("points", invalid.getMessage());
    }
  }
}
