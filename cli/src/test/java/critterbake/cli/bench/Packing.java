package critterbake.cli.bench;

import critterbake.cli.bench.Stopwatch.Cost;
import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetSource;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Packs frames of random creature-like sizes: clips of a dozen frames that are alike in size. */
final class Packing {
  private static final int CLIP = 12;

  private Packing() {}

  static void measure(Report report) throws Exception {
    measure(report, 512, 4096, 94, 2);
    measure(report, 5000, 16_384, 94, 20);
  }

  private static void measure(
      Report report, int frames, int maxSize, double leastPercent, double mostSeconds)
      throws Exception {
    List<SheetSource> clips = clips(frames);
    SheetOptions options = SheetOptions.DEFAULT.withMaxSize(maxSize);
    List<Sheet> sheets = new ArrayList<>();
    Cost cost =
        Stopwatch.once(
            () -> {
              sheets.add(SheetBuilder.build(clips, options));
              return 1;
            });
    String what = frames + " mixed frames";
    report.atLeast(
        "packing", what + ", used", 100 * used(sheets.get(0), options), "%", leastPercent, "");
    double seconds = cost.cpuNanos() / 1e9;
    report.atMost("packing", what + ", cold", seconds, "CPU s", mostSeconds, "");
  }

  /** The share of the pages that regions and the padding beside them take. */
  private static double used(Sheet sheet, SheetOptions options) {
    long used = 0;
    for (Sheet.Region region : sheet.regions()) {
      used += (long) (region.width() + options.padding()) * (region.height() + options.padding());
    }
    long area = 0;
    for (Sheet.Page page : sheet.pages()) {
      area += (long) page.width() * page.height();
    }
    return (double) used / area;
  }

  private static List<SheetSource> clips(int frames) {
    RandomStream random = RandomStream.of(7, "creatures");
    List<SheetSource> clips = new ArrayList<>();
    for (int from = 0; from < frames; from += CLIP) {
      double size = random.between(12, 64, clips.size(), 0);
      double tall = random.between(0.7, 1.6, clips.size(), 1);
      List<Frame> clip = new ArrayList<>();
      for (int i = from; i < Math.min(frames, from + CLIP); i++) {
        int width = (int) Math.round(size * random.between(0.8, 1.2, i, 2));
        int height = (int) Math.round(size * tall * random.between(0.9, 1.1, i, 3));
        clip.add(picture(width, height, i));
      }
      String name = "clip" + clips.size();
      clips.add(SheetSource.of(new Clip(name, canvas(clip), 0, RootMotion.NONE)));
    }
    return clips;
  }

  /** A filled picture, unlike all others. */
  private static Frame picture(int width, int height, int number) {
    int[] argb = new int[width * height];
    Arrays.fill(argb, 0xff000000 | number);
    return Frame.of(width, height, argb, new FrameTime(1, 12));
  }

  /** The pictures in the corners of frames of one size, which trimming cuts off again. */
  private static List<Frame> canvas(List<Frame> pictures) {
    int width = pictures.stream().mapToInt(Frame::width).max().orElseThrow();
    int height = pictures.stream().mapToInt(Frame::height).max().orElseThrow();
    List<Frame> frames = new ArrayList<>();
    for (Frame picture : pictures) {
      int[] argb = new int[width * height];
      for (int y = 0; y < picture.height(); y++) {
        System.arraycopy(picture.argb(), y * picture.width(), argb, y * width, picture.width());
      }
      frames.add(Frame.of(width, height, argb, picture.time()));
    }
    return frames;
  }
}
