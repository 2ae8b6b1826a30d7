package critterbake.cli.sprite;

import critterbake.raster.sprite.SpriteImage;
import critterbake.sim.pose.PicturePoint;
import java.util.List;
import java.util.Optional;

/**
 * What a file, or a layer or slice of it, holds.
 *
 * @param frames at least one, all of one size
 * @param pivot the point the file says it hangs by
 */
record DecodedPicture(List<SpriteImage> frames, Optional<PicturePoint> pivot) {
  DecodedPicture {
    frames = List.copyOf(frames);
  }

  static DecodedPicture still(SpriteImage image) {
    return new DecodedPicture(List.of(image), Optional.empty());
  }

  /** A still picture cut into frames side by side. */
  DecodedPicture cutInto(int count) throws UnreadablePicture {
    if (count == 1 || count == frames.size()) {
      return this;
    }
    if (frames.size() > 1) {
      throw new UnreadablePicture(
          "has " + frames.size() + " frames of its own, not " + count + "; leave out 'frames'");
    }
    SpriteImage strip = frames.get(0);
    if (strip.width() % count != 0) {
      throw new UnreadablePicture(
          "is " + strip.width() + " px wide, which is not " + count + " frames of one width");
    }
    int width = strip.width() / count;
    SpriteImage[] cut = new SpriteImage[count];
    for (int i = 0; i < count; i++) {
      cut[i] = strip.piece(i * width, 0, width, strip.height());
    }
    return new DecodedPicture(List.of(cut), pivot);
  }
}
