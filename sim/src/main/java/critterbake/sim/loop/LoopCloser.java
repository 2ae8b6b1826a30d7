package critterbake.sim.loop;

import critterbake.sim.Actor;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Scene;
import critterbake.sim.Simulation;
import critterbake.sim.contact.ContactChanges;
import critterbake.sim.contact.ContactEvent;
import critterbake.sim.loop.BlendedTrack.Recording;
import critterbake.sim.loop.ClosedLoop.PartClosing;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.SceneState.Slot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Closes a planned loop. Each part takes the strongest way that works for it: by construction, by
 * solving, by settling, and what never repeats is blended into a repeat.
 */
public final class LoopCloser {
  /** Instants tried for the seam of a blend. */
  private static final int MOST_SEAMS = 6;

  private final PlannedLoop planned;
  private final LoopPlan plan;
  private final Shot shot;
  private final double pixelsPerUnit;
  private final Simulation simulation;
  private final SceneState state;

  private LoopCloser(Scene scene, PlannedLoop planned, Shot shot, double pixelsPerUnit) {
    this.planned = planned;
    this.plan = planned.plan();
    this.shot = shot;
    this.pixelsPerUnit = pixelsPerUnit;
    this.simulation = scene.start(planned.clock(), Optional.of(plan));
    this.state = new SceneState(simulation);
  }

  /**
   * Closes the loop and measures its seam.
   *
   * @throws LoopRefused when the seam shows or feet would slide, unless {@code allowSeam}
   */
  public static ClosedLoop close(
      Scene scene, PlannedLoop planned, Shot shot, double pixelsPerUnit, boolean allowSeam) {
    ClosedLoop loop = new LoopCloser(scene, planned, shot, pixelsPerUnit).close(allowSeam);
    if (!allowSeam) {
      check(loop.proof());
      SlipLimit.check(loop.metrics(), pixelsPerUnit);
    }
    return loop;
  }

  private static void check(SeamProof proof) {
    if (!proof.passes()) {
      throw LoopRefused.motion(shows(proof));
    }
  }

  private static String shows(SeamProof proof) {
    boolean step = proof.step() > SeamProof.LIMIT;
    return String.format(
        Locale.ROOT,
        "the seam shows: %s of %s across it is %.3g times the largest elsewhere (at most %.1f;"
            + " --allow-seam takes it as it is)",
        step ? "the step" : "the second difference",
        step ? proof.stepActor() : proof.jerkActor(),
        step ? proof.step() : proof.jerk(),
        SeamProof.LIMIT);
  }

  private ClosedLoop close(boolean allowSeam) {
    Settling settling = new Settling(simulation, state, plan, pixelsPerUnit);
    settling.run(warmupLaps());
    List<Slot> unsettled = settling.unsettled();
    if (!allowSeam) {
      unsettled.forEach(this::checkMayBlend);
    }
    double[] start = settling.start().clone();
    long touchdown = shot.sample() == Shot.Sample.CONTACTS ? firstTouchdown(start) : -1;
    List<PartClosing> closings = closings(settling, unsettled);
    if (!unsettled.isEmpty()) {
      return blended(settling, start, unsettled, touchdown, closings);
    }
    ClosedLoop loop =
        new ClosedLoop(planned, start, Optional.empty(), Math.max(0, touchdown), closings);
    double missed = missed(settling, unsettled);
    return touchdown > 0
        ? played(loop, missed, Set.of())
        : loop.provenBy(settling.seam().proof(missed, Set.of()), measured());
  }

  /** Blends what does not repeat; where the seam shows, it is tried at the next best instant. */
  private ClosedLoop blended(
      Settling settling,
      double[] start,
      List<Slot> unsettled,
      long touchdown,
      List<PartClosing> closings) {
    Recording recording = new Recording(simulation, state, start, plan, unsettled);
    Set<String> actors = new LinkedHashSet<>();
    unsettled.forEach(slot -> actors.add(slot.actor()));
    double missed = missed(settling, unsettled);
    List<Integer> seams = touchdown >= 0 ? List.of((int) touchdown) : recording.seams();
    ClosedLoop best = null;
    for (int seam : seams.subList(0, Math.min(MOST_SEAMS, seams.size()))) {
      BlendedTrack track = recording.blended(seam);
      double[] from = start.clone();
      track.write(from, 0);
      ClosedLoop loop =
          played(new ClosedLoop(planned, from, Optional.of(track), seam, closings), missed, actors);
      if (loop.proof().passes()) {
        return loop;
      }
      best = best == null || loop.proof().worst() < best.proof().worst() ? loop : best;
    }
    return best;
  }

