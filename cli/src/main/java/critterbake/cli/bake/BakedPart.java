package critterbake.cli.bake;

import static critterbake.cli.json.Json.object;

import critterbake.cli.json.JsonView;
import critterbake.cli.shard.Shard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the manifest of a part of a split bake says besides: which part it is, and what the whole is
 * put together by.
 *
 * @param shard which part it is of how many
 * @param allClips names of the clips of the whole bake, in order
 * @param clips places of those that are drawn in this part, from 0
 * @param outputs the scenario's outputs, in order
 * @param engine word of the engine that sheets are made for, if one was asked for
 */
public record BakedPart(
    Shard shard,
    List<String> allClips,
    List<Integer> clips,
    List<OutputPart> outputs,
    Optional<String> engine) {
  /** Manifests of parts end with it. */
  public static final String ENDING = ".part.json";

  private static final String KEY = "shard";

  /**
   * An output of the scenario in this part.
   *
   * @param name of the output
   * @param files that belong to it, in order
   * @param sheet the keys of a sheet, whose files hold frames that are not packed yet
   */
  public record OutputPart(String name, List<String> files, Optional<Object> sheet) {}

  /** The name of a part's manifest. */
  public static String fileName(String scenario, Shard shard) {
    return scenario + "." + shard.inFileName() + ENDING;
  }

  /** The name of the file with the frames of a part's sheet. */
  static String frameFileName(String scenario, Shard shard, String output) {
    return scenario + "." + shard.inFileName() + "." + output + ".frames";
  }

  /** A manifest with this in it. */
  Manifest addedTo(Manifest manifest) {
    Map<String, Object> json = new LinkedHashMap<>(manifest.json());
    List<Object> outputsJson = new ArrayList<>();
    for (OutputPart output : outputs) {
      outputsJson.add(
          object(
              "name", output.name,
              "files", output.files,
              "sheet", output.sheet.orElse(null)));
    }
    json.put(
        KEY,
        object(
            "number",
            shard.number(),
            "of",
            shard.of(),
            "all_clips",
            allClips,
            "clips",
            clips,
            "engine",
            engine.orElse(null),
            "outputs",
            outputsJson));
    return new Manifest(json);
  }

  /** A manifest's JSON without this in it. */
  static Map<String, Object> removedFrom(Map<String, Object> json) {
    json.remove(KEY);
    return json;
  }

  /**
   * What a part's manifest says.
   *
   * @throws IllegalArgumentException if it is no part's, or not as this tool writes it
   */
  public static BakedPart of(Manifest manifest) {
    JsonView json = new JsonView("", manifest.json()).get(KEY);
    List<OutputPart> outputs = new ArrayList<>();
    for (JsonView output : json.get("outputs").items()) {
      outputs.add(
          new OutputPart(
              output.get("name").text(),
              output.get("files").items().stream().map(JsonView::text).toList(),
              output.find("sheet").map(JsonView::value)));
    }
    return new BakedPart(
        new Shard(json.get("number").whole(), json.get("of").whole()),
        json.get("all_clips").items().stream().map(JsonView::text).toList(),
        json.get("clips").items().stream().map(JsonView::whole).toList(),
        outputs,
        json.find("engine").map(JsonView::text));
  }
}
