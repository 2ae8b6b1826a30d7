package critterbake.raster.goop;

import critterbake.raster.view.Scenery;
import critterbake.raster.view.Window;
import critterbake.sim.math.RandomStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Draws the inside of a cave: rock in two tones with lit edges, air in three with far rock and a
 * shaft of light. Everything hangs on world pixels, so it stands still when the camera moves, and a
 * standing camera draws it once. Belongs to one worker.
 */
public final class CavePainter {
  private static final int EDGE_REACH = 9;
  private static final double SHAFT_SLANT = 0.55;

  /** Least height of a cave as a share of its width. */
  private static final double OPEN_HEIGHT = 0.6;

  private final Scenery scenery;
  private final CaveTones tones;
  private final boolean airy;
  private final RandomStream random = RandomStream.of(0, "cave");
  private final EdgeNoise[] noise = new EdgeNoise[10];
  private Window drawn;
  private boolean[] rock = new boolean[0];
  private byte[] depth = new byte[0];
  private int[] colors = new int[0];
  private int width;
  private int height;
  private long left;
  private long top;
  private double middleX;
  private double middleY;
  private double halfWidth;
  private double halfHeight;

  public CavePainter(Scenery scenery) {
    this.scenery = scenery;
    this.tones = CaveTones.of(Optional.of(scenery));
    this.airy = scenery.background().color().isPresent();
    for (int i = 0; i < noise.length; i++) {
      noise[i] = new EdgeNoise(i + 1);
    }
  }

  /**
   * The cave as a window shows it, top row first; valid until the next call. Air is transparent
   * when the scenario gives no color for it.
   */
  public int[] colors(Window window) {
    if (!window.equals(drawn)) {
      draw(window);
      drawn = window;
    }
    return colors;
  }

