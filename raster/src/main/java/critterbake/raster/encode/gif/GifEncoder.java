package critterbake.raster.encode.gif;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.CountingStream;
import critterbake.raster.encode.Crew;
import critterbake.raster.encode.Encoded;
import critterbake.raster.encode.FrameSpool;
import critterbake.raster.encode.InOrder;
import critterbake.raster.encode.RefusedException;
import critterbake.raster.encode.Scratch;
import critterbake.raster.encode.gif.GifOptions.Colors;
import critterbake.raster.encode.palette.ColorCounts;
import critterbake.raster.encode.palette.PaletteFinder;
import critterbake.raster.encode.palette.PaletteMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Consumer;

/**
 * Writes GIFs. The first stage makes alpha one bit and settles the colors: with a palette given
 * frames pass straight through, else they are put aside until all colors are known. The second,
 * {@link GifWriter}, writes them.
 */
public final class GifEncoder implements AnimationEncoder {
  /** One index is left for transparent pixels. */
  private static final int REDUCED = 255;

  private final GifOptions options;
  private final CountingStream out;
  private final Scratch scratch;
  private final Crew crew;
  private final AlphaCutter cutter;
  private final List<String> notes = new ArrayList<>();
  private Stage stage;
  private int width;
  private int height;
  private int frames;

  /** What becomes of a frame whose alpha is one bit. */
  private interface Stage {
    /** Takes the next frame, whose pixels are its own from now on. */
    void add(int[] pixels, FrameTime time) throws IOException;

    void finish() throws IOException;
  }

  /**
   * @param out where the file goes; not closed
   * @param scratch where frames go when they outgrow memory
   */
  public GifEncoder(GifOptions options, OutputStream out, Scratch scratch) {
    this(options, out, scratch, Crew.NOBODY);
  }

  /**
   * @param out where the file goes; not closed
   * @param scratch where frames go when they outgrow memory
   * @param crew compresses pictures; the file does not depend on it
   */
  public GifEncoder(GifOptions options, OutputStream out, Scratch scratch, Crew crew) {
    this.options = options;
    this.crew = crew;
    this.out = new CountingStream(out);
    this.scratch = scratch;
    this.cutter = new AlphaCutter(options.cut());
  }

  @Override
  public void add(Frame frame) throws IOException {
    if (stage == null) {
      width = frame.width();
      height = frame.height();
      checkSize();
      stage = options.palette().isPresent() ? new Direct(options.palette().get()) : new Waiting();
    }
    if (frame.width() != width || frame.height() != height) {
      throw new IllegalArgumentException("frames of one GIF are of one size");
    }
    int[] flat = new int[width * height];
    cutter.apply(frame.argb(), flat);
    stage.add(flat, frame.time());
    frames++;
  }

  private void checkSize() {
    if (width > 0xFFFF || height > 0xFFFF) {
      throw new RefusedException("a GIF has at most 65535 pixels a side");
    }
  }

  @Override
  public Encoded finish() throws IOException {
    if (stage == null) {
      throw new RefusedException("a GIF needs at least one frame");
    }
    stage.finish();
    return new Encoded(out.bytes(), frames, notes);
  }

  private GifWriter writer(Optional<GifTable> table) throws IOException {
    return new GifWriter(out, width, height, table, options, crew);
  }

  /** Maps frames to a palette that was given. */
  private final class Direct implements Stage {
    private final PaletteMapper mapper;
    private final GifWriter writer;

    Direct(int[] palette) throws IOException {
      int[] opaque = Arrays.stream(palette).filter(color -> color >>> 24 == 255).toArray();
      mapper = new PaletteMapper(opaque, options.dither());
      writer = writer(Optional.of(new GifTable(opaque, true)));
    }

    @Override
    public void add(int[] pixels, FrameTime time) throws IOException {
      mapper.apply(pixels, width);
      writer.frame(pixels, time);
    }

    @Override
    public void finish() throws IOException {
      writer.finish();
    }
  }

  /** Puts frames aside and counts colors. */
  private final class Waiting implements Stage {
    private final FrameSpool spool = new FrameSpool(width * height, scratch);
    private final ColorUse colors = new ColorUse(width * height);
    private final List<FrameTime> times = new ArrayList<>();

    @Override
    public void add(int[] pixels, FrameTime time) throws IOException {
      colors.add(pixels);
      if (!colors.exact() && options.colors() == Colors.ERROR) {
        throw new RefusedException(
            "frame " + frames + " brings the GIF over 256 colors; use colors: global or local");
      }
      spool.add(pixels);
      times.add(time);
    }

    @Override
    public void finish() throws IOException {
      try {
        if (colors.exact()) {
          writeExact();
        } else if (options.colors() == Colors.LOCAL) {
          writeLocal();
        } else {
          writeReduced();
        }
      } finally {
        spool.close();
      }
    }

    private void writeExact() throws IOException {
      int[] opaque = colors.opaque();
      boolean unchanged = options.delta() && times.size() > 1;
      GifTable table =
          new GifTable(
              opaque.length == 0 ? new int[] {0xFF000000} : opaque,
              colors.hasTransparent() || unchanged);
      write(writer(Optional.of(table)), pixels -> {});
    }

    private void writeReduced() throws IOException {
      ColorCounts counts = new ColorCounts();
      FrameSpool.Reader reader = spool.reader();
      for (int i = 0; i < times.size(); i++) {
        counts.add(reader.next());
      }
      int[] palette = PaletteFinder.find(counts, REDUCED);
      notes.add("reduced " + counts.size() + " colors to " + palette.length);
      GifWriter writer = writer(Optional.of(new GifTable(palette, true)));
      Mappers mappers = new Mappers(palette);
      InOrder mapping = new InOrder(crew);
      FrameSpool.Reader frames = spool.reader();
      for (FrameTime time : times) {
        int[] pixels = frames.next().clone();
        mapping.add(() -> mappers.mapped(pixels), mapped -> writer.frame(mapped, time));
      }
      mapping.finish();
      writer.finish();
    }

    private void writeLocal() throws IOException {
      LocalColors local = new LocalColors(width, height, options.dither(), options.delta());
      write(writer(Optional.empty()), local::settle);
    }

    private void write(GifWriter writer, Consumer<int[]> settling) throws IOException {
      FrameSpool.Reader frames = spool.reader();
      for (FrameTime time : times) {
        int[] pixels = frames.next().clone();
        settling.accept(pixels);
        writer.frame(pixels, time);
      }
      writer.finish();
    }
  }

  /** Mappers to one palette: they remember colors, so each thread of the crew takes an idle one. */
  private final class Mappers {
    private final int[] palette;
    private final Deque<PaletteMapper> idle = new ConcurrentLinkedDeque<>();

    Mappers(int[] palette) {
      this.palette = palette;
    }

    /** Maps a frame in place. */
    int[] mapped(int[] pixels) {
      PaletteMapper known = idle.poll();
      PaletteMapper mapper = known == null ? new PaletteMapper(palette, options.dither()) : known;
      mapper.apply(pixels, width);
      idle.push(mapper);
      return pixels;
    }
  }
}
