package critterbake.cli.typed;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Unit;
import java.util.ArrayList;
import java.util.List;

/** Says in words what a value may be: for error messages and for the reference table. */
public final class Expectation {
  /** A limit on a list's length that nobody meets by hand. */
  private static final int AS_GOOD_AS_ANY = 10_000;

  private Expectation() {}

  public static String of(ValueType type) {
    if (type instanceof ValueType.Real real) {
      return join("a number", range(real.min(), real.max()), unit(real.unit()));
    }
    if (type instanceof ValueType.Whole whole && whole.isOne()) {
      return String.valueOf(whole.min());
    }
    if (type instanceof ValueType.Whole whole) {
      return join("a whole number", range(whole.min(), whole.max()), "");
    }
    if (type instanceof ValueType.Ratio ratio) {
      return "a whole number or a ratio such as 30000/1001, " + range(ratio.min(), ratio.max());
    }
    if (type instanceof ValueType.Choice choice) {
      return choice.words().size() == 1
          ? choice.words().get(0)
          : "one of " + String.join(", ", choice.words());
    }
    if (type instanceof ValueType.Many many) {
      return "a list" + count(many) + " of: " + of(many.item());
    }
    if (type instanceof ValueType.Row row) {
      return "a list of " + row.items().size() + " values";
    }
    if (type instanceof ValueType.Named named) {
      return "names, each with " + of(named.value());
    }
    if (type instanceof ValueType.Nested nested) {
      return object(nested.object());
    }
    if (type instanceof ValueType.OneOf oneOf) {
      return alternatives(oneOf);
    }
    return simple(type);
  }

  private static String simple(ValueType type) {
    if (type instanceof ValueType.Flag) {
      return "true or false";
    }
    if (type instanceof ValueType.Color) {
      return "a color such as \"#c8793a\"";
    }
    if (type instanceof ValueType.Duration) {
      return "a time such as 4s, 250ms or 48f";
    }
    if (type instanceof ValueType.Size) {
      return "a size in pixels such as [64, 48] or 64x48";
    }
    if (type instanceof ValueType.PartFile || type instanceof ValueType.Recording) {
      return "a file beside the scenario";
    }
    if (type instanceof ValueType.ActorName) {
      return "an actor's name";
    }
    return type instanceof ValueType.Text ? "text" : "an object";
  }

  private static String object(ObjectType<?> type) {
    List<String> names = new ArrayList<>();
    for (Key key : type.keys()) {
      names.add(key.name());
    }
    String shown = String.join(", ", names.subList(0, Math.min(4, names.size())));
    return "an object with " + shown + (names.size() > 4 ? "..." : "");
  }

  private static String alternatives(ValueType.OneOf oneOf) {
    List<String> forms = new ArrayList<>();
    for (ValueType.Form form : oneOf.forms()) {
      forms.add(of(form.type()));
    }
    return String.join(", or ", forms);
  }

  private static String count(ValueType.Many many) {
    if (many.max() >= AS_GOOD_AS_ANY) {
      return many.min() == 0 ? "" : " of at least " + many.min();
    }
    return " of " + many.min() + " to " + many.max();
  }

  private static String unit(Unit unit) {
    if (unit.label().isEmpty()) {
      return "";
    }
    boolean scaled = unit.takesPixels() && unit != Unit.PIXELS;
    return "(" + unit.label() + (scaled ? ", or px)" : ")");
  }

  private static String join(String noun, String range, String unit) {
    String limits = range.startsWith("at ") ? "of " + range : range;
    return noun + (limits.isEmpty() ? "" : " " + limits) + (unit.isEmpty() ? "" : " " + unit);
  }

  /** {@code 0 to 1}, {@code above 0}, {@code at least 1}; empty for no limits. */
  public static String range(double min, double max) {
    boolean low = min > -Double.MAX_VALUE;
    boolean high = max < Double.MAX_VALUE;
    boolean positive = low && min > 0 && min < 1e-100;
    if (low && high) {
      return positive ? "above 0, at most " + text(max) : text(min) + " to " + text(max);
    }
    if (low) {
      return positive ? "above 0" : "at least " + text(min);
    }
    return high ? "at most " + text(max) : "";
  }

  /** The same for whole numbers. */
  public static String range(long min, long max) {
    if (min > Long.MIN_VALUE && max < Long.MAX_VALUE) {
      return min + " to " + max;
    }
    if (min > Long.MIN_VALUE) {
      return "at least " + min;
    }
    return max < Long.MAX_VALUE ? "at most " + max : "";
  }

  /** A number the way people write it: no {@code .0} behind whole ones. */
  public static String text(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
