package critterbake.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.console.ToolException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PendingFilesTest {
  static Stream<FileSystem> systems() {
    return Stream.of(
        Jimfs.newFileSystem(Configuration.unix()), Jimfs.newFileSystem(Configuration.windows()));
  }

  private static Path out(FileSystem system) throws IOException {
    return Files.createDirectories(system.getPath("work").toAbsolutePath().resolve("out"));
  }

  private static void write(PendingFiles files, String name, String text) throws IOException {
    try (OutputStream stream = files.open(name)) {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void filesAppearTogetherWhenTheBakeIsDone(FileSystem system) throws IOException {
    Path out = out(system);
    try (PendingFiles files = new PendingFiles(out)) {
      write(files, "hero.png", "new");
      write(files, "frames/hero-0.png", "frame");
      assertFalse(Files.exists(out.resolve("hero.png")));
      files.commit();
    }
    assertEquals(List.of("frames/hero-0.png", "hero.png"), names(out));
    assertEquals("new", Files.readString(out.resolve("hero.png")));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void aFailedBakeLeavesTheOldFiles(FileSystem system) throws IOException {
    Path out = out(system);
    Files.writeString(out.resolve("hero.png"), "old");
    try (PendingFiles files = new PendingFiles(out)) {
      write(files, "hero.png", "half");
      try (SeekableByteChannel scratch = files.scratch("hero.gif")) {
        scratch.write(ByteBuffer.wrap(new byte[10]));
      }
    }
    assertEquals(List.of("hero.png"), names(out));
    assertEquals("old", Files.readString(out.resolve("hero.png")));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void leftoversOfAKilledBakeGoAndOthersStay(FileSystem system) throws IOException {
    Path out = out(system);
    Files.writeString(out.resolve(".hero-walk.gif.tmp"), "half");
    Files.writeString(out.resolve(".hero.png.tmp"), "half");
    Files.writeString(out.resolve(".other.gif.tmp"), "someone else's");
    Files.writeString(out.resolve(".hero-boss.gif.tmp"), "of a bake that runs beside");
    Files.writeString(out.resolve("hero.tmp"), "mine");
    PendingFiles.removeStale(out, "hero", Set.of("walk"));
    assertEquals(List.of(".hero-boss.gif.tmp", ".other.gif.tmp", "hero.tmp"), names(out));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void whoComesLateOpensNothing(FileSystem system) throws IOException {
    Path out = out(system);
    PendingFiles files = new PendingFiles(out);
    files.close();
    assertThrows(CancellationException.class, () -> files.open("late.gif"));
    assertThrows(CancellationException.class, () -> files.scratch("late.gif"));
    assertEquals(List.of(), names(out));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void whoLosesFilesToAnotherBakeOfTheSameFilesIsToldSo(FileSystem system) throws IOException {
    Path out = out(system);
    try (PendingFiles first = new PendingFiles(out)) {
      first.open("hero.gif").close();
      PendingFiles.removeStale(out, "hero", Set.of());
      for (Executable loss : List.<Executable>of(() -> first.read("hero.gif"), first::commit)) {
        String told = assertThrows(ToolException.class, loss).getMessage();
        assertTrue(told.startsWith("another bake writes "), told);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void namesThatLeadOutAreRefused(FileSystem system) throws IOException {
    PendingFiles files = new PendingFiles(out(system));
    for (String name : List.of("../hero.png", "a/../../hero.png", "/hero.png", "a/..")) {
      assertThrows(ToolException.class, () -> files.open(name), name);
    }
  }
}
