package critterbake.cli.typed;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.SyntaxHint;
import critterbake.sim.spec.ValueType;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Reads single values. A fault is reported and gives null. */
final class ScalarReader {
  private final Scope scope;
  private final Diagnostics out;
  private final Complaints complaints;
  private final NumberReader numbers;

  ScalarReader(Scope scope, Diagnostics out) {
    this.scope = scope;
    this.out = out;
    this.complaints = new Complaints(out);
    this.numbers = new NumberReader(scope, out);
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
      return numbers.real(scalar, real);
    }
    if (type instanceof ValueType.Whole whole) {
      return numbers.whole(scalar, whole);
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
      return numbers.duration(scalar, type);
    }
    if (type instanceof ValueType.Ratio ratio) {
      return numbers.ratio(scalar, ratio);
    }
    if (type instanceof ValueType.Size) {
      return numbers.size(scalar, type);
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
      return NumberReader.isLikeReal(scalar, real);
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
      return DurationText.parse(text).isPresent();
    }
    if (type instanceof ValueType.Ratio) {
      return RatioText.isLike(text);
    }
    if (type instanceof ValueType.Size) {
      return SizeText.parse(text).isPresent();
    }
    return isScalarType(type);
  }

  private Object nothing(Scalar scalar, ValueType type) {
    String message = "a value is missing: expected " + Expectation.of(type);
    out.error(scalar.place(), message, SyntaxHint.ofNothing(scalar.place()));
    return null;
  }

  private Object wrong(Scalar scalar, ValueType type) {
    complaints.wrongSort(scalar, type);
    return null;
  }

  private Object wrong(Scalar scalar, ValueType type, String hint) {
    complaints.wrongSort(scalar, type, Optional.of(hint));
    return null;
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
    complaints.wrongSort(scalar, type, Spelling.question(word, type.words()));
    return null;
  }

  private Object color(Scalar scalar) {
    OptionalInt color = ColorText.parse(scalar.text());
    return color.isPresent() ? color.getAsInt() : wrong(scalar, new ValueType.Color());
  }

  private Object text(Scalar scalar) {
    boolean word = !scalar.plain() || truth(scalar).isEmpty();
    return word ? scalar.text() : wrong(scalar, new ValueType.Text(), "put it in quotes");
  }

  private Object actor(Scalar scalar) {
    if (scope.actors().contains(scalar.text())) {
      return scalar.text();
    }
    String hint =
        Spelling.question(scalar.text(), scope.actors())
            .orElseGet(() -> "the actors are: " + String.join(", ", scope.actors()));
    out.error(scalar.place(), "there is no actor '" + scalar.text() + "'", hint);
    return null;
  }

  private Object part(Scalar scalar) {
    Optional<String> problem = scope.parts().find(scalar.text()).problem();
    problem.ifPresent(message -> out.error(scalar.place(), message));
    return problem.isPresent() ? null : scalar.text();
  }
}