  private static double missed(Settling settling, List<Slot> unsettled) {
    return settling.largestError(slot -> !unsettled.contains(slot));
  }

  private void checkMayBlend(Slot slot) {
    if (!slot.part().mayBlend()) {
      throw LoopRefused.restless(
          String.format(
              Locale.ROOT,
              "the %s of %s never repeat in a loop of %s, and blended they would slide"
                  + " (shot.duration makes an open shot)",
              slot.part().name(),
              slot.actor(),
              LoopRefused.frames(plan.frames())));
    }
  }

  /** Laps until the warm-up is over; what is solved or made by construction needs none. */
  private int warmupLaps() {
    boolean settles =
        state.slots().stream()
            .map(slot -> slot.part().closing())
            .anyMatch(closing -> closing == Closing.SETTLING || closing == Closing.CLOSING);
    return settles ? warmupLaps(shot, planned) : 0;
  }

  /** Whole laps that hold a shot's warm-up. */
  public static int warmupLaps(Shot shot, PlannedLoop planned) {
    return (int) Math.ceil(shot.warmupSeconds() / planned.seconds() - 1e-9);
  }

  private List<PartClosing> closings(Settling settling, List<Slot> unsettled) {
    List<PartClosing> closings = new ArrayList<>();
    for (Slot slot : state.slots()) {
      Closing promised = slot.part().closing();
      boolean repeats = !unsettled.contains(slot);
      Closing by = !repeats ? Closing.CLOSING : promised;
      if (repeats && promised == Closing.CLOSING) {
        by = Closing.SETTLING;
      }
      closings.add(
          new PartClosing(
              slot.actor(),
              slot.part().name(),
              by,
              settling.error(slot),
              settling.laps(),
              settling.ratio()));
    }
    return closings;
  }

  private long firstTouchdown(double[] start) {
    List<ContactEvent> downs = new ArrayList<>();
    ContactChanges changes =
        new ContactChanges(
            event -> {
              if (event.down()) {
                downs.add(event);
              }
            });
    state.restore(start, 0, 0, 0);
    changes.look(simulation, simulation.tick());
    for (long tick = 0; tick < plan.ticks() && downs.isEmpty(); tick++) {
      simulation.step();
      changes.look(simulation, simulation.tick());
    }
    if (downs.isEmpty()) {
      throw LoopRefused.scene(
          "sample: contacts asks for a touchdown, and there is none in the loop");
    }
    return plan.phaseTick(downs.get(0).tick());
  }

  /** Plays the loop once more, from its first frame on. */
  private ClosedLoop played(ClosedLoop loop, double missed, Set<String> blended) {
    SeamMeter meter = new SeamMeter(plan);
    LoopPlayer player = new LoopPlayer(simulation, loop, false);
    Map<String, MotionMetrics> measured = Map.of();
    long last = plan.ticks() + plan.ticksPerFrame();
    for (long since = -loop.firstFrame(); since <= last; since++) {
      if (since == 0) {
        simulation.actors().forEach(Actor::startMeasuring);
      }
      if (since == plan.ticks()) {
        measured = measured();
      }
      if (since >= 0 && since % plan.ticksPerFrame() == 0) {
        meter.frame(simulation);
      }
      if (since < last) {
        player.step();
      }
    }
    return loop.provenBy(meter.proof(missed, blended), measured);
  }

  private Map<String, MotionMetrics> measured() {
    Map<String, MotionMetrics> metrics = new LinkedHashMap<>();
    simulation.actors().forEach(actor -> metrics.put(actor.id(), actor.metrics()));
    return metrics;
  }
}
