package critterbake.cli.sprite;

import critterbake.cli.sprite.AsepriteFile.Cel;
import critterbake.cli.sprite.AsepriteFile.Layer;
import critterbake.cli.sprite.AsepriteFile.Slice;
import critterbake.raster.sprite.SpriteImage;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A whole .aseprite file as engines import it.
 *
 * @param frames with all visible layers
 * @param milliseconds how long each is shown
 * @param tags runs of frames
 * @param layers names, from the lowest
 * @param cels what layers hold, frame by frame
 * @param slices named areas
 */
public record AsepriteAnimation(
    List<SpriteImage> frames,
    List<Integer> milliseconds,
    List<Tag> tags,
    List<String> layers,
    List<LayerPicture> cels,
    List<NamedBounds> slices) {
  /** Files of animations hold more than single parts do. */
  private static final SpriteLimits LIMITS = new SpriteLimits(1L << 30, 16_384, 1L << 30);

  /**
   * A run of frames.
   *
   * @param direction forward, reverse, pingpong or pingpong_reverse
   * @param repeat how often it plays, 0 for ever
   */
  public record Tag(String name, int from, int to, String direction, int repeat) {}

  /** What a layer holds in a frame, straight ARGB. */
  public record LayerPicture(
      int layer, int frame, int left, int top, int width, int height, int[] argb) {}

  /** Where a slice lies, in pixels of the canvas. */
  public record Bounds(int left, int top, int width, int height) {}

  /** Where a slice lies from a frame on. */
  public record NamedBounds(String name, int fromFrame, Bounds bounds) {}

  /**
   * Reads a file.
   *
   * @throws IOException if it is damaged; the message goes on from "it"
   */
  public static AsepriteAnimation read(byte[] bytes) throws IOException {
    try {
      AsepriteFile file = AsepriteParser.parse(bytes, LIMITS);
      List<NamedBounds> slices = new ArrayList<>();
      for (Slice slice : file.slices()) {
        slice
            .keys()
            .forEach(
                key ->
                    slices.add(
                        new NamedBounds(
                            slice.name(),
                            key.frame(),
                            new Bounds(key.left(), key.top(), key.width(), key.height()))));
      }
      return new AsepriteAnimation(
          new AsepriteReader(LIMITS).read(bytes, Optional.empty()).frames(),
          file.milliseconds(),
          file.tags(),
          file.layers().stream().map(Layer::name).toList(),
          file.cels().stream().map(AsepriteAnimation::picture).toList(),
          slices);
    } catch (BufferUnderflowException | IllegalArgumentException e) {
      throw new UnreadablePicture("is damaged");
    }
  }

  private static LayerPicture picture(Cel cel) {
    return new LayerPicture(
        cel.layer(), cel.frame(), cel.left(), cel.top(), cel.width(), cel.height(), cel.argb());
  }

  /** Where a slice lies in a frame. */
  public Optional<Bounds> slice(String name, int frame) {
    Optional<Bounds> found = Optional.empty();
    for (NamedBounds slice : slices) {
      if (slice.name().equals(name) && slice.fromFrame() <= frame) {
        found = Optional.of(slice.bounds());
      }
    }
    return found;
  }
}
