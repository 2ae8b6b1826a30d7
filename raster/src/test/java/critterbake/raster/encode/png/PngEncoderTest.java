package critterbake.raster.encode.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import critterbake.raster.Frame;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.RandomAnimations;
import critterbake.raster.encode.RandomAnimations.Alpha;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.ImageIO;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PngEncoderTest {
  @Property(tries = 300)
  void bothDecodersGiveThePixelsBack(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 600) int colors, @ForAll Alpha alpha)
      throws IOException {
    Frame frame = RandomAnimations.of(seed, 1, colors, alpha).get(0);
    byte[] png = encode(frame.width(), frame.height(), frame.argb());
    assertArrayEquals(frame.argb(), PngDecoder.decode(png).frames().get(0).argb());
    assertArrayEquals(frame.argb(), jdk(png));
  }

  @Property(tries = 100)
  void graysComeBackAtEveryDepth(@ForAll @IntRange(min = 1, max = 8) int bits, @ForAll long seed)
      throws IOException {
    int[] gray = new int[11 * 7];
    for (int i = 0; i < gray.length; i++) {
      int level = (int) (seed >>> i & 0xFF) >> 8 - bits;
      gray[i] = 0xFF000000 | level * 255 / ((1 << bits) - 1) * 0x010101;
    }
    byte[] png = encode(11, 7, gray);
    assertArrayEquals(gray, PngDecoder.decode(png).frames().get(0).argb());
    assertArrayEquals(gray, jdk(png));
  }

  @Test
  void fewColorsTakeFewBits() {
    assertEquals(1, PngLayout.of(new int[] {0, 0xFF123456}).bitDepth());
    assertEquals(2, PngLayout.of(new int[] {0, 0xFF123456, 0x80FFFFFF}).bitDepth());
    int[] seventeen = new int[17];
    Arrays.setAll(seventeen, i -> 0xFF000000 | i * 77);
    assertEquals(8, PngLayout.of(seventeen).bitDepth());
    assertEquals(PngLayout.Type.GRAY, PngLayout.of(new int[] {-1, 0xFF000000}).type());
  }

  @Test
  void hiddenColorOfTransparentPixelsGoes() throws IOException {
    byte[] png = encode(2, 1, new int[] {0x00FF00FF, 0xFF00FF00});
    assertArrayEquals(new int[] {0, 0xFF00FF00}, PngDecoder.decode(png).frames().get(0).argb());
  }

  @Property(tries = 200)
  void damagedFilesAreRefused(@ForAll @IntRange(min = 0, max = 200) int place, @ForAll byte value)
      throws IOException {
    byte[] png = encode(5, 4, new int[20]);
    int at = 8 + place % (png.length - 8);
    if (png[at] != value) {
      png[at] = value;
      assertThrows(BrokenFileException.class, () -> PngDecoder.decode(png));
    }
  }

  private static byte[] encode(int width, int height, int[] argb) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    long bytes = PngEncoder.encode(width, height, argb, out).bytes();
    assertEquals(out.size(), bytes);
    return out.toByteArray();
  }

  private static int[] jdk(byte[] png) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    int width = image.getWidth();
    int height = image.getHeight();
    int[] pixels = new int[width * height];
    for (int i = 0; i < pixels.length; i++) {
      // getRGB would bend grays by a gamma curve
      boolean gray = image.getType() == BufferedImage.TYPE_BYTE_GRAY;
      int color =
          gray
              ? 0xFF000000 | image.getRaster().getSample(i % width, i / width, 0) * 0x010101
              : image.getRGB(i % width, i / width);
      pixels[i] = color >>> 24 == 0 ? 0 : color;
    }
    return pixels;
  }
}
