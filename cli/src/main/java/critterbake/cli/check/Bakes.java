package critterbake.cli.check;

import critterbake.cli.bake.BakeResult;
import critterbake.cli.bake.BakeSettings;
import critterbake.cli.bake.Baker;
import critterbake.cli.bake.SceneryFiles;
import critterbake.cli.console.Console;
import critterbake.cli.output.OutputChanges;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Bakes scenarios into folders that are gone afterwards, so that a check leaves nothing behind.
 *
 * @param console where progress is told
 * @param jobs threads that draw
 * @param clips only these clips, or all when empty
 */
public record Bakes(Console console, int jobs, List<String> clips) {
  /** A bake that is still on disk. */
  record Baked(Path folder, BakeResult result) {}

  /** Work on a bake, which may fail as reading files does. */
  interface Use<T> {
    T on(Baked baked) throws IOException;
  }

  /** Bakes a scenario, hands the files over, and removes them. */
  <T> T with(Scenario scenario, Use<T> use) throws IOException {
    Path folder = temporary();
    try {
      BakeSettings settings = new BakeSettings(folder, jobs, clips, OutputChanges.NONE, true, true);
      BakeResult result =
          new Baker(scenario, settings, SceneryFiles.renderers(scenario), console).bake();
      return use.on(new Baked(folder, result));
    } finally {
      remove(folder);
    }
  }

  /** Bakes a scenario and makes its pictures the approved ones; the lines tell what changed. */
  public List<String> approve(Scenario scenario, Approval approval, ApprovedFolder approved)
      throws IOException {
    return with(scenario, baked -> approval.approve(baked.folder(), approved));
  }

  private Path temporary() throws IOException {
    boolean usual = console.folder().getFileSystem().equals(FileSystems.getDefault());
    return usual
        ? Files.createTempDirectory("critterbake-check")
        : Files.createTempDirectory(console.folder().toAbsolutePath(), "critterbake-check");
  }

  private static void remove(Path folder) throws IOException {
    List<Path> inside;
    try (Stream<Path> files = Files.walk(folder)) {
      inside =
          files.sorted(Comparator.<Path, Path>comparing(Function.identity()).reversed()).toList();
    }
    for (Path file : inside) {
      Files.deleteIfExists(file);
    }
  }
}
