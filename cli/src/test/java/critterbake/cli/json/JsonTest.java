package critterbake.cli.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  private static final ObjectMapper JACKSON = new ObjectMapper();

  @Provide
  Arbitrary<Object> values() {
    Arbitrary<Object> scalars =
        Arbitraries.oneOf(
            Arbitraries.strings().all().ofMaxLength(12).map(text -> text),
            Arbitraries.integers().map(number -> number),
            Arbitraries.longs().greaterOrEqual(1L << 32).map(number -> number),
            Arbitraries.doubles().between(-1e9, 1e9).ofScale(6).map(JsonTest::uneven),
            Arbitraries.of(true, false));
    return Arbitraries.lazyOf(
        () -> scalars,
        () -> scalars,
        () -> values().list().ofMaxSize(4).map(list -> list),
        () ->
            Arbitraries.maps(Arbitraries.strings().ofMaxLength(6), values())
                .ofMaxSize(4)
                .map(map -> map));
  }

  /** Whole numbers are written without a point and read as integers. */
  private static Object uneven(double number) {
    return number == Math.rint(number) ? number + 0.5 : number;
  }

  @Property(tries = 300)
  void whatIsWrittenIsReadAgain(@ForAll("values") Object value) {
    assertEquals(value, Json.read(Json.write(value)));
    assertEquals(value, Json.read(Json.writeCompact(value)));
  }

  @Property(tries = 300)
  void anotherWritersTextIsRead(@ForAll("values") Object value) throws JsonProcessingException {
    assertEquals(value, Json.read(JACKSON.writeValueAsString(value)));
    assertEquals(
        value, Json.read(JACKSON.writerWithDefaultPrettyPrinter().writeValueAsString(value)));
  }

  @Property(tries = 300)
  void halfATextIsRefused(@ForAll("values") Object value, @ForAll double share) {
    String text = Json.writeCompact(List.of(value));
    int end = (int) (Math.abs(share % 1) * text.length());
    assertThrows(IllegalArgumentException.class, () -> Json.read(text.substring(0, end)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "{", "[1,]", "{\"a\":1,}", "{a: 1}", "{\"a\":1,\"a\":2}", "01", "+1", ".5", "1.",
        "1e", "- 1", "'a'", "\"a", "\"\\x\"", "\"\\u12g4\"", "\"a\nb\"", "tru", "nul", "NaN", "1 2",
        "[1] x", "{\"a\" 1}", "\u00a01"
      })
  void whatIsNoJsonIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Json.read(text));
  }

  @Test
  void escapesAndExponentsAreRead() {
    assertEquals(
        List.of("\u00e9\n\t\"\\/\b\f\r", 1500.0, -0.25, Map.of()),
        Json.read("[\"\\u00E9\\n\\t\\\"\\\\\\/\\b\\f\\r\", 1.5e+3, -25E-2, { }]"));
  }

  @Test
  void deepNestingIsRefusedAndNotFollowed() {
    String deep = "[".repeat(100_000);
    assertThrows(IllegalArgumentException.class, () -> Json.read(deep));
  }

  @Test
  void aMessageTellsThePlace() {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> Json.read("{\n  \"a\": ?\n}"));
    assertEquals("not JSON: line 2, column 8: expected a value", refused.getMessage());
  }
}
