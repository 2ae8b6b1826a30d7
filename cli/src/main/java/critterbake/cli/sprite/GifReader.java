package critterbake.cli.sprite;

import critterbake.raster.sprite.SpriteImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.w3c.dom.Element;

/** Reads all frames of a GIF file, each as it is seen: laid over what the ones before left. */
final class GifReader implements PictureReader {
  private static final String STREAM_FORMAT = "javax_imageio_gif_stream_1.0";
  private static final String IMAGE_FORMAT = "javax_imageio_gif_image_1.0";

  private final SpriteLimits limits;

  GifReader(SpriteLimits limits) {
    this.limits = limits;
  }

  @Override
  public DecodedPicture read(byte[] bytes, Optional<String> selection) throws IOException {
    if (selection.isPresent()) {
      throw new UnreadablePicture("has no layers, so no '" + selection.get() + "'");
    }
    GifCheck.check(bytes);
    return ImageIoReader.reading("gif", bytes, this::frames);
  }

  private DecodedPicture frames(ImageReader reader) throws IOException {
    Element screen =
        child(reader.getStreamMetadata().getAsTree(STREAM_FORMAT), "LogicalScreenDescriptor");
    int width = number(screen, "logicalScreenWidth");
    int height = number(screen, "logicalScreenHeight");
    int count = reader.getNumImages(true);
    limits.check(width, height, Math.max(1, count));
    int[] canvas = new int[width * height];
    List<SpriteImage> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      limits.check(reader.getWidth(i), reader.getHeight(i), 1);
      Element root = (Element) reader.getImageMetadata(i).getAsTree(IMAGE_FORMAT);
      Element place = child(root, "ImageDescriptor");
      Frame frame =
          new Frame(
              Samples.of(reader.read(i)),
              number(place, "imageLeftPosition"),
              number(place, "imageTopPosition"));
      int[] before = canvas.clone();
      frame.drawOn(canvas, width, height);
      frames.add(new SpriteImage(width, height, canvas));
      switch (child(root, "GraphicControlExtension").getAttribute("disposalMethod")) {
        case "restoreToBackgroundColor" -> frame.clearOn(canvas, width, height);
        case "restoreToPrevious" -> canvas = before;
        default -> {}
      }
    }
    if (frames.isEmpty()) {
      throw new UnreadablePicture("holds no picture");
    }
    return new DecodedPicture(frames, Optional.empty());
  }

  /** The first element of a name below a node; an empty one when there is none. */
  private static Element child(org.w3c.dom.Node root, String name) {
    var found = ((Element) root).getElementsByTagName(name);
    return found.getLength() == 0 ? new IIOMetadataNode(name) : (Element) found.item(0);
  }

  private static int number(Element element, String name) throws UnreadablePicture {
    String value = element.getAttribute(name);
    if (value.isEmpty()) {
      throw new UnreadablePicture("does not say its " + name);
    }
    return Integer.parseInt(value);
  }

  /** One picture of the file and where it lies. */
  private record Frame(SpriteImage image, int left, int top) {
    void drawOn(int[] canvas, int width, int height) {
      for (int y = 0; y < image.height(); y++) {
        for (int x = 0; x < image.width(); x++) {
          int color = image.argb()[y * image.width() + x];
          if (color != 0 && inside(x, y, width, height)) {
            canvas[(top + y) * width + left + x] = color;
          }
        }
      }
    }

    void clearOn(int[] canvas, int width, int height) {
      for (int y = 0; y < image.height(); y++) {
        for (int x = 0; x < image.width(); x++) {
          if (inside(x, y, width, height)) {
            canvas[(top + y) * width + left + x] = 0;
          }
        }
      }
    }

    private boolean inside(int x, int y, int width, int height) {
      return left + x < width && top + y < height;
    }
  }
}
