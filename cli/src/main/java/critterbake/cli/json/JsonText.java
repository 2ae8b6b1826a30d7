package critterbake.cli.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON as RFC 8259 has it, each key of an object once. Every bake reads its own data back,
 * and manifests hold thousands of hashes: the scenario parser, which keeps the place of everything
 * it reads, was a tenth of a short bake.
 */
final class JsonText {
  /** Deeper nesting is refused, like a scenario's. */
  private static final int DEEPEST = 64;

  private final String text;
  private int at;
  private int depth;

  private JsonText(String text) {
    this.text = text;
  }

  /**
   * The value that is the whole text.
   *
   * @throws IllegalArgumentException if it is no JSON
   */
  static Object read(String text) {
    JsonText reading = new JsonText(text);
    Object value = reading.value();
    reading.skipSpace();
    if (reading.at < text.length()) {
      throw reading.wrong("one value, and nothing behind it");
    }
    return value;
  }

  private Object value() {
    skipSpace();
    return switch (peek()) {
      case '{' -> nested(this::object);
      case '[' -> nested(this::list);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  /** Reads what is inside brackets. */
  private interface Inside {
    Object read();
  }

  private Object nested(Inside inside) {
    if (++depth > DEEPEST) {
      throw wrong("at most " + DEEPEST + " brackets in each other");
    }
    at++;
    Object value = inside.read();
    depth--;
    return value;
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    for (boolean more = !closed('}'); more; more = another('}')) {
      skipSpace();
      String key = string();
      skipSpace();
      expect(':');
      if (object.containsKey(key)) {
        throw wrong("the key \"" + key + "\" once");
      }
      object.put(key, value());
    }
    return object;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    for (boolean more = !closed(']'); more; more = another(']')) {
      list.add(value());
    }
    return list;
  }

  private boolean closed(char bracket) {
    skipSpace();
    if (peek() != bracket) {
      return false;
    }
    at++;
    return true;
  }

  private boolean another(char bracket) {
    if (closed(bracket)) {
      return false;
    }
    expect(',');
    return true;
  }

  private String string() {
    expect('"');
    int end = at;
    while (end < text.length() && plain(text.charAt(end))) {
      end++;
    }
    if (end < text.length() && text.charAt(end) == '"') {
      String string = text.substring(at, end);
      at = end + 1;
      return string;
    }
    return escapedString();
  }

  private static boolean plain(char c) {
    return c >= ' ' && c != '"' && c != '\\';
  }

  private String escapedString() {
    StringBuilder string = new StringBuilder();
    while (peek() != '"') {
      char c = text.charAt(at++);
      if (c < ' ') {
        throw wrong("a string on one line");
      }
      string.append(c == '\\' ? escaped() : c);
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw wrong("an escape such as \\n");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(peek(), 16);
      if (digit < 0) {
        throw wrong("four hexadecimal digits");
      }
      code = 16 * code + digit;
      at++;
    }
    return (char) code;
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw wrong("a value");
    }
    at += word.length();
    return value;
  }

  /** An Integer or Long where the number is written as one and fits, a Double otherwise. */
  private Object number() {
    int start = at;
    skip('-');
    boolean zero = peek() == '0';
    if (digits() > 1 && zero) {
      throw wrong("a number without leading zeros");
    }
    int whole = at;
    if (skip('.')) {
      digits();
    }
    if (skip('e') || skip('E')) {
      if (!skip('+')) {
        skip('-');
      }
      digits();
    }
    return number(text.substring(start, at), whole == at && at - start < 19);
  }

  private static Object number(String digits, boolean whole) {
    if (!whole) {
      return Double.valueOf(digits);
    }
    long value = Long.parseLong(digits);
    if (value == (int) value) {
      return (int) value;
    }
    return value;
  }

  private int digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == start) {
      throw wrong(start < text.length() ? "a value" : "more");
    }
    return at - start;
  }

  private boolean skip(char c) {
    boolean found = at < text.length() && text.charAt(at) == c;
    if (found) {
      at++;
    }
    return found;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw wrong("more");
    }
    return text.charAt(at);
  }

  private void expect(char c) {
    if (peek() != c) {
      throw wrong("'" + c + "'");
    }
    at++;
  }

  private IllegalArgumentException wrong(String expected) {
    int line = 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    int column = at - text.lastIndexOf('\n', at - 1);
    return new IllegalArgumentException(
        "not JSON: line " + line + ", column " + column + ": expected " + expected);
  }
}
