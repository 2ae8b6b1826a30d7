package critterbake.cli.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads JSON into maps, lists, texts and numbers, each key of an object once. Every bake reads its
 * own data back: Jackson's bare parser does that for a tenth of what the scenario parser takes,
 * which keeps the place of everything it reads.
 */
final class JsonText {
  /** Deeper nesting is refused, like a scenario's. */
  private static final int DEEPEST = 64;

  /** Of the sizes only the depth is bounded: whoever hands a text over has bounded its length. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private final JsonParser parser;

  private JsonText(JsonParser parser) {
    this.parser = parser;
  }

  /**
   * The value that is the whole text.
   *
   * @throws IllegalArgumentException if it is no JSON; the message tells the place
   */
  static Object read(String text) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      return new JsonText(parser).onlyValue();
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail to be read", e);
    }
  }

  private Object onlyValue() throws IOException {
    try {
      if (parser.nextToken() == null) {
        throw wrong("there is no value");
      }
      Object value = value();
      if (parser.nextToken() != null) {
        throw wrong("there is more behind the value");
      }
      return value;
    } catch (JsonEOFException e) {
      throw wrong("it ends too early");
    } catch (JsonProcessingException e) {
      throw wrong(
          Optional.ofNullable(e.getLocation()).orElseGet(parser::currentLocation),
          e.getOriginalMessage());
    }
  }

  private Object value() throws IOException {
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> list();
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> whole(parser.getNumberType());
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> throw new IllegalStateException("no value begins with " + token);
    };
  }

  private Map<String, Object> object() throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String key = parser.currentName();
      parser.nextToken();
      object.put(key, value());
    }
    return object;
  }

  private List<Object> list() throws IOException {
    List<Object> list = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(value());
    }
    return list;
  }

  /** An Integer or Long where the number fits, a Double otherwise. */
  private Object whole(JsonParser.NumberType type) throws IOException {
    return switch (type) {
      case INT -> parser.getIntValue();
      case LONG -> parser.getLongValue();
      default -> parser.getDoubleValue();
    };
  }

  private IllegalArgumentException wrong(String what) {
    return wrong(parser.currentLocation(), what);
  }

  private static IllegalArgumentException wrong(JsonLocation at, String what) {
    return new IllegalArgumentException(
        "not JSON: line " + at.getLineNr() + ", column " + at.getColumnNr() + ": " + what);
  }
}
