package critterbake.raster.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Our counts against those of the npm package pixelmatch, versions 7 and 8, which the CI run
 * installs; skipped elsewhere.
 */
class PixelmatchTest {
  private static final int PAIRS = 400;
  private static final Path PEERS =
      Path.of(System.getProperty("critterbake.root", ".."))
          .resolve("raster/target/peers/node_modules");

  private final Random random = new Random(20);

  private record Pair(
      int width,
      int height,
      int[] first,
      int[] second,
      double threshold,
      boolean countAntialiased) {}

  @Test
  void countsAgreeToThePixel(@TempDir Path folder) throws IOException, InterruptedException {
    boolean installed = Files.isDirectory(PEERS.resolve("pixelmatch8"));
    if (!installed) {
      System.out.println("skipped: pixelmatch is not installed in raster/target/peers");
    }
    assumeTrue(installed, "pixelmatch is not installed in raster/target/peers");
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < PAIRS; i++) {
      pairs.add(pair(i));
    }
    List<String> ours = new ArrayList<>();
    for (Pair pair : pairs) {
      ours.add(count(pair, CompareMode.YIQ) + " " + count(pair, CompareMode.OKLAB));
    }
    assertEquals(ours, theirs(pairs, folder));
  }

  private static int count(Pair pair, CompareMode mode) {
    return new PictureComparison(mode, pair.threshold, pair.countAntialiased)
        .compare(pair.first, pair.second, pair.width, pair.height)
        .different();
  }

  private static List<String> theirs(List<Pair> pairs, Path folder)
      throws IOException, InterruptedException {
    Path file = folder.resolve("pairs.bin");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      for (Pair pair : pairs) {
        write(pair, out);
      }
    }
    Path script = folder.resolve("counts.mjs");
    try (var in = PixelmatchTest.class.getResourceAsStream("counts.mjs")) {
      Files.copy(in, script);
    }
    Process node =
        new ProcessBuilder(
                "node", script.toString(), file.toString(), PEERS.toRealPath().toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String printed = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, node.waitFor());
    return printed.lines().toList();
  }

  private static void write(Pair pair, DataOutputStream out) throws IOException {
    out.writeInt(pair.width);
    out.writeInt(pair.height);
    out.writeDouble(pair.threshold);
    out.writeByte(pair.countAntialiased ? 1 : 0);
    for (int[] picture : List.of(pair.first, pair.second)) {
      for (int color : picture) {
        out.writeInt(Integer.rotateLeft(color, 8));
      }
    }
  }

  /** Soft edges that move, noise, alpha and tiny sizes. */
  private Pair pair(int i) {
    int most = i % 10 == 0 ? 4 : 40;
    int width = 1 + random.nextInt(most);
    int height = 1 + random.nextInt(most);
    int opaque = i % 5 < 3 ? 0xff000000 : 0;
    int one = random.nextInt() | opaque;
    int two = random.nextInt() | opaque;
    double slopeX = random.nextGaussian();
    double slopeY = random.nextGaussian();
    double offset = random.nextDouble() * Math.max(width, height);
    int[] first = new int[width * height];
    int[] second = new int[width * height];
    double shift = random.nextDouble();
    for (int at = 0; at < first.length; at++) {
      int row = at / width;
      double along = (at % width) * slopeX + row * slopeY - offset;
      first[at] = mix(one, two, along);
      second[at] = i % 3 == 0 ? mix(one, two, along + shift) : changed(first[at], i);
    }
    return new Pair(
        width, height, first, second, i % 4 == 0 ? 0.1 : random.nextDouble() * 0.3, i % 4 == 1);
  }

  private int changed(int color, int i) {
    if (random.nextInt(6) > 0) {
      return color;
    }
    return i % 3 == 1 ? color ^ 1 << random.nextInt(32) : random.nextInt();
  }

  private static int mix(int one, int two, double along) {
    double share = Math.max(0, Math.min(1, along + 0.5));
    int mixed = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int from = one >>> shift & 0xff;
      int to = two >>> shift & 0xff;
      mixed |= (int) Math.round(from + (to - from) * share) << shift;
    }
    return mixed;
  }
}
