package critterbake.cli.tree;

import critterbake.cli.tree.Diagnostic.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects what is found wrong. The same thing found twice at one place counts once. */
public final class Diagnostics {
  private final Set<Diagnostic> found = new LinkedHashSet<>();
  private boolean failed;

  public void error(Place place, String message) {
    error(place, message, Optional.empty());
  }

  public void error(Place place, String message, String hint) {
    error(place, message, Optional.of(hint));
  }

  public void error(Place place, String message, Optional<String> hint) {
    add(new Diagnostic(Severity.ERROR, place, message, hint));
  }

  public void warning(Place place, String message, String hint) {
    add(new Diagnostic(Severity.WARNING, place, message, Optional.of(hint)));
  }

  public void add(Diagnostic diagnostic) {
    found.add(diagnostic);
    failed |= diagnostic.isError();
  }

  /** Whether any error was found. */
  public boolean failed() {
    return failed;
  }

  /** What was found, by source in the order these were met, then by line and column. */
  public List<Diagnostic> sorted() {
    Map<Source, List<Diagnostic>> bySource = new LinkedHashMap<>();
    for (Diagnostic diagnostic : found) {
      bySource.computeIfAbsent(diagnostic.place().source(), s -> new ArrayList<>()).add(diagnostic);
    }
    List<Diagnostic> sorted = new ArrayList<>();
    for (List<Diagnostic> ofOne : bySource.values()) {
      ofOne.sort(Diagnostic.BY_PLACE);
      sorted.addAll(ofOne);
    }
    return sorted;
  }
}
