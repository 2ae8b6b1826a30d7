package critterbake.sim.world;

/**
 * A point of a surface, as terrain queries report it: one is made once and filled again and again.
 */
public final class Hit {
  /** World position on the surface. */
  public double x;

  /** World position on the surface. */
  public double y;

  /** Unit normal, from the rock into the air. */
  public double normalX;

  /** Unit normal, from the rock into the air. */
  public double normalY;

  /** Units from where the query stood, never negative. */
  public double distance;

  void set(Hit other) {
    x = other.x;
    y = other.y;
    normalX = other.normalX;
    normalY = other.normalY;
    distance = other.distance;
  }
}
