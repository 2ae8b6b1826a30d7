package critterbake.raster.view;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The frame and its camera.
 *
 * @param size frame size in final pixels, or empty for the smallest that holds every frame
 * @param pixelsPerUnit scale, above 0
 * @param follow the actor the camera follows, or empty to stand at {@code atX, atY}
 * @param atX world point of a standing camera
 * @param atY world point of a standing camera
 * @param lagSeconds half-life of a lazy camera, 0 for a stiff one
 * @param originX where the followed point sits in the frame, 0 left to 1 right
 * @param originY likewise, 0 top to 1 bottom
 * @param background straight ARGB, or empty for transparent
 */
public record View(
    Optional<Size> size,
    double pixelsPerUnit,
    Optional<String> follow,
    double atX,
    double atY,
    double lagSeconds,
    double originX,
    double originY,
    OptionalInt background) {
  /** A size in pixels. */
  public record Size(int width, int height) {}
}
