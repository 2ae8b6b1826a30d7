package critterbake.cli.typed;

import critterbake.sim.spec.ValueType.Fraction;
import java.util.Optional;

/** Ratios as scenarios spell them: {@code 24} or {@code 30000/1001}. */
final class RatioText {
  private RatioText() {}

  /** Whether the text is spelled like a ratio, right or wrong. */
  static boolean isLike(String text) {
    return NumberText.isInteger(text) || text.indexOf('/') > 0;
  }

  /** The ratio in lowest terms, or empty when the text is none. */
  static Optional<Fraction> parse(String text) {
    int slash = text.indexOf('/');
    String top = slash < 0 ? text : text.substring(0, slash).strip();
    String bottom = slash < 0 ? "1" : text.substring(slash + 1).strip();
    if (!NumberText.isCount(top) || !NumberText.isCount(bottom)) {
      return Optional.empty();
    }
    long denominator = Long.parseLong(bottom);
    return denominator == 0
        ? Optional.empty()
        : Optional.of(lowest(Long.parseLong(top), denominator));
  }

  private static Fraction lowest(long numerator, long denominator) {
    long a = numerator;
    long b = denominator;
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return new Fraction(numerator / a, denominator / a);
  }
}
