package critterbake.raster;

import java.util.List;
import java.util.Map;

/**
 * One finished picture of an animation, straight ARGB, top row first. The arrays belong to the
 * frame and are never changed after it was handed over.
 *
 * @param width pixels
 * @param height pixels
 * @param argb width times height colors
 * @param partIds the part each pixel belongs to: an index into {@code partNames}, or -1
 * @param partNames keys ({@code actor.part}) of the parts seen
 * @param time how long it is shown
 * @param anchors named points in frame pixels
 * @param boxes named pixel bounds of parts
 * @param contacts feet and tips, in frame pixels
 */
public record Frame(
    int width,
    int height,
    int[] argb,
    short[] partIds,
    List<String> partNames,
    FrameTime time,
    List<PixelAnchor> anchors,
    Map<String, Box> boxes,
    List<PixelContact> contacts) {

  /** A named point in frame pixels, y down; fractions allowed. */
  public record PixelAnchor(String actor, String name, double x, double y) {}

  /** A foot or tip in frame pixels. */
  public record PixelContact(String actor, String part, boolean down, double x, double y) {}

  /** Whole-pixel bounds, y down. */
  public record Box(int x, int y, int width, int height) {}

  public Frame {
    if (width < 1 || height < 1 || argb.length != width * height) {
      throw new IllegalArgumentException(
          "a frame of " + width + "x" + height + " has " + argb.length + " pixels");
    }
  }

  /** A bare picture: no parts, anchors, boxes or contacts. */
  public static Frame of(int width, int height, int[] argb, FrameTime time) {
    return new Frame(
        width, height, argb, new short[0], List.of(), time, List.of(), Map.of(), List.of());
  }

  /** The same frame in other colors. */
  public Frame recolored(int[] colors) {
    return new Frame(width, height, colors, partIds, partNames, time, anchors, boxes, contacts);
  }

  /** The same frame in other colors, with marks among them that belong to no part. */
  public Frame marked(int[] colors) {
    return new Frame(
        width, height, colors, new short[0], List.of(), time, anchors, boxes, contacts);
  }
}
