package critterbake.cli.check;

import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.compare.AnimationComparison;
import critterbake.cli.compare.ComparedFiles;
import critterbake.cli.compare.PairComparison.Status;
import critterbake.raster.encode.Animation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Compares a sheet clip by clip and frame by frame, each side cut by its own data: where frames lie
 * on the pages does not matter.
 */
final class SheetComparison {
  private final AnimationComparison animations;
  private final Path approved;
  private final Path baked;

  SheetComparison(AnimationComparison animations, Path approved, Path baked) {
    this.animations = animations;
    this.approved = approved;
    this.baked = baked;
  }

  /**
   * What was found.
   *
   * @param clips a result for each clip of either side, named {@code PAGE#CLIP}
   * @param sameLayout whether both sides' frames lie at the same places of the pages
   */
  record Result(List<ComparedFiles> clips, boolean sameLayout) {
    boolean passed() {
      return clips.stream().allMatch(clip -> clip.pair().passed());
    }

    /** Without the clips that were not baked. */
    List<ComparedFiles> baked() {
      return clips.stream().filter(clip -> clip.pair().status() != Status.SURPLUS).toList();
    }
  }

  /** Compares one variant; empty when a side's frames cannot be told apart. */
  Optional<Result> compare(SheetFiles before, SheetFiles now, String variant) throws IOException {
    Optional<AtlasReading> first = before.reading(approved);
    Optional<AtlasReading> second = now.reading(baked);
    if (first.isEmpty() || second.isEmpty() || !before.pages().containsKey(variant)) {
      return Optional.empty();
    }
    Optional<Map<String, Animation>> old = before.clips(first.get(), approved, variant);
    Optional<Map<String, Animation>> fresh = now.clips(second.get(), baked, variant);
    if (old.isEmpty() || fresh.isEmpty()) {
      return Optional.empty();
    }
    String sheet = now.pages().get(variant).get(0);
    return Optional.of(
        new Result(clips(sheet, old.get(), fresh.get()), first.get().equals(second.get())));
  }

  private List<ComparedFiles> clips(
      String sheet, Map<String, Animation> before, Map<String, Animation> now) {
    TreeSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(now.keySet());
    List<ComparedFiles> clips = new ArrayList<>();
    for (String name : names) {
      clips.add(clip(sheet + "#" + name, before.get(name), now.get(name)));
    }
    return clips;
  }

  private ComparedFiles clip(String name, Animation before, Animation now) {
    if (before == null) {
      return ComparedFiles.lone(name, Status.NEW, now);
    }
    return now == null
        ? ComparedFiles.lone(name, Status.SURPLUS, before)
        : ComparedFiles.of(name, animations.compare(before, now));
  }
}
