package critterbake.sim.loop;

import critterbake.sim.Simulation;
import critterbake.sim.loop.SceneState.Slot;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One period of the parts that never repeat by themselves, played back instead of simulated. Two
 * periods are recorded, and their difference is spread over the whole of one: x(i) = b(i) + W(i/P)
 * (a(i) - b(i)), a the first period, b the second, W the quintic smootherstep. At the seam
 * position, velocity and acceleration match, since a(P) is b(0).
 */
final class BlendedTrack {
  /** Frames before and after a start that are compared to choose it. */
  private static final int WINDOW = 2;

  private final List<Slot> slots;
  private final double[][] rows;
  private final long seamPhase;

  private BlendedTrack(List<Slot> slots, double[][] rows, long seamPhase) {
    this.slots = slots;
    this.rows = rows;
    this.seamPhase = seamPhase;
  }

  /** The phase, in ticks, at which the blend begins and ends: where the first frame belongs. */
  long seamPhase() {
    return seamPhase;
  }

  /** Writes the track's numbers at a phase over a state's row. */
  void write(double[] row, long phase) {
    for (Slot slot : slots) {
      System.arraycopy(rows[(int) phase], slot.offset(), row, slot.offset(), slot.part().size());
    }
  }

  /**
   * Puts the track's parts of a simulation to their state at a tick and restores their constraints.
   */
  void apply(SceneState state, long phase, double moveX, double moveY) {
    for (Slot slot : slots) {
      LoopPart part = state.restorePart(slot.index(), rows[(int) phase], moveX, moveY);
      if (part instanceof Reclosable constrained) {
        constrained.reclose();
      }
    }
  }

  /** Two periods and a little more, recorded tick by tick from phase 0, to be blended. */
  static final class Recording {
    private final List<Slot> slots;
    private final int period;
    private final int frame;
    private final double[][] taken;

    Recording(
        Simulation simulation, SceneState state, double[] start, LoopPlan plan, List<Slot> slots) {
      this.slots = slots;
      this.period = Math.toIntExact(plan.ticks());
      this.frame = period / plan.frames();
      this.taken = new double[3 * period + WINDOW * frame + 1][];
      state.restore(start, 0, 0, 0);
      taken[0] = state.saved();
      for (int tick = 1; tick < taken.length; tick++) {
        simulation.step();
        taken[tick] = state.saved();
        int laps = tick / period;
        state.bringBack(taken[tick], laps * plan.advanceX(), laps * plan.advanceY());
      }
    }

    /** The frame instants, those first at which the two periods are closest. */
    List<Integer> seams() {
      Map<Integer, Double> distances = new LinkedHashMap<>();
      for (int seam = 0; seam < period; seam += frame) {
        distances.put(seam, distance(seam));
      }
      return distances.keySet().stream()
          .sorted(Comparator.<Integer>comparingDouble(distances::get))
          .toList();
    }

    private double distance(int seam) {
      double distance = 0;
      for (int w = -WINDOW; w <= WINDOW; w++) {
        int at = Math.max(0, seam + w * frame);
        distance += BlendedTrack.distance(slots, taken[at], taken[at + period]);
      }
      return distance;
    }

    /** The periods blended with their seam at a phase. */
    BlendedTrack blended(int seam) {
      return new BlendedTrack(slots, BlendedTrack.blended(taken, slots, period, seam), seam);
    }
  }

  private static double distance(List<Slot> slots, double[] a, double[] b) {
    double sum = 0;
    for (Slot slot : slots) {
      for (int i = slot.offset(); i < slot.end(); i++) {
        double d = SceneState.shortest(a[i] - b[i], slot.part().travel(i - slot.offset()));
        sum += d * d;
      }
    }
    return sum;
  }

  /** Rows by phase; those before the seam belong to the end of the period. */
  private static double[][] blended(double[][] taken, List<Slot> slots, int period, int seam) {
    double[][] rows = new double[period][];
    for (int i = 0; i < period; i++) {
      double[] a = taken[seam + i];
      double[] b = taken[seam + period + i];
      rows[(seam + i) % period] = blend(a, b, smootherstep((double) i / period), slots);
    }
    return rows;
  }

  private static double[] blend(double[] a, double[] b, double weight, List<Slot> slots) {
    double[] row = b.clone();
    for (Slot slot : slots) {
      for (int i = slot.offset(); i < slot.end(); i++) {
        double d = SceneState.shortest(a[i] - b[i], slot.part().travel(i - slot.offset()));
        row[i] = b[i] + weight * d;
      }
    }
    return row;
  }

  /** Perlin's quintic: 0 at 0 and 1 at 1, its first and second derivatives 0 at both. */
  private static double smootherstep(double t) {
    return t * t * t * (t * (t * 6 - 15) + 10);
  }
}
