package critterbake.sim.loop;

import critterbake.sim.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Finds the period of a loop: a whole number of frames, in which every cycle takes a whole number
 * of ticks and the root a distance after which the ground repeats. The speed stays as it is asked
 * for and the cadence gives way, but for rounding of the root to whole pixels.
 */
public final class PeriodPlanner {
  /** A loop nobody's cycle asks anything of. */
  private static final double SECONDS_WITHOUT_WISH = 1;

  /** No loop of more frames than this is taken unasked. */
  private static final int LONGEST = 100_000;

  /** Distances closer than this share are the same. */
  private static final double SAME = 1e-9;

  private final PeriodRequest request;
  private final Shot shot;
  private final CycleWish lead;
  private final String leadName;
  private final GroundRepeat repeat;
  private final List<String> notes = new ArrayList<>();

  private PeriodPlanner(PeriodRequest request) {
    this.request = request;
    this.shot = request.shot();
    this.leadName = request.lead().orElse("");
    this.lead =
        request
            .lead()
            .map(request.wishes()::get)
            .orElse(new CycleWish(SECONDS_WITHOUT_WISH, false, 0, 0, 0, Double.POSITIVE_INFINITY));
    this.repeat = new GroundRepeat(request.ground(), lead.velocityX(), request.clock().fps());
  }

  /**
   * Plans a loop.
   *
   * @throws LoopRefused when no exact loop fits the request; the message names one that works
   */
  public static PlannedLoop plan(PeriodRequest request) {
    return new PeriodPlanner(request).plan();
  }

  private PlannedLoop plan() {
    checkCompany();
    int cycles = leadCycles();
    int frames = frames(cycles);
    Map<String, Integer> others = othersCycles(frames, cycles);
    Clock clock = raisedClock(frames, cycles, others);
    RootStep root = root(frames);
    long ticks = (long) frames * clock.ticksPerFrame();
    LoopPlan plan =
        new LoopPlan(frames, ticks, cycles, shot.cycleShare(), root.x(), root.y(), others);
    return new PlannedLoop(plan, clock, root.snap(), notes);
  }

  /** All actors must get equally far in a loop, or the picture cannot repeat. */
  private void checkCompany() {
    double wantedX = request.followed().isPresent() ? lead.velocityX() : 0;
    double wantedY = request.followed().isPresent() ? lead.velocityY() : 0;
    request
        .wishes()
        .forEach(
            (name, wish) -> {
              double dx = wish.velocityX() - wantedX;
              double dy = wish.velocityY() - wantedY;
              double scale = Math.max(1, Math.abs(wantedX) + Math.abs(wantedY));
              if (Math.sqrt(dx * dx + dy * dy) > SAME * scale) {
                throw LoopRefused.scene(strays(name, wish, wantedX, wantedY));
              }
            });
  }

  private String strays(String name, CycleWish wish, double wantedX, double wantedY) {
    String remedy =
        request.followed().isEmpty()
            ? "view.follow: " + name + " makes a loop of it, shot.duration an open shot"
            : "give both the same speed, or use shot.duration";
    return String.format(
        Locale.ROOT,
        "%s moves at (%.4g, %.4g) units/s and the camera at (%.4g, %.4g), so the picture never"
            + " repeats; %s",
        name,
        wish.velocityX(),
        wish.velocityY(),
        wantedX,
        wantedY,
        remedy);
  }

  /**
   * The lead's cycles; more of them when the length is free and the ground's period, another
   * actor's cycle or the shortest loop that is wanted is much longer than one.
   */
  private int leadCycles() {
    LoopLength length = shot.loop().orElseThrow();
    if (length instanceof LoopLength.Frames || shot.cycleShare() != 1) {
      return shot.cycles();
    }
    double cycle = lead.seconds();
    Filling filling = new Filling(repeat.seconds(), "the ground's period");
    if (length instanceof LoopLength.Seconds given) {
      cycle = given.seconds();
    } else {
      for (CycleWish wish : request.wishes().values()) {
        filling = filling.atLeast(wish.seconds(), "another actor's cycle");
      }
    }
    if (length instanceof LoopLength.Range range) {
      double fps = request.clock().fps();
      filling = filling.atLeast(range.min() / fps, "the shortest loop of the range");
      filling = filling.atMost(range.max() / fps, "the longest loop of the range");
    }
    int times = (int) Math.max(1, Math.round(filling.seconds() / (cycle * shot.cycles())));
    if (times > 1) {
      notes.add(filling.note(times * shot.cycles(), leadName));
    }
    return times * shot.cycles();
  }

