package critterbake.cli.typed;

import java.util.OptionalInt;

/**
 * Colors as scenarios spell them: {@code #rgb}, {@code #rrggbb}, {@code #rrggbbaa}, the # optional.
 */
final class ColorText {
  private ColorText() {}

  /** Straight ARGB, or empty when the text is no color. */
  static OptionalInt parse(String text) {
    String hex = text.startsWith("#") ? text.substring(1) : text;
    for (int i = 0; i < hex.length(); i++) {
      if (hex.charAt(i) > 'f' || Character.digit(hex.charAt(i), 16) < 0) {
        return OptionalInt.empty();
      }
    }
    return switch (hex.length()) {
      case 3 -> OptionalInt.of(0xFF000000 | doubled(Integer.parseInt(hex, 16)));
      case 6 -> OptionalInt.of(0xFF000000 | Integer.parseInt(hex, 16));
      case 8 -> OptionalInt.of(Integer.rotateRight(Integer.parseUnsignedInt(hex, 16), 8));
      default -> OptionalInt.empty();
    };
  }

  /** Each of three hexadecimal digits written twice. */
  private static int doubled(int rgb) {
    int red = rgb >> 8;
    int green = rgb >> 4 & 0xF;
    int blue = rgb & 0xF;
    return (red << 16 | green << 8 | blue) * 0x11;
  }
}
