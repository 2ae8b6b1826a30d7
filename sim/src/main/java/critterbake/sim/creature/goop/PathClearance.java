package critterbake.sim.creature.goop;

import critterbake.sim.world.Hit;
import critterbake.sim.world.Terrain;
import java.util.Locale;
import java.util.Optional;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/** Watches how near to rock the path runs: nearer than its radius the body cannot follow. */
final class PathClearance {
  private static final double ROUNDING = 1e-9;

  private final Terrain terrain;
  private final double radius;
  private final Hit hit = new Hit();
  private final Vector2d where = new Vector2d();
  private double least;

  PathClearance(Terrain terrain, double radius) {
    this.terrain = terrain;
    this.radius = radius;
    least = radius * (1 - ROUNDING);
  }

  void see(Vector2dc place) {
    boolean buried = terrain.inside(place.x(), place.y());
    double clearance = 0;
    if (!buried) {
      terrain.closest(place.x(), place.y(), radius, hit);
      clearance = hit.distance;
    }
    if (clearance < least) {
      least = clearance;
      where.set(place);
    }
  }

  /** What a person should know of it. */
  Optional<String> note() {
    if (least >= radius * (1 - ROUNDING)) {
      return Optional.empty();
    }
    String how =
        least == 0
            ? "runs into rock"
            : String.format(Locale.ROOT, "comes within %.2f units of rock", least);
    return Optional.of(
        String.format(
            Locale.ROOT,
            "the path %s at (%.2f, %.2f): nearer than its radius of %.2f the body is pushed aside",
            how,
            where.x,
            where.y,
            radius));
  }
}
