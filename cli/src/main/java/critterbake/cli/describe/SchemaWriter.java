package critterbake.cli.describe;

import static critterbake.cli.json.Json.object;

import critterbake.cli.json.Json;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.ByKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes descriptions as a JSON Schema (draft 2020-12), for completion and checks in editors. It
 * checks what stands at each place; what lies across places (references, files, cycles) is the
 * reader's alone.
 */
public final class SchemaWriter {
  private final Map<String, Object> definitions = new LinkedHashMap<>();
  private final List<Named> names = new ArrayList<>();

  private SchemaWriter() {}

  /** A description that has a definition, whole or without required keys. */
  private record Named(ObjectType<?> type, boolean partial, String name) {}

  /** The schema as JSON text. */
  public static String write(ObjectType<?> type, String title) {
    return new SchemaWriter().schema(type, title);
  }

  private String schema(ObjectType<?> type, String title) {
    Map<String, Object> schema =
        object(
            "$schema",
            "https://json-schema.org/draft/2020-12/schema",
            "title",
            title,
            "description",
            type.doc());
    schema.putAll(members(type, List.of(), false));
    schema.put("$defs", definitions);
    return Json.write(schema);
  }

  private Map<String, Object> members(ObjectType<?> type, List<Key> shared, boolean partial) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<Object> required = new ArrayList<>();
    List<Key> keys = new ArrayList<>(shared);
    keys.addAll(type.keys());
    for (Key key : keys) {
      properties.put(key.name(), property(key, partial));
      british(key.name(), properties);
      if (key.required() && !partial) {
        required.add(key.name());
      }
    }
    Map<String, Object> schema = object("type", "object", "properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    List<Object> exclusions = exclusions(type);
    if (!exclusions.isEmpty()) {
      schema.put("allOf", exclusions);
    }
    return schema;
  }

