package critterbake.raster.sheet;

import critterbake.raster.Frame;
import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.Frame.PixelContact;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Area;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A frame on its way into a sheet: what data files tell of it, and its visible pixels as runs of
 * one color. A sheet needs all its frames at once, and like this they take a small share of the
 * memory.
 */
public final class SheetPicture {
  private final int width;
  private final int height;
  private final Optional<Area> visible;
  private final Runs runs;
  private final FrameTime time;
  private final List<PixelAnchor> anchors;
  private final Map<String, Box> boxes;
  private final List<PixelContact> contacts;

  private SheetPicture(Frame frame, Optional<Area> visible) {
    this.width = frame.width();
    this.height = frame.height();
    this.visible = visible;
    this.runs = Runs.of(visible.map(area -> cut(frame, area)).orElse(new int[0]));
    this.time = frame.time();
    this.anchors = List.copyOf(frame.anchors());
    this.boxes = new LinkedHashMap<>(frame.boxes());
    this.contacts = List.copyOf(frame.contacts());
  }

  /** What a sheet needs of a frame; fully transparent pixels lose their hidden color. */
  public static SheetPicture of(Frame frame) {
    return new SheetPicture(frame, Trim.bounds(frame));
  }

  private static int[] cut(Frame frame, Area area) {
    int[] cut = new int[area.size()];
    for (int i = 0; i < cut.length; i++) {
      int x = area.x() + i % area.width();
      int y = area.y() + i / area.width();
      int color = frame.argb()[y * frame.width() + x];
      cut[i] = color >>> 24 == 0 ? 0 : color;
    }
    return cut;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Bounds of the pixels that are not fully transparent, if there are any. */
  Optional<Area> visible() {
    return visible;
  }

  /** The pixels of an area around all that is visible, straight ARGB. */
  int[] argb(Area wanted) {
    int[] argb = new int[wanted.size()];
    if (visible.isPresent()) {
      Area area = visible.get();
      int[] shown = runs.argb(area.size());
      for (int y = 0; y < area.height(); y++) {
        int to = (area.y() - wanted.y() + y) * wanted.width() + area.x() - wanted.x();
        System.arraycopy(shown, y * area.width(), argb, to, area.width());
      }
    }
    return argb;
  }

  FrameTime time() {
    return time;
  }

  List<PixelAnchor> anchors() {
    return anchors;
  }

  Map<String, Box> boxes() {
    return boxes;
  }

  List<PixelContact> contacts() {
    return contacts;
  }

  /** The frame again, without its parts. */
  public Frame frame() {
    int[] argb = argb(new Area(0, 0, width, height));
    return new Frame(width, height, argb, new short[0], List.of(), time, anchors, boxes, contacts);
  }
}
