package critterbake.cli.describe;

import static critterbake.cli.json.Json.object;

import critterbake.sim.spec.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Schemas of single values. */
final class ScalarSchemas {
  private static final String NUMBER = "[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?";
  private static final String POSITIVE = NUMBER.replace("[-+]?(", "\\+?(");

  private ScalarSchemas() {}

  static Map<String, Object> of(ValueType type) {
    if (type instanceof ValueType.Real real) {
      return real(real);
    }
    if (type instanceof ValueType.Whole whole) {
      return whole(whole);
    }
    if (type instanceof ValueType.Flag) {
      return object("type", "boolean");
    }
    if (type instanceof ValueType.Choice choice) {
      return object("enum", new ArrayList<Object>(choice.words()));
    }
    if (type instanceof ValueType.Color) {
      return object(
          "anyOf",
          List.of(
              pattern("^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"),
              object("type", "number", "description", "Six digits without a #.")));
    }
    if (type instanceof ValueType.Duration) {
      return pattern("^" + POSITIVE + " *(s|ms|f)$");
    }
    if (type instanceof ValueType.Ratio) {
      return object(
          "anyOf",
          List.of(object("type", "integer", "minimum", 1L), pattern("^[0-9]+( */ *[0-9]+)?$")));
    }
    if (type instanceof ValueType.Size) {
      return size();
    }
    return type instanceof ValueType.PartFile || type instanceof ValueType.Recording
        ? object("type", "string")
        : object("type", List.of("string", "number"));
  }

  private static Map<String, Object> pattern(String pattern) {
    return object("type", "string", "pattern", pattern);
  }

  private static Map<String, Object> real(ValueType.Real real) {
    Map<String, Object> number = object("type", "number");
    bound(number, real.min(), real.min() > 0 && real.min() < 1e-100, true);
    bound(number, real.max(), false, false);
    if (!real.unit().takesPixels()) {
      return number;
    }
    return object("anyOf", List.of(number, pattern("^" + NUMBER + " *px(/s)?$")));
  }

  private static void bound(
      Map<String, Object> schema, double value, boolean exclusive, boolean low) {
    if (Math.abs(value) == Double.MAX_VALUE || Double.isInfinite(value)) {
      return;
    }
    if (exclusive) {
      schema.put("exclusiveMinimum", 0L);
      return;
    }
    boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
    schema.put(low ? "minimum" : "maximum", whole ? (Object) (long) value : (Object) value);
  }

  private static Map<String, Object> whole(ValueType.Whole whole) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "integer");
    if (whole.min() > Long.MIN_VALUE) {
      schema.put("minimum", whole.min());
    }
    if (whole.max() < Long.MAX_VALUE) {
      schema.put("maximum", whole.max());
    }
    return schema;
  }

  private static Map<String, Object> size() {
    Map<String, Object> side = object("type", "integer", "minimum", 1L);
    return object(
        "anyOf",
        List.of(
            object(
                "type",
                "array",
                "prefixItems",
                List.of(side, side),
                "minItems",
                2L,
                "maxItems",
                2L),
            pattern("^[0-9]+ *x *[0-9]+$")));
  }
}
