package critterbake.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import critterbake.cli.bench.Encoders.Scene;
import critterbake.raster.Frame;
import critterbake.raster.compare.CompareMode;
import critterbake.raster.compare.PictureComparison;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Comparing pairs of 256x256 pictures against the npm package pixelmatch in Node: CPU time of both
 * processes on the same pairs, compilers and warming up included, reading left out.
 */
final class Comparing {
  private static final int SIDE = 256;
  private static final int PAIRS = 1000;
  private static final int PORTION = 50;
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private static final String THEIRS =
      """
      import fs from "node:fs";
      const [module, file, side] = process.argv.slice(2);
      const match = (await import(module)).default;
      const size = 4 * side * side;
      const handle = fs.openSync(file);
      const read = () => {
        const picture = new Uint8Array(size);
        return fs.readSync(handle, picture, 0, size, null) === size ? picture : null;
      };
      let different = 0;
      let micros = 0;
      for (let first = read(); first; first = read()) {
        const second = read();
        const begun = process.cpuUsage();
        different += match(first, second, null, +side, +side, { threshold: 0.1 });
        const spent = process.cpuUsage(begun);
        micros += spent.user + spent.system;
      }
      console.log(`${different} ${micros}`);
      """;

  private final Report report;
  private final Path folder;
  private final Path peers;
  private final List<Frame> frames;

  /**
   * @param root where the build installs its peers
   * @param folder for files that may be thrown away
   * @param scenes of which game-like pairs are made
   */
  Comparing(Report report, Path root, Path folder, List<Scene> scenes) {
    this.report = report;
    this.folder = folder;
    this.peers = root.resolve("raster/target/peers/node_modules").toAbsolutePath().normalize();
    this.frames = scenes.stream().flatMap(scene -> scene.frames().stream()).toList();
  }

  /** Two pictures. */
  private record Pair(int[] first, int[] second) {}

  /** Makes a pair. */
  private interface Pairs {
    Pair of(int number, Random random);
  }

  void measure() throws Exception {
    if (!Programs.found("node") || !Files.isDirectory(peers.resolve("pixelmatch8"))) {
      report.absent("compare", "pairs", "needs node, and pixelmatch as .ci/run installs it");
      return;
    }
    measure("random", (number, random) -> new Pair(noise(number, random), noise(number, random)));
    measure("equal", (number, random) -> new Pair(picture(number), picture(number)));
    measure("slightly different", (number, random) -> touched(picture(number), random));
  }

  private void measure(String kind, Pairs pairs) throws Exception {
    Path file = folder.resolve("pairs.bin");
    for (CompareMode mode : List.of(CompareMode.YIQ, CompareMode.OKLAB)) {
      long[] ours = ours(mode, pairs, file);
      long[] theirs = theirs(mode, file);
      if (ours[0] != theirs[0]) {
        throw new IOException(kind + ": " + ours[0] + " pixels differ here, there " + theirs[0]);
      }
      String what = mode.name().toLowerCase(Locale.ROOT) + ", " + kind;
      String note = ours[1] / 1000 + " ms to " + theirs[1] / 1000 + ", same counts";
      report.atMost("compare", what, (double) ours[1] / theirs[1], "CPU time", 1, note);
    }
    Files.delete(file);
  }

  /** Differing pixels and microseconds; the pairs are written for the other program meanwhile. */
  private static long[] ours(CompareMode mode, Pairs pairs, Path file) throws IOException {
    Random random = new Random(PAIRS);
    PictureComparison comparison = new PictureComparison(mode, 0.1, false);
    long different = 0;
    long nanos = 0;
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), 1 << 16))) {
      for (int from = 0; from < PAIRS; from += PORTION) {
        List<Pair> portion = new ArrayList<>();
        for (int i = from; i < from + PORTION; i++) {
          portion.add(pairs.of(i, random));
          write(portion.get(i - from).first, out);
          write(portion.get(i - from).second, out);
        }
        long begun = SYSTEM.getProcessCpuTime();
        for (Pair pair : portion) {
          different += comparison.compare(pair.first, pair.second, SIDE, SIDE).different();
        }
        nanos += SYSTEM.getProcessCpuTime() - begun;
      }
    }
    return new long[] {different, nanos / 1000};
  }

  private static void write(int[] argb, DataOutputStream out) throws IOException {
    for (int color : argb) {
      out.writeInt(Integer.rotateLeft(color, 8));
    }
  }

  private long[] theirs(CompareMode mode, Path file) throws IOException, InterruptedException {
    Path script = folder.resolve("pairs.mjs");
    Files.writeString(script, THEIRS);
    Path module =
        peers.resolve(mode == CompareMode.YIQ ? "pixelmatch7" : "pixelmatch8").resolve("index.js");
    Process node =
        new ProcessBuilder(
                "node",
                script.toString(),
                module.toString(),
                file.toString(),
                Integer.toString(SIDE))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String printed = new String(node.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    if (node.waitFor() != 0) {
      throw new IOException("node failed");
    }
    String[] words = printed.trim().split(" ");
    return new long[] {Long.parseLong(words[0]), Long.parseLong(words[1])};
  }

  /** Any colors, opaque in every other pair. */
  private static int[] noise(int number, Random random) {
    int opaque = number % 2 == 0 ? 0xff000000 : 0;
    return random.ints(SIDE * SIDE).map(color -> color | opaque).toArray();
  }

  /** The top left of a frame. */
  private int[] picture(int number) {
    Frame frame = frames.get(number % frames.size());
    int[] argb = new int[SIDE * SIDE];
    for (int y = 0; y < Math.min(SIDE, frame.height()); y++) {
      int length = Math.min(SIDE, frame.width());
      System.arraycopy(frame.argb(), y * frame.width(), argb, y * SIDE, length);
    }
    return argb;
  }

  /** A quarter of the height moved aside by a pixel, and every eighth row darker. */
  private static Pair touched(int[] argb, Random random) {
    int[] other = argb.clone();
    int top = random.nextInt(SIDE * 3 / 4);
    System.arraycopy(argb, top * SIDE, other, top * SIDE + 1, SIDE / 4 * SIDE - 1);
    for (int i = 0; i < other.length; i++) {
      boolean row = i / SIDE % 8 == 0;
      other[i] = row ? other[i] & 0xff000000 | (other[i] & 0xfefefe) >> 1 : other[i];
    }
    return new Pair(argb, other);
  }
}
