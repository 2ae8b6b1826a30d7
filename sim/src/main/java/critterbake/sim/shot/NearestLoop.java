package critterbake.sim.shot;

import critterbake.sim.loop.LoopLength;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.loop.LoopRefused.Fault;
import java.util.List;

/**
 * Finds the length nearest to a refused one with which a loop closes: by closing others, nearer
 * ones first, so that what it names works.
 */
final class NearestLoop {
  /** Lengths that are run in vain before the search ends; lengths refused unrun cost nothing. */
  private static final int MOST_RUN = 4;

  /** Then the refused loop is made so many times as long: feet that never repeat have more time. */
  private static final List<Integer> TIMES = List.of(2, 3, 4, 8, 16, 32);

  private final ShotRequest request;
  private int cycles;
  private int run;

  private NearestLoop(ShotRequest request) {
    this.request = request;
    this.cycles = request.shot().cycles();
  }

  /** The refusal, with the nearest loop that works when there is one. */
  static LoopRefused named(ShotRequest request, LoopRefused refused) {
    return refused.fault() == Fault.SCENE ? refused : new NearestLoop(request).named(refused);
  }

  private LoopRefused named(LoopRefused refused) {
    int frames = search();
    if (frames == 0) {
      return refused;
    }
    String keys = "shot.loop: " + frames;
    boolean same = cycles == request.shot().cycles();
    return refused.withNearest(frames, same ? keys : keys + ", shot.cycles: " + cyclesWritten());
  }

  private String cyclesWritten() {
    int share = request.shot().cycleShare();
    return share == 1 ? Integer.toString(cycles) : cycles + "/" + share;
  }

  private int search() {
    int refused = refusedFrames();
    for (int away = 1; refused > 0 && away <= 2 * refused + 128; away++) {
      for (int frames : new int[] {refused - away, refused + away}) {
        if (frames >= 1 && run < MOST_RUN && closes(frames, cycles)) {
          return frames;
        }
      }
    }
    return longer(refused);
  }

  private int longer(int refused) {
    for (int times : refused > 0 ? TIMES : List.<Integer>of()) {
      if (closes(times * refused, times * cycles)) {
        cycles *= times;
        return times * refused;
      }
    }
    return ownLength();
  }

  /** The length the scene would have by itself, when that closes. */
  private int ownLength() {
    try {
      LoopPlan plan = Take.planned(request.withOwnLength()).plan();
      if (closes(plan.frames(), plan.cycles())) {
        cycles = plan.cycles();
        return plan.frames();
      }
      return 0;
    } catch (LoopRefused none) {
      return 0;
    }
  }

  private boolean closes(int frames, int inCycles) {
    try {
      Take.closed(request.withLoop(frames, inCycles));
      return true;
    } catch (LoopRefused other) {
      run += other.fault() == Fault.MOTION ? 1 : 0;
      return false;
    }
  }

  /** The length that was refused; 0 when none could be planned. */
  private int refusedFrames() {
    LoopLength length = request.shot().loop().orElseThrow();
    try {
      LoopPlan plan = Take.planned(request).plan();
      cycles = plan.cycles();
      return plan.frames();
    } catch (LoopRefused unplanned) {
      return length instanceof LoopLength.Frames exactly
          ? exactly.count()
          : length instanceof LoopLength.Range range ? range.min() : 0;
    }
  }
}
