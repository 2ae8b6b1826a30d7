package critterbake.cli.typed;

import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.OneOf;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides which of several forms a value takes, by its shape. */
final class Forms {
  private Forms() {}

  /**
   * The form a value takes: the one it fits, or the only one of its sort (scalar, list or object),
   * which then says what is wrong with it.
   */
  static Optional<Form> pick(OneOf oneOf, Node node) {
    List<Form> sameSort = new ArrayList<>();
    for (Form form : oneOf.forms()) {
      if (isSort(node, form.type())) {
        sameSort.add(form);
      }
    }
    if (sameSort.size() == 1) {
      return Optional.of(sameSort.get(0));
    }
    return node instanceof Mapping mapping
        ? bestObject(sameSort, mapping)
        : sameSort.stream().filter(form -> fits(node, form.type())).findFirst();
  }

  /** The forms among objects whose leading keys are given; more than one exclude each other. */
  static List<String> leadingKeys(OneOf oneOf, Mapping mapping) {
    List<String> given = new ArrayList<>();
    for (Form form : oneOf.forms()) {
      String lead = leadingKey(form.type());
      if (lead != null && !given.contains(lead) && Keys.entry(mapping, lead).isPresent()) {
        given.add(lead);
      }
    }
    return given;
  }

  /** All keys any object form takes. */
  static List<String> allKeys(OneOf oneOf) {
    List<String> keys = new ArrayList<>();
    for (Form form : oneOf.forms()) {
      if (form.type() instanceof ValueType.Nested nested) {
        keys.addAll(Keys.names(nested.object()));
      }
    }
    return keys;
  }

  /** The first key of an object that must be given: what tells it from its alternatives. */
  private static String leadingKey(ValueType type) {
    if (type instanceof ValueType.Nested nested) {
      for (Key key : nested.object().keys()) {
        if (key.required()) {
          return key.name();
        }
      }
    }
    return null;
  }

  private static Optional<Form> bestObject(List<Form> forms, Mapping mapping) {
    Form best = null;
    int bestScore = 0;
    for (Form form : forms) {
      int score = score(form.type(), mapping);
      if (score > bestScore) {
        best = form;
        bestScore = score;
      }
    }
    return Optional.ofNullable(best);
  }

  /** How many keys an object form knows, its leading key counting above all others. */
  private static int score(ValueType type, Mapping mapping) {
    if (!(type instanceof ValueType.Nested nested)) {
      return 1;
    }
    ObjectType<?> object = nested.object();
    int known = 0;
    for (String name : mapping.entries().keySet()) {
      known += Keys.find(object, name).isPresent() ? 1 : 0;
    }
    String lead = leadingKey(type);
    return known + (lead != null && Keys.entry(mapping, lead).isPresent() ? 1000 : 0);
  }

  private static boolean isSort(Node node, ValueType type) {
    if (type instanceof OneOf inner) {
      return inner.forms().stream().anyMatch(form -> isSort(node, form.type()));
    }
    if (node instanceof Scalar) {
      return ScalarReader.isScalarType(type);
    }
    if (node instanceof Sequence) {
      return type instanceof ValueType.Many
          || type instanceof ValueType.Row
          || type instanceof ValueType.Size;
    }
    return type instanceof ValueType.Nested
        || type instanceof ValueType.Named
        || type instanceof ValueType.ByKind;
  }

  /** Whether a value has the shape of a type, ranges aside. */
  private static boolean fits(Node node, ValueType type) {
    if (!isSort(node, type)) {
      return false;
    }
    if (type instanceof OneOf inner) {
      return pick(inner, node).isPresent();
    }
    if (node instanceof Scalar scalar) {
      return !scalar.isNothing() && ScalarReader.looksLike(scalar, type);
    }
    if (node instanceof Sequence sequence) {
      return listFits(sequence.items(), type);
    }
    return true;
  }

  private static boolean listFits(List<Node> items, ValueType type) {
    if (type instanceof ValueType.Many many) {
      return items.stream().allMatch(item -> fits(item, many.item()));
    }
    if (type instanceof ValueType.Row row) {
      boolean all = items.size() == row.items().size();
      for (int i = 0; all && i < items.size(); i++) {
        all = fits(items.get(i), row.items().get(i));
      }
      return all;
    }
    return items.size() == 2;
  }
}
