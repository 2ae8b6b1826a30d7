package critterbake.cli.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import critterbake.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills bakes in the very moment in which they move their files into place: what is left is the old
 * file or the new one, each of them whole. It starts processes and runs only where it is asked for:
 * {@code mvn -Dfast test -pl cli -am -Dtest=KilledBakesTest -Dcritterbake.kills=10
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class KilledBakesTest {
  private static final int KILLS = Integer.getInteger("critterbake.kills", 0);

  /** So many files take a while to be moved. */
  private static final int FRAMES = 1500;

  private static final String SCENE =
      """
      critterbake: 1
      shot: {duration: %df, warmup: 0s}
      actors:
        hero: {kind: walker, speed: 1}
      view: {size: [24, 32], pixels_per_unit: 12, follow: hero, origin: [0.5, 0.9]}
      outputs: {frames: {}, gif: {}, sheet: {}}
      """;

  @TempDir private Path folder;

  @Test
  void whatAKilledBakeLeavesIsOldOrNewAndWhole() throws IOException, InterruptedException {
    if (KILLS == 0) {
      System.out.println("skipped: bakes are killed with -Dcritterbake.kills=10");
    }
    assumeTrue(KILLS > 0, "asked for with -Dcritterbake.kills=10");
    Files.writeString(folder.resolve("hero.yaml"), SCENE.replace("%d", "" + FRAMES));
    SortedMap<String, byte[]> before = baked("0.5");
    SortedMap<String, byte[]> after = baked("0.4");
    int hits = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      Path out = Files.createDirectory(folder.resolve("killed" + kill));
      for (var file : before.entrySet()) {
        Files.write(out.resolve(file.getKey()), file.getValue());
      }
      killWhenMoved(out.resolve("hero-hero-" + kill * FRAMES / KILLS + ".png"), out);
      int moved = moved(before, after, files(out));
      System.out.println("killed when " + moved + " of " + after.size() + " files were moved");
      hits += moved > 0 && moved < after.size() ? 1 : 0;
      assertEquals(0, bake(out, "0.4").waitFor());
      assertEquals(after.keySet(), files(out).keySet(), "the next bake clears up");
      assertEquals(after.size(), moved(before, after, files(out)));
    }
    assertTrue(hits > 0, "no kill met the moment");
  }

  private SortedMap<String, byte[]> baked(String origin) throws IOException, InterruptedException {
    Path out = folder.resolve("with" + origin);
    assertEquals(0, bake(out, origin).waitFor());
    return files(out);
  }

  private Process bake(Path out, String origin) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("bake", "hero.yaml", "--quiet", "-o", out.toString()));
    command.addAll(List.of("--set", "view.origin=[" + origin + ", 0.9]"));
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Watches a file without a pause, for the moment is short. */
  private void killWhenMoved(Path aim, Path out) throws IOException, InterruptedException {
    Object old = key(aim);
    Process bake = bake(out, "0.4");
    while (Objects.equals(old, key(aim)) && bake.isAlive()) {
      Thread.onSpinWait();
    }
    bake.destroyForcibly().waitFor();
  }

  private static Object key(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }

  /** How many files are new; all others must be as before. */
  private static int moved(
      SortedMap<String, byte[]> before,
      SortedMap<String, byte[]> after,
      SortedMap<String, byte[]> left) {
    for (String name : left.keySet()) {
      boolean unfinished = name.startsWith(".") && name.endsWith(".tmp");
      assertTrue(unfinished || after.containsKey(name), name);
    }
    int moved = 0;
    for (String name : after.keySet()) {
      byte[] bytes = left.get(name);
      boolean isNew = Arrays.equals(after.get(name), bytes);
      if (!isNew) {
        assertArrayEquals(before.get(name), bytes, name);
      }
      moved += isNew ? 1 : 0;
    }
    return moved;
  }

  private static SortedMap<String, byte[]> files(Path folder) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }
}
