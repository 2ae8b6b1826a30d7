package critterbake.cli.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON text from maps, lists, strings, numbers, booleans and null, and back. Objects keep the order
 * of their keys; a short object or list stands on one line.
 */
public final class Json {
  private static final int LINE = 100;

  private Json() {}

  /** An object from alternating keys and values, in that order. */
  public static Map<String, Object> object(Object... keysAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      object.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return object;
  }

  /** Indented text that ends with a line break. */
  public static String write(Object value) {
    StringBuilder text = new StringBuilder();
    write(value, "", text);
    return text.append('\n').toString();
  }

  /** Text on a single line, without a line break. */
  public static String writeCompact(Object value) {
    StringBuilder text = new StringBuilder();
    writeFlat(value, text, Integer.MAX_VALUE);
    return text.toString();
  }

  /**
   * Reads JSON text.
   *
   * @return maps, lists, strings, numbers, booleans or null
   * @throws IllegalArgumentException if it is no JSON
   */
  public static Object read(String text) {
    return JsonText.read(text);
  }

  private static void write(Object value, String indent, StringBuilder text) {
    int start = text.length();
    boolean nested = value instanceof Map || value instanceof List;
    int end = nested ? start + LINE - indent.length() : Integer.MAX_VALUE;
    if (!writeFlat(value, text, end)) {
      text.setLength(start);
      writeTall(value, indent, text);
    }
  }

  private static void writeTall(Object value, String indent, StringBuilder text) {
    String inner = indent + "  ";
    String before = "\n" + inner;
    if (value instanceof Map<?, ?> object) {
      text.append('{');
      for (Map.Entry<?, ?> entry : object.entrySet()) {
        text.append(before);
        writeString((String) entry.getKey(), text);
        text.append(": ");
        write(entry.getValue(), inner, text);
        before = ",\n" + inner;
      }
      text.append('\n').append(indent).append('}');
    } else {
      text.append('[');
      for (Object item : (List<?>) value) {
        text.append(before);
        write(item, inner, text);
        before = ",\n" + inner;
      }
      text.append('\n').append(indent).append(']');
    }
  }

  /** Writes on one line; gives up and says no once the text is longer than that. */
  private static boolean writeFlat(Object value, StringBuilder text, int end) {
    if (value instanceof Map<?, ?> object) {
      return writeFlatObject(object, text, end);
    }
    if (value instanceof List<?> list) {
      return writeFlatList(list, text, end);
    }
    if (value instanceof String string) {
      writeString(string, text);
    } else if (value instanceof Double number) {
      text.append(number(number));
    } else if (value == null
        || value instanceof Boolean
        || value instanceof Integer
        || value instanceof Long) {
      text.append(value);
    } else {
      throw new IllegalArgumentException("no JSON value: " + value.getClass().getName());
    }
    return text.length() <= end;
  }

  private static boolean writeFlatObject(Map<?, ?> object, StringBuilder text, int end) {
    String before = "";
    text.append('{');
    for (Map.Entry<?, ?> entry : object.entrySet()) {
      text.append(before);
      writeString((String) entry.getKey(), text);
      text.append(": ");
      if (!writeFlat(entry.getValue(), text, end)) {
        return false;
      }
      before = ", ";
    }
    return text.append('}').length() <= end;
  }

  private static boolean writeFlatList(List<?> list, StringBuilder text, int end) {
    String before = "";
    text.append('[');
    for (Object item : list) {
      text.append(before);
      if (!writeFlat(item, text, end)) {
        return false;
      }
      before = ", ";
    }
    return text.append(']').length() <= end;
  }

  /** Whole numbers without a point; infinities and NaN, which JSON has not, as null. */
  private static String number(double value) {
    if (!Double.isFinite(value)) {
      return "null";
    }
    boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
    return whole ? Long.toString((long) value) : Double.toString(value);
  }

  private static void writeString(String string, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < 0x20) {
            text.append("\\u00").append(c < 16 ? "0" : "").append(Integer.toHexString(c));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }
}
