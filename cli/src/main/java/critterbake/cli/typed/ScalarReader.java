package critterbake.cli.typed;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.SyntaxHint;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Fraction;
import critterbake.sim.spec.ValueType.Unit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Reads single values. A fault is reported and gives null. */
final class ScalarReader {
  private final Scope scope;
  private final Diagnostics out;

  ScalarReader(Scope scope, Diagnostics out) {
    this.scope = scope;
    this.out = out;
  }

  /** Whether a value of this type can be a scalar at all. */
  static boolean isScalarType(ValueType type) {
    return !(type instanceof ValueType.Many
        || type instanceof ValueType.Row
        || type instanceof ValueType.Named
        || type instanceof ValueType.Nested
        || type instanceof ValueType.ByKind
        || type instanceof ValueType.Partial
        || type instanceof ValueType.OneOf);
  }

  Object read(Scalar scalar, ValueType type) {
    if (scalar.isNothing()) {
      return nothing(scalar, type);
    }
    if (type instanceof ValueType.Real real) {
      return real(scalar, real);
    }
    if (type instanceof ValueType.Whole whole) {
      return whole(scalar, whole);
    }
    if (type instanceof ValueType.Flag) {
      return flag(scalar);
    }
    if (type instanceof ValueType.Choice choice) {
      return choice(scalar, choice);
    }
    if (type instanceof ValueType.Color) {
      return color(scalar);
    }
    if (type instanceof ValueType.Duration) {
      return duration(scalar);
    }
    if (type instanceof ValueType.Ratio ratio) {
      return ratio(scalar, ratio);
    }
    if (type instanceof ValueType.Size) {
      return size(scalar);
    }
    return reference(scalar, type);
  }

  private Object reference(Scalar scalar, ValueType type) {
    if (type instanceof ValueType.Text) {
      return text(scalar);
    }
    if (type instanceof ValueType.ActorName) {
      return actor(scalar);
    }
    if (type instanceof ValueType.PartFile) {
      return part(scalar);
    }
    if (type instanceof ValueType.Recording) {
      return new RecordingReader(scope.parts(), out).read(scalar);
    }
    return wrong(scalar, type);
  }

  /**
   * Whether a scalar is spelled like a value of this type, its range aside unless it is one number.
   */
  static boolean looksLike(Scalar scalar, ValueType type) {
    String text = scalar.text();
    if (type instanceof ValueType.Real real) {
      return scalar.plain() && NumberText.isNumber(text) || pixels(text, real.unit()).isPresent();
    }
    if (type instanceof ValueType.Whole whole) {
      boolean any = scalar.plain() && NumberText.isNumber(text);
      return any
          && (!whole.isOne()
              || NumberText.parse(text).equals(OptionalDouble.of((double) whole.min())));
    }
    if (type instanceof ValueType.Flag) {
      return truth(scalar).isPresent();
    }
    if (type instanceof ValueType.Choice choice) {
      return choice.words().contains(Spelling.american(text));
    }
    if (type instanceof ValueType.Color) {
      return ColorText.parse(text).isPresent();
    }
    if (type instanceof ValueType.Duration) {
      return durationSuffix(text) != null;
    }
    if (type instanceof ValueType.Ratio) {
      return NumberText.isInteger(text) || text.indexOf('/') > 0;
    }
    if (type instanceof ValueType.Size) {
      return dimensions(text).isPresent();
    }
    return isScalarType(type);
  }

  private Object nothing(Scalar scalar, ValueType type) {
    String message = "a value is missing: expected " + Expectation.of(type);
    SyntaxHint.ofNothing(scalar.place())
        .ifPresentOrElse(
            hint -> out.error(scalar.place(), message, hint),
            () -> out.error(scalar.place(), message));
    return null;
  }

  private Object wrong(Scalar scalar, ValueType type) {
    out.error(scalar.place(), "expected " + Expectation.of(type) + ", not " + scalar.describe());
    return null;
  }

  private Object wrong(Scalar scalar, ValueType type, String hint) {
    out.error(
        scalar.place(), "expected " + Expectation.of(type) + ", not " + scalar.describe(), hint);
    return null;
  }

