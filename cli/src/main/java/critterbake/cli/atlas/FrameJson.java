package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.cli.json.JsonView;
import critterbake.raster.sheet.Sheet.Region;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The frame entry that TexturePacker, Pixi, Phaser and Aseprite share: sizes upright, turned ones
 * clockwise, the trimmed size told twice.
 */
final class FrameJson {
  private FrameJson() {}

  static Map<String, Object> write(Region region) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("frame", rectangle(region.x(), region.y(), region.width(), region.height()));
    entry.put("rotated", region.rotated());
    entry.put("trimmed", region.trimmed());
    entry.put(
        "spriteSourceSize",
        rectangle(region.offsetX(), region.offsetY(), region.width(), region.height()));
    entry.put("sourceSize", object("w", region.sourceWidth(), "h", region.sourceHeight()));
    return entry;
  }

  static Map<String, Object> rectangle(int x, int y, int width, int height) {
    return object("x", x, "y", y, "w", width, "h", height);
  }

  static Cut read(JsonView entry, String page) {
    JsonView frame = entry.get("frame");
    JsonView offset = entry.get("spriteSourceSize");
    JsonView source = entry.get("sourceSize");
    int width = frame.get("w").whole();
    int height = frame.get("h").whole();
    if (offset.get("w").whole() != width || offset.get("h").whole() != height) {
      throw new AtlasException(offset.path() + " is not as large as " + frame.path());
    }
    boolean trimmed = entry.get("trimmed").flag();
    return new Cut(
        page,
        frame.get("x").whole(),
        frame.get("y").whole(),
        width,
        height,
        trimmed ? offset.get("x").whole() : 0,
        trimmed ? offset.get("y").whole() : 0,
        trimmed ? source.get("w").whole() : width,
        trimmed ? source.get("h").whole() : height,
        entry.get("rotated").flag());
  }

  /** Refuses data that engines would enlarge or shrink. */
  static void requirePlainScale(JsonView at) {
    String scale = at.get("scale").value().toString();
    if (!scale.equals("1")) {
      throw new AtlasException("its scale is " + scale + ", not 1");
    }
  }
}
