package critterbake.raster;

import java.util.List;

/**
 * A finished frame with what each of its parts would show by itself, for files with a layer a part.
 *
 * @param frame the finished picture
 * @param parts back to front; none where the picture is not made of whole pixels of parts
 * @param lines by pixel of the frame, whether a line was drawn there; empty without parts
 */
public record LayeredFrame(Frame frame, List<PartPicture> parts, boolean[] lines) {
  public LayeredFrame {
    parts = List.copyOf(parts);
  }

  /** A picture in one layer. */
  public static LayeredFrame flat(Frame frame) {
    return new LayeredFrame(frame, List.of(), new boolean[0]);
  }

  /**
   * One part's own pixels, without lines, those behind nearer parts included.
   *
   * @param part its key ({@code actor.part})
   * @param left column of the frame at its left edge
   * @param top row of the frame at its top edge
   * @param argb width times height colors, transparent where the part is not
   */
  public record PartPicture(String part, int left, int top, int width, int height, int[] argb) {}
}
