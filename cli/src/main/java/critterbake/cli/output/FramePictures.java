package critterbake.cli.output;

import com.twelvemonkeys.imageio.plugins.tga.TGAImageWriterSpi;
import com.twelvemonkeys.imageio.plugins.tiff.TIFFImageWriterSpi;
import critterbake.cli.scenario.FramesSpec.Format;
import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngEncoder;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes single frames. TIFF and TGA come from TwelveMonkeys' writers on every JDK, so that the
 * bytes are the same.
 */
final class FramePictures {
  private FramePictures() {}

  /** Writes a frame in a format. */
  static void write(Frame frame, Format format, OutputStream out) throws IOException {
    switch (format) {
      case PNG -> PngEncoder.encode(frame.width(), frame.height(), frame.argb(), out);
      case TIFF -> write(frame, new TIFFImageWriterSpi(), out);
      case TGA -> write(frame, new TGAImageWriterSpi(), out);
    }
  }

  private static void write(Frame frame, ImageWriterSpi provider, OutputStream out)
      throws IOException {
    ImageWriter writer = provider.createWriterInstance(null);
    try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(image(frame));
    } finally {
      writer.dispose();
    }
  }

  private static BufferedImage image(Frame frame) {
    BufferedImage image =
        new BufferedImage(frame.width(), frame.height(), BufferedImage.TYPE_4BYTE_ABGR);
    image.setRGB(0, 0, frame.width(), frame.height(), frame.argb(), 0, frame.width());
    return image;
  }
}
