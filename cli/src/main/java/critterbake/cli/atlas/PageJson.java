package critterbake.cli.atlas;

import critterbake.cli.json.JsonView;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A JSON data file that lists frames beside a {@code meta} with the one page they lie on, as
 * TexturePacker and Aseprite write them.
 *
 * @param json the whole file
 * @param page file name of the page
 */
record PageJson(JsonView json, String page) {
  /**
   * Whether a file is of this family.
   *
   * @param mark a key that only this format has
   * @param array whether frames are a list with file names, else an object keyed by them
   */
  static boolean accepts(AtlasFile file, String mark, boolean array) {
    return file.name().endsWith(".json")
        && file.text().contains("\"" + mark + "\"")
        && file.text().contains("\"filename\"") == array;
  }

  /** Reads a file, whose page must be of its own size. */
  static PageJson of(AtlasFile file) {
    JsonView json = JsonView.of(file.text());
    FrameJson.requirePlainScale(json.get("meta"));
    return new PageJson(json, json.get("meta").get("image").text());
  }

  /** The frames by name, in the order of the file. */
  Map<String, JsonView> frames() {
    JsonView frames = json.get("frames");
    if (!frames.isList()) {
      return frames.entries();
    }
    Map<String, JsonView> byName = new LinkedHashMap<>();
    frames.items().forEach(item -> byName.put(item.get("filename").text(), item));
    return byName;
  }
}