  private Object real(Scalar scalar, ValueType.Real type) {
    OptionalDouble pixels = pixels(scalar.text(), type.unit());
    if (pixels.isPresent()) {
      double scale = type.unit() == Unit.PIXELS ? 1 : scope.pixelsPerUnit();
      return inRange(scalar, pixels.getAsDouble() / scale, type.min(), type.max());
    }
    OptionalDouble number = number(scalar, type);
    return number.isEmpty() ? null : inRange(scalar, number.getAsDouble(), type.min(), type.max());
  }

  /** The number in front of {@code px} or {@code px/s}, where the unit allows them. */
  private static OptionalDouble pixels(String text, Unit unit) {
    if (!unit.takesPixels()) {
      return OptionalDouble.empty();
    }
    String bare =
        unit == Unit.SPEED && text.endsWith("px/s") ? text.substring(0, text.length() - 2) : text;
    return bare.endsWith("px")
        ? NumberText.parse(bare.substring(0, bare.length() - 2).strip())
        : OptionalDouble.empty();
  }

  /** A finite number, faults reported. */
  private OptionalDouble number(Scalar scalar, ValueType type) {
    String text = scalar.text();
    if (!scalar.plain()) {
      if (NumberText.isNumber(text)) {
        wrong(scalar, type, "leave out the quotes");
      } else {
        wrong(scalar, type);
      }
      return OptionalDouble.empty();
    }
    if (NumberText.isNotFinite(text)) {
      out.error(scalar.place(), "the number must be finite, not " + text);
      return OptionalDouble.empty();
    }
    if (NumberText.hasLeadingZero(text)) {
      out.error(
          scalar.place(),
          "a number with leading zeros: " + text,
          "some read it as octal; leave out the zeros");
      return OptionalDouble.empty();
    }
    OptionalDouble number = NumberText.parse(text);
    if (number.isEmpty()) {
      wrong(scalar, type);
    }
    return number;
  }

  private Double inRange(Scalar scalar, double value, double min, double max) {
    boolean inside = !Double.isInfinite(value) && value >= min && value <= max;
    return inside ? Double.valueOf(value) : outOfRange(scalar, Expectation.range(min, max));
  }

  private Double outOfRange(Scalar scalar, String range) {
    if (range.isEmpty()) {
      out.error(scalar.place(), scalar.text() + " is too large");
    } else {
      out.error(scalar.place(), scalar.text() + " is out of range", "expected " + range);
    }
    return null;
  }

  private Object whole(Scalar scalar, ValueType.Whole type) {
    OptionalDouble number = number(scalar, type);
    if (number.isEmpty()) {
      return null;
    }
    Optional<Long> exact = exact(scalar.text(), number.getAsDouble());
    if (exact.isEmpty()) {
      return number.getAsDouble() == Math.rint(number.getAsDouble())
          ? outOfRange(scalar, Expectation.range(type.min(), type.max()))
          : wrong(scalar, type);
    }
    long value = exact.get();
    if (value < type.min() || value > type.max()) {
      return outOfRange(scalar, Expectation.range(type.min(), type.max()));
    }
    return value;
  }

  /** The whole number a text spells, if it fits 64 bits. */
  private static Optional<Long> exact(String text, double number) {
    if (NumberText.isRadix(text)) {
      return Optional.of(NumberText.parseRadix(text));
    }
    if (NumberText.isInteger(text)) {
      try {
        return Optional.of(Long.parseLong(text));
      } catch (NumberFormatException tooLarge) {
        return Optional.empty();
      }
    }
    boolean whole = number == Math.rint(number) && Math.abs(number) < 0x1p63;
    return whole ? Optional.of((long) number) : Optional.empty();
  }

  private Object flag(Scalar scalar) {
    Optional<Boolean> truth = truth(scalar);
    if (truth.isPresent()) {
      return truth.get();
    }
    ValueType.Flag type = new ValueType.Flag();
    return switch (scalar.text()) {
      case "yes", "Yes", "YES", "on", "On", "ON" -> wrong(scalar, type, "write true");
      case "no", "No", "NO", "off", "Off", "OFF" -> wrong(scalar, type, "write false");
      default -> wrong(scalar, type);
    };
  }

