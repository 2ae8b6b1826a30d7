package critterbake.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Holds the schema to an independent validator: what the reader takes it takes, and mistakes not.
 */
class SchemaTest {
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(ScenarioType.usual().schema());

  static Stream<Path> scenarios() throws IOException {
    List<Path> files = new ArrayList<>(Examples.all());
    if (Files.isDirectory(ProjectFiles.configs())) {
      files.addAll(ScenarioFiles.find(ProjectFiles.configs(), ""));
    }
    return files.stream();
  }

  private static List<String> faults(String text) {
    return SCHEMA.validate(text, InputFormat.YAML).stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void examplesAndConfigsAreValid(Path file) {
    try {
      assertEquals(List.of(), faults(Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theSchemaIsItselfASchema() {
    Schema meta =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(
                com.networknt.schema.SchemaLocation.of(
                    "https://json-schema.org/draft/2020-12/schema"));
    assertEquals(List.of(), meta.validate(ScenarioType.usual().schema(), InputFormat.JSON));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{actors: {a: {kind: swing}}}",
        "{critterbake: 1}",
        "{critterbake: 1, actors: {a: {}}}",
        "{critterbake: 1, actors: {a: {kind: swung}}}",
        "{critterbake: 1, actors: {a: {kind: swing, dampin: 0.2}}}",
        "{critterbake: 1, actors: {a: {kind: swing, damping: 2}}}",
        "{critterbake: 1, actors: {a: {kind: swing, speed: 1, path: {velocity: [1, 0]}}}}",
        "{critterbake: 1, actors: {a: {kind: swing, speed: 3em}}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, shot: {loop: 3, duration: 4s}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, shot: {duration: 4}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, view: {size: 64}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, view: {background: '#ggg'}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {big: {zoom: 2}}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {gif: {trim: true}}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, clips: {b: {outputs: {}}}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, variants: {b: {view: {}}}}",
        "{critterbake: 1, actors: {a: {kind: swing}}, frames: 12}"
      })
  void mistakesAreFound(String text) {
    assertFalse(faults(text).isEmpty(), text);
    assertFalse(Reading.faults(text).isEmpty(), text);
  }
}
