package critterbake.sim.rope;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;

/**
 * A rope as a scenario describes it, independent of the tick rate.
 *
 * @param stiffness share of the stability limit 1/h^2, above 0 and at most 1
 * @param drag 1/s, above 0: ropes without it never settle
 * @param bending 1/s^2
 * @param substeps steps for each 1/60 s; h is 1/(60 substeps) s
 * @param muscle slack a planted leg keeps, as a share of its span; lifted ones keep more
 */
public record RopeSpec(double stiffness, double drag, double bending, int substeps, double muscle) {
  /** Ticks a second the number of substeps is meant for, as in the article. */
  private static final double ARTICLE_RATE = 60;

  public static final ObjectType<RopeSpec> TYPE =
      ObjectType.of(
          "rope",
          "How the legs hang and pull.",
          RopeSpec::of,
          Key.number(
              "stiffness",
              0.25,
              Double.MIN_VALUE,
              Double.MAX_VALUE,
              Unit.SHARE,
              "Stiffness as a share of the stability limit 1/h^2; at most 1."),
          Key.number("drag", 9, 0.1, 60, Unit.PER_SECOND, "How quickly swinging dies away."),
          Key.number(
              "bending", 200, 0, 3000, Unit.NONE, "How much a leg resists bending: 0 is limp."),
          Key.whole("substeps", 5, 1, 64, "Rope steps for each 1/60 second."),
          Key.number(
              "muscle",
              0.16,
              0.01,
              1,
              Unit.SHARE,
              "Slack of a planted leg as a share of its span."));

  public RopeSpec {
    if (!(stiffness > 0 && stiffness <= 1)) {
      throw new InvalidSpec(
          "stiffness",
          "stiffness is a share of the stability limit 1/h^2 (h = 1/(60 substeps) s): expected above"
              + " 0 and at most 1, was "
              + stiffness);
    }
    if (bending >= limit(substeps)) {
      throw new InvalidSpec(
          "bending",
          "bending must stay below the stability limit of " + limit(substeps) + ", was " + bending);
    }
  }

  private static RopeSpec of(Values values) {
    return new RopeSpec(
        values.number("stiffness"),
        values.number("drag"),
        values.number("bending"),
        (int) values.whole("substeps"),
        values.number("muscle"));
  }

  /**
   * Stiffness in 1/s^2 over which an undamped chain of links gains energy: w_max = 2 sqrt(k) = 2/h.
   */
  private static double limit(int substeps) {
    double h = 1 / (ARTICLE_RATE * substeps);
    return 1 / (h * h);
  }

  /**
   * The material; bending acts like more stiffness between neighbours, so it counts toward the
   * limit.
   */
  public RopeMaterial material() {
    double limit = limit(substeps);
    return new RopeMaterial(Math.min(stiffness * limit, limit - bending), drag, bending);
  }

  /** Equal substeps of a step, each at most h long. */
  public int substepsOf(double seconds) {
    return Math.max(1, (int) Math.ceil(ARTICLE_RATE * substeps * seconds - 1e-9));
  }
}
