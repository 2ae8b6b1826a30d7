package critterbake.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;

/** Long bakes as whole processes: how they use two cores, how time and memory grow with frames. */
final class LongRuns {
  private static final int FRAMES = 2000;
  private static final int MANY = 10_000;
  private static final int FEW = 100;

  private final Path root;
  private final Path folder;

  /**
   * @param folder for files that may be thrown away
   */
  LongRuns(Path root, Path folder) {
    this.root = root;
    this.folder = folder;
  }

  /** One thread against two, on bakes of 2,000 frames; the CPU time tells what the second costs. */
  void measureScaling(Report report) throws IOException, InterruptedException, ExecutionException {
    scaling(report, "walker to PNG frames", "strider", "stroll", "{frames: {}}");
    scaling(report, "goop to a GIF", "gunk", "gunk", "{gif: {}}");
  }

  /** Two bakes that share nothing tell how much more the machine does with both cores. */
  private void scaling(Report report, String what, String scenario, String clip, String outputs)
      throws IOException, InterruptedException, ExecutionException {
    Programs.Cost one = bake(scenario, clip, FRAMES, outputs, "", "--jobs", "1");
    Programs.Cost two = bake(scenario, clip, FRAMES, outputs, "", "--jobs", "2");
    String bake = FRAMES + " frames of " + what;
    report.row("scaling", bake + ", one job", one.wallSeconds(), "s", cpu(one));
    report.row("scaling", bake + ", two jobs", two.wallSeconds(), "s", cpu(two));
    double gain = one.wallSeconds() / two.wallSeconds();
    report.atLeast("scaling", "two jobs are faster by", gain, "times", 1.8, "");
    FutureTask<Programs.Cost> beside =
        new FutureTask<>(
            () -> bakeInto("beside", scenario, clip, FRAMES, outputs, "", "--jobs", "1"));
    new Thread(beside).start();
    long begun = System.nanoTime();
    bake(scenario, clip, FRAMES, outputs, "", "--jobs", "1");
    beside.get();
    double both = 2 * one.wallSeconds() / ((System.nanoTime() - begun) / 1e9);
    report.row("scaling", "two bakes at once get done", both, "times as much", "the machine's own");
  }

  private static String cpu(Programs.Cost cost) {
    return Math.round(10 * cost.cpuSeconds()) / 10.0 + " CPU s";
  }

  /** What a frame costs in the second half of a long bake against the first half. */
  void measureLinear(Report report) throws IOException, InterruptedException {
    double few = linear(FEW);
    double half = linear(MANY / 2);
    double many = linear(MANY);
    double early = (half - few) / (MANY / 2 - FEW);
    double late = (many - half) / (MANY - MANY / 2);
    report.row("linear", "walker, frames 100 to 5,000", 1e6 * early, "CPU us/frame", "");
    report.row("linear", "walker, frames 5,000 to 10,000", 1e6 * late, "CPU us/frame", "");
    report.atMost("linear", "their ratio", late / early, "times", 1.1, "");
  }

  private double linear(int frames) throws IOException, InterruptedException {
    String outputs = "{gif: {zoom: 1}, apng: {}}";
    return bake("strider", "stroll", frames, outputs, "", "--jobs", "1").cpuSeconds();
  }

  /** A bake that would not fit in memory if it were kept there: its pixels alone take 1.3 GB. */
  void measureMemory(Report report) throws IOException, InterruptedException {
    String outputs = "{gif: {zoom: 1}, apng: {}, frames: {}}";
    Programs.Cost cost = bake("gunk", "gunk", MANY, outputs, "-Xmx96m");
    report.row(
        "memory",
        "10,000 frames of goop: GIF, APNG, PNGs, -Xmx96m",
        cost.wallSeconds(),
        "s",
        "done, " + cpu(cost));
    Programs.Cost sheet = bake("gunk", "gunk", FRAMES, "{sheet: {data: [phaser]}}", "-Xmx224m");
    report.row(
        "memory",
        "2,000 frames of goop: a sheet of 4096x4072 and more, -Xmx224m",
        sheet.wallSeconds(),
        "s",
        "done, " + cpu(sheet));
  }

  private Programs.Cost bake(
      String scenario, String clip, int frames, String outputs, String jvm, String... options)
      throws IOException, InterruptedException {
    return bakeInto("long", scenario, clip, frames, outputs, jvm, options);
  }

  private Programs.Cost bakeInto(
      String name,
      String scenario,
      String clip,
      int frames,
      String outputs,
      String jvm,
      String... options)
      throws IOException, InterruptedException {
    Path out = folder.resolve(name);
    List<String> command =
        new ArrayList<>(
            List.of(
                "env",
                "CRITTERBAKE_JAVA_OPTS=" + jvm,
                root.resolve("scripts/critterbake").toString(),
                "bake",
                root.resolve("configs/" + scenario + ".yaml").toString(),
                "--clip",
                clip,
                "--set",
                "shot={duration: " + frames + "f}",
                "--set",
                "outputs=" + outputs,
                "--force",
                "--quiet",
                "-o",
                out.toString()));
    command.addAll(List.of(options));
    try {
      return Programs.cost(command);
    } finally {
      delete(out);
    }
  }

  private static void delete(Path folder) throws IOException {
    List<Path> files = List.of();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> found = Files.list(folder)) {
        files = found.toList();
      }
    }
    for (Path file : files) {
      Files.delete(file);
    }
    Files.deleteIfExists(folder);
  }
}
