package critterbake.cli.describe;

import critterbake.cli.typed.Expectation;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes descriptions as Markdown tables: every key with its values, default and meaning. */
public final class ReferenceTable {
  private final StringBuilder text = new StringBuilder();
  private final List<Section> waiting = new ArrayList<>();
  private final List<ObjectType<?>> done = new ArrayList<>();

  private ReferenceTable() {}

  /** A table still to be written: where its object stands, and the keys all kinds share. */
  private record Section(String path, ObjectType<?> type, List<Key> shared) {}

  /** The tables below a heading and an introduction. */
  public static String write(ObjectType<?> type, String heading) {
    ReferenceTable table = new ReferenceTable();
    table.text.append(heading);
    table.waiting.add(new Section("", type, List.of()));
    while (!table.waiting.isEmpty()) {
      table.section(table.waiting.remove(0));
    }
    return table.text.toString();
  }

  private void section(Section section) {
    String title = section.path.isEmpty() ? "The file" : "`" + section.path + "`";
    text.append("\n## ").append(title).append("\n\n").append(section.type.doc()).append("\n");
    for (List<String> group : section.type.chooseOne()) {
      text.append("\nAt most one of `").append(String.join("`, `", group)).append("`.\n");
    }
    if (section.type.keys().isEmpty() && section.shared.isEmpty()) {
      return;
    }
    text.append("\n| key | value | default | meaning |\n|---|---|---|---|\n");
    int at = 0;
    for (Key key : section.shared) {
      row(key);
    }
    for (Key key : section.type.keys()) {
      row(key);
      at = queue(join(section.path, key.name()), key.type(), at);
    }
  }

  private static String join(String path, String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  private void row(Key key) {
    text.append("| `").append(key.name()).append("` | ");
    text.append(cell(values(key.type()))).append(" | ");
    text.append(cell(fallback(key))).append(" | ");
    text.append(cell(key.doc())).append(" |\n");
  }

  private static String cell(String content) {
    return content.replace("|", "\\|");
  }

  private static String values(ValueType type) {
    if (type instanceof ValueType.Nested) {
      return "see below";
    }
    if (type instanceof ValueType.Named named) {
      return "names, each with: " + values(named.value());
    }
    if (type instanceof ValueType.Partial) {
      return "keys laid over the scenario's";
    }
    if (type instanceof ValueType.ByKind byKind) {
      List<String> kinds = new ArrayList<>();
      byKind.kinds().forEach(kind -> kinds.add(kind.name()));
      return "an object whose `" + byKind.key() + "` is one of " + String.join(", ", kinds);
    }
    if (type instanceof ValueType.Many many) {
      return "a list of: " + values(many.item());
    }
    if (type instanceof ValueType.OneOf oneOf) {
      List<String> forms = new ArrayList<>();
      oneOf.forms().forEach(form -> forms.add(values(form.type())));
      return oneOrSeveral(forms).orElseGet(() -> String.join("; or ", forms));
    }
    return Expectation.of(type);
  }

  /** Two forms of which one is a list of the other. */
  private static Optional<String> oneOrSeveral(List<String> forms) {
    String list = forms.get(0);
    String one = forms.get(forms.size() - 1);
    return forms.size() == 2 && list.equals("a list of: " + one)
        ? Optional.of(one + "; or a list of them")
        : Optional.empty();
  }

  private static String fallback(Key key) {
    if (key.required()) {
      return "must be given";
    }
    if (key.fallbackText() != null) {
      return key.fallbackText();
    }
    if (key.fallback() instanceof Double number) {
      String seconds = key.type() instanceof ValueType.Duration ? "s" : "";
      return Expectation.text(number) + seconds;
    }
    return key.fallback() == null ? "its keys' defaults" : key.fallback().toString();
  }

  /** Lines the nested objects of a value up behind those of the same table. */
  @SuppressWarnings("ReferenceEquality") // descriptions are told apart by identity, not by content
  private int queue(String path, ValueType type, int at) {
    if (type instanceof ValueType.Nested nested) {
      if (done.stream().noneMatch(known -> known == nested.object())) {
        done.add(nested.object());
        waiting.add(at, new Section(path, nested.object(), List.of()));
        return at + 1;
      }
      return at;
    }
    if (type instanceof ValueType.OneOf oneOf) {
      int next = at;
      for (ValueType.Form form : oneOf.forms()) {
        next = queue(path, form.type(), next);
      }
      return next;
    }
    if (type instanceof ValueType.Named named) {
      return queue(path + ".NAME", named.value(), at);
    }
    if (type instanceof ValueType.Many many) {
      return queue(path + "[]", many.item(), at);
    }
    return type instanceof ValueType.ByKind byKind ? queueKinds(path, byKind, at) : at;
  }

  private int queueKinds(String path, ValueType.ByKind byKind, int at) {
    int next = at;
    for (ObjectType<?> kind : byKind.kinds()) {
      String titled = path + " (" + byKind.key() + ": " + kind.name() + ")";
      waiting.add(next++, new Section(titled, kind, byKind.shared()));
    }
    return next;
  }
}
