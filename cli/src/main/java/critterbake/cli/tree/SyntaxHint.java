package critterbake.cli.tree;

import java.util.Optional;

/** Guesses what people usually did when YAML does not say what they meant. */
public final class SyntaxHint {
  private static final String QUOTE_COLORS =
      "an unquoted # starts a comment: write colors in quotes, as in \"#c8793a\"";

  private SyntaxHint() {}

  /** Why a value is empty, as far as its line shows it. */
  public static Optional<String> ofNothing(Place place) {
    return hidesColor(place.source().line(place.line()))
        ? Optional.of(QUOTE_COLORS)
        : Optional.empty();
  }

  /**
   * @param place where the parser gave up
   * @param opened the line in which the construct began that it was reading
   */
  static Optional<String> of(Source source, Place place, Optional<Integer> opened) {
    int last = Math.min(place.line(), opened.orElse(place.line()) + 20);
    for (int line = opened.orElse(place.line()); line <= last; line++) {
      if (hidesColor(source.line(line))) {
        return Optional.of(QUOTE_COLORS);
      }
    }
    if (source.line(place.line()).indexOf('\t') >= 0) {
      return Optional.of("YAML indents by spaces, not tabs");
    }
    return Optional.empty();
  }

  /** Whether a comment of this line looks like a color that lost its quotes. */
  static boolean hidesColor(String line) {
    for (int at = line.indexOf('#'); at >= 0; at = line.indexOf('#', at + 1)) {
      boolean startsComment = at == 0 || line.charAt(at - 1) == ' ' || line.charAt(at - 1) == '\t';
      if (startsComment && digits(line, at + 1) >= 3) {
        return true;
      }
    }
    return false;
  }

  private static int digits(String line, int from) {
    int end = from;
    while (end < line.length() && Character.digit(line.charAt(end), 16) >= 0) {
      end++;
    }
    return end - from;
  }
}
