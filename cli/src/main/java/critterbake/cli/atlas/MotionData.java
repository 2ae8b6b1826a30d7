package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.cli.json.Json;
import critterbake.raster.Clip.ContactChange;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.Frame.PixelContact;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.raster.sheet.Sheet.SheetFrame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What no engine's format has a place for: root motion, contacts, anchors and boxes per frame. The
 * JSON formats carry it in {@code meta.critterbake}, the others beside them in {@code
 * NAME.motion.json}.
 */
final class MotionData {
  private MotionData() {}

  /** The file for formats that cannot carry it. */
  public static AtlasFile file(Atlas atlas) {
    return AtlasFile.text(atlas.name() + ".motion.json", Json.write(of(atlas)));
  }

  /** The data as a JSON object. */
  public static Map<String, Object> of(Atlas atlas) {
    List<Object> clips = new ArrayList<>();
    for (SheetClip clip : atlas.sheet().clips()) {
      clips.add(clip(atlas.sheet(), clip));
    }
    return object("version", 1, "name", atlas.name(), "clips", clips);
  }

  private static Map<String, Object> clip(Sheet sheet, SheetClip clip) {
    List<Object> frames = new ArrayList<>();
    List<Integer> milliseconds = Times.milliseconds(sheet, clip);
    for (int i = 0; i < clip.length(); i++) {
      frames.add(frame(sheet.frames().get(clip.from() + i), milliseconds.get(i)));
    }
    return object(
        "name", clip.name(),
        "from", clip.from(),
        "to", clip.to(),
        "repeat", clip.repeat(),
        "pivot", List.of(clip.pivot().x(), clip.pivot().y()),
        "root", root(clip.root()),
        "contacts", clip.root().contacts().stream().map(MotionData::contact).toList(),
        "frames", frames);
  }

  private static Map<String, Object> contact(ContactChange contact) {
    return object(
        "frame",
        contact.frame(),
        "time_ms",
        contact.milliseconds(),
        "actor",
        contact.actor(),
        "part",
        contact.part(),
        "type",
        contact.down() ? "down" : "up",
        "x",
        contact.x(),
        "y",
        contact.y());
  }

  private static Map<String, Object> root(RootMotion root) {
    List<Object> places = new ArrayList<>();
    for (int[] place : root.framePixels()) {
      places.add(List.of(place[0], place[1]));
    }
    return object(
        "speed", root.unitsPerSecond(),
        "px_per_frame", root.pixelsPerFrame(),
        "stride_px", root.stridePixels(),
        "distance_px", List.of(root.distanceX(), root.distanceY()),
        "root_px", places);
  }

  private static Map<String, Object> frame(SheetFrame frame, int milliseconds) {
    Map<String, Object> anchors = new LinkedHashMap<>();
    for (PixelAnchor anchor : frame.anchors()) {
      anchors.put(anchor.actor() + "." + anchor.name(), List.of(anchor.x(), anchor.y()));
    }
    Map<String, Object> boxes = new LinkedHashMap<>();
    for (Map.Entry<String, Box> box : frame.boxes().entrySet()) {
      Box at = box.getValue();
      boxes.put(box.getKey(), List.of(at.x(), at.y(), at.width(), at.height()));
    }
    Map<String, Object> contacts = new LinkedHashMap<>();
    for (PixelContact contact : frame.contacts()) {
      contacts.put(
          contact.actor() + "." + contact.part(),
          object("down", contact.down(), "x", contact.x(), "y", contact.y()));
    }
    return object("ms", milliseconds, "anchors", anchors, "boxes", boxes, "contacts", contacts);
  }
}
