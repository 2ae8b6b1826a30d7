package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.raster.sheet.Sheet.SheetFrame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Aseprite's slices: the pivot, an anchor or a box, with a key where it changes. A key of no size
 * hides it.
 */
final class Slices {
  private final Sheet sheet;
  private final Map<String, List<SliceKey>> keysByName = new LinkedHashMap<>();

  private Slices(Sheet sheet) {
    this.sheet = sheet;
  }

  /** A named area that may change from frame to frame. */
  record Slice(String name, List<SliceKey> keys) {}

  /**
   * Where a slice lies from a frame on.
   *
   * @param pivot x and y within the area, pixels
   */
  record SliceKey(int frame, int x, int y, int width, int height, Optional<int[]> pivot) {
    private boolean same(SliceKey other) {
      return x == other.x
          && y == other.y
          && width == other.width
          && height == other.height
          && Arrays.equals(pivot.orElse(null), other.pivot.orElse(null));
    }
  }

  static List<Slice> of(Sheet sheet) {
    Slices slices = new Slices(sheet);
    for (SheetClip clip : sheet.clips()) {
      for (int frame = clip.from(); frame <= clip.to(); frame++) {
        slices.collect(frame, clip);
      }
    }
    List<Slice> list = new ArrayList<>();
    slices.keysByName.forEach((name, keys) -> list.add(new Slice(name, keys)));
    return list;
  }

  /** The slices as Aseprite exports them. */
  static List<Object> json(Sheet sheet) {
    List<Object> list = new ArrayList<>();
    for (Slice slice : of(sheet)) {
      List<Object> keys = new ArrayList<>();
      slice.keys().forEach(key -> keys.add(json(key)));
      list.add(object("name", slice.name(), "color", "#0000ffff", "keys", keys));
    }
    return list;
  }

  private static Map<String, Object> json(SliceKey key) {
    Map<String, Object> json = object("frame", key.frame());
    json.put("bounds", FrameJson.rectangle(key.x(), key.y(), key.width(), key.height()));
    key.pivot().ifPresent(pivot -> json.put("pivot", object("x", pivot[0], "y", pivot[1])));
    return json;
  }

  private void collect(int number, SheetClip clip) {
    Map<String, SliceKey> now = new LinkedHashMap<>();
    now.put("pivot", pivot(number, sheet.regionOf(number), clip));
    SheetFrame frame = sheet.frames().get(number);
    for (PixelAnchor anchor : frame.anchors()) {
      now.put(anchor.actor() + "." + anchor.name(), anchor(number, anchor));
    }
    for (Map.Entry<String, Box> box : frame.boxes().entrySet()) {
      Box at = box.getValue();
      now.put(
          box.getKey(),
          new SliceKey(number, at.x(), at.y(), at.width(), at.height(), Optional.empty()));
    }
    for (String gone : keysByName.keySet()) {
      now.computeIfAbsent(gone, name -> new SliceKey(number, 0, 0, 0, 0, Optional.empty()));
    }
    now.forEach(this::put);
  }

  private static SliceKey pivot(int number, Region region, SheetClip clip) {
    int x = (int) Math.floor(clip.pivot().x() * region.sourceWidth());
    int y = (int) Math.floor(clip.pivot().y() * region.sourceHeight());
    return new SliceKey(
        number, 0, 0, region.sourceWidth(), region.sourceHeight(), Optional.of(new int[] {x, y}));
  }

  private static SliceKey anchor(int number, PixelAnchor anchor) {
    int x = (int) Math.floor(anchor.x());
    int y = (int) Math.floor(anchor.y());
    return new SliceKey(number, x, y, 1, 1, Optional.of(new int[2]));
  }

  private void put(String name, SliceKey key) {
    List<SliceKey> keys = keysByName.computeIfAbsent(name, each -> new ArrayList<>());
    if (keys.isEmpty() || !keys.get(keys.size() - 1).same(key)) {
      keys.add(key);
    }
  }
}
