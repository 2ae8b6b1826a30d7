package critterbake.sim.loop;

import critterbake.sim.Simulation;
import critterbake.sim.TraceSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects the tracked points at the frame instants of a loop: of one lap where the state repeats
 * exactly, else of the lap and the two frames after it.
 */
final class SeamMeter {
  private final LoopPlan plan;
  private final List<double[]> frames = new ArrayList<>();
  private final List<BitSet> silent = new ArrayList<>();
  private final List<String> owners = new ArrayList<>();

  SeamMeter(LoopPlan plan) {
    this.plan = plan;
  }

  /** Takes the next frame: 0 to N - 1, or to N + 1. */
  void frame(Simulation simulation) {
    int index = frames.size();
    double rootX = plan.advanceX() * index / plan.frames();
    double rootY = plan.advanceY() * index / plan.frames();
    Row row = new Row(index == 0 ? 64 : frames.get(0).length, rootX, rootY);
    simulation.trace(row);
    frames.add(row.taken());
    silent.add(row.silent);
    if (index == 0) {
      owners.addAll(row.owners);
    }
  }

  /**
   * Compares the seam with the rest.
   *
   * @param blended actors with parts that do not repeat by themselves; the others' own steps across
   *     the seam are the simulation's
   */
  SeamProof proof(double stateErrorPx, Set<String> blended) {
    int n = plan.frames();
    Map<String, double[]> largest = new LinkedHashMap<>();
    for (int frame = 1; frame <= n; frame++) {
      gather(largest, frame, 1, frame == n, blended);
    }
    for (int frame = 1; frame <= n; frame++) {
      gather(largest, frame, 2, frame >= n - 1, blended);
    }
    return worst(largest, stateErrorPx);
  }

  /** Keeps, per actor, the largest inner step, seam step, inner and seam second difference. */
  private void gather(
      Map<String, double[]> largest, int frame, int order, boolean seam, Set<String> blended) {
    for (int point = 0; point < owners.size(); point++) {
      if (silent(point, frame - 1, frame) || order == 2 && silent(point, frame, frame + 1)) {
        continue;
      }
      boolean exact = !blended.contains(owners.get(point));
      double size = order == 1 ? step(frame, point) : bend(frame, point);
      double[] kept = largest.computeIfAbsent(owners.get(point), owner -> new double[4]);
      int inner = 2 * (order - 1);
      if (!seam || exact) {
        kept[inner] = Math.max(kept[inner], size);
      }
      if (seam) {
        kept[inner + 1] = Math.max(kept[inner + 1], size);
      }
    }
  }

  private boolean silent(int point, int before, int after) {
    int lap = frames.size();
    return silent.get(before % lap).get(point) || silent.get(after % lap).get(point);
  }

  private double step(int frame, int point) {
    return length(
        at(frame, point, 0) - at(frame - 1, point, 0),
        at(frame, point, 1) - at(frame - 1, point, 1));
  }

  private double bend(int frame, int point) {
    return length(
        at(frame + 1, point, 0) - 2 * at(frame, point, 0) + at(frame - 1, point, 0),
        at(frame + 1, point, 1) - 2 * at(frame, point, 1) + at(frame - 1, point, 1));
  }

  private double at(int frame, int point, int axis) {
    return frames.get(frame % frames.size())[2 * point + axis];
  }

  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }

  private static SeamProof worst(Map<String, double[]> largest, double stateErrorPx) {
    double step = 0;
    double jerk = 0;
    String stepActor = "";
    String jerkActor = "";
    for (Map.Entry<String, double[]> entry : largest.entrySet()) {
      double[] kept = entry.getValue();
      if (ratio(kept[1], kept[0]) > step || stepActor.isEmpty()) {
        step = ratio(kept[1], kept[0]);
        stepActor = entry.getKey();
      }
      if (ratio(kept[3], kept[2]) > jerk || jerkActor.isEmpty()) {
        jerk = ratio(kept[3], kept[2]);
        jerkActor = entry.getKey();
      }
    }
    return new SeamProof(stateErrorPx, step, stepActor, jerk, jerkActor);
  }

  private static double ratio(double seam, double inner) {
    return seam < 1e-9 ? 0 : seam / inner;
  }

  /** The points of one frame, relative to the root. */
  private static final class Row implements TraceSink {
    private final double rootX;
    private final double rootY;
    private final List<String> owners = new ArrayList<>();
    private final BitSet silent = new BitSet();
    private double[] points;
    private int used;

    Row(int size, double rootX, double rootY) {
      this.points = new double[size];
      this.rootX = rootX;
      this.rootY = rootY;
    }

    @Override
    public void point(
        String actor, String part, double x, double y, double angleDegrees, String state) {
      if (used + 2 > points.length) {
        points = Arrays.copyOf(points, 2 * points.length);
      }
      silent.set(used / 2, planned(part) || part.endsWith(".tip") && !state.equals("attached"));
      points[used++] = x - rootX;
      points[used++] = y - rootY;
      owners.add(actor);
    }

    /** Whether a point is one that a leg thinks of, not one that is seen. */
    private static boolean planned(String part) {
      return part.endsWith(".ideal") || part.endsWith(".real");
    }

    double[] taken() {
      return Arrays.copyOf(points, used);
    }
  }
}
