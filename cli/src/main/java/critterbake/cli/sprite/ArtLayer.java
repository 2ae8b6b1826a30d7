package critterbake.cli.sprite;

import critterbake.raster.sprite.SpriteImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A layer of a drawing, or a group of them.
 *
 * @param name as the artist spells it
 * @param visible whether it is shown, as far as it goes by itself
 * @param opacity 0 to 255
 * @param picture what a layer holds, if anything; groups hold none
 * @param children of a group, bottom to top
 */
record ArtLayer(
    String name, boolean visible, int opacity, Optional<Placed> picture, List<ArtLayer> children) {
  ArtLayer {
    children = List.copyOf(children);
  }

  /**
   * Pixels somewhere on the canvas, or partly beside it.
   *
   * @param left of the canvas's left edge, pixels
   * @param top of the canvas's top edge, pixels
   */
  record Placed(SpriteImage image, int left, int top) {}

  /** The picture of some layers, bottom to top. */
  static SpriteImage draw(List<ArtLayer> layers, int width, int height) {
    ArtCanvas canvas = new ArtCanvas(width, height);
    for (ArtLayer layer : layers) {
      if (layer.visible) {
        layer.drawOn(canvas);
      }
    }
    return canvas.image();
  }

  /** This layer alone, shown even if the artist hid it. */
  SpriteImage drawAlone(int width, int height) {
    ArtCanvas canvas = new ArtCanvas(width, height);
    drawOn(canvas);
    return canvas.image();
  }

  private void drawOn(ArtCanvas canvas) {
    if (children.isEmpty()) {
      picture.ifPresent(placed -> canvas.draw(placed, opacity));
      return;
    }
    SpriteImage together = draw(children, canvas.width(), canvas.height());
    canvas.draw(new Placed(together, 0, 0), opacity);
  }

  /**
   * The one layer of a name, with its group before it where the name alone is not enough: {@code
   * arms/left}.
   */
  static ArtLayer find(List<ArtLayer> layers, String wanted) throws UnreadablePicture {
    List<ArtLayer> found = new ArrayList<>();
    List<String> names = new ArrayList<>();
    search(layers, "", wanted, found, names);
    if (found.isEmpty()) {
      throw new UnreadablePicture(
          "has no layer '" + wanted + "'; it has " + String.join(", ", names));
    }
    if (found.size() > 1) {
      throw new UnreadablePicture(
          "has " + found.size() + " layers '" + wanted + "'; name one with its group: group/layer");
    }
    return found.get(0);
  }

  private static void search(
      List<ArtLayer> layers, String path, String wanted, List<ArtLayer> found, List<String> names) {
    for (ArtLayer layer : layers) {
      String full = path + layer.name;
      names.add(full);
      if (layer.name.equals(wanted) || full.equals(wanted)) {
        found.add(layer);
      }
      search(layer.children, full + "/", wanted, found, names);
    }
  }
}
