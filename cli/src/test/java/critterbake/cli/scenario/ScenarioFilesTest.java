package critterbake.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioFilesTest {
  @ParameterizedTest
  @CsvSource({
    "scenes/b.yaml, b.yaml",
    "scenes/notes.txt, notes.txt",
    "scenes, a.yml b.yaml c.json",
    "scenes/*.yaml, b.yaml",
    "scenes/?.y*ml, a.yml b.yaml",
    "scenes/**/*.yaml, d.yaml",
    "scenes/**.yaml, b.yaml d.yaml",
    "'scenes/{b,c}.*', b.yaml c.json",
    "s*/b.yaml, b.yaml",
    "scenes/[, ''",
    "nowhere, ''",
    "nowhere/*.yaml, ''"
  })
  void argumentsMeanFilesFoldersOrGlobs(String argument, String expected) throws IOException {
    for (Configuration system : List.of(Configuration.unix(), Configuration.windows())) {
      try (FileSystem files = Jimfs.newFileSystem(system)) {
        Path work = files.getPath("work");
        Files.createDirectories(work.resolve("scenes/deep"));
        for (String name :
            List.of(
                "b.yaml",
                "a.yml",
                "c.json",
                "notes.txt",
                "deep/d.yaml",
                ".e.yaml",
                "s.schema.json")) {
          Files.write(work.resolve("scenes").resolve(name), new byte[0]);
        }
        List<String> names =
            ScenarioFiles.find(work, argument).stream()
                .map(path -> path.getFileName().toString())
                .toList();
        assertEquals(expected, String.join(" ", names));
      }
    }
  }
}
