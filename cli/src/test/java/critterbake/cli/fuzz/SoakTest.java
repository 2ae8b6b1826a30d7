package critterbake.cli.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Bakes thousands of times in one process: what stays in memory must not grow. It takes minutes and
 * runs only where it is asked for: {@code mvn -Dfast test -pl cli -am -Dtest=SoakTest
 * -Dcritterbake.soak=3000 -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class SoakTest {
  private static final int BAKES = Integer.getInteger("critterbake.soak", 0);
  private static final int WARM = 100;

  /** What a collector may leave or caches may still take, in bytes. */
  private static final long SLACK = 2 << 20;

  private static final List<String> ACTORS =
      List.of(
          "{kind: walker, speed: 1.25}",
          "{kind: goop}",
          "{kind: swing, path: {circle: {radius: 1, period: 1s}}}",
          "{kind: swarm, at: [0, 0]}");

  private static String scenario(String actor) {
    return "critterbake: 1\n"
        + "shot: {duration: 4f, warmup: 0s}\n"
        + "actors:\n  it: "
        + actor
        + "\nview: {size: [32, 32], pixels_per_unit: 8, follow: it, origin: [0.5, 0.7]}\n"
        + "outputs: {sheet: {}, gif: {}, apng: {}}\n";
  }

  @Test
  void thousandsOfBakesLeaveMemoryFlat() throws IOException {
    if (BAKES == 0) {
      System.out.println("skipped: the soak test runs with -Dcritterbake.soak=3000");
    }
    assumeTrue(BAKES > WARM, "asked for with -Dcritterbake.soak=3000");
    try (FileSystem memory = Jimfs.newFileSystem(Configuration.unix())) {
      Path folder = Files.createDirectories(memory.getPath("/work"));
      for (int i = 0; i < ACTORS.size(); i++) {
        Files.writeString(folder.resolve(i + ".yaml"), scenario(ACTORS.get(i)));
      }
      long warm = 0;
      for (int bakes = 1; bakes <= BAKES; bakes++) {
        String name = bakes % ACTORS.size() + ".yaml";
        ToolRun run = ToolRun.in(folder, "bake", name, "--force", "--seed", "" + bakes);
        assertEquals(0, run.status(), run.err());
        if (bakes == WARM) {
          warm = used(bakes);
        } else if (bakes % 1000 == 0 || bakes == BAKES) {
          long now = used(bakes);
          assertTrue(now < warm + SLACK, "grew from " + warm + " to " + now + " bytes");
        }
      }
    }
  }

  /** Bytes in use after a collection. */
  private static long used(int bakes) {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    long used = runtime.totalMemory() - runtime.freeMemory();
    System.out.printf(
        Locale.ROOT, "after %d bakes: %.2f MB in use%n", bakes, used / (double) (1 << 20));
    return used;
  }
}
