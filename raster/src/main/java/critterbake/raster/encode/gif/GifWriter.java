package critterbake.raster.encode.gif;

import critterbake.raster.encode.Area;
import critterbake.raster.encode.Changes;
import critterbake.raster.encode.ColorIndex;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * The second stage: frames whose colors are settled become pictures, each holding what changed. A
 * frame waits until the next is known, because a pixel that turns transparent can only be cleared
 * by the disposal of the frame before.
 */
final class GifWriter {
  private static final int KEEP = 1;
  private static final int CLEAR = 2;
  private static final int[] NO_TABLE = {};

  private final GifBlocks blocks;
  private final int width;
  private final int height;
  private final Optional<ColorIndex> global;
  private final boolean delta;
  private final LzwEncoder lzw = new LzwEncoder();

  /** What players show before the waiting frame is drawn. */
  private final int[] canvas;

  private final int[] waiting;
  private int waitingDelay;
  private boolean first = true;
  private boolean firstIsOpaque;

  /**
   * @param global the table of all frames, or empty when each has its own
   * @param repeat how often it plays: 0 for ever
   */
  GifWriter(
      OutputStream out,
      int width,
      int height,
      Optional<ColorIndex> global,
      boolean delta,
      int repeat)
      throws IOException {
    this.blocks = new GifBlocks(out);
    this.width = width;
    this.height = height;
    this.global = global;
    this.delta = delta;
    this.canvas = new int[width * height];
    this.waiting = new int[width * height];
    blocks.header(width, height, global.map(ColorIndex::colors).orElse(NO_TABLE));
    if (repeat != 1) {
      blocks.loop(repeat == 0 ? 0 : repeat - 1);
    }
  }

  /** Takes the next frame: opaque colors of its table, or 0 for transparent. */
  void frame(int[] pixels, int delay) throws IOException {
    if (first) {
      firstIsOpaque = isOpaque(pixels);
    } else {
      Optional<Area> cleared =
          Changes.between(waiting, pixels, width, (before, after) -> before != 0 && after == 0);
      writeWaiting(cleared.isPresent(), cleared);
    }
    first = false;
    System.arraycopy(pixels, 0, waiting, 0, pixels.length);
    waitingDelay = delay;
  }

  /** Writes the last frame and ends the file. */
  void finish() throws IOException {
    writeWaiting(!firstIsOpaque, Optional.empty());
    blocks.trailer();
  }

  private void writeWaiting(boolean clear, Optional<Area> cleared) throws IOException {
    Area area = area(cleared);
    ColorIndex table = global.orElseGet(() -> tableOf(area));
    int transparent = table.get(0);
    blocks.control(clear ? CLEAR : KEEP, waitingDelay, transparent);
    int[] local = global.isPresent() ? NO_TABLE : table.colors();
    blocks.picture(area, local, compress(area, table, transparent));
    System.arraycopy(waiting, 0, canvas, 0, canvas.length);
    if (clear) {
      erase(area);
    }
  }

  private Area area(Optional<Area> cleared) {
    if (!delta) {
      return new Area(0, 0, width, height);
    }
    Optional<Area> changed = Changes.between(canvas, waiting, width);
    if (changed.isPresent() && cleared.isPresent()) {
      return changed.get().union(cleared.get());
    }
    return changed.or(() -> cleared).orElse(new Area(0, 0, 1, 1));
  }

  private ColorIndex tableOf(Area area) {
    ColorIndex table = new ColorIndex(256);
    table.add(0);
    for (int y = 0; y < area.height(); y++) {
      int row = (area.y() + y) * width + area.x();
      for (int x = 0; x < area.width(); x++) {
        table.add(waiting[row + x]);
      }
    }
    return table;
  }

  private LzwData compress(Area area, ColorIndex table, int transparent) {
    byte[] plain = indexes(area, table, -1);
    LzwData best = lzw.encode(plain, codeSize(plain));
    if (delta && transparent >= 0) {
      byte[] sparse = indexes(area, table, transparent);
      LzwData other = lzw.encode(sparse, codeSize(sparse));
      best = other.bytes().length < best.bytes().length ? other : best;
    }
    return best;
  }

  /** The area's indexes; pixels that players show already become {@code kept} unless that is -1. */
  private byte[] indexes(Area area, ColorIndex table, int kept) {
    byte[] indexes = new byte[area.size()];
    int at = 0;
    for (int y = 0; y < area.height(); y++) {
      int row = (area.y() + y) * width + area.x();
      for (int x = row; x < row + area.width(); x++) {
        boolean skip = kept >= 0 && waiting[x] == canvas[x];
        indexes[at++] = (byte) (skip ? kept : table.get(waiting[x]));
      }
    }
    return indexes;
  }

  private static int codeSize(byte[] indexes) {
    int largest = 0;
    for (byte index : indexes) {
      largest = Math.max(largest, index & 255);
    }
    return Math.max(2, 32 - Integer.numberOfLeadingZeros(largest));
  }

  private void erase(Area area) {
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      Arrays.fill(canvas, y * width + area.x(), y * width + area.x() + area.width(), 0);
    }
  }

  private static boolean isOpaque(int[] pixels) {
    for (int pixel : pixels) {
      if (pixel == 0) {
        return false;
      }
    }
    return true;
  }
}
