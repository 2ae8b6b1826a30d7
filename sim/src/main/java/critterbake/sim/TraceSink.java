package critterbake.sim;

/** Receives tracked points: one call per point and tick, in a fixed order. */
public interface TraceSink {
  /**
   * @param actor the actor's name
   * @param part the tracked point, such as {@code foot.left}
   * @param x world units
   * @param y world units, up
   * @param angleDegrees counter-clockwise, or NaN where the point has no angle
   * @param state the point's state word, or empty
   */
  void point(String actor, String part, double x, double y, double angleDegrees, String state);
}
