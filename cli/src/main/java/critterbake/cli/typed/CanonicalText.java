package critterbake.cli.typed;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * Writes a tree that was read without faults so that trees of one meaning give one text: keys in
 * the order of their description, values after conversion, values equal to their default left out.
 * Named things keep their order, since it may mean something (actors move in it).
 */
public final class CanonicalText {
  private final ScalarReader scalars;

  private CanonicalText(Scope scope) {
    this.scalars = new ScalarReader(scope, new Diagnostics());
  }

  public static String of(Node node, ObjectType<?> type, Scope scope) {
    StringBuilder text = new StringBuilder();
    new CanonicalText(scope).write(node, new ValueType.Nested(type), "", text);
    return text.toString();
  }

  private void write(Node node, ValueType type, String name, StringBuilder text) {
    if (type instanceof ValueType.OneOf oneOf) {
      Form form = Forms.pick(oneOf, node).orElseThrow();
      text.append(form.name()).append('(');
      write(node, form.type(), name, text);
      text.append(')');
    } else if (node instanceof Scalar scalar) {
      writeScalar(scalar, type, text);
    } else if (node instanceof Sequence sequence) {
      writeList(sequence, type, text);
    } else {
      writeMapping((Mapping) node, type, name, text);
    }
  }

  private void writeScalar(Scalar scalar, ValueType type, StringBuilder text) {
    boolean file = type instanceof ValueType.PartFile || type instanceof ValueType.Recording;
    writeValue(file ? scalar.text() : scalars.read(scalar, type), text);
    if (type instanceof ValueType.Recording) {
      // what was recorded is part of the scenario, wherever it is kept
      text.append('=').append(scalars.read(scalar, type));
    }
  }

  private void writeList(Sequence sequence, ValueType type, StringBuilder text) {
    text.append('[');
    for (int i = 0; i < sequence.items().size(); i++) {
      text.append(i == 0 ? "" : ",");
      write(sequence.items().get(i), item(type, i), "", text);
    }
    text.append(']');
  }

  private static ValueType item(ValueType type, int index) {
    if (type instanceof ValueType.Many many) {
      return many.item();
    }
    return type instanceof ValueType.Row row
        ? row.items().get(index)
        : new ValueType.Whole(1, Long.MAX_VALUE);
  }

  private void writeMapping(Mapping mapping, ValueType type, String name, StringBuilder text) {
    if (type instanceof ValueType.Nested nested) {
      writeObject(mapping, nested.object(), text);
    } else if (type instanceof ValueType.ByKind byKind) {
      ObjectType<?> kind = Keys.kind(byKind, mapping, name).orElseThrow();
      text.append(kind.name());
      writeObject(mapping, kind, text);
    } else if (type instanceof ValueType.Named named) {
      writeNamed(mapping, named, text);
    }
  }

  private void writeObject(Mapping mapping, ObjectType<?> type, StringBuilder text) {
    text.append('{');
    for (Key key : type.keys()) {
      Optional<Entry> entry = Keys.entry(mapping, key.name());
      if (entry.isPresent()) {
        StringBuilder value = new StringBuilder();
        write(entry.get().value(), key.type(), key.name(), value);
        if (!value.toString().equals(fallback(key))) {
          text.append(key.name()).append(':').append(value).append(';');
        }
      }
    }
    text.append('}');
  }

  private void writeNamed(Mapping mapping, ValueType.Named named, StringBuilder text) {
    text.append('{');
    for (Entry entry : mapping.entries().values()) {
      String name = entry.key().text();
      writeValue(name, text);
      text.append(':');
      write(entry.value(), named.value(), name, text);
      text.append(';');
    }
    text.append('}');
  }

  private static String fallback(Key key) {
    StringBuilder text = new StringBuilder();
    key.defaultValue().ifPresent(value -> writeValue(value, text));
    return text.toString();
  }

  /** Writes a value as its type hands it over. */
  private static void writeValue(Object value, StringBuilder text) {
    if (value instanceof String word) {
      text.append('"').append(word.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
    } else if (value instanceof List<?> list) {
      text.append('[');
      for (int i = 0; i < list.size(); i++) {
        text.append(i == 0 ? "" : ",");
        writeValue(list.get(i), text);
      }
      text.append(']');
    } else if (value instanceof Chosen chosen) {
      text.append(chosen.form()).append('(');
      writeValue(chosen.value(), text);
      text.append(')');
    } else if (value instanceof Fraction fraction) {
      text.append(fraction.numerator()).append('/').append(fraction.denominator());
    } else {
      text.append(value);
    }
  }
}
