package critterbake.cli.bake;

import critterbake.cli.output.ApprovedLayout;
import critterbake.cli.parts.PartFiles;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.OutputSpec;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.scenario.SheetSpec;
import critterbake.raster.look.PaletteLook;
import critterbake.sim.ActorSpec;
import critterbake.sim.pose.CutOut;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The files a scenario is made of besides itself: sprites, palettes, backgrounds, recorded paths,
 * approved layouts.
 */
public final class InputFiles {
  private InputFiles() {}

  /** Those that exist, sorted by name, the files of approved layouts last. */
  public static List<Path> of(Scenario scenario) throws IOException {
    TreeSet<String> names = new TreeSet<>(scenario.recordings());
    List<ClipScenario> clips = new ArrayList<>(scenario.clips());
    scenario.variants().values().forEach(clips::addAll);
    clips.forEach(clip -> addNames(clip, names));
    List<Path> files = new ArrayList<>();
    for (String name : names) {
      scenario.parts().find(PartFiles.fileName(name)).file().ifPresent(files::add);
    }
    for (OutputSpec output : scenario.outputs()) {
      Optional<String> stable =
          output instanceof SheetSpec sheet ? sheet.stable() : Optional.empty();
      Optional<Path> data = stable.flatMap(name -> scenario.parts().find(name).file());
      if (data.isPresent()) {
        files.addAll(ApprovedLayout.files(data.get()));
      }
    }
    return files.stream().distinct().toList();
  }

  private static void addNames(ClipScenario clip, Set<String> names) {
    clip.view().background().picture().ifPresent(names::add);
    if (clip.look().palette() instanceof PaletteLook.File file) {
      names.add(file.name());
    }
    for (ActorSpec actor : clip.actors().values()) {
      for (CutOut cutOut : actor.cutOuts()) {
        names.add(cutOut.image());
      }
    }
  }
}
