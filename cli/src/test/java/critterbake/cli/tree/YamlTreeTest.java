package critterbake.cli.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class YamlTreeTest {
  private final Diagnostics out = new Diagnostics();

  private Optional<Node> parse(String text) {
    return YamlTree.parse(new Source("a.yaml", text), out);
  }

  private Diagnostic onlyFault(String text) {
    parse(text);
    assertEquals(1, out.sorted().size(), () -> out.sorted().toString());
    return out.sorted().get(0);
  }

  @Test
  void keysAndValuesKnowTheirPlaces() {
    Mapping root = (Mapping) parse("a: 1\nb:\n  - two\n  - {c: 3}\n").orElseThrow();
    Node.Entry b = root.entries().get("b");
    assertEquals("a.yaml:2:1", b.key().place().toString());
    Mapping inner = (Mapping) ((Node.Sequence) b.value()).items().get(1);
    assertEquals("a.yaml:4:9", inner.entries().get("c").value().place().toString());
  }

  @Test
  void carriageReturnsAndAStartingMarkChangeNoPlace() {
    Source source =
        SourceFile.decode("\uFEFFa: 1\r\nb: 2\r\n".getBytes(StandardCharsets.UTF_8), "x", out)
            .orElseThrow();
    Mapping root = (Mapping) YamlTree.parse(source, out).orElseThrow();
    assertEquals("x:1:1", root.entries().get("a").key().place().toString());
    assertEquals("x:2:4", root.entries().get("b").value().place().toString());
    assertEquals("b: 2", source.line(2));
  }

  @Test
  void jsonIsReadByTheSameParser() {
    Mapping root = (Mapping) parse("{\"a\": [1, \"x\\u00e9\"],\n\t\"b\": null}").orElseThrow();
    assertTrue(((Scalar) root.entries().get("b").value()).isNothing());
    assertFalse(
        ((Scalar) ((Node.Sequence) root.entries().get("a").value()).items().get(1)).plain());
  }

  @Test
  void duplicateKeysPointToTheSecond() {
    Diagnostic fault = onlyFault("a: 1\nb: 2\na: 3\n");
    assertEquals("a.yaml:3:1", fault.place().toString());
    assertEquals("it first stands in line 1", fault.hint().orElseThrow());
  }

  @Test
  void aSecondDocumentIsRefused() {
    assertEquals("a.yaml:2:1", onlyFault("a: 1\n---\nb: 2\n").place().toString());
  }

  @Test
  void sixtyFourLevelsAreReadAndOneMoreIsNot() {
    assertTrue(parse("[".repeat(64) + "]".repeat(64)).isPresent());
    assertFalse(out.failed());
    assertEquals(
        "nested deeper than 64 levels", onlyFault("[".repeat(65) + "]".repeat(65)).message());
    assertEquals("a.yaml:1:65", out.sorted().get(0).place().toString());
  }

  @Test
  void aHundredThousandBracketsDoNotOverflowTheStack() {
    assertEquals("nested deeper than 64 levels", onlyFault("[{a: ".repeat(100_000)).message());
  }

  @Test
  void aliasesAreFollowedButCounted() {
    Mapping root = (Mapping) parse("a: &x {b: 1}\nc: *x\n").orElseThrow();
    assertEquals(root.entries().get("a").value(), root.entries().get("c").value());
    String many = "a: &x 1\nb: [" + "*x, ".repeat(51) + "]\n";
    assertEquals("more than 50 aliases", onlyFault(many).message());
  }

  @Test
  void aliasesOfAliasesCannotStandForBillions() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [1, 1, 1]\n");
    for (int i = 1; i <= 16; i++) {
      String below = "*a" + (i - 1);
      bomb.append("a" + i + ": &a" + i + " " + List.of(below, below, below) + "\n");
    }
    assertTrue(onlyFault(bomb.toString()).message().startsWith("more than 500000 values"));
  }

  @Test
  void nestingThroughAliasesCountsToo() {
    String half = "[".repeat(40) + "]".repeat(40);
    String deep = "a: &x " + half + "\nb: " + "[".repeat(40) + "*x" + "]".repeat(40);
    assertEquals("nested deeper than 64 levels", onlyFault(deep).message());
  }

  @Test
  void anAliasInsideItsOwnAnchorIsRefused() {
    assertTrue(onlyFault("a: &x [*x]").message().contains("names no anchor"));
  }

  @Test
  void anUnquotedColorThatBreaksAListIsExplained() {
    Diagnostic fault = onlyFault("look:\n  colors: [#1b1b2f, #c8793a]\nview: {}\n");
    assertTrue(fault.hint().orElseThrow().contains("starts a comment"), fault.toString());
  }

  @Test
  void aTextThatEndsTooEarlyIsReportedBehindItsLastWord() {
    assertEquals("a.yaml:2:11", onlyFault("a: 1\nb: {c: [1,\n\n").place().toString());
  }

  @Test
  void anUnquotedColorThatHidesTheRestIsExplained() {
    Diagnostic color = onlyFault("a: 1\nview: {background: #202030}\n");
    assertEquals("a.yaml:2:28", color.place().toString());
    assertTrue(color.hint().orElseThrow().contains("starts a comment"), color.toString());
  }

  @Test
  void commentsOfOtherLanguagesAreExplained() {
    Diagnostic fault = onlyFault("{\"a\": 1, // one\n \"b\": {\"c\": 2}}\n");
    assertTrue(fault.hint().orElseThrow().contains("a comment is a #"), fault.toString());
  }

  @Test
  void addressesAreNoComments() {
    Diagnostic other = onlyFault("{\"$schema\": \"https://x\", \"b\": [2}\n");
    assertTrue(other.hint().isEmpty(), other.toString());
  }

  @Test
  void bytesThatAreNotUtf8AreReportedWhereTheyStand() {
    byte[] bytes = "a: 1\nb: x?".getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 1] = (byte) 0xC3;
    assertTrue(SourceFile.decode(bytes, "x", out).isEmpty());
    assertEquals("x:2:5", out.sorted().get(0).place().toString());
  }

  @Test
  void tagsSayHowAScalarIsMeant() {
    Mapping root = (Mapping) parse("{a: !!str 5, b: !!int \"5\"}").orElseThrow();
    assertFalse(((Scalar) root.entries().get("a").value()).plain());
    assertTrue(((Scalar) root.entries().get("b").value()).plain());
    assertTrue(onlyFault("a: !ruby/object x").message().contains("has no meaning"));
  }

  @Test
  void anEmptyFileIsReported() {
    assertEquals("the file is empty", onlyFault("# nothing\n").message());
  }

  @Property(tries = 500)
  void anyBytesGiveATreeOrAFault(@ForAll @Size(max = 60) byte[] bytes) {
    Diagnostics found = new Diagnostics();
    Optional<Node> root =
        SourceFile.decode(bytes, "x", found).flatMap(source -> YamlTree.parse(source, found));
    assertTrue(root.isPresent() || found.failed());
  }
}