  private int frames(int cycles) {
    if (repeat.never()) {
      throw LoopRefused.scene(
          "the ground never repeats (repeat: true, stairs or hills do), so no loop of "
              + leadName
              + " works; use shot.duration");
    }
    LoopLength length = shot.loop().orElseThrow();
    if (length instanceof LoopLength.Frames exactly) {
      return checkedFrames(exactly.count(), cycles);
    }
    if (length instanceof LoopLength.Seconds given) {
      return framesIn(given, cycles);
    }
    double natural = framesOf(lead.seconds(), cycles);
    if (natural > LONGEST && !(length instanceof LoopLength.Range)) {
      throw LoopRefused.scene(tooLong(natural, cycles));
    }
    return length instanceof LoopLength.Range range
        ? nearestFrames(natural, range.min(), range.max(), cycles)
        : nearestFrames(natural, 1, Integer.MAX_VALUE, cycles);
  }

  private String tooLong(double frames, int cycles) {
    return String.format(
        Locale.ROOT,
        "%s of %s would take %.6g frames, more than %d; shot.loop with a number of frames makes a shorter"
            + " loop, shot.duration an open shot",
        cycles == 1 ? "a cycle" : cycles + " cycles",
        leadName,
        frames,
        LONGEST);
  }

  /** How many frames so many cycles of a length take, as a fraction. */
  private double framesOf(double cycleSeconds, int cycles) {
    return cycleSeconds * cycles / shot.cycleShare() * request.clock().fps();
  }

  /** The cadence gives way to the ground, but no leg steps farther than it reaches. */
  private int framesIn(LoopLength.Seconds given, int cycles) {
    double wanted = framesOf(given.seconds(), cycles);
    int rounded = (int) Math.max(1, Math.rint(wanted));
    if (!reaches(rounded, cycles)) {
      return checkedFrames(rounded, cycles);
    }
    int frames = nearestFrames(wanted, 1, Integer.MAX_VALUE, cycles);
    if (frames != rounded) {
      notes.add(
          String.format(
              Locale.ROOT,
              "a cycle takes %.4g s instead of %.4g s: in a loop of %s, %s",
              cycleSeconds(frames, cycles),
              given.seconds(),
              LoopRefused.frames(rounded),
              why(rounded, cycles)));
    }
    return frames;
  }

  /** The number of frames nearest to the natural one that all rules allow. */
  private int nearestFrames(double natural, int min, int max, int cycles) {
    int reach = (int) Math.min(max, Math.max(2 * natural + 64, min + 64.0));
    int best = 0;
    for (int frames = min; frames <= reach; frames++) {
      boolean nearer = best == 0 || Math.abs(frames - natural) < Math.abs(best - natural);
      if (nearer && allowed(frames, cycles)) {
        best = frames;
      }
    }
    if (best == 0) {
      throw LoopRefused.length(
          String.format(
              Locale.ROOT,
              "no loop of %d to %d frames works: %s",
              min,
              Math.min(max, reach),
              why(Math.max(min, (int) Math.round(natural)), cycles)));
    }
    return best;
  }

  private int checkedFrames(int frames, int cycles) {
    if (allowed(frames, cycles)) {
      return frames;
    }
    String refused = "a loop of " + LoopRefused.frames(frames) + " does not work: ";
    throw LoopRefused.length(refused + why(frames, cycles));
  }