  private Map<String, Object> property(Key key, boolean partial) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("description", describe(key));
    if (key.fallback() instanceof String
        || key.fallback() instanceof Boolean
        || (key.fallback() instanceof Number && !(key.type() instanceof ValueType.Duration))) {
      boolean color = key.type() instanceof ValueType.Color;
      if (!color && key.fallbackText() == null) {
        schema.put("default", key.fallback());
      }
    }
    schema.putAll(value(key.type(), partial));
    return schema;
  }

  private static String describe(Key key) {
    boolean told = key.fallbackText() == null || key.required();
    return told ? key.doc() : key.doc() + " Default: " + key.fallbackText() + ".";
  }

  /** The British spelling is accepted but not proposed. */
  private static void british(String name, Map<String, Object> properties) {
    String other =
        name.replace("color", "colour").replace("center", "centre").replace("gray", "grey");
    if (!other.equals(name)) {
      Map<String, Object> same = new LinkedHashMap<>(asMap(properties.get(name)));
      same.put("doNotSuggest", true);
      properties.put(other, same);
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> asMap(Object value) {
    return (Map<String, Object>) value;
  }

  /** Every two members of a choose-one group exclude each other. */
  private static List<Object> exclusions(ObjectType<?> type) {
    List<Object> pairs = new ArrayList<>();
    for (List<String> group : type.chooseOne()) {
      for (int i = 0; i < group.size(); i++) {
        for (int j = i + 1; j < group.size(); j++) {
          pairs.add(object("not", object("required", List.of(group.get(i), group.get(j)))));
        }
      }
    }
    return pairs;
  }

  private Map<String, Object> value(ValueType type, boolean partial) {
    if (type instanceof ValueType.Nested nested) {
      return reference(nested.object(), partial);
    }
    if (type instanceof ValueType.Partial laid) {
      return reference(laid.object(), true);
    }
    if (type instanceof ValueType.Many many) {
      return list(many);
    }
    if (type instanceof ValueType.Row row) {
      return row(row, partial);
    }
    if (type instanceof ValueType.Named named) {
      return named(named, partial);
    }
    if (type instanceof ByKind byKind) {
      return byKind(byKind, partial);
    }
    return type instanceof ValueType.OneOf oneOf ? oneOf(oneOf, partial) : ScalarSchemas.of(type);
  }

  private Map<String, Object> list(ValueType.Many many) {
    Map<String, Object> schema = object("type", "array", "items", value(many.item(), false));
    if (many.min() > 0) {
      schema.put("minItems", (long) many.min());
    }
    if (many.max() < Integer.MAX_VALUE) {
      schema.put("maxItems", (long) many.max());
    }
    return schema;
  }

  private Map<String, Object> row(ValueType.Row row, boolean partial) {
    List<Object> items = new ArrayList<>();
    for (ValueType item : row.items()) {
      items.add(value(item, partial));
    }
    long count = items.size();
    return object("type", "array", "prefixItems", items, "minItems", count, "maxItems", count);
  }

  private Map<String, Object> oneOf(ValueType.OneOf oneOf, boolean partial) {
    List<Object> forms = new ArrayList<>();
    for (ValueType.Form form : oneOf.forms()) {
      forms.add(value(form.type(), partial));
    }
    return object("anyOf", forms);
  }

  private Map<String, Object> named(ValueType.Named named, boolean partial) {
    Map<String, Object> schema = object("type", "object");
    if (named.value() instanceof ByKind byKind && byKind.nameSays()) {
      schema.put("properties", namesakes(byKind, partial));
    }
    schema.put("additionalProperties", value(named.value(), partial));
    return schema;
  }

  /** Objects whose own names say their kinds, where they do not say otherwise. */
  private Map<String, Object> namesakes(ByKind byKind, boolean partial) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (ObjectType<?> kind : byKind.kinds()) {
      properties.put(
          kind.name(),
          object(
              "if", object("required", List.of(byKind.key())),
              "then", byKind(byKind, partial),
              "else", kindReference(byKind, kind, partial)));
    }
    return properties;
  }

  private Map<String, Object> byKind(ByKind byKind, boolean partial) {
    List<Object> words = new ArrayList<>();
    List<Object> branches = new ArrayList<>();
    for (ObjectType<?> kind : byKind.kinds()) {
      words.add(kind.name());
      branches.add(
          object(
              "if",
              object(
                  "properties",
                  object(byKind.key(), object("const", kind.name())),
                  "required",
                  List.of(byKind.key())),
              "then",
              kindReference(byKind, kind, partial)));
    }
    Map<String, Object> schema =
        object("type", "object", "properties", object(byKind.key(), object("enum", words)));
    if (!partial) {
      schema.put("required", List.of(byKind.key()));
      schema.put("allOf", branches);
      return schema;
    }
    List<Object> any = new ArrayList<>();
    byKind.kinds().forEach(kind -> any.add(kindReference(byKind, kind, true)));
    schema.put("if", object("required", List.of(byKind.key())));
    schema.put("then", object("allOf", branches));
    schema.put("else", object("anyOf", any));
    return schema;
  }

  private Map<String, Object> kindReference(ByKind byKind, ObjectType<?> kind, boolean partial) {
    List<Key> shared = new ArrayList<>();
    ValueType word = new ValueType.Choice(List.of(kind.name()));
    shared.add(Key.optional(byKind.key(), word, null, kind.doc()));
    shared.addAll(byKind.shared());
    return reference(kind, shared, partial);
  }

  private Map<String, Object> reference(ObjectType<?> type, boolean partial) {
    return reference(type, List.of(), partial);
  }

  private Map<String, Object> reference(ObjectType<?> type, List<Key> shared, boolean partial) {
    return object("$ref", "#/$defs/" + definition(type, shared, partial));
  }

  /** The name of a description's definition, made on first use. */
  @SuppressWarnings("ReferenceEquality") // descriptions are told apart by identity, not by content
  private String definition(ObjectType<?> type, List<Key> shared, boolean partial) {
    for (Named known : names) {
      if (known.type == type && known.partial == partial) {
        return known.name;
      }
    }
    String base = type.name().replace(' ', '_').replace("'", "") + (partial ? "_changes" : "");
    String name = base;
    for (int i = 2; definitions.containsKey(name); i++) {
      name = base + "_" + i;
    }
    names.add(new Named(type, partial, name));
    definitions.put(name, Map.of());
    Map<String, Object> schema = object("description", type.doc());
    schema.putAll(members(type, shared, partial));
    definitions.put(name, schema);
    return name;
  }
}
