package critterbake.cli.typed;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node.Scalar;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Fraction;
import critterbake.sim.spec.ValueType.Unit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads numbers, with units and without, and what is made of them. A fault gives null. */
final class NumberReader {
  private final Scope scope;
  private final Diagnostics out;
  private final Complaints complaints;

  NumberReader(Scope scope, Diagnostics out) {
    this.scope = scope;
    this.out = out;
    this.complaints = new Complaints(out);
  }

  Double real(Scalar scalar, ValueType.Real type) {
    OptionalDouble pixels = pixels(scalar.text(), type.unit());
    if (pixels.isPresent()) {
      double scale = type.unit() == Unit.PIXELS ? 1 : scope.pixelsPerUnit();
      return inRange(scalar, pixels.getAsDouble() / scale, type.min(), type.max());
    }
    OptionalDouble number = number(scalar, type);
    return number.isEmpty() ? null : inRange(scalar, number.getAsDouble(), type.min(), type.max());
  }

  /** Whether the text is a number, perhaps of pixels where the unit allows them. */
  static boolean isLikeReal(Scalar scalar, ValueType.Real type) {
    return scalar.plain() && NumberText.isNumber(scalar.text())
        || pixels(scalar.text(), type.unit()).isPresent();
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

  Long whole(Scalar scalar, ValueType.Whole type) {
    OptionalDouble number = number(scalar, type);
    if (number.isEmpty()) {
      return null;
    }
    Optional<Long> exact = exact(scalar.text(), number.getAsDouble());
    boolean broken = number.getAsDouble() != Math.rint(number.getAsDouble());
    if (exact.isEmpty() && broken) {
      complaints.wrongSort(scalar, type);
      return null;
    }
    if (exact.isEmpty() || exact.get() < type.min() || exact.get() > type.max()) {
      outOfRange(scalar, Expectation.range(type.min(), type.max()));
      return null;
    }
    return exact.get();
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

  /** A finite number, faults reported. */
  private OptionalDouble number(Scalar scalar, ValueType type) {
    String text = scalar.text();
    if (!scalar.plain()) {
      Optional<String> hint =
          NumberText.isNumber(text) ? Optional.of("leave out the quotes") : Optional.empty();
      complaints.wrongSort(scalar, type, hint);
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
      complaints.wrongSort(scalar, type);
    }
    return number;
  }

  /** Seconds. */
  Double duration(Scalar scalar, ValueType type) {
    Optional<DurationText> duration = DurationText.parse(scalar.text());
    if (duration.isEmpty()) {
      boolean bare = scalar.plain() && NumberText.isNumber(scalar.text());
      String example = (bare ? scalar.text() : "4") + "s";
      complaints.wrongSort(scalar, type, Optional.of("with its unit: " + example));
      return null;
    }
    double seconds = duration.get().seconds(scope.framesPerSecond());
    return inRange(scalar, seconds, 0, Double.MAX_VALUE);
  }

  Fraction ratio(Scalar scalar, ValueType.Ratio type) {
    Optional<Fraction> ratio = RatioText.parse(scalar.text());
    if (ratio.isEmpty()) {
      complaints.wrongSort(scalar, type);
      return null;
    }
    Double value = inRange(scalar, ratio.get().value(), type.min(), type.max());
    return value == null ? null : ratio.get();
  }

  /** Width and height. */
  List<Long> size(Scalar scalar, ValueType type) {
    Optional<List<Long>> size = SizeText.parse(scalar.text());
    if (size.isEmpty()) {
      complaints.wrongSort(scalar, type);
      return null;
    }
    if (size.get().stream().anyMatch(side -> side < 1)) {
      outOfRange(scalar, "sides of at least 1");
      return null;
    }
    return size.get();
  }

  private Double inRange(Scalar scalar, double value, double min, double max) {
    if (!Double.isInfinite(value) && value >= min && value <= max) {
      return value;
    }
    outOfRange(scalar, Expectation.range(min, max));
    return null;
  }

  private void outOfRange(Scalar scalar, String range) {
    if (range.isEmpty()) {
      out.error(scalar.place(), scalar.text() + " is too large");
    } else {
      out.error(scalar.place(), scalar.text() + " is out of range", "expected " + range);
    }
  }
}
