package critterbake.raster.encode.gif;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.w3c.dom.Node;

/** GIFs as the JDK reads them, put together by the rules of the format: an independent player. */
final class JdkGif {
  private JdkGif() {}

  static List<Frame> read(byte[] gif, int width, int height) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    List<Frame> frames = new ArrayList<>();
    try (var in = new MemoryCacheImageInputStream(new ByteArrayInputStream(gif))) {
      reader.setInput(in);
      int[] canvas = new int[width * height];
      int count = reader.getNumImages(true);
      for (int i = 0; i < count; i++) {
        Node root = reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
        IIOMetadataNode place = child(root, "ImageDescriptor");
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        int left = Integer.parseInt(place.getAttribute("imageLeftPosition"));
        int top = Integer.parseInt(place.getAttribute("imageTopPosition"));
        int[] before = canvas.clone();
        BufferedImage image = reader.read(i);
        draw(image, canvas, width, left, top);
        FrameTime time = new FrameTime(Integer.parseInt(control.getAttribute("delayTime")), 100);
        frames.add(Frame.of(width, height, canvas.clone(), time));
        switch (control.getAttribute("disposalMethod")) {
          case "restoreToBackgroundColor" -> clear(image, canvas, width, left, top);
          case "restoreToPrevious" -> canvas = before;
          default -> {}
        }
      }
    } finally {
      reader.dispose();
    }
    return frames;
  }

  private static void draw(BufferedImage image, int[] canvas, int width, int left, int top) {
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int color = image.getRGB(x, y);
        if (color >>> 24 != 0) {
          canvas[(top + y) * width + left + x] = color;
        }
      }
    }
  }

  private static void clear(BufferedImage image, int[] canvas, int width, int left, int top) {
    for (int y = 0; y < image.getHeight(); y++) {
      int from = (top + y) * width + left;
      Arrays.fill(canvas, from, from + image.getWidth(), 0);
    }
  }

  private static IIOMetadataNode child(Node root, String name) {
    for (Node node = root.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node.getNodeName().equals(name)) {
        return (IIOMetadataNode) node;
      }
    }
    throw new IllegalStateException("no " + name);
  }
}
