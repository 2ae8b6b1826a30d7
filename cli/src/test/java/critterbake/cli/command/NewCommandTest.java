package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ReadResult;
import critterbake.cli.scenario.ScenarioReader;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NewCommandTest {
  private final ToolFolder folder = ToolFolder.empty();

  static List<String> kinds() {
    return Starter.kinds();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aStarterIsShortLinksItsSchemaAndReadsWithoutFault(String kind) throws IOException {
    folder.run("new", kind, "sub/hero.yaml").done();
    List<String> lines = Files.readAllLines(folder.file("sub/hero.yaml"));
    assertEquals("# yaml-language-server: $schema=scenario.schema.json", lines.get(0));
    assertTrue(lines.size() >= 20 && lines.size() <= 32, () -> lines.size() + " lines");
    assertTrue(Files.exists(folder.file("sub/scenario.schema.json")));
    ReadResult read = ScenarioReader.read(folder.file("sub/hero.yaml"), ReadOptions.NONE);
    assertEquals(List.of(), read.diagnostics());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void itSaysWhatToDoNext(String kind) throws IOException {
    String said = folder.run("new", kind, "hero.yaml").done().out();
    assertTrue(said.contains("critterbake bake hero.yaml"));
    List<String> lines = Files.readAllLines(folder.file("hero.yaml"));
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
    String said = folder.run("new", "swing", "my hero.yaml").done().out();
    assertTrue(said.contains("critterbake bake \"my hero.yaml\"\n"), said);
  }

  @Test
  void itOverwritesOnlyWhenForced() throws IOException {
    folder.write("hero.yaml", "mine");
    folder.run("new", "swing", "hero.yaml").ended(2);
    assertEquals("mine", folder.text("hero.yaml"));
    folder.run("new", "swing", "hero.yaml", "--force").done();
    assertTrue(folder.text("hero.yaml").contains("kind: swing"));
  }

  @Test
  void unknownKindsAndEndingsAreRefused() {
    String dragon = folder.run("new", "dragon", "hero.yaml").ended(2).err();
    assertTrue(dragon.contains("there is no kind 'dragon'"), dragon);
    folder.run("new", "swing", "hero.json").ended(2);
    assertTrue(Files.notExists(folder.file("hero.yaml")));
  }

  @Test
  void theSchemaIsPrinted() {
    String schema = folder.run("schema").done().out();
    assertTrue(schema.contains("json-schema.org/draft/2020-12"), schema);
  }
}
