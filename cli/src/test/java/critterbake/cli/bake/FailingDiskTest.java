package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Whatever happens to the disk while a bake runs, it leaves old files or new ones, and one error.
 */
class FailingDiskTest {
  private static final String RIDER =
"""
critterbake: 1
shot: {duration: 3f, warmup: 0s}
clock: {fps: 12, ticks_per_frame: 1}
actors: {rider: {kind: swing, path: {velocity: [3, -2]}}}
view: {size: [16, 16], pixels_per_unit: 6, origin: [0.5, 0.5]}
outputs: {sheet: {data: [aseprite, libgdx]}, gif: {}, frames: {pattern: "frames/{frame}.png"}}
""";

  /** The machine stops: nothing after this happens any more. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  private final Path folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/work");

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        files.put(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }

  /** Bakes the old state, and tells what the new one is to be. */
  private Map<String, byte[]> prepare() throws IOException {
    Files.writeString(folder.resolve("rider.yaml"), RIDER);
    bake(folder, "-o", "new", "--set", "seed=2", "--set", "view.pixels_per_unit=4");
    return files(folder.resolve("new"));
  }

  private void bakeOld() throws IOException {
    if (Files.exists(folder.resolve("out"))) {
      try (Stream<Path> found = Files.walk(folder.resolve("out"))) {
        for (Path file : found.filter(Files::isRegularFile).toList()) {
          Files.delete(file);
        }
      }
    }
    bake(folder);
  }

  private static void bake(Path folder, String... more) {
    ToolRun run = run(folder, more);
    assertEquals(0, run.status(), run.err());
  }

  private static ToolRun run(Path folder, String... more) {
    String[] args = new String[2 + more.length];
    args[0] = "bake";
    args[1] = "rider.yaml";
    System.arraycopy(more, 0, args, 2, more.length);
    return ToolRun.in(folder, args);
  }

  private static ToolRun bakeNew(FaultyFiles files, Path folder) {
    return run(
        files.wrapped(folder), "--set", "seed=2", "--set", "view.pixels_per_unit=4", "--jobs=1");
  }

  private static void assertOldOrNew(
      Map<String, byte[]> old, Map<String, byte[]> fresh, Map<String, byte[]> now, String when) {
    now.keySet().removeIf(name -> name.contains(".tmp"));
    assertEquals(old.keySet(), now.keySet(), when);
    now.forEach(
        (name, bytes) ->
            assertTrue(
                Arrays.equals(bytes, old.get(name)) || Arrays.equals(bytes, fresh.get(name)),
                name + " " + when));
  }

  @Test
  void killedAtAnyMomentItLeavesOldOrNewFilesAndTheNextBakeTidiesUp() throws IOException {
    Map<String, byte[]> fresh = prepare();
    bakeOld();
    Map<String, byte[]> old = files(folder.resolve("out"));
    boolean done = false;
    int moment = 0;
    for (; !done; moment += 2) {
      restore(old);
      AtomicInteger left = new AtomicInteger(moment);
      FaultyFiles files =
          new FaultyFiles(
              folder.getFileSystem(),
              (change, path) -> {
                if (left.getAndDecrement() <= 0) {
                  throw new Killed();
                }
              });
      try {
        done = bakeNew(files, folder).status() == 0;
      } catch (Killed e) {
        done = false;
      }
      assertOldOrNew(old, fresh, files(folder.resolve("out")), "killed at change " + moment);
    }
    assertTrue(moment > 20, moment + " changes");
    bake(folder, "--set", "seed=2", "--set", "view.pixels_per_unit=4");
    Map<String, byte[]> after = files(folder.resolve("out"));
    assertEquals(fresh.keySet(), after.keySet());
    fresh.forEach((name, bytes) -> assertArrayEquals(bytes, after.get(name), name));
  }

  private void restore(Map<String, byte[]> old) throws IOException {
    for (Map.Entry<String, byte[]> file : old.entrySet()) {
      Files.write(folder.resolve("out").resolve(file.getKey()), file.getValue());
    }
  }

  @Test
  void aFullDiskIsOneErrorThatNamesTheFileAndLeavesTheOldOnes() throws IOException {
    Map<String, byte[]> fresh = prepare();
    bakeOld();
    Map<String, byte[]> old = files(folder.resolve("out"));
    boolean done = false;
    for (int moment = 0; !done; moment += 3) {
      AtomicInteger left = new AtomicInteger(moment);
      FaultyFiles files =
          new FaultyFiles(
              folder.getFileSystem(),
              (change, path) -> {
                if (change.equals("write") && left.getAndDecrement() <= 0) {
                  throw new IOException("No space left on device");
                }
              });
      ToolRun run = bakeNew(files, folder);
      done = run.status() == 0;
      if (!done) {
        assertOneError(run, "out/", "No space left on device");
        Map<String, byte[]> now = files(folder.resolve("out"));
        assertFalse(now.keySet().stream().anyMatch(name -> name.contains(".tmp")), now::toString);
        assertOldOrNew(old, fresh, now, "full at write " + moment);
      }
    }
  }

  @Test
  void aReadOnlyFolderIsOneErrorThatNamesTheFile() throws IOException {
    prepare();
    bakeOld();
    Map<String, byte[]> old = files(folder.resolve("out"));
    FaultyFiles files =
        new FaultyFiles(
            folder.getFileSystem(),
            (change, path) -> {
              throw new FileSystemException(path.toString(), null, "Read-only file system");
            });
    assertOneError(bakeNew(files, folder), "out", "Read-only file system");
    assertOldOrNew(old, old, files(folder.resolve("out")), "read-only");
    ToolRun fresh = run(files.wrapped(folder), "-o", "elsewhere");
    assertOneError(fresh, "elsewhere", "Read-only file system");
  }

  private static void assertOneError(ToolRun run, String file, String reason) {
    assertEquals(1, run.status(), run.err());
    assertEquals(1, run.err().lines().filter(l -> l.contains("error:")).count(), run.err());
    assertTrue(run.err().contains(file) && run.err().contains(reason), run.err());
    assertFalse(run.err().contains("at critterbake"), run.err());
    assertFalse(run.err().contains(".tmp"), run.err());
  }
}
