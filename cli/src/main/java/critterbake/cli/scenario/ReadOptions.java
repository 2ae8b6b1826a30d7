package critterbake.cli.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the command line changes about a scenario.
 *
 * @param set values put in place of the file's, each {@code PATH=VALUE}
 * @param seed in place of the file's
 * @param clips the clips wanted, or none for all
 * @param parts further folders in which part files may lie
 * @param limits sizes that are refused
 */
public record ReadOptions(
    List<String> set, Optional<Long> seed, List<String> clips, List<Path> parts, Limits limits) {
  /** Nothing is changed. */
  public static final ReadOptions NONE =
      new ReadOptions(List.of(), Optional.empty(), List.of(), List.of(), Limits.USUAL);

  public ReadOptions {
    set = List.copyOf(set);
    clips = List.copyOf(clips);
    parts = List.copyOf(parts);
  }
}
