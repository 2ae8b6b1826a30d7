package critterbake.sim.shot;

import critterbake.sim.loop.LoopLength;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.loop.LoopRefused.Fault;
import critterbake.sim.loop.Shot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds the loop nearest to a refused one that closes: by closing others, nearer ones first, so
 * that what it names works.
 */
final class NearestLoop {
  /** Loops that are run in vain before the search ends; those refused unrun cost nothing. */
  private static final int MOST_RUN = 10;

  /** Frames that are added or left out at most. */
  private static final int FARTHEST = 2_000;

  /** Neighbours that are tried where each has to be run. */
  private static final int NEIGHBOURS = 2;

  private final ShotRequest request;
  private final Length refused;

  /** So many frames with so many cycles in them. */
  private record Length(int frames, int cycles) {
    Length neighbour(int away) {
      return new Length(frames + away, cycles);
    }

    Length times(int times) {
      return new Length(times * frames, times * cycles);
    }

    /** The same with as many cycles as fit at the pace of another. */
    Length paced(Length pace) {
      return new Length(
          frames, (int) Math.max(1, Math.round((double) frames * pace.cycles / pace.frames)));
    }

    int from(Length other) {
      return Math.abs(frames - other.frames);
    }
  }

  private NearestLoop(ShotRequest request, Length refused) {
    this.request = request;
    this.refused = refused;
  }

  /**
   * The nearest loop that works, when the shot leaves the length open that far.
   *
   * @throws LoopRefused else: the refusal, with that loop's name when there is one
   */
  static Take insteadOf(ShotRequest request, LoopRefused refusal) {
    if (refusal.fault() == Fault.SHARE) {
      throw NearestShare.named(request, refusal);
    }
    Optional<Length> refused = planned(request).or(() -> asked(request));
    if (refusal.fault() == Fault.SCENE || refused.isEmpty()) {
      throw refusal;
    }
    Take found =
        new NearestLoop(request, refused.get()).search(refusal.fault()).orElseThrow(() -> refusal);
    int frames = found.frames();
    String keys = keys(request.shot(), found.loop().orElseThrow().plan());
    if (mayTake(request.shot().loop().orElseThrow(), frames)) {
      return found.noting(refusal.insteadOf(frames, keys));
    }
    throw refusal.withNearest(frames, keys);
  }

  private static boolean mayTake(LoopLength asked, int frames) {
    return asked instanceof LoopLength.Auto
        || asked instanceof LoopLength.Range range
            && range.min() <= frames
            && frames <= range.max();
  }

  private static String keys(Shot shot, LoopPlan found) {
    String keys = "shot.loop: " + found.frames();
    if (found.cycles() == shot.cycles()) {
      return keys;
    }
    String share = shot.cycleShare() == 1 ? "" : "/" + shot.cycleShare();
    return keys + ", shot.cycles: " + found.cycles() + share;
  }

  private static Optional<Length> planned(ShotRequest request) {
    try {
      LoopPlan plan = Take.planned(request).plan();
      return Optional.of(new Length(plan.frames(), plan.cycles()));
    } catch (LoopRefused unplanned) {
      return Optional.empty();
    }
  }

  /** What was asked for, where that says a number of frames. */
  private static Optional<Length> asked(ShotRequest request) {
    Shot shot = request.shot();
    LoopLength length = shot.loop().orElseThrow();
    int frames = 0;
    if (length instanceof LoopLength.Frames exactly) {
      frames = exactly.count();
    } else if (length instanceof LoopLength.Range range) {
      frames = range.min();
    } else if (length instanceof LoopLength.Seconds cycle) {
      double seconds = cycle.seconds() * shot.cycles() / shot.cycleShare();
      frames = (int) Math.max(1, Math.rint(seconds * request.clock().fps()));
    }
    return frames == 0 ? Optional.empty() : Optional.of(new Length(frames, shot.cycles()));
  }

  private Optional<Take> search(Fault fault) {
    int run = 0;
    for (Length length : candidates(fault)) {
      try {
        return Optional.of(Take.closed(request.withLoop(length.frames, length.cycles)));
      } catch (LoopRefused other) {
        run += other.fault() == Fault.LENGTH ? 0 : 1;
        if (run == MOST_RUN) {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The scene's own length, the refused one with other cycles, neighbours and multiples, nearer
   * ones first. What is refused unrun may be sought far; feet that never repeat need time.
   */
  private List<Length> candidates(Fault fault) {
    int reach =
        switch (fault) {
          case LENGTH -> Math.min(2 * refused.frames + 128, FARTHEST);
          case MOTION -> NEIGHBOURS;
          case RESTLESS, SHARE, SCENE -> 0;
        };
    List<Length> candidates = new ArrayList<>();
    Length own = planned(request.withOwnLength()).orElse(refused);
    candidates.add(own);
    if (fault == Fault.LENGTH) {
      candidates.add(refused.paced(own));
    }
    for (int away = 1; away <= reach; away++) {
      if (away < refused.frames) {
        candidates.add(refused.neighbour(-away));
      }
      candidates.add(refused.neighbour(away));
    }
    candidates.addAll(longer(own));
    candidates.removeIf(refused::equals);
    candidates.sort(Comparator.comparingInt(refused::from));
    return candidates;
  }

  /**
   * Multiples of the refused length, from half of what the scene would have by itself to four times
   * as much, each at least a quarter longer than the one before.
   */
  private List<Length> longer(Length own) {
    List<Length> longer = new ArrayList<>();
    int times = Math.max(2, own.frames / (2 * refused.frames));
    while (times * refused.frames <= Math.max(4 * own.frames, 2 * refused.frames)) {
      longer.add(refused.times(times));
      times += Math.max(1, times / 4);
    }
    return longer;
  }
}
