package critterbake.cli.sprite;

import critterbake.cli.sprite.AsepriteAnimation.Tag;
import java.util.List;
import java.util.Optional;

/**
 * A parsed .aseprite file (Aseprite File Format Specifications, aseprite/docs/ase-file-specs.md).
 *
 * @param width canvas, pixels
 * @param height canvas, pixels
 * @param frames number of frames
 * @param groupOpacity whether the opacity of groups counts
 * @param layers in file order: bottom to top, a group before its children
 * @param cels what layers show in frames
 * @param slices named regions
 * @param tags runs of frames
 * @param milliseconds how long each frame is shown
 */
record AsepriteFile(
    int width,
    int height,
    int frames,
    boolean groupOpacity,
    List<Layer> layers,
    List<Cel> cels,
    List<Slice> slices,
    List<Tag> tags,
    List<Integer> milliseconds) {

  /**
   * A layer or group.
   *
   * @param depth how many groups it is in
   * @param reference whether it only guides the artist
   * @param blendMode 0 is normal
   */
  record Layer(
      String name,
      boolean visible,
      boolean group,
      boolean reference,
      int depth,
      int blendMode,
      int opacity) {}

  /**
   * The picture of a layer in a frame.
   *
   * @param shift how many layers higher it is drawn (the cel's z-index)
   * @param argb straight ARGB
   */
  record Cel(
      int layer,
      int frame,
      int left,
      int top,
      int opacity,
      int shift,
      int width,
      int height,
      int[] argb) {}

  /** A named region, which may change from frame to frame. */
  record Slice(String name, List<SliceKey> keys) {
    /** The key that counts in a frame, if one does yet. */
    Optional<SliceKey> at(int frame) {
      Optional<SliceKey> found = Optional.empty();
      for (SliceKey key : keys) {
        if (key.frame() <= frame) {
          found = Optional.of(key);
        }
      }
      return found;
    }
  }

  /**
   * A slice from a frame on.
   *
   * @param pivot x and y within the slice, pixels
   */
  record SliceKey(int frame, int left, int top, int width, int height, Optional<int[]> pivot) {}
}
