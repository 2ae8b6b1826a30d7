package critterbake.cli.typed;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Place;
import critterbake.cli.tree.SyntaxHint;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Form;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Words what is wrong with a node that does not fit its description, and what would fit. */
final class Complaints {
  private final Diagnostics out;

  Complaints(Diagnostics out) {
    this.out = out;
  }

  /** A scalar, list or object stands where another of them belongs. */
  void wrongSort(Node node, ValueType type) {
    wrongSort(node, type, hintFor(node, type));
  }

  /** The same, with a hint of its own. */
  void wrongSort(Node node, ValueType type, Optional<String> hint) {
    out.error(node.place(), "expected " + Expectation.of(type) + ", not " + node.describe(), hint);
  }

  private static Optional<String> hintFor(Node node, ValueType type) {
    if (!(node instanceof Scalar scalar) || !scalar.isNothing()) {
      return Optional.empty();
    }
    Optional<String> comment = SyntaxHint.ofNothing(node.place());
    return comment.or(() -> emptyObject(type));
  }

  private static Optional<String> emptyObject(ValueType type) {
    if (type instanceof ValueType.Partial) {
      return Optional.of("write {} to change nothing");
    }
    boolean object = type instanceof ValueType.Nested || type instanceof ValueType.ByKind;
    return object ? Optional.of("write {} for all defaults") : Optional.empty();
  }

  /** A value fits none of several forms. */
  void noForm(Node node, ValueType.OneOf oneOf) {
    if (node instanceof Mapping mapping) {
      noObjectForm(mapping, oneOf);
    } else if (node instanceof Scalar scalar) {
      noScalarForm(scalar, oneOf);
    } else {
      wrongSort(node, oneOf);
    }
  }

  private void noObjectForm(Mapping mapping, ValueType.OneOf oneOf) {
    List<String> keys = Forms.allKeys(oneOf);
    if (mapping.entries().isEmpty() || keys.isEmpty()) {
      wrongSort(mapping, oneOf);
      return;
    }
    for (Entry entry : mapping.entries().values()) {
      String message = "unknown key '" + entry.key().text() + "'";
      String hint =
          Spelling.question(entry.key().text(), keys).orElse("expected " + Expectation.of(oneOf));
      out.error(entry.key().place(), message, hint);
    }
  }

  private void noScalarForm(Scalar scalar, ValueType.OneOf oneOf) {
    List<String> words = new ArrayList<>();
    for (Form form : oneOf.forms()) {
      if (form.type() instanceof ValueType.Choice choice) {
        words.addAll(choice.words());
      }
    }
    Optional<String> question = Spelling.question(scalar.text(), words);
    if (question.isEmpty() || scalar.isNothing()) {
      wrongSort(scalar, oneOf);
    } else {
      wrongSort(scalar, oneOf, question);
    }
  }

  /** Keys are given of which only one may be; the first is taken as the one that is meant. */
  void excludeEachOther(Mapping mapping, List<String> given) {
    for (int i = 1; i < given.size(); i++) {
      out.error(
          Keys.entry(mapping, given.get(i)).orElseThrow().key().place(),
          "'" + given.get(i) + "' and '" + given.get(0) + "' exclude each other",
          "give one of them");
    }
  }

  /** An object has a key that its description does not. */
  void unknownKey(Scalar key, ObjectType<?> type, Deque<ObjectType<?>> enclosing) {
    String hint =
        KeyHints.hint(key.text(), type, enclosing)
            .orElseGet(() -> "its keys are: " + String.join(", ", Keys.names(type)));
    out.error(key.place(), "unknown key '" + key.text() + "' in " + type.name(), hint);
  }

  /** A key is given again, perhaps in the other spelling. */
  void givenTwice(Scalar key, String name) {
    out.error(key.place(), "the key '" + name + "' is given twice");
  }

  /** An object lacks a key that must be given. */
  void missing(Key key, Mapping mapping, ObjectType<?> type) {
    out.error(
        mapping.place(),
        "the key '" + key.name() + "' is missing in " + type.name(),
        "expected " + Expectation.of(key.type()));
  }

  /** An object lacks the key that says what kind it is. */
  void noKind(Mapping mapping, ValueType.ByKind byKind, String name) {
    String hint =
        mapping.has(KeyHints.MERGE_KEY)
            ? KeyHints.NO_MERGE_KEYS
            : "one of " + String.join(", ", Keys.kindWords(byKind).words());
    out.error(mapping.place(), "'" + name + "' needs a " + byKind.key(), hint);
  }

  /** A list is too short or too long. */
  void wrongLength(Node.Sequence list, ValueType.Many many) {
    double most = many.max() == Integer.MAX_VALUE ? Double.MAX_VALUE : many.max();
    int count = list.items().size();
    String what = "too " + (count < many.min() ? "few" : "many") + " values: " + count;
    out.error(list.place(), what, "expected " + Expectation.range(many.min(), most));
  }

  /** A list has not as many values as there are to be. */
  void wrongLength(Node.Sequence list, ValueType.Row row) {
    int count = list.items().size();
    out.error(list.place(), "expected " + row.items().size() + " values, not " + count);
  }

  /** An object's values break a rule among them. */
  void invalid(Mapping mapping, InvalidSpec fault) {
    if (fault.unknown().isEmpty()) {
      out.error(KeyPath.place(mapping, fault.key()), fault.getMessage());
      return;
    }
    boolean isKey = fault.key().endsWith("." + fault.unknown());
    Place place =
        isKey ? KeyPath.keyPlace(mapping, fault.key()) : KeyPath.place(mapping, fault.key());
    out.error(place, fault.getMessage(), Spelling.hint(fault.unknown(), fault.known()));
  }
}
