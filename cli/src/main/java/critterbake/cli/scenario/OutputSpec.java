package critterbake.cli.scenario;

import critterbake.sim.pose.Gauge.Overlay;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One entry of {@code outputs}: its name and the options of its type. */
public sealed interface OutputSpec permits SheetSpec, GifSpec, ApngSpec, FramesSpec {
  /** What all outputs share. */
  Common common();

  /** Whether the source article's rules are shown next to the scenario's own. */
  default boolean besideOriginal() {
    return false;
  }

  /** The same under the name its entry has in the scenario. */
  OutputSpec named(String name);

  /**
   * Options every output has.
   *
   * @param name the entry's name in the scenario
   * @param clips the clips it takes, or empty for all
   * @param only the actors it draws, or empty for those of the clip
   * @param background whether background, ground and solids are drawn
   * @param debug overlays for this output, or empty for the clip's
   * @param zoom whole-number enlargement
   */
  record Common(
      String name,
      Optional<List<String>> clips,
      Optional<List<String>> only,
      boolean background,
      Optional<Set<Overlay>> debug,
      int zoom) {
    Common named(String other) {
      return new Common(other, clips, only, background, debug, zoom);
    }
  }
}
