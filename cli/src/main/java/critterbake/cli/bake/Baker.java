package critterbake.cli.bake;

import critterbake.cli.console.Console;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.shard.Share;
import java.io.IOException;
import java.util.Optional;

/** Bakes one scenario where that is needed. */
public final class Baker {
  private final Scenario scenario;
  private final BakeSettings settings;
  private final Renderers renderers;
  private final Console console;

  public Baker(Scenario scenario, BakeSettings settings, Renderers renderers, Console console) {
    this.scenario = scenario;
    this.settings = settings;
    this.renderers = renderers;
    this.console = console;
  }

  /** Bakes, unless everything is as a bake of the same inputs left it. */
  public BakeResult bake() throws IOException {
    return bake(Share.WHOLE);
  }

  /**
   * Bakes some of the clips, unless they or the whole are as a bake of the same inputs left them.
   */
  public BakeResult bake(Share share) throws IOException {
    BakeTask task = new BakeTask(scenario, settings, share, Inputs.of(scenario, settings));
    Optional<Manifest> old = settings.force() ? Optional.empty() : upToDate(task);
    if (old.isPresent()) {
      return BakeResult.skipped(old.get(), settings.folder());
    }
    PendingFiles.removeStale(settings.folder(), task.stem(), task.words());
    try (PendingFiles files = new PendingFiles(settings.folder());
        Workers workers = new Workers(settings.jobs())) {
      return new BakingRun(task, renderers, console, files, workers).bake();
    }
  }

  private Optional<Manifest> upToDate(BakeTask task) throws IOException {
    Optional<Manifest> whole = upToDate(task, Manifest.fileName(scenario.name()));
    return whole.isPresent() || task.isWhole()
        ? whole
        : upToDate(task, task.manifestName())
            .filter(part -> BakedPart.of(part).clips().equals(task.clips()));
  }

  private Optional<Manifest> upToDate(BakeTask task, String manifestName) throws IOException {
    Optional<Manifest> old = Manifest.read(settings.folder().resolve(manifestName));
    return old.isPresent() && old.get().holds(task.inputs().hash(), settings.folder())
        ? old
        : Optional.empty();
  }
}
