package critterbake.raster.encode.apng;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.Area;
import critterbake.raster.encode.ColorIndex;
import critterbake.raster.encode.CountingStream;
import critterbake.raster.encode.Crew;
import critterbake.raster.encode.Encoded;
import critterbake.raster.encode.FrameSpool;
import critterbake.raster.encode.InOrder;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.RefusedException;
import critterbake.raster.encode.Scratch;
import critterbake.raster.encode.png.PngChunks;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.encode.png.PngLayout;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes animated PNGs: exact times, full alpha, one palette where all frames together have at most
 * 256 colors. Frames are put aside until all are known; one that repeats the one before makes it
 * stay longer.
 */
public final class ApngEncoder implements AnimationEncoder {
  /** So many pictures tell which layout suits all. */
  private static final int SAMPLE = 3;

  private final Playback playback;
  private final boolean delta;
  private final CountingStream out;
  private final PngChunks chunks;
  private final Scratch scratch;
  private final InOrder coding;
  private final ColorIndex colors = new ColorIndex(256);

  /** Times of the pictures put aside. */
  private final List<FrameTime> times = new ArrayList<>();

  private int frames;
  private boolean few = true;
  private boolean opaque = true;
  private boolean transparent;
  private int width;
  private int height;
  private FrameSpool spool;
  private int sequence;

  /**
   * @param delta whether frames may hold only what changed
   * @param out where the file goes; not closed
   * @param scratch where frames go when they outgrow memory
   */
  public ApngEncoder(Playback playback, boolean delta, OutputStream out, Scratch scratch) {
    this(playback, delta, out, scratch, Crew.NOBODY);
  }

  /**
   * @param delta whether frames may hold only what changed
   * @param out where the file goes; not closed
   * @param scratch where frames go when they outgrow memory
   * @param crew compresses frames; the file does not depend on it
   */
  public ApngEncoder(
      Playback playback, boolean delta, OutputStream out, Scratch scratch, Crew crew) {
    this.coding = new InOrder(crew);
    this.playback = playback;
    this.delta = delta;
    this.out = new CountingStream(out);
    this.chunks = new PngChunks(this.out);
    this.scratch = scratch;
  }

  @Override
  public void add(Frame frame) throws IOException {
    if (spool == null) {
      width = frame.width();
      height = frame.height();
      spool = new FrameSpool(width * height, scratch);
    }
    if (frame.width() != width || frame.height() != height) {
      throw new IllegalArgumentException("frames of one APNG are of one size");
    }
    frames++;
    int[] pixels = PngEncoder.withoutHiddenColor(frame.argb());
    if (delta && spool.repeats(pixels) && hold(frame.time())) {
      return;
    }
    few = few && colors.addAll(pixels);
    for (int color : pixels) {
      opaque &= color >>> 24 == 255;
      transparent |= color == 0;
    }
    spool.add(pixels);
    times.add(frame.time());
  }

  /** Shows the last picture longer, if that time can be told exactly. */
  private boolean hold(FrameTime time) {
    int last = times.size() - 1;
    FrameTime both = times.get(last).plus(time);
    if (ApngTime.holds(both)) {
      times.set(last, both);
    }
    return ApngTime.holds(both);
  }

  @Override
  public Encoded finish() throws IOException {
    if (spool == null) {
      throw new RefusedException("an APNG needs at least one frame");
    }
    try (FrameSpool pictures = spool) {
      PngLayout layout = smallest(layout(), pictures);
      chunks.signature();
      chunks.header(width, height, layout);
      writeControl();
      chunks.palette(layout);
      writeFrames(pictures.reader(), layout);
      chunks.end();
    }
    return new Encoded(out.bytes(), frames, List.of());
  }

  /** The layout of all frames; unchanged pixels need a transparent color to be left out. */
  private PngLayout layout() {
    if (few) {
      if (delta && times.size() > 1 && colors.size() < 256) {
        colors.add(0);
      }
      return PngLayout.indexed(PngLayout.transparentFirst(colors.colors()));
    }
    return new PngLayout(opaque ? PngLayout.Type.RGB : PngLayout.Type.RGBA, 8, new int[0]);
  }

  /** Of indexes in few bits and in whole bytes, what makes the first pictures smaller. */
  private PngLayout smallest(PngLayout packed, FrameSpool pictures) throws IOException {
    PngLayout wide = packed.withWholeBytes();
    return wide.bitDepth() > packed.bitDepth()
            && firstBytes(pictures.reader(), wide) < firstBytes(pictures.reader(), packed)
        ? wide
        : packed;
  }

  private long firstBytes(FrameSpool.Reader pictures, PngLayout layout) throws IOException {
    ApngDelta choice = new ApngDelta(width, height, layout, delta, transparent);
    int[] shown = pictures.next().clone();
    ApngFrame frame = choice.whole(shown);
    long bytes = frame.data().smallest().length;
    for (int i = 1; i < Math.min(SAMPLE, times.size()); i++) {
      int[] pixels = pictures.next();
      frame = choice.next(frame, shown, pixels);
      bytes += frame.data().smallest().length;
      shown = pixels.clone();
    }
    return bytes;
  }

  private void writeControl() throws IOException {
    byte[] data = new byte[8];
    PngChunks.putInt(data, 0, times.size());
    PngChunks.putInt(data, 4, playback.repeat());
    chunks.chunk("acTL", data);
  }

  /** A frame is written when the next is known, because that says how it is disposed of. */
  private void writeFrames(FrameSpool.Reader frames, PngLayout layout) throws IOException {
    ApngDelta choice = new ApngDelta(width, height, layout, delta, transparent);
    int[] shown = frames.next().clone();
    ApngFrame waiting = choice.whole(shown);
    for (int i = 1; i < times.size(); i++) {
      int[] pixels = frames.next();
      ApngFrame next = choice.next(waiting, shown, pixels);
      writeFrame(waiting, i - 1, next.canvas().disposal(), times.get(i - 1));
      shown = pixels.clone();
      waiting = next;
    }
    int last = times.size() - 1;
    writeFrame(waiting, last, Disposal.NONE, playback.last(times.get(last)));
    coding.finish();
  }

  private void writeFrame(ApngFrame frame, int index, Disposal disposal, FrameTime time)
      throws IOException {
    Area area = frame.area();
    boolean over = frame.over();
    coding.add(
        frame.data()::smallest,
        pixels -> {
          writeControl(area, over, disposal, time);
          writePixels(pixels, index);
        });
  }

  private void writeControl(Area area, boolean over, Disposal disposal, FrameTime time)
      throws IOException {
    byte[] control = new byte[26];
    PngChunks.putInt(control, 0, sequence++);
    PngChunks.putInt(control, 4, area.width());
    PngChunks.putInt(control, 8, area.height());
    PngChunks.putInt(control, 12, area.x());
    PngChunks.putInt(control, 16, area.y());
    ApngTime ratio = ApngTime.of(time);
    PngChunks.putInt(control, 20, ratio.numerator() << 16 | ratio.denominator());
    control[24] = (byte) disposal.code();
    control[25] = (byte) (over ? 1 : 0);
    chunks.chunk("fcTL", control);
  }

  private void writePixels(byte[] pixels, int index) throws IOException {
    if (index == 0) {
      chunks.chunk("IDAT", pixels);
      return;
    }
    byte[] data = new byte[pixels.length + 4];
    PngChunks.putInt(data, 0, sequence++);
    System.arraycopy(pixels, 0, data, 4, pixels.length);
    chunks.chunk("fdAT", data);
  }
}
