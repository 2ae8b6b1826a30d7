package critterbake.cli.sprite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.sprite.SpriteImage;
import critterbake.sim.math.RandomStream;
import critterbake.sim.pose.CutOut;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpriteFilesTest {
  private static CutOut cutOut(String image) {
    return new CutOut(image, Optional.empty(), 1, 0, false);
  }

  private static void assertShows(String expected, SpriteImage actual) throws Exception {
    SpriteImage picture = PartFolder.expected(expected);
    assertEquals(picture.width(), actual.width());
    assertEquals(picture.height(), actual.height());
    assertEquals(PartFolder.pixels(picture), PartFolder.pixels(actual));
  }

  @Test
  void aPlainPngIsReadAsTheJdkReadsIt() throws Exception {
    byte[] bytes = PartFolder.resource("picture.png");
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    SpriteImage read = new PartFolder().with("picture.png").read("picture.png").frames().get(0);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int expected = image.getRGB(x, y) >>> 24 == 0 ? 0 : image.getRGB(x, y);
        assertEquals(expected, read.argb()[y * read.width() + x]);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "picture-16-bit.png, picture.png",
    "picture-interlaced.png, picture.png",
    "picture-palette.png, picture.png",
    "picture-color-key.png, picture.png",
    "opaque-16-bit.png, opaque.png",
    "gray-of-gray.png, gray.png",
    "picture-bottom-up.tga, picture.png",
    "picture-bottom-up-rle.tga, picture.png",
    "picture-top-down.tga, picture.png",
    "picture-top-down-rle.tga, picture.png",
    "opaque-palette.tga, opaque.png",
    "gray.tga, gray.png",
    "picture-32-bit.bmp, picture.png",
    "opaque-24-bit.bmp, opaque.png",
    "opaque-palette.bmp, opaque.png",
    "picture.tif, picture.png",
    "picture-lzw.tif, picture.png",
    "picture-zip.tif, picture.png",
    "picture-pillow.tif, picture.png",
    "picture.psd, picture.png",
    "opaque-16-bit.psd, opaque.png",
    "picture.webp, picture.png",
    "picture-pillow.webp, picture.png",
    "picture-animated.webp, picture.png",
    "picture.gif, picture.png",
  })
  void filesOfOtherProgramsShowTheSamePicture(String file, String expected) throws Exception {
    assertShows(expected, new PartFolder().with(file).read(file).frames().get(0));
  }

  @Test
  void animatedGifsGiveTheirFramesAsTheyAreSeen() throws Exception {
    DecodedPicture cleared = new PartFolder().with("frames-cleared.gif").read("frames-cleared.gif");
    assertEquals(3, cleared.frames().size());
    assertShows("picture.png", cleared.frames().get(0));
    assertShows("flopped.png", cleared.frames().get(1));
    assertShows("flipped.png", cleared.frames().get(2));
    DecodedPicture kept = new PartFolder().with("frames.gif").read("frames.gif");
    int[] first = PartFolder.expected("picture.png").argb();
    int[] second = PartFolder.expected("flopped.png").argb();
    int[] seen = kept.frames().get(1).argb();
    for (int i = 0; i < seen.length; i++) {
      assertEquals(second[i] == 0 ? first[i] : second[i], seen[i]);
    }
  }

  @Test
  void aStripIsCutIntoFramesOfOneWidth() throws Exception {
    DecodedPicture strip = new PartFolder().with("strip.png").read("strip.png", 2);
    assertShows("picture.png", strip.frames().get(0));
    assertShows("flopped.png", strip.frames().get(1));
    assertTrue(
        new PartFolder()
            .with("strip.png")
            .refusal("strip.png", 4)
            .contains("strip.png: is 18 px wide, which is not 4 frames"));
  }

  @ParameterizedTest
  @CsvSource({
    "cmyk.psd, is CMYK; save it as RGB",
    "cmyk.tif, is CMYK; save it as RGB",
    "turned.tif, is stored turned",
    "make.sh, is no picture",
  })
  void whatCannotBeRightIsRefusedWithFileAndReason(String file, String reason) throws Exception {
    String refusal = new PartFolder().with(file).refusal(file);
    assertTrue(refusal.startsWith(file + ": " + reason), refusal);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "picture.png",
        "picture-16-bit.png",
        "picture-interlaced.png",
        "picture-palette.png",
        "picture-bottom-up.tga",
        "picture-top-down-rle.tga",
        "opaque-palette.tga",
        "picture-32-bit.bmp",
        "opaque-palette.bmp",
        "picture.tif",
        "picture-lzw.tif",
        "picture-zip.tif",
        "picture.psd",
        "opaque-16-bit.psd",
        "layers.psd",
        "picture.webp",
        "picture-animated.webp",
        "picture.gif",
        "frames.gif",
      })
  void aTruncatedFileIsRefusedOrStillRight(String file) throws Exception {
    byte[] whole = PartFolder.resource(file);
    DecodedPicture right = new PartFolder().with(file).read(file);
    int step = Math.max(1, whole.length / 30);
    PartFolder folder = new PartFolder();
    for (int length = 0; length < whole.length; length += step) {
      folder.with(file, Arrays.copyOf(whole, length));
      try {
        List<SpriteImage> frames = folder.read(file).frames();
        assertEquals(right.frames().size(), frames.size(), file + " cut to " + length);
        for (int i = 0; i < frames.size(); i++) {
          assertEquals(
              PartFolder.pixels(right.frames().get(i)),
              PartFolder.pixels(frames.get(i)),
              file + " cut to " + length);
        }
      } catch (SpriteException e) {
        assertEquals(1, e.faults().size());
        assertTrue(e.faults().get(0).startsWith(file + ": "), e.getMessage());
      }
    }
  }

  @Test
  void aDamagedChunkOfAPngIsNoticed() throws Exception {
    byte[] bytes = PartFolder.resource("picture.png");
    bytes[bytes.length - 30] ^= 0x40;
    String refusal = new PartFolder().with("x.png", bytes).refusal("x.png");
    assertTrue(refusal.startsWith("x.png: is damaged"), refusal);
  }

  @Test
  void aSmallFileOfAHugePictureIsRefusedBeforeItIsDecoded() throws Exception {
    byte[] bytes = PartFolder.resource("picture.tif");
    SpriteLimits tight = new SpriteLimits(1 << 20, 8192, 9 * 7 - 1);
    SpriteException tooMany =
        assertThrows(
            SpriteException.class,
            () -> new PartFolder().with("a.tif", bytes).read(tight, cutOut("a.tif")));
    assertEquals("a.tif: is 9x7; parts hold at most 62 pixels", tooMany.getMessage());
    byte[] bomb = PngBomb.of(60_000, 50_000);
    assertTrue(bomb.length < 200);
    assertEquals(
        "bomb.png: is 60000x50000; parts are at most 8192 px a side",
        new PartFolder().with("bomb.png", bomb).refusal("bomb.png"));
    assertEquals(
        "bomb.png: is 8000x8000; parts hold at most 16777216 pixels",
        new PartFolder().with("bomb.png", PngBomb.of(8000, 8000)).refusal("bomb.png"));
  }

  @Test
  void aFileTooLargeIsNotOpened() throws Exception {
    SpriteLimits tight = new SpriteLimits(100, 8192, 1 << 20);
    SpriteException refused =
        assertThrows(
            SpriteException.class,
            () -> new PartFolder().with("picture.png").read(tight, cutOut("picture.png")));
    assertEquals("picture.png: is 174 bytes; parts are at most 100", refused.getMessage());
  }

  @Test
  void allFaultsAreReportedAtOnce() throws Exception {
    PartFolder folder = new PartFolder().with("cmyk.psd").with("picture.png");
    SpriteException refused =
        assertThrows(
            SpriteException.class,
            () ->
                folder.read(
                    SpriteLimits.STANDARD,
                    cutOut("cmyk.psd"),
                    cutOut("picture.png"),
                    cutOut("gone.png"),
                    cutOut("picture.png#hat"),
                    cutOut("../secret.png"),
                    cutOut("/etc/secret.png")));
    assertEquals(
        List.of("cmyk.psd", "gone.png", "picture.png#hat", "../secret.png", "/etc/secret.png"),
        refused.faults().stream().map(fault -> fault.substring(0, fault.indexOf(": "))).toList());
  }

  @Test
  void anyBytesGiveAPictureOrAFault() throws IOException {
    RandomStream random = RandomStream.of(1, "damage");
    String[] files = {
      "picture.png",
      "picture.gif",
      "layers.psd",
      "picture.webp",
      "picture.tif",
      "opaque-palette.bmp",
      "picture-top-down-rle.tga"
    };
    int refused = 0;
    PartFolder folder = new PartFolder();
    for (int round = 0; round < 105; round++) {
      String file = files[round % files.length];
      byte[] bytes = PartFolder.resource(file);
      for (int hit = 0; hit < 3; hit++) {
        bytes[(int) random.between(0, bytes.length, round, hit)] = (byte) random.bits(round, hit);
      }
      try {
        folder.with(file, bytes).read(file);
      } catch (SpriteException e) {
        assertTrue(e.getMessage().startsWith(file + ": "));
        refused++;
      }
    }
    assertTrue(refused > 20, "refused " + refused);
  }
}