  private static Optional<Boolean> truth(Scalar scalar) {
    if (!scalar.plain()) {
      return Optional.empty();
    }
    return switch (scalar.text()) {
      case "true", "True", "TRUE" -> Optional.of(true);
      case "false", "False", "FALSE" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private Object choice(Scalar scalar, ValueType.Choice type) {
    String word = Spelling.american(scalar.text());
    if (type.words().contains(word)) {
      return word;
    }
    Optional<String> near = Spelling.nearest(word, type.words());
    return near.isPresent()
        ? wrong(scalar, type, "did you mean '" + near.get() + "'?")
        : wrong(scalar, type);
  }

  private Object color(Scalar scalar) {
    OptionalInt color = ColorText.parse(scalar.text());
    return color.isPresent() ? color.getAsInt() : wrong(scalar, new ValueType.Color());
  }

  private Object duration(Scalar scalar) {
    String text = scalar.text();
    String suffix = durationSuffix(text);
    if (suffix == null) {
      String number = scalar.plain() && NumberText.isNumber(text) ? text : "4";
      return wrong(scalar, new ValueType.Duration(), "with its unit: " + number + "s");
    }
    double value =
        NumberText.parse(text.substring(0, text.length() - suffix.length()).strip()).getAsDouble();
    double seconds =
        switch (suffix) {
          case "ms" -> value / 1000;
          case "f" -> value / scope.framesPerSecond();
          default -> value;
        };
    return inRange(scalar, seconds, 0, Double.MAX_VALUE);
  }

  /** The unit behind the number of a time, or null when the text is no time. */
  private static String durationSuffix(String text) {
    int digits = NumberText.decimalLength(text.length() > 40 ? "" : text);
    if (digits == 0) {
      return null;
    }
    String suffix = text.substring(digits).strip();
    return switch (suffix) {
      case "s", "ms", "f" -> suffix;
      default -> null;
    };
  }

  private Object ratio(Scalar scalar, ValueType.Ratio type) {
    String text = scalar.text();
    int slash = text.indexOf('/');
    String top = slash < 0 ? text : text.substring(0, slash).strip();
    String bottom = slash < 0 ? "1" : text.substring(slash + 1).strip();
    if (!isCount(top) || !isCount(bottom)) {
      return wrong(scalar, type);
    }
    long numerator = Long.parseLong(top);
    long denominator = Long.parseLong(bottom);
    if (denominator == 0) {
      return wrong(scalar, type);
    }
    Fraction fraction = lowest(numerator, denominator);
    return inRange(scalar, fraction.value(), type.min(), type.max()) == null ? null : fraction;
  }

  private static boolean isCount(String text) {
    return NumberText.isInteger(text)
        && text.length() <= 12
        && !text.startsWith("-")
        && !NumberText.hasLeadingZero(text);
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

  private Object size(Scalar scalar) {
    Optional<List<Long>> size = dimensions(scalar.text());
    if (size.isEmpty()) {
      return wrong(scalar, new ValueType.Size());
    }
    for (long side : size.get()) {
      if (side < 1) {
        return outOfRange(scalar, "sides of at least 1");
      }
    }
    return size.get();
  }

  private static Optional<List<Long>> dimensions(String text) {
    int times = text.indexOf('x');
    if (times < 1) {
      return Optional.empty();
    }
    String width = text.substring(0, times).strip();
    String height = text.substring(times + 1).strip();
    return isCount(width) && isCount(height)
        ? Optional.of(List.of(Long.valueOf(width), Long.valueOf(height)))
        : Optional.empty();
  }

  private Object text(Scalar scalar) {
    boolean word = !scalar.plain() || truth(scalar).isEmpty();
    return word ? scalar.text() : wrong(scalar, new ValueType.Text(), "put it in quotes");
  }

  private Object actor(Scalar scalar) {
    if (scope.actors().contains(scalar.text())) {
      return scalar.text();
    }
    String message = "there is no actor '" + scalar.text() + "'";
    Optional<String> near = Spelling.nearest(scalar.text(), scope.actors());
    if (near.isPresent()) {
      out.error(scalar.place(), message, "did you mean '" + near.get() + "'?");
    } else {
      out.error(scalar.place(), message, "the actors are: " + String.join(", ", scope.actors()));
    }
    return null;
  }

  private Object part(Scalar scalar) {
    Optional<String> problem = scope.parts().find(scalar.text()).problem();
    problem.ifPresent(message -> out.error(scalar.place(), message));
    return problem.isPresent() ? null : scalar.text();
  }
}
