package critterbake.raster.encode.apng;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.ColorIndex;
import critterbake.raster.encode.CountingStream;
import critterbake.raster.encode.Encoded;
import critterbake.raster.encode.FrameSpool;
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
 * 256 colors. Frames are put aside until all are known.
 */
public final class ApngEncoder implements AnimationEncoder {
  private static final int NONE = 0;
  private static final int BACKGROUND = 1;

  private final Playback playback;
  private final boolean delta;
  private final CountingStream out;
  private final PngChunks chunks;
  private final Scratch scratch;
  private final ColorIndex colors = new ColorIndex(256);
  private final List<FrameTime> times = new ArrayList<>();
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
    int[] pixels = PngEncoder.withoutHiddenColor(frame.argb());
    few = few && colors.addAll(pixels);
    for (int color : pixels) {
      opaque &= color >>> 24 == 255;
      transparent |= color == 0;
    }
    spool.add(pixels);
    times.add(frame.time());
  }

  @Override
  public Encoded finish() throws IOException {
    if (spool == null) {
      throw new RefusedException("an APNG needs at least one frame");
    }
    try (FrameSpool frames = spool) {
      PngLayout layout = layout();
      chunks.signature();
      chunks.header(width, height, layout);
      writeControl();
      chunks.palette(layout);
      writeFrames(frames.reader(), layout);
      chunks.end();
    }
    return new Encoded(out.bytes(), times.size(), List.of());
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

  private void writeControl() throws IOException {
    byte[] data = new byte[8];
    PngChunks.putInt(data, 0, times.size());
    PngChunks.putInt(data, 4, playback.repeat());
    chunks.chunk("acTL", data);
  }

  /** A frame is written when the next is known, because that says whether it must be cleared. */
  private void writeFrames(FrameSpool.Reader frames, PngLayout layout) throws IOException {
    ApngDelta choice = new ApngDelta(width, height, layout, delta, transparent);
    int[] shown = frames.next().clone();
    ApngFrame waiting = choice.whole(shown);
    for (int i = 1; i < times.size(); i++) {
      int[] pixels = frames.next();
      ApngFrame next = choice.next(shown, waiting.area(), pixels);
      writeFrame(waiting, i - 1, next.clears() ? BACKGROUND : NONE, times.get(i - 1));
      System.arraycopy(pixels, 0, shown, 0, shown.length);
      waiting = next;
    }
    int last = times.size() - 1;
    writeFrame(waiting, last, NONE, playback.last(times.get(last)));
  }

  private void writeFrame(ApngFrame frame, int index, int disposal, FrameTime time)
      throws IOException {
    byte[] control = new byte[26];
    PngChunks.putInt(control, 0, sequence++);
    PngChunks.putInt(control, 4, frame.area().width());
    PngChunks.putInt(control, 8, frame.area().height());
    PngChunks.putInt(control, 12, frame.area().x());
    PngChunks.putInt(control, 16, frame.area().y());
    ApngTime ratio = ApngTime.of(time);
    PngChunks.putInt(control, 20, ratio.numerator() << 16 | ratio.denominator());
    control[24] = (byte) disposal;
    control[25] = (byte) (frame.over() ? 1 : 0);
    chunks.chunk("fcTL", control);
    if (index == 0) {
      chunks.chunk("IDAT", frame.data());
      return;
    }
    byte[] data = new byte[frame.data().length + 4];
    PngChunks.putInt(data, 0, sequence++);
    System.arraycopy(frame.data(), 0, data, 4, frame.data().length);
    chunks.chunk("fdAT", data);
  }
}
