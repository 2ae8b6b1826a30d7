package critterbake.sim.world;

import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Ground and solids as one surface: closest point, ray cast, line of sight. A query costs about as
 * much as there are edges near it. Stretches of endless ground are indexed when first asked for, so
 * a terrain is confined to one thread.
 */
public final class Terrain {
  /** Width of an indexed stretch of ground, units; more for creatures that reach farther. */
  private static final double STRETCH = 8;

  /** So many stretches are remembered; a creature that has come farther does not look back. */
  private static final int KEPT = 1 << 12;

  /** How far from a surface its air side is probed, units. */
  private static final double NUDGE = 1e-7;

  private final World world;
  private final double width;
  private final EdgeGrid solids;
  private final TreeMap<Long, EdgeGrid> stretches = new TreeMap<>();
  private final EdgeGrid.Filter anywhere = (x, y, nx, ny) -> true;
  private final EdgeGrid.Filter openAir = (x, y, nx, ny) -> !inside(x + nx * NUDGE, y + ny * NUDGE);

  public Terrain(World world) {
    this(world, 0);
  }

  /**
   * @param reach how far queries usually reach, units: more of the ground is indexed at once
   */
  public Terrain(World world, double reach) {
    this.world = world;
    width = Math.max(STRETCH, reach);
    solids = new EdgeGrid(Edges.ofRings(world.solids().polygons()));
  }

  /** Whether a point is under the ground or in a solid. */
  public boolean inside(double x, double y) {
    OptionalDouble height = world.ground().height(x);
    return (height.isPresent() && y < height.getAsDouble()) || solids.winding(x, y) != 0;
  }

  /**
   * The surface point closest to a place, from air or from within rock.
   *
   * @param within units; nothing farther counts
   * @param hit filled when something was found, otherwise untouched but for its distance
   * @return whether there is any surface within that distance
   */
  public boolean closest(double x, double y, double within, Hit hit) {
    hit.distance = within;
    // From air the nearest edge bounds the rock; from within, an edge buried in other rock may be
    // nearer.
    EdgeGrid.Filter filter = inside(x, y) ? openAir : anywhere;
    boolean found = solids.closest(x, y, hit, filter);
    for (long i = stretch(x - within); i <= stretch(x + within); i++) {
      found |= ground(i).closest(x, y, hit, filter);
    }
    return found;
  }

  /**
   * Where a segment first meets a surface.
   *
   * @param hit filled when it does, otherwise untouched but for its distance
   * @return whether it meets one; a miss is never a point
   */
  public boolean cast(double x0, double y0, double x1, double y1, Hit hit) {
    hit.distance = Double.POSITIVE_INFINITY;
    boolean found = solids.cast(x0, y0, x1, y1, hit);
    long last = stretch(x1);
    int way = x1 < x0 ? -1 : 1;
    boolean grounded = false;
    for (long i = stretch(x0); !grounded && way * i <= way * last; i += way) {
      grounded = ground(i).cast(x0, y0, x1, y1, hit);
    }
    return found || grounded;
  }

  /** Whether nothing lies between two points; {@code scratch} is overwritten. */
  public boolean sees(double x0, double y0, double x1, double y1, Hit scratch) {
    return !cast(x0, y0, x1, y1, scratch);
  }

  /** Receives points spread along the surface. */
  public interface Visitor {
    void point(double x, double y, double normalX, double normalY);
  }

  /**
   * Walks along the solids' outlines, handing over a point every {@code spacing} units of surface
   * and leaving out what lies within other rock.
   */
  public void walkSolids(double spacing, Visitor visitor) {
    walk(solids.edges(), spacing, visitor);
  }

  /** The same along one stretch of ground; stretches are numbered from left to right. */
  public void walkGround(long stretch, double spacing, Visitor visitor) {
    walk(ground(stretch).edges(), spacing, visitor);
  }

  /** Length of the solids' outlines, units. */
  public double solidsLength() {
    return solids.edges().length();
  }

  /** Length of the surface of one stretch of ground, units. */
  public double groundLength(long stretch) {
    return ground(stretch).edges().length();
  }

  /** The stretch of ground above or below x. */
  public long stretch(double x) {
    return (long) Math.floor(x / width);
  }

  private void walk(Edges edges, double spacing, Visitor visitor) {
    double toNext = spacing / 2;
    for (int i = 0; i < edges.count(); i++) {
      double ex = edges.bx()[i] - edges.ax()[i];
      double ey = edges.by()[i] - edges.ay()[i];
      double length = Math.sqrt(ex * ex + ey * ey);
      double along = toNext;
      for (; along < length; along += spacing) {
        double x = edges.ax()[i] + ex * along / length;
        double y = edges.ay()[i] + ey * along / length;
        if (openAir.accepts(x, y, -ey / length, ex / length)) {
          visitor.point(x, y, -ey / length, ex / length);
        }
      }
      toNext = along - length;
    }
  }

  private EdgeGrid ground(long index) {
    EdgeGrid known = stretches.get(index);
    if (known != null) {
      return known;
    }
    if (stretches.size() >= KEPT) {
      stretches.clear();
    }
    double left = index * width;
    EdgeGrid indexed = new EdgeGrid(Edges.ofLine(world.ground().line(left, (index + 1) * width)));
    stretches.put(index, indexed);
    return indexed;
  }
}
