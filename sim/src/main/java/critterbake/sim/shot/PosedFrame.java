package critterbake.sim.shot;

import critterbake.sim.pose.Pose;

/**
 * What is seen at the instant of one frame.
 *
 * @param index 0 for the first frame shown
 * @param tick the instant
 * @param hold how many frame times it is shown
 * @param pose in world units
 * @param rootX where the followed actor is; 0 when the camera stands
 * @param rootY where the followed actor is
 */
public record PosedFrame(int index, long tick, int hold, Pose pose, double rootX, double rootY) {}
