package critterbake.cli.typed;

import java.util.OptionalDouble;

/** Numbers as YAML 1.2's core schema spells them. */
final class NumberText {
  private NumberText() {}

  /** Whether the text is a number of the core schema, infinities and NaN included. */
  static boolean isNumber(String text) {
    return isDecimal(text) || isRadix(text) || isNotFinite(text);
  }

  /** {@code .inf}, {@code -.Inf}, {@code .NAN}... */
  static boolean isNotFinite(String text) {
    String word = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
    return switch (word) {
      case ".inf", ".Inf", ".INF" -> true;
      case ".nan", ".NaN", ".NAN" -> word.equals(text);
      default -> false;
    };
  }

  /** A whole number with a zero before other digits: octal to some, decimal to others. */
  static boolean hasLeadingZero(String text) {
    int at = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    return text.length() > at + 1 && text.charAt(at) == '0' && isDigit(text.charAt(at + 1));
  }

  /** The number, infinite when too large, or empty when the text is none. */
  static OptionalDouble parse(String text) {
    if (isRadix(text)) {
      return OptionalDouble.of((double) parseRadix(text));
    }
    return isDecimal(text) ? OptionalDouble.of(Double.parseDouble(text)) : OptionalDouble.empty();
  }

  /** How many leading characters make up a decimal number, 0 when none do. */
  static int decimalLength(String text) {
    for (int end = text.length(); end > 0; end--) {
      if (isDecimal(text.substring(0, end))) {
        return end;
      }
    }
    return 0;
  }

  /** Whether the text is written in digits alone, perhaps with a sign. */
  static boolean isInteger(String text) {
    int at = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    return text.length() > at && digitsEnd(text, at) == text.length();
  }

  /** Whether the text is a whole number from 0 on, of at most twelve digits. */
  static boolean isCount(String text) {
    return isInteger(text) && text.length() <= 12 && !text.startsWith("-") && !hasLeadingZero(text);
  }

  /** {@code 0x1F} or {@code 0o17}. */
  static boolean isRadix(String text) {
    if (text.length() < 3 || text.charAt(0) != '0') {
      return false;
    }
    int radix = radix(text);
    if (radix == 0 || text.length() > 18) {
      return false;
    }
    for (int i = 2; i < text.length(); i++) {
      if (text.charAt(i) > 'f' || Character.digit(text.charAt(i), radix) < 0) {
        return false;
      }
    }
    return true;
  }

  static long parseRadix(String text) {
    return Long.parseUnsignedLong(text.substring(2), radix(text));
  }

  private static int radix(String text) {
    return text.charAt(1) == 'x' ? 16 : text.charAt(1) == 'o' ? 8 : 0;
  }

  /** {@code [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?}, without a regular expression. */
  private static boolean isDecimal(String text) {
    int at = 0;
    if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
      at++;
    }
    int whole = digitsEnd(text, at) - at;
    at += whole;
    if (at < text.length() && text.charAt(at) == '.') {
      int fraction = digitsEnd(text, at + 1) - (at + 1);
      if (whole == 0 && fraction == 0) {
        return false;
      }
      at += 1 + fraction;
    } else if (whole == 0) {
      return false;
    }
    return at == text.length() || isExponent(text, at);
  }

  private static boolean isExponent(String text, int at) {
    if (text.charAt(at) != 'e' && text.charAt(at) != 'E') {
      return false;
    }
    int digits = at + 1;
    if (digits < text.length() && (text.charAt(digits) == '-' || text.charAt(digits) == '+')) {
      digits++;
    }
    return digits < text.length() && digitsEnd(text, digits) == text.length();
  }

  private static int digitsEnd(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
