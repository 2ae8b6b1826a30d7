package critterbake.cli.typed;

import java.util.Optional;

/**
 * A time as scenarios spell it: a decimal number and {@code s}, {@code ms} or {@code f}, frames.
 */
record DurationText(double value, String unit) {
  private static final int LONGEST = 40;

  /** The time, or empty when the text is none. */
  static Optional<DurationText> parse(String text) {
    int digits = text.length() > LONGEST ? 0 : NumberText.decimalLength(text);
    if (digits == 0) {
      return Optional.empty();
    }
    String unit = text.substring(digits).strip();
    return switch (unit) {
      case "s", "ms", "f" -> {
        double value = Double.parseDouble(text.substring(0, digits));
        yield Optional.of(new DurationText(value, unit));
      }
      default -> Optional.empty();
    };
  }

  double seconds(double framesPerSecond) {
    return switch (unit) {
      case "ms" -> value / 1000;
      case "f" -> value / framesPerSecond;
      default -> value;
    };
  }
}
