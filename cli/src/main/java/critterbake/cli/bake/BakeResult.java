package critterbake.cli.bake;

import critterbake.cli.output.OutputWriter.WrittenFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a bake made.
 *
 * @param drawn the clips that were drawn; none when the bake was skipped
 * @param clips the same as JSON objects, those of the manifest when it was skipped
 * @param outputs the files, in the order of the scenario's outputs
 * @param skipped whether everything was up to date
 */
public record BakeResult(
    List<DrawnClip> drawn, List<Map<String, Object>> clips, List<Output> outputs, boolean skipped) {
  public BakeResult {
    drawn = List.copyOf(drawn);
    clips = List.copyOf(clips);
    outputs = List.copyOf(outputs);
  }

  /**
   * A written file.
   *
   * @param output the scenario's output that it belongs to
   */
  public record Output(
      String output, WrittenFile file, Path path, long bytes, String sha256, boolean skipped) {}

  /** What a manifest that was just written tells of. */
  public static BakeResult of(Manifest manifest, Path folder) {
    return of(manifest, folder, false);
  }

  /** What a manifest tells of, left as it was. */
  public static BakeResult skipped(Manifest manifest, Path folder) {
    return of(manifest, folder, true);
  }

  private static BakeResult of(Manifest manifest, Path folder, boolean skipped) {
    List<Map<String, Object>> clips = new ArrayList<>();
    for (Object clip : manifest.clips()) {
      if (clip instanceof Map<?, ?> object) {
        clips.add(withoutStates(object));
      }
    }
    return new BakeResult(List.of(), clips, outputs(manifest, folder, skipped), skipped);
  }

  private static List<Output> outputs(Manifest manifest, Path folder, boolean skipped) {
    List<Output> outputs = new ArrayList<>();
    for (Manifest.Entry entry : manifest.entries()) {
      Path path = folder.resolve(entry.file().name());
      outputs.add(
          new Output(entry.output(), entry.file(), path, entry.bytes(), entry.sha256(), skipped));
    }
    return outputs;
  }

  private static Map<String, Object> withoutStates(Map<?, ?> clip) {
    Map<String, Object> json = new LinkedHashMap<>();
    clip.forEach(
        (key, value) -> {
          if (!"states".equals(key)) {
            json.put((String) key, value);
          }
        });
    return json;
  }
}
