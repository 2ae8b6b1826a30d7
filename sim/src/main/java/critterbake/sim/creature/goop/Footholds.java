package critterbake.sim.creature.goop;

import critterbake.sim.world.Terrain;
import java.util.TreeMap;

/**
 * The places of a terrain a tip may hold on to: points spread along every surface, a hair off the
 * rock, found by place.
 */
final class Footholds {
  /** Points this far apart make no visible step, and a leg has a few dozen to choose from. */
  private static final double SPACING = 0.035;

  /** How far off the rock a tip holds, so that rounding never puts it inside. */
  static final double SKIN = 5e-4;

  private static final double CELL = 0.25;

  /**
   * So many points at most are kept of one surface; where that is too few they lie farther apart.
   */
  private static final int MOST = 1 << 18;

  /** So many stretches of ground are remembered. */
  private static final int KEPT = 1 << 11;

  /** Points farther apart than this are no footholds any more, in leg lengths. */
  private static final double FARTHEST_APART = 0.3;

  private final Terrain terrain;
  private final double legLength;
  private final PointGrid solids;
  private final TreeMap<Long, PointGrid> ground = new TreeMap<>();

  Footholds(Terrain terrain, double legLength) {
    this.terrain = terrain;
    this.legLength = legLength;
    solids = new PointGrid(CELL * legLength);
    terrain.walkSolids(spacing(terrain.solidsLength()), addTo(solids));
    solids.sorted();
  }

  /** The shortest legs that find footholds on so much rock, units. */
  static double shortestLeg(double surfaceLength) {
    return surfaceLength / MOST / FARTHEST_APART;
  }

  private double spacing(double surfaceLength) {
    return Math.max(SPACING * legLength, surfaceLength / MOST);
  }

  private Terrain.Visitor addTo(PointGrid points) {
    double skin = SKIN * legLength;
    return (x, y, normalX, normalY) -> {
      double px = x + normalX * skin;
      double py = y + normalY * skin;
      if (!terrain.inside(px, py)) {
        points.add(px, py, normalX, normalY);
      }
    };
  }

  /** Hands over the places around a point, and some beyond the radius. */
  void near(double x, double y, double radius, PointGrid.Visitor visitor) {
    solids.near(x - radius, y - radius, x + radius, y + radius, visitor);
    for (long i = terrain.stretch(x - radius); i <= terrain.stretch(x + radius); i++) {
      ground(i).near(x - radius, y - radius, x + radius, y + radius, visitor);
    }
  }

  private PointGrid ground(long stretch) {
    PointGrid known = ground.get(stretch);
    if (known != null) {
      return known;
    }
    if (ground.size() >= KEPT) {
      ground.clear();
    }
    PointGrid points = new PointGrid(CELL * legLength);
    terrain.walkGround(stretch, spacing(terrain.groundLength(stretch)), addTo(points));
    ground.put(stretch, points.sorted());
    return points;
  }
}
