package critterbake.cli.tree;

import java.util.Optional;

/** Guesses what people usually did when YAML does not say what they meant. */
public final class SyntaxHint {
  private static final String QUOTE_COLORS =
      "an unquoted # starts a comment: write colors in quotes, as in \"#c8793a\"";

  private static final String HASH_COMMENTS =
      "// and /* are no comments here: a comment is a # and the rest of its line";

  private SyntaxHint() {}

  /** Why a key that nobody knows may be no key at all. */
  public static Optional<String> ofKey(String key) {
    return key.startsWith("//") || key.startsWith("/*")
        ? Optional.of(HASH_COMMENTS)
        : Optional.empty();
  }

  /** Why a value is empty, as far as its line shows it. */
  public static Optional<String> ofNothing(Place place) {
    return hidesColor(place.source().line(place.line()))
        ? Optional.of(QUOTE_COLORS)
        : Optional.empty();
  }

  /** Why a text holds no value. */
  static Optional<String> ofText(String text) {
    return hidesColor(text) ? Optional.of(QUOTE_COLORS) : Optional.empty();
  }

  /**
   * @param place where the parser gave up
   * @param opened the line in which the construct began that it was reading
   */
  static Optional<String> of(Source source, Place place, Optional<Integer> opened) {
    int first = Math.min(place.line(), opened.orElse(place.line()));
    int last = Math.min(place.line(), first + 20);
    for (int line = first; line <= last; line++) {
      if (hidesColor(source.line(line))) {
        return Optional.of(QUOTE_COLORS);
      }
    }
    if (source.read().stripLeading().startsWith("{")
        && source.lines().anyMatch(SyntaxHint::hasSlashes)) {
      return Optional.of(HASH_COMMENTS);
    }
    if (source.line(place.line()).indexOf('\t') >= 0) {
      return Optional.of("YAML indents by spaces, not tabs");
    }
    return Optional.empty();
  }

  /** Whether a line holds what other languages take for a comment; addresses are none. */
  private static boolean hasSlashes(String line) {
    int slashes = line.indexOf("//");
    return line.contains("/*") || slashes == 0 || slashes > 0 && line.charAt(slashes - 1) != ':';
  }

  /** Whether a comment of this line looks like a color that lost its quotes. */
  private static boolean hidesColor(String line) {
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
