package critterbake.cli.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs other programs and tells the CPU time of their whole processes, with that of all they start:
 * user and system time, as the shell's {@code times} counts it.
 */
final class Programs {
  private static final String LOOP =
      "n=$1; shift; while [ $n -gt 0 ]; do \"$@\" >/dev/null 2>&1 </dev/null || exit 1;"
          + " n=$((n - 1)); done; times";
  private static final Pattern TIME = Pattern.compile("(\\d+)m([\\d.]+)s");

  private Programs() {}

  /** Whether there is a program of that name on the path. */
  static boolean found(String name) {
    return Arrays.stream(System.getenv("PATH").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
  }

  /** What one run of a program took. */
  record Cost(double wallSeconds, double cpuSeconds) {}

  /** Runs a program once. */
  static Cost cost(List<String> command) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    double cpuSeconds = cpuSeconds(1, command);
    return new Cost((System.nanoTime() - begun) / 1e9, cpuSeconds);
  }

  /** CPU seconds of one run, as the mean of so many in a row. */
  static double cpuSeconds(int runs, List<String> command)
      throws IOException, InterruptedException {
    List<String> shell = new ArrayList<>(List.of("sh", "-c", LOOP, "sh", Integer.toString(runs)));
    shell.addAll(command);
    Process process =
        new ProcessBuilder(shell).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    if (process.waitFor() != 0) {
      throw new IOException("failed: " + String.join(" ", command));
    }
    return children(text) / runs;
  }

  /** The second line of {@code times}: what the children took. */
  private static double children(String times) {
    Matcher time = TIME.matcher(times.lines().skip(1).findFirst().orElseThrow());
    double seconds = 0;
    while (time.find()) {
      seconds += 60 * Integer.parseInt(time.group(1)) + Double.parseDouble(time.group(2));
    }
    return seconds;
  }
}
