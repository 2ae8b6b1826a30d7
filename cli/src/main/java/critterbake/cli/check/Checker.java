package critterbake.cli.check;

import critterbake.cli.bake.Inspection;
import critterbake.cli.bake.SceneryFiles;
import critterbake.cli.check.Bakes.Baked;
import critterbake.cli.compare.CompareLimits;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Checks one scenario: bakes it, compares every picture with the approved one, holds its metrics to
 * its gates, and says what the hashes tell about the cause.
 */
public final class Checker {
  private final Bakes bakes;
  private final CompareLimits limits;
  private final Artifacts artifacts;
  private final Failure.Taker reports;

  /**
   * @param artifacts where pictures of failures are kept
   * @param reports told of each failure while its pictures are in memory
   */
  public Checker(Bakes bakes, CompareLimits limits, Artifacts artifacts, CheckReports reports) {
    this.bakes = bakes;
    this.limits = limits;
    this.artifacts = artifacts;
    this.reports = reports;
  }

  /** Checks a scenario against its approved folder. */
  public ScenarioCheck check(Scenario scenario, ApprovedFolder approved) throws IOException {
    long begun = System.nanoTime();
    List<String> gates = gates(scenario);
    return bakes.with(
        scenario,
        baked -> {
          Diagnosis diagnosis = Diagnosis.of(approved, baked.folder());
          List<PairComparison> outputs = compare(approved, baked, diagnosis);
          boolean failed = outputs.stream().anyMatch(output -> !output.passed());
          double seconds = (System.nanoTime() - begun) / 1e9;
          ScenarioCheck check =
              new ScenarioCheck(
                  scenario.file(),
                  scenario.name(),
                  outputs,
                  gates,
                  failed ? diagnosis.all() : List.of(),
                  "",
                  seconds,
                  false);
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

  private List<PairComparison> compare(ApprovedFolder approved, Baked baked, Diagnosis diagnosis)
      throws IOException {
    List<PairComparison> results = new ArrayList<>();
    boolean allClips = bakes.clips().isEmpty();
    new PictureCheck(
            limits,
            approved,
            baked.folder(),
            allClips,
            files -> {
              results.add(files.pair());
              if (!files.pair().passed()) {
                Failure failure =
                    new Failure(approved.scenario(), files, diagnosis.of(files.pair().name()));
                artifacts.take(failure);
                reports.take(failure);
              }
            })
        .run();
    results.sort(Comparator.comparing(PairComparison::name));
    return results;
  }
}
