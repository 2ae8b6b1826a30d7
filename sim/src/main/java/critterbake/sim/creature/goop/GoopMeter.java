package critterbake.sim.creature.goop;

import critterbake.sim.MotionMetrics;
import java.util.LinkedHashMap;
import java.util.Map;

/** Measures the motion as it happens. */
final class GoopMeter {
  private final Skeleton skeleton;
  private final LegRopes ropes;
  private final double legLength;
  private final double[] heldX;
  private final double[] heldY;
  private final boolean[] held;
  private double slip;
  private double extension;
  private double strain;
  private double attachedTicks;
  private long ticks;
  private int fewest = Integer.MAX_VALUE;

  GoopMeter(Skeleton skeleton, LegRopes ropes, double legLength) {
    this.skeleton = skeleton;
    this.ropes = ropes;
    this.legLength = legLength;
    int legs = skeleton.feet().count();
    heldX = new double[legs];
    heldY = new double[legs];
    held = new boolean[legs];
  }

  /** A meter of the same that has measured nothing. */
  GoopMeter anew() {
    return new GoopMeter(skeleton, ropes, legLength);
  }

  void measure() {
    Leg[] legs = skeleton.feet().legs();
    for (int i = 0; i < legs.length; i++) {
      boolean holds = legs[i].state == Leg.State.ATTACHED;
      if (holds && held[i]) {
        slip = Math.max(slip, Leg.distance(heldX[i], heldY[i], legs[i].tipX, legs[i].tipY));
      } else if (holds) {
        heldX[i] = legs[i].tipX;
        heldY[i] = legs[i].tipY;
      }
      held[i] = holds;
      if (holds) {
        extension = Math.max(extension, legs[i].stretch(skeleton.body()) / legLength);
      }
    }
    strain = Math.max(strain, ropes.strain());
    fewest = Math.min(fewest, skeleton.feet().attached());
    attachedTicks += skeleton.feet().attached();
    ticks++;
  }

  /** Tips that hold are measured from places that were carried along. */
  void carry(double byX, double byY) {
    for (int i = 0; i < held.length; i++) {
      heldX[i] += byX;
      heldY[i] += byY;
    }
  }

  MotionMetrics metrics() {
    Map<String, Double> values = new LinkedHashMap<>();
    int legs = skeleton.feet().count();
    if (ticks > 0 && legs > 0) {
      values.put("slip", slip);
      values.put("extension", extension);
      values.put("duty", attachedTicks / ticks / legs);
      values.put("min_planted", (double) fewest);
      values.put("rope_strain", strain);
    }
    return new MotionMetrics(values);
  }
}
