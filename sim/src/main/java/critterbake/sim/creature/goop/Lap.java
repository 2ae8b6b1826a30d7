package critterbake.sim.creature.goop;

import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.world.Terrain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * One lap of a loop as body and feet do it, recorded tick by tick: planted feet may not slide, so
 * they are never blended. Feet are often periodic unaided; where they are not in the rhythm asked
 * for, some rhythms beside it are tried, and at last their lifts are repeated from lap to lap.
 *
 * @param legs with the rhythm that repeats
 * @param states of body and feet by tick
 * @param hold legs that hold on average
 * @param usual legs that hold on average when lifts are free
 * @param fewest legs that hold at least
 */
record Lap(LegsSpec legs, double[][] states, double hold, double usual, int fewest) {
  /**
   * Share of the legs that should hold on average, or nearly as many as do in such a place when
   * nothing is repeated: another rhythm is tried when they do not.
   */
  private static final double GOOD_HOLD = 0.7;

  private static final double NEARLY = 0.95;

  private static final int FEWEST = 2;

  private static final double[] STAGGER_CHANGES = {0, -1, 1, -2};
  private static final double[] RADIUS_CHANGES = {0, -0.03, 0.03};

  private boolean holdsWell() {
    double wanted = Math.min(GOOD_HOLD * legs.count(), NEARLY * usual);
    return hold >= wanted && fewest >= Math.min(legs.count(), FEWEST);
  }

  /** What a person should know of its rhythm. */
  Optional<String> changes(LegsSpec asked) {
    if (legs.equals(asked)) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "the legs lift with stagger %.4g and lift_radius %.4g instead of %.4g and %.4g, so that"
                + " the feet repeat with the loop",
            legs.stagger(),
            legs.liftRadius(),
            asked.stagger(),
            asked.liftRadius()));
  }

  /** Puts body and feet where they are at a tick, laps that travel on counted. */
  void restore(long tick, LoopPlan plan, Skeleton skeleton) {
    double[] row = states[(int) plan.phaseTick(tick)];
    long laps = plan.lap(tick);
    skeleton.restore(row, 0, laps * plan.advanceX(), laps * plan.advanceY());
  }

  /** Searches a lap that repeats; empty in open shots and when none does. */
  static Optional<Lap> of(String id, GoopSpec spec, Stage stage, Terrain terrain, double period) {
    if (stage.loop().isEmpty()) {
      return Optional.empty();
    }
    List<Lap> found = new ArrayList<>();
    Function<LegsSpec, Rehearsal> rehearsal =
        legs -> new Rehearsal(id, spec, legs, stage, terrain, period);
    return first(rhythms(spec.legs()), legs -> rehearsal.apply(legs).unaided(), found)
        .or(() -> first(rhythms(spec.legs()), legs -> rehearsal.apply(legs).guided(), found))
        .or(() -> found.stream().max(Comparator.comparingDouble(Lap::hold)));
  }

  /** The first lap that holds well; others that repeat are collected. */
  private static Optional<Lap> first(
      List<LegsSpec> rhythms, Function<LegsSpec, Optional<Lap>> search, List<Lap> found) {
    for (LegsSpec legs : rhythms) {
      Optional<Lap> lap = search.apply(legs);
      lap.ifPresent(found::add);
      if (lap.isPresent() && lap.get().holdsWell()) {
        return lap;
      }
    }
    return Optional.empty();
  }

  /** A dozen rhythms, the one asked for first. */
  private static List<LegsSpec> rhythms(LegsSpec legs) {
    List<LegsSpec> rhythms = new ArrayList<>();
    for (double radius : RADIUS_CHANGES) {
      for (double stagger : STAGGER_CHANGES) {
        rhythms.add(
            legs.withRhythm(
                Math.max(0, legs.stagger() + stagger), Math.max(0.05, legs.liftRadius() + radius)));
      }
    }
    return rhythms;
  }
}
