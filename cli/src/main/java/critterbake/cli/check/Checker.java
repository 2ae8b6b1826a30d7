package critterbake.cli.check;

import critterbake.cli.bake.Inspection;
import critterbake.cli.bake.Manifest;
import critterbake.cli.bake.SceneryFiles;
import critterbake.cli.check.Bakes.Baked;
import critterbake.cli.compare.AnimationFile;
import critterbake.cli.compare.CompareLimits;
import critterbake.cli.compare.FolderComparison;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairComparison.Status;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks one scenario: bakes it, compares every picture with the approved one, holds its metrics to
 * its gates, and says what the hashes tell about the cause.
 */
public final class Checker {
  private final Bakes bakes;
  private final CompareLimits limits;
  private final Artifacts artifacts;

  /**
   * @param artifacts where pictures of failures are kept
   */
  public Checker(Bakes bakes, CompareLimits limits, Artifacts artifacts) {
    this.bakes = bakes;
    this.limits = limits;
    this.artifacts = artifacts;
  }

  /** Checks a scenario against its approved folder. */
  public ScenarioCheck check(Scenario scenario, ApprovedFolder approved) throws IOException {
    long begun = System.nanoTime();
    List<String> gates = gates(scenario);
    return bakes.with(
        scenario,
        baked -> {
          List<PairComparison> outputs = compare(approved, baked);
          boolean failed = outputs.stream().anyMatch(output -> !output.passed());
          List<String> diagnosis = failed ? diagnosis(approved, baked) : List.of();
          double seconds = (System.nanoTime() - begun) / 1e9;
          ScenarioCheck check =
              new ScenarioCheck(
                  scenario.file(), scenario.name(), outputs, gates, diagnosis, "", seconds, false);
          artifacts.keep(check, baked.folder());
          return check;
        });
  }

  private List<String> gates(Scenario scenario) throws IOException {
    if (scenario.gates().isEmpty()) {
      return List.of();
    }
    Inspection inspection =
        new Inspection(SceneryFiles.renderers(scenario), bakes.console(), bakes.jobs());
    return GateKeeper.broken(scenario.gates(), inspection.inspect(scenario.clips()));
  }

  private List<PairComparison> compare(ApprovedFolder approved, Baked baked) throws IOException {
    FolderComparison comparison = new FolderComparison(limits);
    TreeSet<String> names = new TreeSet<>(approved.pictures());
    names.addAll(FolderComparison.pictures(baked.folder()));
    Set<String> listed = listed(approved);
    List<PairComparison> results = new ArrayList<>();
    for (String name : names) {
      PairComparison pair =
          comparison.compare(name, approved.folder().resolve(name), baked.folder().resolve(name));
      results.add(renamed(pair, listed));
    }
    return results;
  }

  /** A picture that was approved once is missing, one that nothing makes any more is surplus. */
  private static PairComparison renamed(PairComparison pair, Set<String> listed) {
    return switch (pair.status()) {
      case MISSING -> pair.as(Status.SURPLUS);
      case NEW -> listed.contains(pair.name()) ? pair.as(Status.MISSING) : pair;
      default -> pair;
    };
  }

  /** The pictures that the approved manifest tells of. */
  private static Set<String> listed(ApprovedFolder approved) {
    TreeSet<String> names = new TreeSet<>();
    Manifest.read(approved.manifest())
        .ifPresent(
            manifest ->
                manifest.entries().stream()
                    .map(entry -> entry.file().name())
                    .filter(name -> AnimationFile.isPicture(Path.of(name)))
                    .forEach(names::add));
    return names;
  }

  private static List<String> diagnosis(ApprovedFolder approved, Baked baked) {
    Optional<Manifest> before = Manifest.read(approved.manifest());
    Optional<Manifest> now =
        Manifest.read(baked.folder().resolve(Manifest.fileName(approved.scenario())));
    return before.isPresent() && now.isPresent()
        ? Diagnosis.of(before.get(), now.get())
        : List.of();
  }

  /** Whether anything was ever approved. */
  static boolean exists(ApprovedFolder approved) {
    return Files.isDirectory(approved.folder());
  }
}
