package critterbake.cli.tree;

import critterbake.cli.tree.Diagnostic.Severity;
import java.util.Locale;

/**
 * Writes a diagnostic the way compilers do: {@code path:line:column: error: message}, the line it
 * stands in, a caret below the place, and the hint.
 */
public final class DiagnosticText {
  /** Longer lines are cut around the place, so that one-line JSON stays readable. */
  private static final int WIDTH = 120;

  private final boolean colored;

  public DiagnosticText(boolean colored) {
    this.colored = colored;
  }

  /** All of it, each line ended by a line feed. */
  public String of(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    out.append(style("1", visible(diagnostic.place().toString()) + ":")).append(' ');
    out.append(severity(diagnostic.severity())).append(' ');
    out.append(visible(diagnostic.message())).append('\n');
    excerpt(diagnostic.place(), out);
    diagnostic.hint().ifPresent(hint -> out.append("  hint: ").append(visible(hint)).append('\n'));
    return out.toString();
  }

  private String severity(Severity severity) {
    String word = severity.name().toLowerCase(Locale.ROOT) + ":";
    return style(severity == Severity.ERROR ? "1;31" : "1;33", word);
  }

  private void excerpt(Place place, StringBuilder out) {
    int[] line = place.source().line(place.line()).codePoints().toArray();
    int caret = Math.min(place.column() - 1, line.length);
    int from =
        line.length <= WIDTH ? 0 : Math.max(0, Math.min(caret - WIDTH / 2, line.length - WIDTH));
    int to = Math.min(line.length, from + WIDTH);
    String before = from > 0 ? "..." : "";
    String shown = new String(line, from, to - from);
    if (shown.isBlank()) {
      return;
    }
    out.append(before).append(visible(shown)).append(to < line.length ? "..." : "").append('\n');
    out.append(" ".repeat(before.length()));
    for (int i = from; i < caret; i++) {
      out.append(line[i] == '\t' ? '\t' : ' ');
    }
    out.append(style("1;32", "^")).append('\n');
  }

  /** Keeps a hostile file from sending control sequences to the terminal. */
  private static String visible(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> c != '\t' && (Character.isISOControl(c) || isDirection(c)) ? '\uFFFD' : c)
        .forEach(out::appendCodePoint);
    return out.toString();
  }

  /** Whether a character turns the direction of the text around it. */
  private static boolean isDirection(int c) {
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
  }

  private String style(String code, String text) {
    return colored ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
