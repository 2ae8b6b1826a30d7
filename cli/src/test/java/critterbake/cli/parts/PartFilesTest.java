package critterbake.cli.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartFilesTest {
  private static final Configuration UNIX = Configuration.unix();

  @ParameterizedTest
  @ValueSource(strings = {"parts/head.png", "parts/head.png#ear", "./parts/head.png"})
  void filesBelowTheFolderAreFound(String name) throws IOException {
    for (Configuration system : List.of(UNIX, Configuration.windows())) {
      try (FileSystem files = Jimfs.newFileSystem(system)) {
        Path folder = scene(files);
        assertTrue(new PartFiles(List.of(folder)).find(name).file().isPresent());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.png",
        "parts/../../secret.png",
        "/secret.png",
        "C:\\secret.png",
        "..\\secret.png",
        "~/secret.png",
        "",
        "gone.png",
        "parts",
        "link.png",
        "bad\0name",
        "#layer"
      })
  void everythingElseIsRefused(String name) throws IOException {
    for (Configuration system : List.of(UNIX, Configuration.windows())) {
      try (FileSystem files = Jimfs.newFileSystem(system)) {
        PartFiles.Found found = new PartFiles(List.of(scene(files))).find(name);
        assertTrue(found.file().isEmpty());
        assertTrue(found.problem().isPresent());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"extra.png"})
  void aFolderForPartsIsSearchedToo(String name) throws IOException {
    try (FileSystem files = Jimfs.newFileSystem(UNIX)) {
      Path folder = scene(files);
      Path more = Files.createDirectories(files.getPath("/more"));
      Path extra = Files.write(more.resolve(name), new byte[1]);
      assertEquals(extra, new PartFiles(List.of(folder, more)).find(name).file().orElseThrow());
    }
  }

  private static Path scene(FileSystem files) throws IOException {
    Path folder = files.getPath("scenes");
    Files.createDirectories(folder.resolve("parts"));
    Files.write(folder.resolve("parts/head.png"), new byte[1]);
    Files.write(files.getPath("secret.png"), new byte[1]);
    Files.createSymbolicLink(
        folder.resolve("link.png"), files.getPath("secret.png").toAbsolutePath());
    return folder;
  }
}
