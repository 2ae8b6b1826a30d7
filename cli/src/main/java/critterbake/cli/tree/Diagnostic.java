package critterbake.cli.tree;

import java.util.Comparator;
import java.util.Optional;

/**
 * One thing that is wrong, or worth a warning, at a place.
 *
 * @param severity whether it stops the work
 * @param place where
 * @param message what is wrong, starting in lower case, without a full stop
 * @param hint what would be right, if that is known
 */
public record Diagnostic(Severity severity, Place place, String message, Optional<String> hint) {
  /** The order in which they are printed: files as they were met, then by line and column. */
  static final Comparator<Diagnostic> BY_PLACE =
      Comparator.<Diagnostic>comparingInt(d -> d.place().line())
          .thenComparingInt(d -> d.place().column());

  /** How bad it is. */
  public enum Severity {
    ERROR,
    WARNING
  }

  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
