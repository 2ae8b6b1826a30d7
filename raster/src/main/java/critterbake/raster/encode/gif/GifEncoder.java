package critterbake.raster.encode.gif;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.CountingStream;
import critterbake.raster.encode.Encoded;
import critterbake.raster.encode.FrameSpool;
import critterbake.raster.encode.RefusedException;
import critterbake.raster.encode.Scratch;
import critterbake.raster.encode.WholeTime;
import critterbake.raster.encode.gif.GifOptions.Colors;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes GIFs. The first stage makes alpha one bit and counts colors; frames are put aside until
 * all colors are known, unless a palette was given. The second, {@link GifWriter}, writes them.
 */
public final class GifEncoder implements AnimationEncoder {
  private final GifOptions options;
  private final CountingStream out;
  private final Scratch scratch;
  private final AlphaCutter cutter;
  private final List<FrameTime> times = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private int width;
  private int height;
  private int[] flat;
  private ColorUse colors;
  private FrameSpool spool;

  /**
   * @param out where the file goes; not closed
   * @param scratch where frames go when they outgrow memory
   */
  public GifEncoder(GifOptions options, OutputStream out, Scratch scratch) {
    this.options = options;
    this.out = new CountingStream(out);
    this.scratch = scratch;
    this.cutter = new AlphaCutter(options.cut());
  }

  @Override
  public void add(Frame frame) throws IOException {
    if (spool == null) {
      width = frame.width();
      height = frame.height();
      flat = new int[width * height];
      colors = new ColorUse(flat.length);
      spool = new FrameSpool(flat.length, scratch);
    }
    if (frame.width() != width || frame.height() != height) {
      throw new IllegalArgumentException("frames of one GIF are of one size");
    }
    cutter.apply(frame.argb(), flat);
    colors.add(flat);
    if (!colors.exact() && options.colors() == Colors.ERROR) {
      throw new RefusedException(
          "frame " + times.size() + " brings the GIF over 256 colors; use colors: global or local");
    }
    spool.add(flat);
    times.add(frame.time());
  }

  @Override
  public Encoded finish() throws IOException {
    if (spool == null) {
      throw new RefusedException("a GIF needs at least one frame");
    }
    try (FrameSpool frames = spool) {
      write(frames.reader());
    }
    return new Encoded(out.bytes(), times.size(), notes);
  }

  private void write(FrameSpool.Reader frames) throws IOException {
    GifWriter writer =
        new GifWriter(
            out, width, height, Optional.of(table()), options.delta(), options.playback().repeat());
    int[] delays = delays();
    for (int delay : delays) {
      writer.frame(frames.next(), delay);
    }
    writer.finish();
  }

  private GifTable table() {
    int[] opaque = colors.opaque();
    boolean cheap = Integer.bitCount(opaque.length) != 1 || opaque.length <= 32;
    boolean unchanged = options.delta() && times.size() > 1 && cheap;
    return new GifTable(opaque.length == 0 ? new int[1] : opaque, colors.hasTransparent() || unchanged);
  }

  private int[] delays() {
    int least = options.clamp() ? 2 : 0;
    WholeTime centiseconds = new WholeTime(100, least);
    int[] delays = new int[times.size()];
    for (int i = 0; i < delays.length; i++) {
      boolean last = i == delays.length - 1;
      FrameTime time = times.get(i);
      delays[i] = checked(centiseconds.next(last ? options.playback().last(time) : time), i);
    }
    return delays;
  }

  private static int checked(long delay, int frame) {
    if (delay < 2) {
      throw new RefusedException(
          "frame "
              + frame
              + " is shown for "
              + delay
              + " cs, and players slow down below 2 cs: use at most 50 frames a second, or clamp");
    }
    if (delay > 0xFFFF) {
      throw new RefusedException("frame " + frame + " is shown for longer than 655 s");
    }
    return (int) delay;
  }
}
