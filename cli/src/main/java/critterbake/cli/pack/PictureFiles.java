package critterbake.cli.pack;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.gif.GifDecoder;
import critterbake.raster.encode.png.PngDecoder;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** Reads pictures and animations; stills that our readers leave to others go through ImageIO. */
final class PictureFiles {
  private PictureFiles() {}

  static Animation read(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    try {
      return GifDecoder.accepts(bytes) ? GifDecoder.decode(bytes) : PngDecoder.decode(bytes);
    } catch (BrokenFileException e) {
      return otherwise(file, bytes, e);
    }
  }

  private static Animation otherwise(Path file, byte[] bytes, BrokenFileException ours)
      throws IOException {
    BufferedImage image = null;
    try {
      image = ImageIO.read(new ByteArrayInputStream(bytes));
    } catch (IOException | RuntimeException e) {
      ours.addSuppressed(e);
    }
    if (image == null) {
      throw new ToolException(ExitCode.INVALID, file + ": " + ours.getMessage(), ours);
    }
    int width = image.getWidth();
    int height = image.getHeight();
    int[] argb = image.getRGB(0, 0, width, height, null, 0, width);
    return new Animation(List.of(Frame.of(width, height, argb, new FrameTime(0, 1))), 1);
  }
}
