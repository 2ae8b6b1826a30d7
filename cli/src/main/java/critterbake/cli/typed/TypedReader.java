package critterbake.cli.typed;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
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
  private final Complaints complaints;
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
    this.complaints = new Complaints(out);
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
    Complaints complaints = new Complaints(out);
    for (Entry entry : mapping.entries().values()) {
      if (Keys.find(type, entry.key().text()).isEmpty()) {
        complaints.unknownKey(entry.key(), type, new ArrayDeque<>());
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
      return ScalarReader.isScalarType(type) ? scalars.read(scalar, type) : misfit(node, type);
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence, type);
    }
    return mapping((Mapping) node, type, name);
  }

  private Object misfit(Node node, ValueType type) {
    complaints.wrongSort(node, type);
    return null;
  }

  private Object oneOf(Node node, ValueType.OneOf oneOf, String name) {
    if (node instanceof Mapping mapping) {
      List<String> given = Forms.leadingKeys(oneOf, mapping);
      if (given.size() > 1) {
        complaints.excludeEachOther(mapping, given);
        return null;
      }
    }
    Optional<Form> form = Forms.pick(oneOf, node);
    if (form.isEmpty()) {
      complaints.noForm(node, oneOf);
      return null;
    }
    Object value = read(node, form.get().type(), name);
    return value == null ? null : new Chosen(form.get().name(), value);
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
    return misfit(sequence, type);
  }

  private List<Object> many(Sequence sequence, ValueType.Many many) {
    int count = sequence.items().size();
    if (count < many.min() || count > many.max()) {
      complaints.wrongLength(sequence, many);
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

  private List<Object> row(Sequence sequence, ValueType.Row row) {
    int count = sequence.items().size();
    if (count != row.items().size()) {
      complaints.wrongLength(sequence, row);
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
    return type instanceof ValueType.Partial ? mapping : misfit(mapping, type);
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
    complaints.noKind(mapping, byKind, name);
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
      complaints.invalid(mapping, fault);
    } catch (IllegalArgumentException fault) {
      out.error(mapping.place(), type.name() + ": " + fault.getMessage());
    }
    return null;
  }

  private Values values(Node node, ObjectType<?> type) {
    if (!(node instanceof Mapping mapping)) {
      complaints.wrongSort(node, new ValueType.Nested(type));
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
      complaints.unknownKey(entry.key(), type, enclosing);
      enclosing.push(self);
      return false;
    }
    if (given.containsKey(key.get().name())) {
      complaints.givenTwice(entry.key(), key.get().name());
      return false;
    }
    Object value = read(entry.value(), key.get().type(), name);
    if (value != null) {
      given.put(key.get().name(), value);
    }
    return value != null;
  }

  private static boolean hasAllItNeeds(ObjectType<?> type, Map<String, Object> given) {
    return type.keys().stream().noneMatch(key -> key.required() && !given.containsKey(key.name()));
  }

  private boolean hasRequired(Mapping mapping, ObjectType<?> type) {
    boolean all = true;
    for (Key key : manner == Manner.UNFINISHED ? List.<Key>of() : type.keys()) {
      if (key.required() && Keys.entry(mapping, key.name()).isEmpty()) {
        complaints.missing(key, mapping, type);
        all = false;
      }
    }
    return all;
  }

  private boolean choosesOne(Mapping mapping, ObjectType<?> type) {
    boolean fine = true;
    for (List<String> group : type.chooseOne()) {
      List<String> given = new ArrayList<>();
      for (Entry entry : mapping.entries().values()) {
        String name = Spelling.american(entry.key().text());
        if (group.contains(name) && !given.contains(name)) {
          given.add(name);
        }
      }
      complaints.excludeEachOther(mapping, given);
      fine &= given.size() <= 1;
    }
    return fine;
  }
}
