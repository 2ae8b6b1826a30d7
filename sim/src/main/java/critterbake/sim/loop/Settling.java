package critterbake.sim.loop;

import critterbake.sim.Actor;
import critterbake.sim.Simulation;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.SceneState.Slot;
import critterbake.sim.math.Strict;
import java.util.List;
import java.util.function.Predicate;

/**
 * Runs lap after lap until the state repeats. Parts made by construction repeat at once; linear
 * followers are helped by solving for their start; what contracts gets nearer every lap.
 */
final class Settling {
  /** Closer than this, in pixels, is a repeat. */
  static final double REPEATS_PX = 1e-6;

  private static final int MOST_LAPS = 64;

  /** Laps before a prediction is believed. */
  private static final int LAPS_TO_JUDGE = 8;

  private final Simulation simulation;
  private final SceneState state;
  private final LoopPlan plan;
  private final double pixelsPerUnit;
  private final Followers followers;
  private double[] start;
  private double[] end;
  private int laps;
  private double ratio = Double.NaN;
  private SeamMeter seam;

  Settling(Simulation simulation, SceneState state, LoopPlan plan, double pixelsPerUnit) {
    this.simulation = simulation;
    this.state = state;
    this.plan = plan;
    this.pixelsPerUnit = pixelsPerUnit;
    this.start = state.saved();
    this.end = start.clone();
    this.followers = new Followers(state, plan.ticks());
  }

  /** Runs until all parts repeat that can, or it is hopeless. */
  void run(int warmupLaps) {
    for (int lap = 0; lap < warmupLaps; lap++) {
      runLap();
      adopt();
    }
    double[] errors = new double[MOST_LAPS];
    while (laps < MOST_LAPS) {
      runLap();
      double error = largestError(slot -> slot.part().closing() != Closing.CLOSING);
      errors[laps++] = error;
      if (error <= REPEATS_PX || hopeless(errors)) {
        return;
      }
      adopt();
    }
  }

  /** One lap from the start; the way the scene moved is taken out of its end. */
  private void runLap() {
    state.restore(start, 0, 0, 0);
    simulation.actors().forEach(Actor::startMeasuring);
    seam = new SeamMeter(plan);
    for (long tick = 0; tick < plan.ticks(); tick++) {
      if (tick % plan.ticksPerFrame() == 0) {
        seam.frame(simulation);
      }
      simulation.step();
    }
    state.save(end);
    state.bringBack(end, plan.advanceX(), plan.advanceY());
  }

  /** The end becomes the next start, the followers' part of it corrected. */
  private void adopt() {
    followers.correct(start, end);
    double[] swap = start;
    start = end;
    end = swap;
  }

  private boolean hopeless(double[] errors) {
    if (laps < 2) {
      return false;
    }
    int back = Math.min(3, laps - 1);
    double shrink = errors[laps - 1] / errors[laps - 1 - back];
    ratio = Strict.pow(shrink, 1.0 / back);
    if (laps < LAPS_TO_JUDGE) {
      return false;
    }
    double needed = Strict.log(REPEATS_PX / errors[laps - 1]) / Strict.log(ratio);
    return ratio >= 1 || needed > MOST_LAPS - laps;
  }

  /** The largest miss, in pixels, of the parts that count. */
  double largestError(Predicate<Slot> counts) {
    return state.slots().stream().filter(counts).mapToDouble(this::error).max().orElse(0);
  }

  /** How far a part's state at the end of the last lap is from its start, in pixels. */
  double error(Slot slot) {
    return SceneState.distance(slot, start, end) * pixelsPerUnit;
  }

  List<Slot> unsettled() {
    return state.slots().stream().filter(slot -> error(slot) > REPEATS_PX).toList();
  }

  /** The state at phase 0 that the last lap began with. */
  double[] start() {
    return start;
  }

  /** The frames of the last lap, the first at phase 0. */
  SeamMeter seam() {
    return seam;
  }

  int laps() {
    return laps;
  }

  /** How much nearer each of the last laps came; NaN when it took fewer than two. */
  double ratio() {
    return ratio;
  }
}
