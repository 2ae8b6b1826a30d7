package critterbake.sim.shot;

import critterbake.sim.pose.Pose;

/**
 * What is seen at the instant of one frame.
 *
 * @param index 0 for the first frame shown
 * @param tick the instant
 * @param hold how many frame times it is shown
 * @param pose in world units
 * @param rootX where the followed actor is in the pose; 0 when the camera stands
 * @param rootY likewise
 * @param lapsX how far the laps before have carried it; poses of loops are those of the first lap
 * @param lapsY likewise
 */
public record PosedFrame(
    int index,
    long tick,
    int hold,
    Pose pose,
    double rootX,
    double rootY,
    double lapsX,
    double lapsY) {
  /** How far the root is on its whole way. */
  public double wayX() {
    return rootX + lapsX;
  }

  /** How far the root is on its whole way. */
  public double wayY() {
    return rootY + lapsY;
  }
}
