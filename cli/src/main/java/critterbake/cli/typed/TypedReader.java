package critterbake.cli.typed;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import critterbake.cli.tree.Place;
import critterbake.cli.tree.SyntaxHint;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Kinded;
import critterbake.sim.spec.Values;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a tree by a description. Every fault below a node is reported, not just the first; a node
 * with faults gives null and so do the nodes around it, without further complaints.
 */
public final class TypedReader {
  private final Diagnostics out;
  private final ScalarReader scalars;
  private final Manner manner;
  private final double pixelsPerUnit;
  private final Deque<ObjectType<?>> enclosing = new ArrayDeque<>();

  /** What becomes of what is missing or wrong. */
  private enum Manner {
    /** A node with faults is none. */
    WHOLE,
    /** Others will be laid over it: nothing is missing, and no records are made. */
    UNFINISHED,
    /** Members with faults are left out where their object can do without. */
    SOUND_PART
  }

  public TypedReader(Scope scope, Diagnostics out) {
    this(scope, out, Manner.WHOLE);
  }

  private TypedReader(Scope scope, Diagnostics out, Manner manner) {
    this.out = out;
    this.scalars = new ScalarReader(scope, out);
    this.pixelsPerUnit = scope.pixelsPerUnit();
    this.manner = manner;
  }

  /**
   * A reader of trees that others will be laid over: it checks what is there, asks for no key that
   * is not, and makes no records.
   */
  public static void check(Node node, ObjectType<?> type, Scope scope, Diagnostics out) {
    new TypedReader(scope, out, Manner.UNFINISHED).read(node, new ValueType.Nested(type), "");
  }

  /**
   * What is right of an object with faults, so that faults between keys are found in the same run
   * as those of single keys; empty when it lacks what it needs. Reports nothing.
   */
  public static Optional<Values> soundPart(Node node, ObjectType<?> type, Scope scope) {
    return new TypedReader(scope, new Diagnostics(), Manner.SOUND_PART).readValues(node, type);
  }

  /** Reports the keys of an object that its description does not have. */
  public static void checkKeys(Mapping mapping, ObjectType<?> type, Diagnostics out) {
    for (Entry entry : mapping.entries().values()) {
      if (Keys.find(type, entry.key().text()).isEmpty()) {
        unknownKey(entry.key(), type, new ArrayDeque<>(), out);
      }
    }
  }

  /** An object's record, or empty with the faults reported. */
  @SuppressWarnings("unchecked")
  public <T> Optional<T> read(Node node, ObjectType<T> type) {
    return Optional.ofNullable((T) read(node, new ValueType.Nested(type), ""));
  }

  /** An object's checked values without building its record, or empty with the faults reported. */
  public Optional<Values> readValues(Node node, ObjectType<?> type) {
    return Optional.ofNullable(values(node, type));
  }

  /** A value as its type hands it over, or empty with the faults reported. */
  public Optional<Object> read(Node node, ValueType type) {
    return Optional.ofNullable(read(node, type, ""));
  }

