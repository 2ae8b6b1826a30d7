package critterbake.sim.creature.goop;

import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.world.Terrain;
import java.util.Optional;

/**
 * One lap of a loop as body and feet do it, recorded tick by tick: planted feet may not slide, so
 * they are never blended. Feet are often periodic unaided; where they are not in the rhythm asked
 * for, a few rhythms beside it are tried.
 */
final class Lap {
  /** Laps a rhythm gets to repeat itself. */
  private static final int PATIENCE = 8;

  /** A lap repeats when no number of its state differs by more, units (or seconds). */
  private static final double REPEATED = 1e-9;

  /** Share of the legs that should hold on average: another rhythm is tried when they do not. */
  private static final double GOOD_HOLD = 0.7;

  private static final int FEWEST = 2;

  private static final double[] STAGGER_CHANGES = {0, -1, 1, -2, 2, -3};
  private static final double[] RADIUS_CHANGES = {0, -0.03, 0.03, 0.06};

  private final LegsSpec legs;
  private final double[][] states;

  /** Legs that hold on average, and at least. */
  private final double hold;

  private final int fewest;

  private Lap(LegsSpec legs, double[][] states, double hold, int fewest) {
    this.legs = legs;
    this.states = states;
    this.hold = hold;
    this.fewest = fewest;
  }

  private boolean holdsWell() {
    return hold >= GOOD_HOLD * legs.count() && fewest >= Math.min(legs.count(), FEWEST);
  }

  /** The legs with the rhythm that repeats. */
  LegsSpec legs() {
    return legs;
  }

  /** Puts body and feet where they are at a tick of the lap. */
  void restore(long phaseTick, Skeleton skeleton) {
    skeleton.restore(states[(int) phaseTick], 0);
  }

  /** Searches a lap that repeats; empty in open shots and when no rhythm does. */
  static Optional<Lap> of(String id, GoopSpec spec, Stage stage, Terrain terrain, double period) {
    if (stage.loop().isEmpty()) {
      return Optional.empty();
    }
    Optional<Lap> best = Optional.empty();
    for (double radius : RADIUS_CHANGES) {
      for (double stagger : STAGGER_CHANGES) {
        LegsSpec legs = spec.legs();
        legs =
            legs.withRhythm(
                Math.max(0, legs.stagger() + stagger), Math.max(0.05, legs.liftRadius() + radius));
        Optional<Lap> lap = new Rehearsal(id, spec, legs, stage, terrain, period).lap();
        if (lap.isPresent() && lap.get().holdsWell()) {
          return lap;
        }
        if (lap.isPresent() && best.map(b -> b.hold < lap.get().hold).orElse(true)) {
          best = lap;
        }
      }
    }
    return best;
  }

  /** Runs one rhythm until it repeats itself. */
  private static final class Rehearsal {
    private final LegsSpec legs;
    private final Stage stage;
    private final LoopPlan plan;
    private final Target target;
    private final Skeleton skeleton;
    private long tick;

    Rehearsal(
        String id, GoopSpec spec, LegsSpec legs, Stage stage, Terrain terrain, double period) {
      this.legs = legs;
      this.stage = stage;
      plan = stage.loop().orElseThrow();
      target = new Target(id, spec.movement(), 0, stage);
      skeleton = new Skeleton(spec, legs, stage, terrain, period);
      skeleton.start(target.now().x(), target.now().y());
    }

    Optional<Lap> lap() {
      double[] before = state();
      for (int i = 0; i < PATIENCE; i++) {
        for (long t = 0; t < plan.ticks(); t++) {
          step();
        }
        double[] now = state();
        if (same(before, now)) {
          return Optional.of(record());
        }
        before = now;
      }
      return Optional.empty();
    }

    private Lap record() {
      double[][] states = new double[(int) plan.ticks()][];
      double held = 0;
      int fewest = legs.count();
      for (int t = 0; t < states.length; t++) {
        states[t] = state();
        held += skeleton.feet().attached();
        fewest = Math.min(fewest, skeleton.feet().attached());
        step();
      }
      return new Lap(legs, states, held / states.length, fewest);
    }

    private void step() {
      double before = stage.clock().seconds(plan.phaseTick(tick));
      tick++;
      target.step(tick);
      skeleton.step(target, before);
    }

    private double[] state() {
      double[] state = new double[skeleton.stateSize()];
      skeleton.save(state, 0);
      return state;
    }

    private static boolean same(double[] a, double[] b) {
      for (int i = 0; i < a.length; i++) {
        if (!(Math.abs(a[i] - b[i]) <= REPEATED)) {
          return false;
        }
      }
      return true;
    }
  }
}
