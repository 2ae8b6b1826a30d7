package critterbake.cli.sprite;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Reads the first picture of a file with the JDK's or TwelveMonkeys' reader for its format, after a
 * check of what those readers overlook.
 */
final class ImageIoReader implements PictureReader {
  private final String format;
  private final SpriteLimits limits;
  private final Check check;

  /** Refuses files that the reader would silently read wrong. */
  interface Check {
    Check NONE = bytes -> {};

    void check(byte[] bytes) throws IOException;
  }

  ImageIoReader(String format, SpriteLimits limits, Check check) {
    this.format = format;
    this.limits = limits;
    this.check = check;
  }

  @Override
  public DecodedPicture read(byte[] bytes, Optional<String> selection) throws IOException {
    if (selection.isPresent()) {
      throw new UnreadablePicture("has no layers, so no '" + selection.get() + "'");
    }
    check.check(bytes);
    return reading(
        format,
        bytes,
        reader -> {
          limits.check(reader.getWidth(0), reader.getHeight(0), 1);
          return DecodedPicture.still(Samples.of(reader.read(0)));
        });
  }

  /** What is done with an open reader. */
  interface Use<T> {
    T with(ImageReader reader) throws IOException;
  }

  /** Opens a file in memory, and closes it again. */
  static <T> T reading(String format, byte[] bytes, Use<T> use) throws IOException {
    Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format);
    if (!readers.hasNext()) {
      throw new IllegalStateException("no reader for " + format);
    }
    ImageReader reader = readers.next();
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
      reader.setInput(in);
      return use.with(reader);
    } finally {
      reader.dispose();
    }
  }
}
