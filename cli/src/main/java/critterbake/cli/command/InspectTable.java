package critterbake.cli.command;

import critterbake.cli.bake.ClipLine;
import critterbake.cli.bake.Inspection.Inspected;
import critterbake.cli.console.Console;
import critterbake.cli.metric.Metric;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code inspect} found, for people: a line a clip, and a table of its numbers. */
final class InspectTable {
  private final Console console;

  InspectTable(Console console) {
    this.console = console;
  }

  void print(List<Inspected> clips) {
    for (Inspected clip : clips) {
      console.result(ClipLine.of(clip.drawn()));
      loop(clip.json());
      section(clip.json(), "root");
      contacts(clip.json());
      actors(clip.json());
      section(clip.json(), "image");
    }
  }

  /** The numbers of the seam, and how each part closed. */
  private void loop(Map<String, Object> clip) {
    if (clip.get("loop") instanceof Map<?, ?> loop) {
      loop.forEach(
          (name, value) -> {
            if (value instanceof Map<?, ?> parts) {
              parts.forEach((part, by) -> row("closed", part + " by " + by, ""));
            } else {
              row("loop", String.valueOf(name), value);
            }
          });
    }
  }

  private void section(Map<String, Object> clip, String key) {
    if (clip.get(key) instanceof Map<?, ?> values) {
      values.forEach((name, value) -> row(key, String.valueOf(name), value));
    }
  }

  private void contacts(Map<String, Object> clip) {
    if (clip.get("contacts") instanceof List<?> contacts) {
      for (Object item : contacts) {
        if (item instanceof Map<?, ?> contact) {
          row(
              "contact",
              contact.get("actor") + "." + contact.get("part") + " " + contact.get("type"),
              "frame " + contact.get("frame") + ", " + number(contact.get("time_ms")) + " ms");
        }
      }
    }
  }

  private void actors(Map<String, Object> clip) {
    if (clip.get("actors") instanceof Map<?, ?> actors) {
      actors.forEach(
          (id, metrics) -> {
            if (metrics instanceof Map<?, ?> values) {
              values.forEach((name, value) -> row(String.valueOf(id), String.valueOf(name), value));
            }
          });
    }
  }

  private void row(String group, String name, Object value) {
    String target = Metric.reportedAs(name).map(Metric::target).orElse("");
    String line =
        String.format(Locale.ROOT, "  %-10s %-24s %-14s %s", group, name, number(value), target);
    console.result(line.stripTrailing());
  }

  private static String number(Object value) {
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.5g", number)
        : String.valueOf(value);
  }
}