  private void draw(Window window) {
    width = window.width();
    height = window.height();
    left = window.left();
    top = window.top();
    if (rock.length != width * height) {
      rock = new boolean[width * height];
      depth = new byte[width * height];
      colors = new int[width * height];
    }
    measureCave(window);
    findRock(window);
    findDepth();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        colors[y * width + x] = color(x, y);
      }
    }
    growTufts();
  }

  private int color(int x, int y) {
    if (rock[y * width + x]) {
      return tones.color(rockTone(x, y));
    }
    return airy ? tones.color(airTone(x, y)) : 0;
  }

  /** Where the cave is, in world pixels: three quarters of all rock's extent. */
  private void measureCave(Window window) {
    double lowX = Double.POSITIVE_INFINITY;
    double lowY = Double.POSITIVE_INFINITY;
    double highX = Double.NEGATIVE_INFINITY;
    double highY = Double.NEGATIVE_INFINITY;
    for (double[] ring : scenery.solids()) {
      for (int i = 0; i < ring.length; i += 2) {
        lowX = Math.min(lowX, ring[i]);
        highX = Math.max(highX, ring[i]);
        lowY = Math.min(lowY, ring[i + 1]);
        highY = Math.max(highY, ring[i + 1]);
      }
    }
    // Rock without a ceiling still has a sky above it.
    highY = Math.max(highY, lowY + OPEN_HEIGHT * (highX - lowX));
    boolean solid = lowX < highX;
    double scale = window.pixelsPerUnit();
    middleX = solid ? (lowX + highX) / 2 * scale : left + width / 2.0;
    middleY = solid ? -(lowY + highY) / 2 * scale : top + height / 2.0;
    halfWidth = solid ? 0.375 * (highX - lowX) * scale : width / 2.0;
    halfHeight = Math.min(halfWidth * 0.6, solid ? 0.375 * (highY - lowY) * scale : height / 2.0);
  }

  private void findRock(Window window) {
    Arrays.fill(rock, false);
    for (double[] ring : scenery.solids()) {
      fill(ring, window);
    }
    for (int x = 0; x < width; x++) {
      OptionalDouble ground = scenery.ground().height((left + x + 0.5) / window.pixelsPerUnit());
      if (ground.isPresent()) {
        double line = window.y(ground.getAsDouble());
        for (int y = Math.max(0, (int) Math.ceil(line - 0.5)); y < height; y++) {
          rock[y * width + x] = true;
        }
      }
    }
  }

  /** Pixels whose middle lies in a ring. */
  private void fill(double[] ring, Window window) {
    int points = ring.length / 2;
    double[] crossings = new double[points];
    for (int y = 0; y < height; y++) {
      int count = 0;
      for (int i = 0, j = points - 1; i < points; j = i++) {
        double yi = window.y(ring[2 * i + 1]) - y - 0.5;
        double yj = window.y(ring[2 * j + 1]) - y - 0.5;
        if (yi > 0 != yj > 0) {
          double xi = window.x(ring[2 * i]);
          double xj = window.x(ring[2 * j]);
          crossings[count++] = xi + (xj - xi) * yi / (yi - yj);
        }
      }
      Arrays.sort(crossings, 0, count);
      for (int k = 0; k + 1 < count; k += 2) {
        int from = Math.max(0, (int) Math.ceil(crossings[k] - 0.5));
        int to = Math.min(width - 1, (int) Math.ceil(crossings[k + 1] - 0.5) - 1);
        for (int x = from; x <= to; x++) {
          rock[y * width + x] = true;
        }
      }
    }
  }

  /** How many pixels of rock lie between each pixel of rock and the air, up to a few. */
  private void findDepth() {
    for (int i = 0; i < rock.length; i++) {
      depth[i] = (byte) (rock[i] ? EDGE_REACH : 0);
    }
    for (int round = 1; round < EDGE_REACH; round++) {
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          int index = y * width + x;
          if (depth[index] == EDGE_REACH && touches(x, y, round - 1)) {
            depth[index] = (byte) round;
          }
        }
      }
    }
  }

  private boolean touches(int x, int y, int wanted) {
    int index = y * width + x;
    return x > 0 && depth[index - 1] == wanted
        || x + 1 < width && depth[index + 1] == wanted
        || y > 0 && depth[index - width] == wanted
        || y + 1 < height && depth[index + width] == wanted;
  }

  private double noise(int which, double x, double y) {
    return noise[which].at(x, y, 1 << 20);
  }

  private double worldX(int x) {
    return left + x + 0.5;
  }

  private double worldY(int y) {
    return top + y + 0.5;
  }

  /** How much light of the shaft falls on a place, 0 to 1. */
  private double shaft(double x, double y) {
    double downward = (y - middleY) / halfHeight;
    double center = middleX + halfWidth * 0.18 - downward * SHAFT_SLANT * halfHeight * 0.8;
    double wide = halfWidth * (0.30 + 0.12 * downward);
    double off = (x - center) / wide;
    return Math.max(0, 1 - off * off) * (1 - 0.2 * downward);
  }

  private int airTone(int px, int py) {
    double x = worldX(px);
    double y = worldY(py);
    double offX = (x - middleX) / halfWidth;
    double offY = (y - middleY) / halfHeight;
    double light = 0.62 * (1 - Math.sqrt(offX * offX + offY * offY));
    light += 0.42 * shaft(x, y) + 0.10 * noise(0, x / 30, y / 16) + 0.05 * noise(1, x / 9, y / 7);
    double farTop = -0.56 + 0.30 * noise(2, x / 23, 0.3) + 0.13 * teeth(3, x / 4.5);
    double farBottom = 0.58 - 0.24 * noise(4, x / 26, 7.3) - 0.12 * teeth(5, x / 5);
    double nearTop = -0.70 + 0.22 * noise(6, x / 13, 5.3) + 0.09 * teeth(7, x / 3.5);
    double nearBottom = 0.72 - 0.18 * noise(8, x / 15, 3.3) - 0.07 * teeth(9, x / 4);
    double side = 0.80 + 0.08 * noise(2, y / 13, 1);
    if (offY < nearTop || offY > nearBottom || Math.abs(offX) > side) {
      return CaveTones.DARK;
    }
    boolean behind = offY < farTop || offY > farBottom;
    return light > (behind ? 0.72 : 0.54) ? CaveTones.LIGHT : CaveTones.MIDDLE;
  }

  private double teeth(int which, double x) {
    return Math.abs(noise(which, x, 2.2));
  }

  private int rockTone(int px, int py) {
    double x = worldX(px);
    double y = worldY(py);
    int deep = depth[py * width + px];
    boolean lit = shaft(x, y) > 0.25;
    if (air(px, py - 1)) {
      boolean patch = random.unit((long) Math.floor(x / 3), 7) < 0.75;
      return lit ? CaveTones.EDGE : patch ? CaveTones.LIGHT : CaveTones.MIDDLE;
    }
    if (deep <= 2 && air(px, py - 2)) {
      boolean speck = random.unit((long) Math.floor(x), (long) Math.floor(y)) < 0.35;
      return lit ? CaveTones.MIDDLE : speck ? CaveTones.DARK : CaveTones.ROCK;
    }
    if (deep == 1 && (air(px - 1, py) || air(px + 1, py))) {
      return CaveTones.DARK;
    }
    if (deep <= 3 + 2 * noise(0, x / 6, y / 5)) {
      return CaveTones.ROCK;
    }
    double crack = noise(1, x / 13 + 0.35 * noise(2, x / 7, y / 7), y / 5);
    return deep > 6 && Math.abs(crack) < 0.025 ? CaveTones.ROCK : CaveTones.DEEP;
  }

  private boolean air(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height && !rock[y * width + x];
  }

  /** Short tufts on floors, two or three pixels high. */
  private void growTufts() {
    for (int x = 1; x < width - 1; x++) {
      for (int y = 1; y < height; y++) {
        boolean floor = rock[y * width + x] && air(x, y - 1);
        long column = left + x;
        if (floor && random.unit(column, 77) < 0.16) {
          int tall = 1 + (int) (random.unit(column, 78) * 2.6);
          for (int k = 1; k <= tall && air(x, y - k); k++) {
            int tone = k == tall ? CaveTones.DARK : CaveTones.ROCK;
            colors[(y - k) * width + x] = tones.color(tone);
          }
        }
      }
    }
  }
}
