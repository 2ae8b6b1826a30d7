package critterbake.sim.creature.swing;

import critterbake.sim.math.Strict;

/**
 * The picture's own frame, facing right around the actor's pivot, laid into the world.
 *
 * @param originX where the pivot is in the world
 * @param originY likewise
 * @param cos cosine of the frame's turn
 * @param sin sine of the frame's turn
 * @param side 1, or -1 when mirrored
 */
record Placement(double originX, double originY, double cos, double sin, double side) {
  /** Turned like the body, as the figure without parts is. */
  static Placement turned(double x, double y, Pivot pivot) {
    double side = pivot.mirrored() ? -1 : 1;
    double angle = side * pivot.angleRadians();
    return new Placement(x, y, Strict.cos(angle), Strict.sin(angle), side);
  }

  /** Upright, as parts carry their own angles. */
  static Placement upright(double x, double y, Pivot pivot) {
    return new Placement(x, y, 1, 0, pivot.mirrored() ? -1 : 1);
  }

  double x(double localX, double localY) {
    return originX + side * (localX * cos - localY * sin);
  }

  double y(double localX, double localY) {
    return originY + localX * sin + localY * cos;
  }

  double angle(double local) {
    return side * local;
  }
}
