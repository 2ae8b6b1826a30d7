package critterbake.sim.loop;

import critterbake.sim.Scene;
import critterbake.sim.Simulation;
import critterbake.sim.contact.ContactChanges;
import critterbake.sim.contact.ContactEvent;
import critterbake.sim.loop.ClosedLoop.PartClosing;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.SceneState.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Closes a planned loop. Each part takes the strongest way that works for it: by construction, by
 * solving, by settling, and what never repeats is blended into a repeat.
 */
public final class LoopCloser {
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
   * @throws LoopRefused when the seam shows, unless {@code allowSeam}
   */
  public static ClosedLoop close(
      Scene scene, PlannedLoop planned, Shot shot, double pixelsPerUnit, boolean allowSeam) {
    ClosedLoop loop = new LoopCloser(scene, planned, shot, pixelsPerUnit).close();
    if (!loop.proof().passes() && !allowSeam) {
      throw new LoopRefused(shows(loop.proof()));
    }
    return loop;
  }

  private static String shows(SeamProof proof) {
    boolean step = proof.step() > SeamProof.LIMIT;
    return String.format(
        Locale.ROOT,
        "the seam shows: %s of %s across it is %.3g times the largest elsewhere (at most %.1f);"
            + " another loop length may do, or --allow-seam takes it as it is",
        step ? "the step" : "the second difference",
        step ? proof.stepActor() : proof.jerkActor(),
        step ? proof.step() : proof.jerk(),
        SeamProof.LIMIT);
  }

  private ClosedLoop close() {
    Settling settling = new Settling(simulation, state, plan, pixelsPerUnit);
    settling.run(warmupLaps());
    List<Slot> unsettled = settling.unsettled();
    double[] start = settling.start().clone();
    long firstFrame = shot.sample() == Shot.Sample.CONTACTS ? firstTouchdown(start) : -1;
    Optional<BlendedTrack> track = Optional.empty();
    if (!unsettled.isEmpty()) {
      BlendedTrack blend =
          BlendedTrack.record(simulation, state, start, plan, unsettled, firstFrame);
      blend.write(start, 0);
      firstFrame = blend.seamPhase();
      track = Optional.of(blend);
    }
    ClosedLoop loop =
        new ClosedLoop(
            planned, start, track, Math.max(0, firstFrame), closings(settling, unsettled), null);
    return loop.provenBy(proof(loop, settling, unsettled));
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
      throw new LoopRefused("sample: contacts asks for a touchdown, and there is none in the loop");
    }
    return plan.phaseTick(downs.get(0).tick());
  }

  private SeamProof proof(ClosedLoop loop, Settling settling, List<Slot> unsettled) {
    double missed = 0;
    for (Slot slot : state.slots()) {
      if (!unsettled.contains(slot)) {
        missed = Math.max(missed, settling.error(slot));
      }
    }
    SeamMeter meter = new SeamMeter(plan);
    LoopPlayer player = new LoopPlayer(simulation, loop, false);
    int ticksPerFrame = planned.clock().ticksPerFrame();
    long last = loop.firstFrame() + (plan.frames() + 1L) * ticksPerFrame;
    while (true) {
      long since = simulation.tick() - loop.firstFrame();
      if (since >= 0 && since % ticksPerFrame == 0) {
        meter.frame(simulation);
      }
      if (simulation.tick() == last) {
        return meter.proof(missed, loop.exact());
      }
      player.step();
    }
  }
}
