package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.PixelBudget;
import critterbake.raster.encode.gif.GifDecoder;
import critterbake.raster.encode.png.PngDecoder;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Reads a picture file as an animation: a GIF, an APNG, or a still picture as its only frame. */
public final class AnimationFile {
  private static final Set<String> ENDINGS =
      Set.of("png", "apng", "gif", "tga", "tif", "tiff", "bmp", "webp");

  private AnimationFile() {}

  /** Whether a file's name says it is a picture. */
  public static boolean isPicture(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return !name.startsWith(".") && ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
  }

  /**
   * Reads a file.
   *
   * @throws UnreadableFile if there is no such file, or it holds no whole picture
   */
  public static Animation read(Path file) throws UnreadableFile {
    try {
      byte[] data = Files.readAllBytes(file);
      if (GifDecoder.accepts(data)) {
        return GifDecoder.decode(data);
      }
      return PngDecoder.accepts(data) ? PngDecoder.decode(data) : still(file, data);
    } catch (BrokenFileException e) {
      throw new UnreadableFile(file, e.getMessage(), e);
    } catch (NoSuchFileException e) {
      throw new UnreadableFile(file, "there is no such file", e);
    } catch (IOException | RuntimeException e) {
      throw new UnreadableFile(file, "cannot be read: " + e.getMessage(), e);
    } catch (OutOfMemoryError e) {
      // a few damaged bytes can claim as much of anything, not only of pixels
      throw new UnreadableFile(file, "needs more memory than there is", e);
    }
  }

  /** Asks for the size before anything is decoded: a few bytes can claim a huge picture. */
  private static Animation still(Path file, byte[] data) throws IOException, UnreadableFile {
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(data))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw new UnreadableFile(file, "is not a picture of a known format", null);
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in);
        new PixelBudget().take(reader.getWidth(0), reader.getHeight(0));
        return still(reader.read(0));
      } finally {
        reader.dispose();
      }
    }
  }

  private static Animation still(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] argb = image.getRGB(0, 0, width, height, null, 0, width);
    Frame frame = Frame.of(width, height, argb, new FrameTime(0, 1));
    return new Animation(List.of(frame), 1);
  }
}
