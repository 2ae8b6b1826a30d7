package critterbake.cli.bake;

import critterbake.cli.scenario.Scenario;
import critterbake.cli.shard.Share;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What one run is to bake.
 *
 * @param share which of the scenario's clips
 * @param inputs the hash of everything the bake depends on
 */
record BakeTask(Scenario scenario, BakeSettings settings, Share share, Inputs inputs) {
  boolean isWhole() {
    return share.shard().isWhole();
  }

  /** Places of the scenario's clips that the run draws, from 0. */
  List<Integer> clips() {
    return share.clips(scenario.clips().size());
  }

  /** The name of the manifest that the run leaves. */
  String manifestName() {
    return isWhole()
        ? Manifest.fileName(scenario.name())
        : BakedPart.fileName(scenario.name(), share.shard());
  }

  /** What all temporary names of the run begin with; other runs may work in the same folder. */
  String stem() {
    return isWhole() ? scenario.name() : scenario.name() + "." + share.shard().inFileName();
  }

  /** What may follow the scenario's name in names of files. */
  Set<String> words() {
    Set<String> words = new LinkedHashSet<>();
    scenario.outputs().forEach(output -> words.add(output.common().name()));
    scenario.clips().forEach(clip -> words.add(clip.name()));
    return words;
  }
}
