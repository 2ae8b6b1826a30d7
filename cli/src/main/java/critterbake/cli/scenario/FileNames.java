package critterbake.cli.scenario;

import critterbake.cli.parts.RelativeName;
import java.util.List;
import java.util.Optional;

/** Judges what becomes part of the names of written files, alike on every system. */
final class FileNames {
  private static final String FORBIDDEN = "/\\:*?\"<>|";
  private static final int LONGEST = 100;

  /** The words that stand for something in a pattern. */
  private static final List<String> TOKENS = List.of("name", "clip", "variant", "frame", "ms");

  private FileNames() {}

  /** Why a scenario, clip, variant or output may not be named so. */
  static Optional<String> nameProblem(String name) {
    if (name.isBlank() || name.length() > LONGEST) {
      return Optional.of("a name has 1 to " + LONGEST + " characters");
    }
    if (name.startsWith(".") || name.endsWith(".") || !name.equals(name.strip())) {
      return Optional.of("it becomes part of file names: no dot or space at its ends");
    }
    for (int i = 0; i < name.length(); i++) {
      if (FORBIDDEN.indexOf(name.charAt(i)) >= 0 || Character.isISOControl(name.charAt(i))) {
        return Optional.of("it becomes part of file names: none of " + FORBIDDEN);
      }
    }
    return Optional.empty();
  }

  /**
   * Why files may not be named by a pattern: it leads out of the output folder, or is malformed.
   */
  static Optional<String> patternProblem(String pattern) {
    if (RelativeName.isAbsolute(pattern) || RelativeName.climbs(pattern)) {
      return Optional.of("files are written below the output folder: no '..', no absolute path");
    }
    if (pattern.isBlank() || pattern.endsWith("/") || pattern.startsWith(".")) {
      return Optional.of("this names no file");
    }
    StringBuilder fixed = new StringBuilder();
    int at = 0;
    while (at < pattern.length()) {
      int end = pattern.charAt(at) == '{' ? pattern.indexOf('}', at) : -1;
      if (end < 0) {
        fixed.append(pattern.charAt(at++));
        continue;
      }
      String token = pattern.substring(at + 1, end);
      if (!isToken(token)) {
        return Optional.of(
            "{"
                + token
                + "} stands for nothing: there are {name}, {clip}, {variant}, {frame}, {frame:03} and {ms}");
      }
      fixed.append('x');
      at = end + 1;
    }
    return stepsProblem(fixed.toString());
  }

  private static Optional<String> stepsProblem(String path) {
    for (String step : path.split("/", -1)) {
      Optional<String> problem = nameProblem(step);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static boolean isToken(String token) {
    int colon = token.indexOf(':');
    if (colon < 0) {
      return TOKENS.contains(token);
    }
    String digits = token.substring(colon + 1);
    boolean counts = token.startsWith("frame:") || token.startsWith("ms:");
    boolean width =
        !digits.isEmpty()
            && digits.length() <= 2
            && digits.chars().allMatch(c -> c >= '0' && c <= '9')
            && digits.charAt(digits.length() - 1) != '0';
    return counts && width;
  }
}
