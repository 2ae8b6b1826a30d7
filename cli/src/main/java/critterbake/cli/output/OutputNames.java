package critterbake.cli.output;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The names of an output's files.
 *
 * @param scenario the scenario's name
 * @param output the output's name
 * @param type the output's type
 * @param pattern of the files' names when the scenario gives one
 * @param severalClips whether the scenario has more than one clip
 */
record OutputNames(
    String scenario, String output, String type, Optional<String> pattern, boolean severalClips) {
  /** Where a pattern has the variant. */
  private static final String VARIANT = "{variant}";

  /** The scenario's name, and the output's where it is not just named after its type. */
  String stem() {
    return output.equals(type) ? scenario : scenario + "-" + output;
  }

  /** The file of one clip: {@code NAME-CLIP-VARIANT.gif}, without what goes without saying. */
  String ofClip(String clip, String variant, String ending) {
    if (pattern.isPresent()) {
      String file = fill(pattern.get(), scenario, clip, variant, 0, 0);
      return file.lastIndexOf('.') > file.lastIndexOf('/') ? file : file + ending;
    }
    return stem() + (severalClips ? "-" + clip : "") + suffix(variant) + ending;
  }

  static String suffix(String variant) {
    return variant.isEmpty() ? "" : "-" + variant;
  }

  /**
   * Fills in a pattern such as {@code {name}-{clip}-{frame:03}.png}. A variant goes before the
   * ending when the pattern has no place for it; without one, its place goes with its hyphen or
   * folder.
   *
   * @param milliseconds since the clip's begin, when the frame appears
   */
  static String fill(
      String given, String name, String clip, String variant, int frame, long milliseconds) {
    String pattern = variant.isEmpty() ? withoutVariant(given) : given;
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < pattern.length()) {
      int end = pattern.charAt(at) == '{' ? pattern.indexOf('}', at) : -1;
      if (end < 0) {
        text.append(pattern.charAt(at++));
        continue;
      }
      String token = pattern.substring(at + 1, end);
      text.append(value(token, name, clip, variant, frame, milliseconds));
      at = end + 1;
    }
    return pattern.contains(VARIANT) ? text.toString() : withVariant(text.toString(), variant);
  }

  private static String value(
      String token, String name, String clip, String variant, int frame, long milliseconds) {
    int colon = token.indexOf(':');
    String key = colon < 0 ? token : token.substring(0, colon);
    return switch (key) {
      case "name" -> name;
      case "clip" -> clip;
      case "variant" -> variant;
      case "frame" -> padded(frame, colon < 0 ? "" : token.substring(colon + 1));
      case "ms" -> padded(milliseconds, colon < 0 ? "" : token.substring(colon + 1));
      default -> "{" + token + "}";
    };
  }

  private static String padded(long number, String width) {
    return width.matches("0?[1-9]")
        ? String.format(Locale.ROOT, "%0" + Integer.parseInt(width) + "d", number)
        : Long.toString(number);
  }

  private static String withoutVariant(String pattern) {
    String text = pattern;
    for (String place : List.of("-" + VARIANT, VARIANT + "-", VARIANT + "/", VARIANT)) {
      text = text.replace(place, "");
    }
    return text;
  }

  /** The name with the variant at its place, or before its ending when it has none. */
  static String withVariant(String file, String variant) {
    if (file.contains(VARIANT)) {
      return variant.isEmpty() ? withoutVariant(file) : file.replace(VARIANT, variant);
    }
    int dot = file.lastIndexOf('.');
    if (variant.isEmpty() || dot <= file.lastIndexOf('/')) {
      return file + suffix(variant);
    }
    return file.substring(0, dot) + suffix(variant) + file.substring(dot);
  }
}
