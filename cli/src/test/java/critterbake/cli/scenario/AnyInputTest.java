package critterbake.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.tree.Diagnostic;
import critterbake.cli.tree.DiagnosticText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.Size;

/** Whatever bytes a file holds, the result is a scenario or a list of faults. */
class AnyInputTest {
  private static final List<String> EXAMPLES = texts();

  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (Path example : Examples.all()) {
      try {
        texts.add(Files.readString(example));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return texts;
  }

  private static void assertReadOrExplained(byte[] bytes, ReadOptions options) {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
      Path file = Files.write(files.getPath("a.yaml"), bytes);
      ReadResult result = ScenarioReader.read(file, options);
      boolean failed = result.diagnostics().stream().anyMatch(Diagnostic::isError);
      assertEquals(failed, result.scenario().isEmpty());
      for (Diagnostic fault : result.diagnostics()) {
        assertTrue(fault.place().line() >= 1 && fault.place().column() >= 1);
        assertTrue(new DiagnosticText(true).of(fault).endsWith("\n"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Example
  void countsOfNothing() {
    for (String actor :
        List.of(
            "{kind: swarm, count: }",
            "{kind: swarm, count: ''}",
            "{kind: walker, legs: {pairs: }}",
            "{kind: goop, legs: {count: }}",
            "{kind: swarm, count: 0xFFFFFFFFFFFFFFFFFF}")) {
      String text = "critterbake: 1\nactors: {it: " + actor + "}\nview: {size: [9, 9]}\n";
      assertReadOrExplained(text.getBytes(StandardCharsets.UTF_8), ReadOptions.NONE);
    }
  }

  @Property(tries = 150, shrinking = ShrinkingMode.OFF)
  void anyBytes(@ForAll @Size(max = 200) byte[] bytes) {
    assertReadOrExplained(bytes, ReadOptions.NONE);
  }

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void damagedExamples(@ForAll("damaged") String text) {
    assertReadOrExplained(text.getBytes(StandardCharsets.UTF_8), ReadOptions.NONE);
  }

  @Property(tries = 150, shrinking = ShrinkingMode.OFF)
  void anyOverride(@ForAll("override") String option) {
    ReadOptions options =
        new ReadOptions(List.of(option), Optional.empty(), List.of(), List.of(), Limits.USUAL);
    assertReadOrExplained(EXAMPLES.get(0).getBytes(StandardCharsets.UTF_8), options);
  }

  /** An example in which a piece was replaced by another example's piece or by something odd. */
  @Provide
  Arbitrary<String> damaged() {
    Arbitrary<String> text = Arbitraries.of(EXAMPLES);
    return Combinators.combine(text, share(), Arbitraries.integers().between(0, 12), piece())
        .as(AnyInputTest::damaged);
  }

  @Provide
  Arbitrary<String> override() {
    Arbitrary<String> path =
        Arbitraries.of(
            "actors.hero",
            "actors.blob.legs.count",
            "view.size",
            "clips.walk",
            "outputs.gif.zoom",
            "look",
            "",
            ".",
            "shot.loop",
            "critterbake",
            "a.b.c",
            "variants",
            "world.ground",
            "boxes");
    return Combinators.combine(path, piece()).as((where, what) -> where + "=" + what);
  }

  private static Arbitrary<Double> share() {
    return Arbitraries.doubles().between(0, 1);
  }

  private static Arbitrary<String> piece() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            "",
            "~",
            "[]",
            "{}",
            "[[]]",
            "{a: }",
            "- ",
            "\t",
            "\u0000",
            "&a ",
            "*a",
            "!!int ",
            "? ",
            "---\n",
            "...",
            "'",
            "\"",
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "#",
            "|",
            "> ",
            "%YAML 9.9\n",
            ".nan",
            "1e999",
            "-1",
            "0x7fffffffffffffffffff",
            "9".repeat(400),
            "none",
            "auto",
            "kind",
            "1e1e10",
            "<<: ",
            "99999x99999",
            "1s",
            "px",
            "-px",
            "\uD83D\uDE00",
            "\u2028"),
        Combinators.combine(
                Arbitraries.of(EXAMPLES), share(), Arbitraries.integers().between(1, 40))
            .as((text, at, length) -> cut(text, at, length)));
  }

  private static String cut(String text, double at, int length) {
    int from = (int) (at * text.length());
    return text.substring(from, Math.min(text.length(), from + length));
  }

  private static String damaged(String text, double at, int gone, String piece) {
    int from = (int) (at * text.length());
    int to = Math.min(text.length(), from + gone);
    return text.substring(0, from) + piece + text.substring(to);
  }
}
