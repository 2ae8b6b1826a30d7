package critterbake.sim.loop;

/**
 * What is left of the seam: the largest movement of a tracked point across it, over the largest
 * that the motion makes elsewhere, and the same for second differences. Movements are taken from
 * frame to frame, relative to the root. Where the state repeats exactly, the step across the seam
 * is itself one of the simulation's own and counts as such, so that both are at most 1. What nobody
 * sees (places a leg plans) and tips in flight are left out.
 *
 * @param stateErrorPx the largest miss of any number after one lap, in pixels
 * @param step the movement across the seam over the largest other one
 * @param stepActor whose it is
 * @param jerk the second difference at the seam over the largest other one
 * @param jerkActor whose it is
 */
public record SeamProof(
    double stateErrorPx, double step, String stepActor, double jerk, String jerkActor) {
  /** The largest ratio that passes. */
  public static final double LIMIT = 1.0;

  public boolean passes() {
    return worst() <= LIMIT;
  }

  /** The larger of the two ratios. */
  double worst() {
    return Math.max(step, jerk);
  }
}
