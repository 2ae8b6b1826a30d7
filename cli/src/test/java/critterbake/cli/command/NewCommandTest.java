package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.Main;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ReadResult;
import critterbake.cli.scenario.ScenarioReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NewCommandTest {
  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());
  private final Path folder = files.getPath("/work");
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @AfterEach
  void close() throws IOException {
    files.close();
  }

  private int run(String... args) {
    return Main.run(
        InputStream.nullInputStream(),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        folder,
        args);
  }

  static List<String> kinds() {
    return Starter.kinds();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aStarterIsShortLinksItsSchemaAndReadsWithoutFault(String kind) throws IOException {
    assertEquals(0, run("new", kind, "sub/hero.yaml"), err::toString);
    List<String> lines = Files.readAllLines(folder.resolve("sub/hero.yaml"));
    assertEquals("# yaml-language-server: $schema=scenario.schema.json", lines.get(0));
    assertTrue(lines.size() >= 20 && lines.size() <= 32, () -> lines.size() + " lines");
    assertTrue(Files.exists(folder.resolve("sub/scenario.schema.json")));
    ReadResult read = ScenarioReader.read(folder.resolve("sub/hero.yaml"), ReadOptions.NONE);
    assertEquals(List.of(), read.diagnostics());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void itSaysWhatToDoNext(String kind) throws IOException {
    run("new", kind, "hero.yaml");
    String said = out.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains("critterbake bake hero.yaml"));
    List<String> lines = Files.readAllLines(folder.resolve("hero.yaml"));
    for (Starter.Tip tip : Starter.of(kind).keys()) {
      int number = Starter.of(kind).line(tip);
      assertTrue(said.contains("hero.yaml:" + number + "  " + tip.key()), said);
      assertTrue(lines.get(number - 1).contains(tip.key()));
    }
    for (String engine : List.of("godot", "unity", "phaser", "libgdx", "gamemaker", "pixi")) {
      assertTrue(said.contains("  " + engine), engine);
    }
  }

  @Test
  void theNextStepCanBeCopiedIntoAShell() {
    run("new", "swing", "my hero.yaml");
    assertTrue(
        out.toString(StandardCharsets.UTF_8).contains("critterbake bake \"my hero.yaml\"\n"));
  }

  @Test
  void itOverwritesOnlyWhenForced() throws IOException {
    Files.createDirectories(folder);
    Path file = Files.writeString(folder.resolve("hero.yaml"), "mine");
    assertEquals(2, run("new", "swing", "hero.yaml"));
    assertEquals("mine", Files.readString(file));
    assertEquals(0, run("new", "swing", "hero.yaml", "--force"));
    assertTrue(Files.readString(file).contains("kind: swing"));
  }

  @Test
  void unknownKindsAndEndingsAreRefused() {
    assertEquals(2, run("new", "dragon", "hero.yaml"));
    assertEquals(2, run("new", "swing", "hero.json"));
    assertTrue(Files.notExists(folder.resolve("hero.yaml")));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("there is no kind 'dragon'"));
  }

  @Test
  void theSchemaIsPrinted() {
    assertEquals(0, run("schema"));
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("json-schema.org/draft/2020-12"));
  }
}
