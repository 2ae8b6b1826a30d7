package critterbake.sim.creature.goop;

import critterbake.sim.Simulation;
import critterbake.sim.Stage;
import critterbake.sim.loop.LapReturn;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.world.Terrain;
import java.util.Optional;

/**
 * Body and feet alone, lap after lap in the same place, until one lap is like the one before. The
 * actors a target runs after rehearse with them.
 */
final class Rehearsal {
  /** Laps that feet get to repeat unaided, and by the lifts of the lap before. */
  private static final int UNAIDED = 6;

  private static final int GUIDED = 24;

  /** Laps before lifts are followed, and how long they last at least: the start is forgotten. */
  private static final int FREE = 2;

  private static final double FREE_SECONDS = 8;

  /** A lap repeats when no number of its state differs by more, units (or seconds). */
  private static final double REPEATED = 1e-9;

  private final Stage stage;
  private final LoopPlan plan;
  private final LapReturn home;
  private final Simulation company;
  private final Target target;
  private final Skeleton skeleton;
  private final LegsSpec legs;

  /** Legs that hold on average in a lap that is not guided. */
  private double usual;

  private final Choreography lifts = new Choreography();

  Rehearsal(String id, GoopSpec spec, LegsSpec legs, Stage stage, Terrain terrain, double period) {
    this.stage = stage;
    this.legs = legs;
    plan = stage.loop().orElseThrow();
    home = new LapReturn(plan);
    company = stage.others().company(spec.dependsOn());
    Stage rehearsing =
        new Stage(stage.world(), stage.clock(), stage.seed(), stage.loop(), company::actor);
    target = new Target(id, spec.movement(), 0, rehearsing);
    skeleton = new Skeleton(spec, legs, stage, terrain, period);
    skeleton.start(target.now().x(), target.now().y());
    skeleton.feet().rehearse(lifts);
  }

  /** A lap that feet do by themselves. */
  Optional<Lap> unaided() {
    return repeated(free() + UNAIDED, free() + UNAIDED);
  }

  /** A lap in which legs lift when they lifted in the lap before. */
  Optional<Lap> guided() {
    return repeated(free(), free() + GUIDED);
  }

  private int free() {
    return Math.max(FREE, (int) Math.ceil(FREE_SECONDS / stage.clock().seconds(plan.ticks())));
  }

  private Optional<Lap> repeated(int free, int laps) {
    double[] before = state();
    for (int i = 0; i < laps && !isFalling(i); i++) {
      lifts.beginLap(i >= free);
      double held = lap();
      usual = i < free ? held : usual;
      double[] now = state();
      if (same(before, now)) {
        return Optional.of(record(i >= free));
      }
      before = now;
    }
    return Optional.empty();
  }

  /** Whether it held on to nothing in the last of many laps: it never comes back. */
  private boolean isFalling(int laps) {
    return laps >= free() && usual == 0 && legs.count() > 0;
  }

  /** Does one lap and tells how many legs held on average. */
  private double lap() {
    double held = 0;
    for (long tick = 1; tick <= plan.ticks(); tick++) {
      step(tick);
      held += skeleton.feet().attached();
    }
    goHome();
    return held / plan.ticks();
  }

  private Lap record(boolean follow) {
    double[][] states = new double[Math.toIntExact(plan.ticks())][];
    double held = 0;
    int fewest = legs.count();
    lifts.beginLap(follow);
    for (int tick = 0; tick < states.length; tick++) {
      states[tick] = state();
      held += skeleton.feet().attached();
      fewest = Math.min(fewest, skeleton.feet().attached());
      step(tick + 1L);
    }
    return new Lap(legs, states, held / states.length, usual, fewest);
  }

  private void step(long tick) {
    company.step();
    target.step(tick);
    skeleton.step(target, stage.clock().seconds(tick - 1));
  }

  private void goHome() {
    home.bringBack(company);
    target.loopParts().forEach(home::bringBack);
    target.restored(0);
    home.bringBack(new SkeletonPart(skeleton, LoopPart.Closing.CONSTRUCTION));
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