  private Object read(Node node, ValueType type, String name) {
    if (type instanceof ValueType.OneOf oneOf) {
      return oneOf(node, oneOf, name);
    }
    if (node instanceof Scalar scalar) {
      return ScalarReader.isScalarType(type) ? scalars.read(scalar, type) : wrongSort(node, type);
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence, type);
    }
    return mapping((Mapping) node, type, name);
  }

  private Object wrongSort(Node node, ValueType type) {
    String message = "expected " + Expectation.of(type) + ", not " + node.describe();
    hintFor(node, type)
        .ifPresentOrElse(
            hint -> out.error(node.place(), message, hint), () -> out.error(node.place(), message));
    return null;
  }

  private static Optional<String> hintFor(Node node, ValueType type) {
    if (!(node instanceof Scalar scalar) || !scalar.isNothing()) {
      return Optional.empty();
    }
    Optional<String> comment = SyntaxHint.ofNothing(node.place());
    boolean object = type instanceof ValueType.Nested || type instanceof ValueType.ByKind;
    return comment.isEmpty() && object ? Optional.of("write {} for all defaults") : comment;
  }

  private Object oneOf(Node node, ValueType.OneOf oneOf, String name) {
    if (node instanceof Mapping mapping && excludeEachOther(mapping, oneOf)) {
      return null;
    }
    Optional<Form> form = Forms.pick(oneOf, node);
    if (form.isPresent()) {
      Object value = read(node, form.get().type(), name);
      return value == null ? null : new Chosen(form.get().name(), value);
    }
    if (node instanceof Mapping mapping) {
      return noForm(mapping, oneOf);
    }
    return node instanceof Scalar scalar ? noScalarForm(scalar, oneOf) : wrongSort(node, oneOf);
  }

  private boolean excludeEachOther(Mapping mapping, ValueType.OneOf oneOf) {
    List<String> given = Forms.leadingKeys(oneOf, mapping);
    for (int i = 1; i < given.size(); i++) {
      Place place = Keys.entry(mapping, given.get(i)).orElseThrow().key().place();
      out.error(
          place,
          "'" + given.get(i) + "' and '" + given.get(0) + "' exclude each other",
          "give one of them");
    }
    return given.size() > 1;
  }

  private Object noForm(Mapping mapping, ValueType.OneOf oneOf) {
    List<String> keys = Forms.allKeys(oneOf);
    if (mapping.entries().isEmpty() || keys.isEmpty()) {
      return wrongSort(mapping, oneOf);
    }
    for (Entry entry : mapping.entries().values()) {
      String message = "unknown key '" + entry.key().text() + "'";
      String hint =
          Spelling.nearest(entry.key().text(), keys)
              .map(near -> "did you mean '" + near + "'?")
              .orElse("expected " + Expectation.of(oneOf));
      out.error(entry.key().place(), message, hint);
    }
    return null;
  }

  private Object noScalarForm(Scalar scalar, ValueType.OneOf oneOf) {
    List<String> words = new ArrayList<>();
    for (Form form : oneOf.forms()) {
      if (form.type() instanceof ValueType.Choice choice) {
        words.addAll(choice.words());
      }
    }
    Optional<String> near = Spelling.nearest(scalar.text(), words);
    if (near.isEmpty() || scalar.isNothing()) {
      return wrongSort(scalar, oneOf);
    }
    String message = "expected " + Expectation.of(oneOf) + ", not " + scalar.describe();
    out.error(scalar.place(), message, "did you mean '" + near.get() + "'?");
    return null;
  }

  private Object sequence(Sequence sequence, ValueType type) {
    if (type instanceof ValueType.Many many) {
      return many(sequence, many);
    }
    if (type instanceof ValueType.Row row) {
      return row(sequence, row);
    }
    if (type instanceof ValueType.Size) {
      ValueType side = new ValueType.Whole(1, Long.MAX_VALUE);
      return row(sequence, new ValueType.Row(List.of(side, side)));
    }
    return wrongSort(sequence, type);
  }

  private List<Object> many(Sequence sequence, ValueType.Many many) {
    int count = sequence.items().size();
    if (count < many.min() || count > many.max()) {
      String expected = "expected " + Expectation.range(many.min(), maximum(many)) + " of them";
      out.error(sequence.place(), "a list of " + count, expected);
      return null;
    }
    List<Object> values = new ArrayList<>(count);
    boolean complete = true;
    for (Node item : sequence.items()) {
      Object value = read(item, many.item(), "");
      values.add(value);
      complete &= value != null;
    }
    return complete ? values : null;
  }

  private static double maximum(ValueType.Many many) {
    return many.max() == Integer.MAX_VALUE ? Double.MAX_VALUE : many.max();
  }

  private List<Object> row(Sequence sequence, ValueType.Row row) {
    int count = sequence.items().size();
    if (count != row.items().size()) {
      out.error(sequence.place(), "expected " + row.items().size() + " values, not " + count);
      return null;
    }
    List<Object> values = new ArrayList<>(count);
    boolean complete = true;
    for (int i = 0; i < count; i++) {
      Object value = read(sequence.items().get(i), row.items().get(i), "");
      values.add(value);
      complete &= value != null;
    }
    return complete ? values : null;
  }

  private Object mapping(Mapping mapping, ValueType type, String name) {
    if (type instanceof ValueType.Nested nested) {
      return object(mapping, nested.object());
    }
    if (type instanceof ValueType.Named named) {
      return named(mapping, named);
    }
    if (type instanceof ValueType.ByKind byKind) {
      return kinded(mapping, byKind, name);
    }
    return type instanceof ValueType.Partial ? mapping : wrongSort(mapping, type);
  }

  private Map<String, Object> named(Mapping mapping, ValueType.Named named) {
    Map<String, Object> values = new LinkedHashMap<>();
    boolean complete = true;
    for (Entry entry : mapping.entries().values()) {
      Object value = read(entry.value(), named.value(), entry.key().text());
      if (value != null) {
        values.put(entry.key().text(), value);
      }
      complete &= value != null;
    }
    return complete || manner == Manner.SOUND_PART ? values : null;
  }

  private Kinded kinded(Mapping mapping, ValueType.ByKind byKind, String name) {
    Optional<ObjectType<?>> kind = Keys.kind(byKind, mapping, name);
    if (kind.isEmpty()) {
      unknownKind(mapping, byKind, name);
      return null;
    }
    Values values = values(mapping, kind.get());
    if (values == null) {
      return null;
    }
    Object built = build(mapping, kind.get(), values);
    return built == null ? null : new Kinded(kind.get().name(), values, built);
  }

  private void unknownKind(Mapping mapping, ValueType.ByKind byKind, String name) {
    Optional<Entry> entry = Keys.entry(mapping, byKind.key());
    if (entry.isPresent()) {
      read(entry.get().value(), Keys.kindWords(byKind), name);
      return;
    }
    String words = String.join(", ", Keys.kindWords(byKind).words());
    out.error(mapping.place(), "'" + name + "' needs a " + byKind.key(), "one of " + words);
  }

  private Object object(Mapping mapping, ObjectType<?> type) {
    Values values = values(mapping, type);
    return values == null ? null : build(mapping, type, values);
  }

  private Object build(Mapping mapping, ObjectType<?> type, Values values) {
    if (manner == Manner.UNFINISHED) {
      return values;
    }
    try {
      return type.build().apply(values);
    } catch (InvalidSpec fault) {
      out.error(KeyPath.place(mapping, fault.key()), fault.getMessage());
    } catch (IllegalArgumentException fault) {
      out.error(mapping.place(), type.name() + ": " + fault.getMessage());
    }
    return null;
  }

  private Values values(Node node, ObjectType<?> type) {
    if (!(node instanceof Mapping mapping)) {
      wrongSort(node, new ValueType.Nested(type));
      return null;
    }
    enclosing.push(type);
    Map<String, Object> given = new LinkedHashMap<>();
    boolean complete = true;
    for (Entry entry : mapping.entries().values()) {
      complete &= member(entry, type, given);
    }
    enclosing.pop();
    complete |= manner == Manner.SOUND_PART && hasAllItNeeds(type, given);
    complete &= hasRequired(mapping, type);
    complete &= choosesOne(mapping, type);
    return complete ? new Values(type, given, pixelsPerUnit) : null;
  }

  private boolean member(Entry entry, ObjectType<?> type, Map<String, Object> given) {
    String name = entry.key().text();
    Optional<Key> key = Keys.find(type, name);
    if (key.isEmpty()) {
      ObjectType<?> self = enclosing.pop();
      unknownKey(entry.key(), type, enclosing, out);
      enclosing.push(self);
      return false;
    }
    if (given.containsKey(key.get().name())) {
      out.error(entry.key().place(), "the key '" + key.get().name() + "' is given twice");
      return false;
    }
    Object value = read(entry.value(), key.get().type(), name);
    if (value != null) {
      given.put(key.get().name(), value);
    }
    return value != null;
  }

  private static void unknownKey(
      Scalar key, ObjectType<?> type, Deque<ObjectType<?>> enclosing, Diagnostics out) {
    String hint =
        KeyHints.hint(key.text(), type, enclosing)
            .orElseGet(() -> "its keys are: " + String.join(", ", Keys.names(type)));
    out.error(key.place(), "unknown key '" + key.text() + "' in " + type.name(), hint);
  }

  private static boolean hasAllItNeeds(ObjectType<?> type, Map<String, Object> given) {
    return type.keys().stream().noneMatch(key -> key.required() && !given.containsKey(key.name()));
  }

  private boolean hasRequired(Mapping mapping, ObjectType<?> type) {
    boolean all = true;
    for (Key key : manner == Manner.UNFINISHED ? List.<Key>of() : type.keys()) {
      if (key.required() && Keys.entry(mapping, key.name()).isEmpty()) {
        out.error(
            mapping.place(),
            "the key '" + key.name() + "' is missing in " + type.name(),
            "expected " + Expectation.of(key.type()));
        all = false;
      }
    }
    return all;
  }

  private boolean choosesOne(Mapping mapping, ObjectType<?> type) {
    boolean fine = true;
    for (List<String> group : type.chooseOne()) {
      String first = null;
      for (Entry entry : mapping.entries().values()) {
        String name = Spelling.american(entry.key().text());
        if (!group.contains(name)) {
          continue;
        }
        if (first != null) {
          out.error(
              entry.key().place(),
              "'" + name + "' and '" + first + "' exclude each other",
              "give one of them");
          fine = false;
        }
        first = first == null ? name : first;
      }
    }
    return fine;
  }
}
