package critterbake.raster.render;

import critterbake.raster.color.Oklch;
import critterbake.raster.effect.Picture;
import critterbake.raster.goop.CavePainter;
import critterbake.raster.look.Look;
import critterbake.raster.view.Scenery;
import critterbake.raster.view.Window;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Paints what stands behind the creatures: color or picture, then a cave where there is rock, or
 * ground in a few cold tones, lit along its upper edge. Every worker has its own.
 */
final class Backdrop {
  /**
   * From the lit edge down into the rock; each row of the table is a depth in pixels and a color.
   */
  private static final int[] DEPTHS = {1, 3, 9, Integer.MAX_VALUE};

  private static final int[] ROCK = {0xff7c9c95, 0xff557679, 0xff3d5a66, 0xff2b4150};

  private final Scenery scenery;
  private final int line;
  private final CavePainter cave;
  private byte[] rock = new byte[0];

  Backdrop(Scenery scenery, Look look) {
    this.scenery = scenery;
    this.cave = new CavePainter(scenery);
    this.line = look.outline().width();
  }

  void paint(Window window, Picture picture) {
    int[] colors = picture.openBackdrop();
    scenery.background().color().ifPresent(color -> Arrays.fill(colors, color));
    paintPicture(window, colors);
    if (!scenery.solids().isEmpty()) {
      paintCave(window, colors);
      return;
    }
    int pixels = window.width() * window.height();
    if (rock.length < pixels) {
      rock = new byte[pixels];
    }
    Arrays.fill(rock, 0, pixels, (byte) 0);
    markGround(window);
    paintRock(window, colors);
  }

  private void paintCave(Window window, int[] colors) {
    int[] painted = cave.colors(window);
    for (int i = 0; i < painted.length; i++) {
      colors[i] = painted[i] == 0 ? colors[i] : painted[i];
    }
  }

  private void paintPicture(Window window, int[] colors) {
    Scenery.Picture from = scenery.picture();
    for (int row = 0; row < Math.min(from.height(), window.height()); row++) {
      System.arraycopy(
          from.argb(),
          row * from.width(),
          colors,
          row * window.width(),
          Math.min(from.width(), window.width()));
    }
  }

  /** Ground begins below the outline of what stands on it. */
  private void markGround(Window window) {
    for (int column = 0; column < window.width(); column++) {
      double worldX = (window.left() + column + 0.5) / window.pixelsPerUnit();
      OptionalDouble height = scenery.ground().height(worldX);
      if (height.isPresent()) {
        double top = Math.ceil(window.y(height.getAsDouble()) - 0.5 - 1e-7) + line;
        for (int row = (int) Math.max(0, Math.min(window.height(), top));
            row < window.height();
            row++) {
          rock[row * window.width() + column] = 1;
        }
      }
    }
  }

  /** Colors rock by how far it lies under open air. */
  private void paintRock(Window window, int[] colors) {
    for (int column = 0; column < window.width(); column++) {
      int depth = 0;
      for (int row = 0; row < window.height(); row++) {
        int pixel = row * window.width() + column;
        depth = rock[pixel] != 0 ? depth + 1 : 0;
        if (depth > 0) {
          colors[pixel] = tone(depth);
        }
      }
    }
  }

  private static int tone(int depth) {
    int i = 0;
    while (depth > DEPTHS[i]) {
      i++;
    }
    return ROCK[i];
  }

  /** The colors rock is drawn in, from dark to light. */
  static List<Integer> tones() {
    return Arrays.stream(ROCK)
        .boxed()
        .sorted(Comparator.comparingDouble(color -> Oklch.of(color).lightness()))
        .toList();
  }
}
