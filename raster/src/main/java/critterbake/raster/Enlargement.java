package critterbake.raster;

import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.Frame.PixelContact;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Enlarges frames by whole pixels: each becomes a square of one color. */
public final class Enlargement {
  private Enlargement() {}

  /**
   * The frame with every pixel {@code zoom} times as wide and high, its points moved along; larger
   * ones do not tell which part a pixel belongs to.
   *
   * @param zoom at least 1
   */
  public static Frame of(Frame frame, int zoom) {
    if (zoom == 1) {
      return frame;
    }
    return new Frame(
        frame.width() * zoom,
        frame.height() * zoom,
        pixels(frame, zoom),
        new short[0],
        List.of(),
        frame.time(),
        frame.anchors().stream().map(anchor -> enlarged(anchor, zoom)).toList(),
        boxes(frame.boxes(), zoom),
        frame.contacts().stream().map(contact -> enlarged(contact, zoom)).toList());
  }

  private static int[] pixels(Frame frame, int zoom) {
    int width = frame.width() * zoom;
    int[] large = new int[width * frame.height() * zoom];
    for (int y = 0; y < frame.height(); y++) {
      int row = y * zoom * width;
      for (int x = 0; x < frame.width(); x++) {
        int color = frame.argb()[y * frame.width() + x];
        for (int i = 0; i < zoom; i++) {
          large[row + x * zoom + i] = color;
        }
      }
      for (int copy = 1; copy < zoom; copy++) {
        System.arraycopy(large, row, large, row + copy * width, width);
      }
    }
    return large;
  }

  private static PixelAnchor enlarged(PixelAnchor anchor, int zoom) {
    return new PixelAnchor(anchor.actor(), anchor.name(), anchor.x() * zoom, anchor.y() * zoom);
  }

  private static PixelContact enlarged(PixelContact contact, int zoom) {
    return new PixelContact(
        contact.actor(), contact.part(), contact.down(), contact.x() * zoom, contact.y() * zoom);
  }

  private static Map<String, Box> boxes(Map<String, Box> boxes, int zoom) {
    Map<String, Box> large = new LinkedHashMap<>();
    boxes.forEach(
        (name, box) ->
            large.put(
                name,
                new Box(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom)));
    return large;
  }
}
