package critterbake.raster.encode.gif;

import critterbake.raster.FrameTime;
import critterbake.raster.encode.Area;
import critterbake.raster.encode.Changes;
import critterbake.raster.encode.ColorIndex;
import critterbake.raster.encode.Crew;
import critterbake.raster.encode.InOrder;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.gif.PictureCoder.Coded;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * The second stage: frames whose colors are settled become pictures, each holding what changed;
 * frames that repeat the one before make its picture stay longer. A picture waits until the next is
 * known, because a pixel that turns transparent can only be cleared by the disposal of the picture
 * before.
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
  private final InOrder coding;

  /** Their tables are large: each thread of the crew takes one that is idle. */
  private final Deque<LzwEncoder> encoders = new ConcurrentLinkedDeque<>();

  /** What players show before the waiting frame is drawn; coders read it, so it never changes. */
  private int[] canvas;

  /** The frame whose successor is not known yet; it never changes either. */
  private int[] waiting;

  /** How long the waiting frame has been repeated so far, in centiseconds. */
  private int held;

  private FrameTime lastTime;
  private int[] first;
  private int pictures;

  /** Whether the file has one picture, which readers that know no canvas should find whole. */
  private boolean still;

  /**
   * @param global the table of all frames, or empty when each has its own
   * @param crew compresses pictures
   */
  GifWriter(
      OutputStream out,
      int width,
      int height,
      Optional<GifTable> global,
      GifOptions options,
      Crew crew)
      throws IOException {
    this.blocks = new GifBlocks(out);
    this.width = width;
    this.height = height;
    this.global = global;
    this.delta = options.delta();
    this.playback = options.playback();
    this.delays = new GifDelays(options.clamp());
    this.coding = new InOrder(crew);
    this.canvas = new int[width * height];
    blocks.header(width, height, global.map(GifTable::entries).orElse(NO_TABLE));
    if (playback.repeat() != 1) {
      blocks.loop(Math.max(0, playback.repeat() - 1));
    }
  }

  /**
   * Takes the next frame.
   *
   * @param pixels opaque colors of its table, or 0 for transparent; not to be changed afterwards
   */
  void frame(int[] pixels, FrameTime time) throws IOException {
    if (lastTime == null) {
      first = pixels;
    } else {
      int delay = delays.next(lastTime);
      if (delta && Arrays.equals(waiting, pixels)) {
        hold(delay);
      } else {
        endWaiting(delay, Changes.cleared(waiting, pixels, width));
      }
    }
    waiting = pixels;
    lastTime = time;
  }

  /** Writes the last frame and ends the file. */
  void finish() throws IOException {
    int delay = delays.next(playback.last(lastTime));
    // a loop starts on an empty canvas; not all players clear it by themselves
    still = pictures == 0;
    boolean once = playback.repeat() == 1 || still;
    endWaiting(delay, once ? Optional.empty() : Changes.cleared(waiting, first, width));
    coding.finish();
    blocks.trailer();
  }

  /** The waiting frame is repeated. */
  private void hold(int delay) throws IOException {
    if (held + delay > GifDelays.MOST) {
      writeWaiting(held, Optional.empty());
      held = 0;
    }
    held += delay;
  }

  /**
   * The waiting frame ends.
   *
   * @param turning bounds of what is transparent in the next frame and must be cleared
   */
  private void endWaiting(int delay, Optional<Area> turning) throws IOException {
    boolean tooLong = held + delay > GifDelays.MOST;
    if (held > 0 && (tooLong || turning.filter(this::clearsLittle).isPresent())) {
      writeWaiting(held, Optional.empty());
      held = 0;
    }
    writeWaiting(held + delay, turning);
    held = 0;
  }

  /** Whether a picture of its own for what is cleared leaves most of the waiting frame standing. */
  private boolean clearsLittle(Area turning) {
    return 8 * turning.size() < 7 * area(Optional.of(turning)).size();
  }

  private void writeWaiting(int delay, Optional<Area> turning) throws IOException {
    Area area = area(turning);
    GifTable table = global.orElseGet(() -> tableOf(area));
    int disposal = turning.isPresent() ? CLEAR : KEEP;
    int[] frame = waiting;
    int[] shown = canvas;
    coding.add(
        () -> coded(new PictureCoder(area, width, table), frame, delta ? shown : null),
        coded -> write(coded, area, table, disposal, delay));
    canvas = turning.isPresent() ? erased(area) : waiting;
    pictures++;
  }

  /** Compresses a picture; on any thread. */
  private Coded coded(PictureCoder picture, int[] frame, int[] shown) {
    LzwEncoder idle = encoders.poll();
    LzwEncoder lzw = idle == null ? new LzwEncoder() : idle;
    Coded coded = picture.encode(frame, shown, lzw);
    encoders.push(lzw);
    return coded;
  }

  private void write(Coded coded, Area area, GifTable table, int disposal, int delay)
      throws IOException {
    // some players clear to the background color where no transparent index is named
    int transparent = coded.transparent() >= 0 ? coded.transparent() : table.spare();
    blocks.control(disposal, delay, transparent);
    blocks.picture(area, global.isPresent() ? NO_TABLE : table.entries(), coded.data());
  }

  private Area area(Optional<Area> turning) {
    if (!delta || still) {
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
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      int end = y * width + area.x() + area.width();
      for (int i = y * width + area.x(); i < end; i++) {
        if (waiting[i] != 0 && (!delta || waiting[i] != canvas[i])) {
          colors.add(waiting[i]);
        }
      }
    }
    return new GifTable(colors.size() == 0 ? new int[1] : colors.colors(), true);
  }

  /** The waiting frame with an area cleared. */
  private int[] erased(Area area) {
    int[] cleared = waiting.clone();
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      int from = y * width + area.x();
      Arrays.fill(cleared, from, from + area.width(), 0);
    }
    return cleared;
  }
}
