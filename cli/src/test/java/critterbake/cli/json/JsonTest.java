package critterbake.cli.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.ObjectMapper;

class JsonTest {
  private static final ObjectMapper JACKSON = new ObjectMapper();

  @Provide
  Arbitrary<Object> values() {
    return Arbitraries.randomValue(random -> value(random, 0));
  }

  private static Object value(Random random, int depth) {
    return switch (random.nextInt(depth < 4 ? 8 : 6)) {
      case 0 -> random.nextBoolean();
      case 1 -> random.nextInt();
      case 2 -> (1L << 40) + random.nextInt();
      case 3 -> random.nextInt() / 8.0 + 0.0625; // never whole: those are written without a point
      case 4, 5 -> text(random);
      case 6 -> list(random, depth);
      default -> object(random, depth);
    };
  }

  private static List<Object> list(Random random, int depth) {
    List<Object> list = new ArrayList<>();
    for (int left = random.nextInt(5); left > 0; left--) {
      list.add(value(random, depth + 1));
    }
    return list;
  }

  private static Map<String, Object> object(Random random, int depth) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int left = random.nextInt(5); left > 0; left--) {
      object.put(text(random), value(random, depth + 1));
    }
    return object;
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(8); left > 0; left--) {
      int most = random.nextInt(4) == 0 ? Character.MIN_SURROGATE : 128;
      text.append((char) random.nextInt(most));
    }
    return text.toString();
  }

  @Property(tries = 300)
  void whatIsWrittenIsReadAgain(@ForAll("values") Object value) {
    assertEquals(value, Json.read(Json.write(value)));
    assertEquals(value, Json.read(Json.writeCompact(value)));
  }

  @Property(tries = 300)
  void anotherWritersTextIsRead(@ForAll("values") Object value) {
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
    String place = "not JSON: line 2, column 8: Unexpected character ('?'";
    assertTrue(refused.getMessage().startsWith(place), refused.getMessage());
  }
}
