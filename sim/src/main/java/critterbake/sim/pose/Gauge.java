package critterbake.sim.pose;

/**
 * A mark of the debug overlay, in world units. It says what it shows; raster decides how it looks.
 */
public sealed interface Gauge {
  /** The overlay it belongs to, as {@code debug:} names them. */
  Overlay overlay();

  /** The overlays a scenario can ask for. */
  enum Overlay {
    TARGETS,
    BALANCE,
    BONES,
    CONTACTS,
    ROPES,
    SWARM
  }

  /** What a mark shows. */
  enum Role {
    IDEAL,
    REAL,
    TIP,
    CENTER_OF_MASS,
    NEXT_LANDING,
    CONTACT,
    JOINT,
    DESTINATION,
    STATE,
    BONE,
    LINK,
    BALANCED,
    UNBALANCED,
    CIRCLE,
    GAP
  }

  /**
   * A symbol at a point.
   *
   * @param size 1 is the usual size; lifted tips are larger, touchdowns flash
   * @param angleRadians where it points
   */
  record Mark(Overlay overlay, Role role, double x, double y, double size, double angleRadians)
      implements Gauge {}

  /**
   * A line.
   *
   * @param strain 0 relaxed to 1 at the limit; colors rope links
   */
  record Line(Overlay overlay, Role role, double x0, double y0, double x1, double y1, double strain)
      implements Gauge {}

  /** An ellipse. */
  record Ring(Overlay overlay, Role role, double x, double y, double radiusX, double radiusY)
      implements Gauge {}
}