  private boolean allowed(int frames, int cycles) {
    return frames % touchdowns(cycles) == 0 && reaches(frames, cycles) && repeat.allows(frames);
  }

  private String why(int frames, int cycles) {
    if (frames % touchdowns(cycles) != 0) {
      return String.format(
          Locale.ROOT,
          "with sample: contacts it must be a multiple of its %d touchdowns",
          touchdowns(cycles));
    }
    return reaches(frames, cycles) ? repeat.reason(frames) : beyondReach(frames, cycles);
  }

  private int touchdowns(int cycles) {
    boolean counted = shot.sample() == Shot.Sample.CONTACTS && lead.touchdownsPerCycle() > 0;
    return counted ? Math.max(1, lead.touchdownsPerCycle() * cycles / shot.cycleShare()) : 1;
  }

  private double cycleSeconds(int frames, int cycles) {
    return frames / request.clock().fps() * shot.cycleShare() / cycles;
  }

  private boolean reaches(int frames, int cycles) {
    return cycleSeconds(frames, cycles) <= lead.maxSeconds() * (1 + SAME);
  }

  private String beyondReach(int frames, int cycles) {
    return String.format(
        Locale.ROOT,
        "a cycle of %.4g s makes %s stride farther than its legs reach (at most %.4g s at this"
            + " speed)",
        cycleSeconds(frames, cycles),
        leadName,
        lead.maxSeconds());
  }

  /** The others take the whole number of cycles nearest to their own. */
  private Map<String, Integer> othersCycles(int frames, int cycles) {
    double seconds = frames / request.clock().fps();
    Map<String, Integer> others = new LinkedHashMap<>();
    request
        .wishes()
        .forEach(
            (name, wish) -> {
              int own = (int) Math.max(1, Math.round(seconds * shot.cycleShare() / wish.seconds()));
              if (!name.equals(leadName) && own != cycles) {
                others.put(name, own);
              }
            });
    return others;
  }

  /** Raises the ticks a frame until every cycle is a whole number of ticks, even where asked. */
  private Clock raisedClock(int frames, int cycles, Map<String, Integer> others) {
    int wanted = request.clock().ticksPerFrame();
    int ticks = wanted;
    while (!wholeCycles((long) frames * ticks, cycles, others)) {
      ticks++;
    }
    if (ticks != wanted) {
      notes.add(
          String.format(
              Locale.ROOT,
              "ticks_per_frame is raised from %d to %d, so that a cycle is a whole number of ticks",
              wanted,
              ticks));
    }
    return request.clock().withTicksPerFrame(ticks);
  }

  private boolean wholeCycles(long ticks, int cycles, Map<String, Integer> others) {
    if (!whole(ticks, cycles, lead.evenTicks())) {
      return false;
    }
    for (Map.Entry<String, CycleWish> entry : request.wishes().entrySet()) {
      int own = others.getOrDefault(entry.getKey(), cycles);
      if (!whole(ticks, own, entry.getValue().evenTicks())) {
        return false;
      }
    }
    return true;
  }

  private boolean whole(long ticks, int cycles, boolean even) {
    long parts = ticks * shot.cycleShare();
    return parts % cycles == 0 && (!even || parts / cycles % 2 == 0);
  }

  private RootStep root(int frames) {
    if (request.followed().isEmpty()) {
      return new RootStep(0, 0, RootSnap.NONE);
    }
    double seconds = frames / request.clock().fps();
    double x = lead.velocityX() * seconds;
    double y = lead.velocityY() * seconds;
    if (repeat.matters()) {
      RootStep repeated = repeat.step(frames);
      if (Math.abs(repeated.x() - x) > SAME * Math.abs(x)) {
        notes.add(
            String.format(
                Locale.ROOT,
                "the speed is changed from %.4g to %.4g units/s, so that the ground repeats",
                Math.abs(lead.velocityX()),
                Math.abs(repeated.x() / seconds)));
      }
      return repeated;
    }
    return RootStep.round(
        x, y, frames, request.clock(), request.snap(), request.pixelsPerUnit(), notes);
  }
}
