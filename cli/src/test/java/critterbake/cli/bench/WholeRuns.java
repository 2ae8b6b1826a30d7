package critterbake.cli.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * CPU time of whole processes: the tool through its launcher against bare JVM programs under the
 * JVM's own flags. Both run in turns, so that a busy machine treats them alike; medians are
 * compared.
 */
final class WholeRuns {
  private static final int TURNS = 5;
  private static final int RUNS_A_TURN = 3;

  private final Path root;
  private final Path folder;
  private final String classes;
  private final String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /**
   * @param folder for files that may be thrown away
   */
  WholeRuns(Path root, Path folder) {
    this.root = root;
    this.folder = folder;
    this.classes = root.resolve("cli/target/bench/classes").toString();
  }

  void measureBake(Report report) throws Exception {
    List<String> bake =
        tool("bake", "configs/strider.yaml", "--clip", "stroll", "--force", "-o", folder + "/out");
    List<String> bare =
        List.of(java, "-cp", classes, BareDrawing.class.getName(), folder + "/bare.png");
    compare(
        report, "bake", "a walk cycle to sheet, data, GIF", bake, "a bare JVM's one PNG", bare, 2);
    report.row(
        "bake",
        "all three clips of configs/strider.yaml",
        1e3
            * Programs.cpuSeconds(
                RUNS_A_TURN,
                tool("bake", "configs/strider.yaml", "--force", "-o", folder + "/out")),
        "CPU ms",
        "");
  }

  void measureHelp(Report report) throws Exception {
    String path = classes + ":" + picocli();
    List<String> bare = List.of(java, "-cp", path, BareGreeting.class.getName());
    compare(report, "help", "--help", tool("--help"), "a bare JVM's hello with picocli", bare, 1.3);
  }

  private List<String> tool(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(root.resolve("scripts/critterbake").toString());
    for (String argument : arguments) {
      command.add(argument.startsWith("configs/") ? root.resolve(argument).toString() : argument);
    }
    return command;
  }

  private static void compare(
      Report report,
      String part,
      String what,
      List<String> command,
      String against,
      List<String> reference,
      double budget)
      throws Exception {
    Programs.cpuSeconds(1, command); // Warms the disk.
    Programs.cpuSeconds(1, reference);
    double[] ours = new double[TURNS];
    double[] theirs = new double[TURNS];
    for (int turn = 0; turn < TURNS; turn++) {
      ours[turn] = Programs.cpuSeconds(RUNS_A_TURN, command);
      theirs[turn] = Programs.cpuSeconds(RUNS_A_TURN, reference);
    }
    report.row(part, what, 1e3 * median(ours), "CPU ms", "");
    report.row(part, against, 1e3 * median(theirs), "CPU ms", "");
    report.atMost(part, "their ratio", median(ours) / median(theirs), "times", budget, "");
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }

  /** A jar of picocli alone, cut out of the tool's. */
  private Path picocli() throws IOException {
    Path file = folder.resolve("picocli.jar");
    try (JarFile tool = new JarFile(root.resolve("cli/target/critterbake.jar").toString());
        OutputStream stream = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(stream)) {
      for (JarEntry entry : Collections.list(tool.entries())) {
        if (entry.getName().startsWith("picocli/")) {
          jar.putNextEntry(new JarEntry(entry.getName()));
          try (InputStream in = tool.getInputStream(entry)) {
            in.transferTo(jar);
          }
          jar.closeEntry();
        }
      }
    }
    return file;
  }
}
