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
  private final Scenery scenery;
  private final CaveTones tones;
  private final boolean airy;
  private final RandomStream random = RandomStream.of(0, "cave");
  private final CaveAir air = new CaveAir();
  private final RingFill rings = new RingFill();
  private Window drawn;
  private boolean[] rock = new boolean[0];
  private byte[] depth = new byte[0];
  private int[] colors = new int[0];
  private int width;
  private int height;
  private long left;

  public CavePainter(Scenery scenery) {
    this.scenery = scenery;
    this.tones = CaveTones.of(Optional.of(scenery));
    this.airy = scenery.background().color().isPresent();
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
    if (rock.length != width * height) {
      rock = new boolean[width * height];
      depth = new byte[width * height];
      colors = new int[width * height];
    }
    air.look(scenery, window);
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
    return airy ? tones.color(air.tone(x, y)) : 0;
  }

  private void findRock(Window window) {
    Arrays.fill(rock, false);
    for (double[] ring : scenery.solids()) {
      rings.fill(ring, window, rock);
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

  private int rockTone(int px, int py) {
    double x = air.x(px);
    double y = air.y(py);
    int deep = depth[py * width + px];
    boolean lit = air.shaft(x, y) > 0.25;
    if (isAir(px, py - 1)) {
      boolean patch = random.unit((long) Math.floor(x / 3), 7) < 0.75;
      return lit ? CaveTones.EDGE : patch ? CaveTones.LIGHT : CaveTones.MIDDLE;
    }
    if (deep <= 2 && isAir(px, py - 2)) {
      boolean speck = random.unit((long) Math.floor(x), (long) Math.floor(y)) < 0.35;
      return lit ? CaveTones.MIDDLE : speck ? CaveTones.DARK : CaveTones.ROCK;
    }
    if (deep == 1 && (isAir(px - 1, py) || isAir(px + 1, py))) {
      return CaveTones.DARK;
    }
    if (deep <= 3 + 2 * air.noise(0, x / 6, y / 5)) {
      return CaveTones.ROCK;
    }
    double crack = air.noise(1, x / 13 + 0.35 * air.noise(2, x / 7, y / 7), y / 5);
    return deep > 6 && Math.abs(crack) < 0.025 ? CaveTones.ROCK : CaveTones.DEEP;
  }

  private boolean isAir(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height && !rock[y * width + x];
  }

  /** Short tufts on floors, two or three pixels high. */
  private void growTufts() {
    for (int x = 1; x < width - 1; x++) {
      for (int y = 1; y < height; y++) {
        boolean floor = rock[y * width + x] && isAir(x, y - 1);
        long column = left + x;
        if (floor && random.unit(column, 77) < 0.16) {
          int tall = 1 + (int) (random.unit(column, 78) * 2.6);
          for (int k = 1; k <= tall && isAir(x, y - k); k++) {
            int tone = k == tall ? CaveTones.DARK : CaveTones.ROCK;
            colors[(y - k) * width + x] = tones.color(tone);
          }
        }
      }
    }
  }
}
