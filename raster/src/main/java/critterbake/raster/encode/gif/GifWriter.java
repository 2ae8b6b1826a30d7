package critterbake.raster.encode.gif;

import critterbake.raster.FrameTime;
import critterbake.raster.encode.Area;
import critterbake.raster.encode.Changes;
import critterbake.raster.encode.ColorIndex;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.gif.PictureCoder.Coded;
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
  private final Optional<GifTable> global;
  private final boolean delta;
  private final Playback playback;
  private final GifDelays delays;
  private final PictureCoder coder = new PictureCoder();

  /** What players show before the waiting frame is drawn. */
  private final int[] canvas;

  private final int[] waiting;
  private FrameTime waitingTime;
  private int frames;
  private int[] first;

  /**
   * @param global the table of all frames, or empty when each has its own
   */
  GifWriter(OutputStream out, int width, int height, Optional<GifTable> global, GifOptions options)
      throws IOException {
    this.blocks = new GifBlocks(out);
    this.width = width;
    this.height = height;
    this.global = global;
    this.delta = options.delta();
    this.playback = options.playback();
    this.delays = new GifDelays(options.clamp());
    this.canvas = new int[width * height];
    this.waiting = new int[width * height];
    blocks.header(width, height, global.map(GifTable::entries).orElse(NO_TABLE));
    if (playback.repeat() != 1) {
      blocks.loop(Math.max(0, playback.repeat() - 1));
    }
  }

  /** Takes the next frame: opaque colors of its table, or 0 for transparent. */
  void frame(int[] pixels, FrameTime time) throws IOException {
    if (frames == 0) {
      first = pixels.clone();
    } else {
      writeWaiting(turningTransparent(pixels), waitingTime);
    }
    System.arraycopy(pixels, 0, waiting, 0, pixels.length);
    waitingTime = time;
    frames++;
  }

  /** Writes the last frame and ends the file. */
  void finish() throws IOException {
    // a loop starts on an empty canvas; not all players clear it by themselves
    boolean once = playback.repeat() == 1 || frames == 1;
    writeWaiting(once ? Optional.empty() : turningTransparent(first), playback.last(waitingTime));
    blocks.trailer();
  }

  /**
   * @param turning bounds of what is transparent in the next frame and must be cleared
   */
  private void writeWaiting(Optional<Area> turning, FrameTime time) throws IOException {
    Area area = area(turning);
    GifTable table = global.orElseGet(() -> tableOf(area));
    Coded coded = coder.encode(area, waiting, canvas, width, table, delta && frames > 1);
    blocks.control(turning.isPresent() ? CLEAR : KEEP, delays.next(time), coded.transparent());
    blocks.picture(area, global.isPresent() ? NO_TABLE : table.entries(), coded.data());
    System.arraycopy(waiting, 0, canvas, 0, canvas.length);
    if (turning.isPresent()) {
      erase(area);
    }
  }

  private Area area(Optional<Area> turning) {
    if (!delta || frames == 1) {
      return new Area(0, 0, width, height);
    }
    Optional<Area> changed = Changes.between(canvas, waiting, width);
    if (changed.isPresent() && turning.isPresent()) {
      return changed.get().union(turning.get());
    }
    return changed.or(() -> turning).orElse(new Area(0, 0, 1, 1));
  }

  /** The colors that the area brings; those that are shown already need no entry. */
  private GifTable tableOf(Area area) {
    ColorIndex colors = new ColorIndex(256);
    boolean transparency = false;
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      int end = y * width + area.x() + area.width();
      for (int i = y * width + area.x(); i < end; i++) {
        boolean needed = waiting[i] != 0 && (!delta || waiting[i] != canvas[i]);
        transparency |= !needed;
        if (needed) {
          colors.add(waiting[i]);
        }
      }
    }
    return new GifTable(colors.size() == 0 ? new int[1] : colors.colors(), transparency);
  }

  private void erase(Area area) {
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      int from = y * width + area.x();
      Arrays.fill(canvas, from, from + area.width(), 0);
    }
  }

  private Optional<Area> turningTransparent(int[] next) {
    return Changes.between(waiting, next, width, (before, after) -> before != 0 && after == 0);
  }
}
