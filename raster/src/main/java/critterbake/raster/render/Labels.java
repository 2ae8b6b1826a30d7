package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Anchor;
import critterbake.sim.pose.Contact;
import critterbake.sim.pose.Pose;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a frame carries besides its pixels: named points, contacts and boxes, in frame pixels. */
final class Labels {
  private Labels() {}

  static List<Frame.PixelAnchor> anchors(Pose pose, Window window) {
    List<Frame.PixelAnchor> anchors = new ArrayList<>(pose.anchors().size());
    for (Anchor anchor : pose.anchors()) {
      anchors.add(
          new Frame.PixelAnchor(
              anchor.actor(), anchor.name(), window.x(anchor.x()), window.y(anchor.y())));
    }
    return anchors;
  }

  static List<Frame.PixelContact> contacts(Pose pose, Window window) {
    List<Frame.PixelContact> contacts = new ArrayList<>(pose.contacts().size());
    for (Contact contact : pose.contacts()) {
      contacts.add(
          new Frame.PixelContact(
              contact.actor(),
              contact.part(),
              contact.down(),
              window.x(contact.x()),
              window.y(contact.y())));
    }
    return contacts;
  }

  /**
   * The bounds of the named parts, hidden pixels included, cut to the frame; absent parts have
   * none.
   */
  static Map<String, Frame.Box> boxes(Map<String, List<String>> wanted, FrameInFlight frame) {
    Map<String, Frame.Box> boxes = new LinkedHashMap<>();
    wanted.forEach(
        (name, parts) -> {
          FrameBounds bounds =
              boundsOf(parts, frame, frame.before.masks)
                  .with(boundsOf(parts, frame, frame.after.masks));
          int left = Math.max(0, bounds.left());
          int top = Math.max(0, bounds.top());
          int right = Math.min(frame.window.width(), bounds.right());
          int bottom = Math.min(frame.window.height(), bounds.bottom());
          if (right > left && bottom > top) {
            boxes.put(name, new Frame.Box(left, top, right - left, bottom - top));
          }
        });
    return boxes;
  }

  private static FrameBounds boundsOf(List<String> parts, FrameInFlight frame, Masks masks) {
    FrameBounds bounds = FrameBounds.EMPTY;
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      if (parts.contains(mask.part().key())) {
        bounds = bounds.with(frame.extent(masks, i));
      }
    }
    return bounds;
  }
}
