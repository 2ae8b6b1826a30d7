package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.raster.sheet.Sheet.SheetFrame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Aseprite's slices: the pivot, an anchor or a box, with a key where it changes. A key of no size
 * hides it.
 */
final class Slices {
  private final Sheet sheet;
  private final Map<String, List<Object>> keysByName = new LinkedHashMap<>();
  private final Map<String, Map<String, Object>> lastByName = new LinkedHashMap<>();

  private Slices(Sheet sheet) {
    this.sheet = sheet;
  }

  static List<Object> of(Sheet sheet) {
    Slices slices = new Slices(sheet);
    for (SheetClip clip : sheet.clips()) {
      for (int frame = clip.from(); frame <= clip.to(); frame++) {
        slices.collect(frame, clip);
      }
    }
    List<Object> list = new ArrayList<>();
    slices.keysByName.forEach(
        (name, keys) -> list.add(object("name", name, "color", "#0000ffff", "keys", keys)));
    return list;
  }

  private void collect(int number, SheetClip clip) {
    Map<String, Map<String, Object>> now = new LinkedHashMap<>();
    Region region = sheet.regionOf(number);
    now.put("pivot", pivot(region, clip));
    SheetFrame frame = sheet.frames().get(number);
    for (PixelAnchor anchor : frame.anchors()) {
      now.put(anchor.actor() + "." + anchor.name(), anchor(anchor));
    }
    for (Map.Entry<String, Box> box : frame.boxes().entrySet()) {
      Box at = box.getValue();
      now.put(box.getKey(), bounds(at.x(), at.y(), at.width(), at.height()));
    }
    for (String gone : keysByName.keySet()) {
      now.computeIfAbsent(gone, name -> bounds(0, 0, 0, 0));
    }
    now.forEach((name, key) -> put(name, number, key));
  }

  private static Map<String, Object> pivot(Region region, SheetClip clip) {
    Map<String, Object> key = bounds(0, 0, region.sourceWidth(), region.sourceHeight());
    int x = (int) Math.floor(clip.pivot().x() * region.sourceWidth());
    int y = (int) Math.floor(clip.pivot().y() * region.sourceHeight());
    key.put("pivot", object("x", x, "y", y));
    return key;
  }

  private static Map<String, Object> anchor(PixelAnchor anchor) {
    Map<String, Object> key =
        bounds((int) Math.floor(anchor.x()), (int) Math.floor(anchor.y()), 1, 1);
    key.put("pivot", object("x", 0, "y", 0));
    return key;
  }

  private static Map<String, Object> bounds(int x, int y, int width, int height) {
    return object("bounds", FrameJson.rectangle(x, y, width, height));
  }

  private void put(String name, int frame, Map<String, Object> key) {
    if (key.equals(lastByName.put(name, key))) {
      return;
    }
    Map<String, Object> full = object("frame", frame);
    full.putAll(key);
    keysByName.computeIfAbsent(name, each -> new ArrayList<>()).add(full);
  }
}
