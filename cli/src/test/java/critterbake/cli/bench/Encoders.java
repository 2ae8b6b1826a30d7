package critterbake.cli.bench;

import critterbake.cli.bench.Stopwatch.Cost;
import critterbake.raster.Frame;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.Scratch;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.gif.GifEncoder;
import critterbake.raster.encode.gif.GifOptions;
import critterbake.raster.encode.png.PngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sizes of GIFs, APNGs and PNGs against the smallest that other programs make of the same frames,
 * and CPU time against theirs. Ours is one first encoding in this process; theirs a whole process.
 */
final class Encoders {
  private static final Scratch NONE =
      () -> {
        throw new IOException("the frames should fit into memory");
      };

  private final Report report;
  private final Path folder;

  /**
   * @param folder for files that may be thrown away
   */
  Encoders(Report report, Path folder) {
    this.report = report;
    this.folder = folder;
  }

  /** A scene's frames and the name its lines carry. */
  record Scene(String name, List<Frame> frames) {
    /** Pixels of all frames together. */
    long pixels() {
      return (long) frames.size() * frames.get(0).argb().length;
    }
  }

  void gif(Scene scene) throws Exception {
    Path ours = folder.resolve("ours.gif");
    Cost cost = encode(ours, out -> new GifEncoder(GifOptions.DEFAULT, out, NONE), scene);
    if (!Programs.found("ffmpeg") || !Programs.found("gifsicle")) {
      report.absent("gif", scene.name, "needs ffmpeg and gifsicle");
      return;
    }
    Path theirs = folder.resolve("ffmpeg.gif");
    double ffmpeg = Programs.cpuSeconds(1, ffmpeg(scene, theirs));
    long least = Math.min(gifsicle(theirs), gifsicle(ours));
    size("gif", scene, "gifsicle -O3", Files.size(ours), least);
    time("gif", scene, "ffmpeg", cost, ffmpeg);
  }

  void apng(Scene scene) throws Exception {
    Path ours = folder.resolve("ours.apng");
    Cost cost = encode(ours, out -> new ApngEncoder(Playback.ENDLESS, true, out, NONE), scene);
    if (!Programs.found("apngasm")) {
      report.absent("apng", scene.name, "needs apngasm");
      return;
    }
    Path theirs = folder.resolve("apngasm.png");
    List<String> command = new ArrayList<>(List.of("apngasm", theirs.toString()));
    command.addAll(pictures(scene));
    double seconds = Programs.cpuSeconds(1, command);
    size("apng", scene, "apngasm", Files.size(ours), Files.size(theirs));
    time("apng", scene, "apngasm", cost, seconds);
  }

  /** All frames of a scene as single PNGs. */
  void png(Scene scene) throws Exception {
    Cost cost = Stopwatch.once(() -> pictures(scene).size());
    List<String> files = pictures(scene);
    long ours = total(files);
    if (!Programs.found("optipng")) {
      report.absent("png", scene.name, "needs optipng");
      return;
    }
    List<String> command = new ArrayList<>(List.of("optipng", "-quiet", "-o2"));
    command.addAll(files);
    double seconds = Programs.cpuSeconds(1, command);
    size("png", scene, "optipng -o2", ours, total(files));
    Cost whole = new Cost(cost.cpuNanos() * files.size(), cost.wallNanos() * files.size());
    time("png", scene, "optipng", whole, seconds);
  }

  private void size(String part, Scene scene, String peer, long ours, long theirs) {
    String note = ours + " bytes to " + theirs;
    report.atMost(part, scene.name + ", to " + peer, (double) ours / theirs, "size", 1, note);
  }

  private void time(String part, Scene scene, String peer, Cost ours, double seconds) {
    String what = scene.name + ", to " + peer;
    report.atMost(part, what, ours.cpuNanos() / 1e9 / seconds, "CPU time", 1, "");
  }

  /** Makes the encoder of one file. */
  private interface Format {
    AnimationEncoder to(OutputStream out);
  }

  private static Cost encode(Path file, Format format, Scene scene) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Cost cost =
        Stopwatch.once(
            () -> {
              AnimationEncoder encoder = format.to(bytes);
              for (Frame frame : scene.frames) {
                encoder.add(frame);
              }
              encoder.finish();
              return 1;
            });
    Files.write(file, bytes.toByteArray());
    return cost;
  }

  private List<String> ffmpeg(Scene scene, Path file) throws IOException {
    Frame first = scene.frames.get(0);
    Path raw = folder.resolve("frames.rgba");
    Files.deleteIfExists(raw);
    for (Frame frame : scene.frames) {
      Files.write(raw, rgba(frame), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
    return List.of(
        "ffmpeg",
        "-y",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgba",
        "-s",
        first.width() + "x" + first.height(),
        "-r",
        "25",
        "-i",
        raw.toString(),
        "-filter_complex",
        "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none",
        file.toString());
  }

  private static byte[] rgba(Frame frame) {
    byte[] bytes = new byte[frame.argb().length * 4];
    for (int i = 0; i < frame.argb().length; i++) {
      int color = frame.argb()[i];
      bytes[4 * i] = (byte) (color >> 16);
      bytes[4 * i + 1] = (byte) (color >> 8);
      bytes[4 * i + 2] = (byte) color;
      bytes[4 * i + 3] = (byte) (color >>> 24);
    }
    return bytes;
  }

  private long gifsicle(Path file) throws IOException, InterruptedException {
    Path smaller = folder.resolve("gifsicle.gif");
    Programs.cpuSeconds(1, List.of("gifsicle", "-O3", file.toString(), "-o", smaller.toString()));
    return Files.size(smaller);
  }

  /** Writes every frame as a PNG of ours. */
  private List<String> pictures(Scene scene) throws IOException {
    List<String> files = new ArrayList<>();
    for (int i : IntStream.range(0, scene.frames.size()).toArray()) {
      Frame frame = scene.frames.get(i);
      Path file = folder.resolve("frame%03d.png".formatted(i));
      try (OutputStream out = Files.newOutputStream(file)) {
        PngEncoder.encode(frame.width(), frame.height(), frame.argb(), out);
      }
      files.add(file.toString());
    }
    return files;
  }

  private static long total(List<String> files) throws IOException {
    long bytes = 0;
    for (String file : files) {
      bytes += Files.size(Path.of(file));
    }
    return bytes;
  }
}
