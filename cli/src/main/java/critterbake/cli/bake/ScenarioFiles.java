package critterbake.cli.bake;

import critterbake.cli.parts.PartFiles;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.Scenario;
import critterbake.raster.look.PaletteLook;
import critterbake.sim.ActorSpec;
import critterbake.sim.pose.CutOut;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The files a scenario is made of besides itself: sprites, palettes, backgrounds. */
final class ScenarioFiles {
  private ScenarioFiles() {}

  /** Those that exist, sorted by name. */
  static List<Path> of(Scenario scenario) {
    TreeSet<String> names = new TreeSet<>();
    List<ClipScenario> clips = new ArrayList<>(scenario.clips());
    scenario.variants().values().forEach(clips::addAll);
    for (ClipScenario clip : clips) {
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
    return names.stream()
        .map(PartFiles::fileName)
        .distinct()
        .flatMap(name -> scenario.parts().find(name).file().stream())
        .toList();
  }
}
