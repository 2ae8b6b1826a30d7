package critterbake.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import critterbake.cli.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One scenario, one result: under other threads, locales, time zones, charsets, without a compiler,
 * and, for states and pixels, on another JDK.
 */
class DeterminismTest {
  private static final String SCENE =
      """
      critterbake: 1
      name: scene
      seed: 7
      clock: {fps: 12, ticks_per_frame: 4}
      actors:
        hero: {kind: walker, speed: 1.5}
        rider:
          kind: swing
          path: {circle: {center: [0, 0], radius: 1, period: 1s}}
      view: {size: [48, 48], pixels_per_unit: 12}
      outputs: {sheet: {}, gif: {zoom: 2}, frames: {}}
      clips:
        walk: {shot: {loop: 8}, only: [hero]}
        fly: {shot: {duration: 8f, warmup: 0.25s}, only: [rider]}
      """;

  @TempDir static Path folder;
  private static Map<String, byte[]> expected;

  @BeforeAll
  static void bakeHere() throws IOException {
    Files.writeString(folder.resolve("scene.yaml"), SCENE);
    ToolRun run = ToolRun.in(folder, "bake", "scene.yaml", "-o", "here", "--jobs", "1");
    assertEquals(0, run.status(), run.err());
    expected = files(folder.resolve("here"));
  }

  private static Map<String, byte[]> files(Path out) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> list = Files.list(out)) {
      for (Path file : list.sorted().toList()) {
        files.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }

  private static Path fork(String name, Path java, List<String> flags) throws Exception {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(flags);
    command.addAll(List.of("-XX:+UseSerialGC", "-Djava.awt.headless=true"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("bake", "scene.yaml", "-o", name, "--jobs", "8"));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), told);
    return folder.resolve(name);
  }

  private static Path thisJava() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  private static void assertSameFiles(Path out) throws IOException {
    Map<String, byte[]> actual = files(out);
    assertEquals(expected.keySet(), actual.keySet());
    assertSameMotionAndPixels(out);
    expected.forEach((name, bytes) -> assertTrue(Arrays.equals(bytes, actual.get(name)), name));
  }

  /** Compares state and pixel hashes; a mismatch names the first tick or frame. */
  private static void assertSameMotionAndPixels(Path out) throws IOException {
    Map<?, ?> one = manifest(folder.resolve("here"));
    Map<?, ?> other = manifest(out);
    assertEquals(rows(one, "clips", "states"), rows(other, "clips", "states"));
    assertEquals(rows(one, "frames", "pixels"), rows(other, "frames", "pixels"));
  }

  private static Map<?, ?> manifest(Path out) throws IOException {
    return (Map<?, ?>) Json.read(Files.readString(out.resolve("scene.manifest.json")));
  }

  private static List<String> rows(Map<?, ?> manifest, String list, String key) {
    List<String> rows = new ArrayList<>();
    for (Object item : (List<?>) manifest.get(list)) {
      int index = 0;
      for (Object hash : (List<?>) ((Map<?, ?>) item).get(key)) {
        rows.add(key + " " + index++ + " " + hash);
      }
    }
    return rows;
  }

  @Test
  void anotherLocaleZoneAndCharset() throws Exception {
    assertSameFiles(
        fork(
            "turkish",
            thisJava(),
            List.of(
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.timezone=Asia/Kathmandu",
                "-Dfile.encoding=UTF-16")));
  }

  @Test
  void theInterpreterAloneInGerman() throws Exception {
    assertSameFiles(
        fork(
            "interpreted",
            thisJava(),
            List.of("-Xint", "-Duser.language=de", "-Duser.country=DE")));
  }

  @Test
  void anotherJdk() throws Exception {
    Optional<Path> java = otherJava();
    assumeTrue(java.isPresent(), "no second JDK under /usr/lib/jvm or in CRITTERBAKE_OTHER_JDK");
    assertSameMotionAndPixels(fork("otherjdk", java.get(), List.of()));
  }

  private static Optional<Path> otherJava() throws IOException {
    List<Path> homes = new ArrayList<>();
    String named = System.getenv("CRITTERBAKE_OTHER_JDK");
    if (named != null) {
      homes.add(Path.of(named));
    }
    Path all = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(all)) {
      try (Stream<Path> list = Files.list(all)) {
        list.sorted().forEach(homes::add);
      }
    }
    for (Path home : homes) {
      Path java = home.resolve("bin/java");
      if (Files.isExecutable(java) && feature(home) > Runtime.version().feature()) {
        return Optional.of(java);
      }
    }
    return Optional.empty();
  }

  /** The version a JDK's {@code release} file names, or 0. */
  private static int feature(Path home) throws IOException {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release)) {
      return 0;
    }
    for (String line : Files.readAllLines(release)) {
      if (line.startsWith("JAVA_VERSION=\"")) {
        String version = line.substring(line.indexOf('"') + 1);
        return Integer.parseInt(version.split("[.\"-]")[0]);
      }
    }
    return 0;
  }
}
