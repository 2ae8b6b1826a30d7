package critterbake.cli.bake;

import critterbake.cli.output.OutputWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps the pixel hashes of all frames, by output, clip and variant. */
final class PixelLedger {
  /** Where a row of frames belongs. */
  record Key(String output, String clip, String variant) {}

  private final Map<OutputWriter, String> names;
  private final Map<Key, List<String>> hashes = new LinkedHashMap<>();

  /**
   * @param names the outputs' names
   */
  PixelLedger(Map<OutputWriter, String> names) {
    this.names = names;
  }

  void add(OutputWriter writer, String clip, String variant, String hash) {
    hashes
        .computeIfAbsent(new Key(names.get(writer), clip, variant), key -> new ArrayList<>())
        .add(hash);
  }

  Map<Key, List<String>> hashes() {
    return hashes;
  }
}
