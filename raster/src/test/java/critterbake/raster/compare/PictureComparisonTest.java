package critterbake.raster.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureComparisonTest {
  private static final int CLEAR = 0x00000000;

  @Test
  void equalPicturesDifferNowhere() {
    int[] picture = filled(12, 0xff336699);
    for (CompareMode mode : CompareMode.values()) {
      PictureDifference found = compare(mode, 0.1, picture, picture.clone(), 4, 3);
      assertEquals(0, found.different());
      assertEquals(0, found.maxDelta());
    }
  }

  @Test
  void exactCountsEveryPixelThatIsNotTheSame() {
    int[] first = filled(6, 0xff000000);
    int[] second = first.clone();
    second[1] = 0xff000001;
    second[5] = 0xffff0000;
    PictureDifference found = compare(CompareMode.EXACT, 0, first, second, 3, 2);
    assertEquals(2, found.different());
    assertEquals(255, found.maxDelta());
    assertEquals(2 / 6.0, found.ratio());
  }

  @Test
  void theHiddenColorOfTransparentPixelsIsNoDifference() {
    int[] first = filled(4, 0x00ff0000);
    PictureDifference found = compare(CompareMode.EXACT, 0, first, filled(4, CLEAR), 2, 2);
    assertEquals(0, found.different());
    assertEquals(0, found.maxDelta());
  }

  @Test
  void aChangeOfAlphaAloneIsCountedAsSuch() {
    int[] second = {0xff808080, 0x80808080};
    PictureDifference found = compare(CompareMode.EXACT, 0, filled(2, 0xff808080), second, 2, 1);
    assertEquals(1, found.different());
    assertEquals(1, found.alphaOnly());
    assertEquals(127, found.maxDelta());
  }

  @Test
  void marksTellWhetherThePictureGotDarker() {
    int[] second = {0xffffffff, 0xff000000};
    byte[] marks = compare(CompareMode.EXACT, 0, filled(2, 0xff808080), second, 2, 1).marks();
    assertEquals(PictureDifference.BRIGHTER, marks[0]);
    assertEquals(PictureDifference.DARKER, marks[1]);
  }

  /** Pairs published in pixelmatch's discussion of its change of metric. */
  @ParameterizedTest
  @CsvSource({
    "292-9d, ff29389d, ff293800, 1",
    "272c5e, ff272c5e, ff272c0e, 1",
    "cyans, ff00fefc, ff5efefc, 0",
    "near black, ff000000, ff0d0d0d, 0",
    "dark grey, ff000000, ff171717, 1"
  })
  void oklabJudgesThePublishedPairs(String name, String first, String second, int different) {
    int[] one = {Integer.parseUnsignedInt(first, 16)};
    int[] two = {Integer.parseUnsignedInt(second, 16)};
    assertEquals(different, compare(CompareMode.OKLAB, 0.1, one, two, 1, 1).different(), name);
  }

  @Test
  void aSoftEdgeThatMovedABitIsExcusedUnlessCounted() {
    int[] first = edge(0x40);
    int[] second = edge(0xc0);
    for (CompareMode mode : new CompareMode[] {CompareMode.YIQ, CompareMode.OKLAB}) {
      PictureDifference excused = compare(mode, 0.1, first, second, 8, 8);
      assertEquals(0, excused.different(), mode.name());
      assertEquals(8, excused.antialiased(), mode.name());
      PictureDifference counted =
          new PictureComparison(mode, 0.1, true).compare(first, second, 8, 8);
      assertEquals(8, counted.different(), mode.name());
    }
  }

  @Test
  void refusesPicturesOfAnotherSize() {
    PictureComparison exact = new PictureComparison(CompareMode.EXACT, 0, false);
    assertThrows(IllegalArgumentException.class, () -> exact.compare(new int[4], new int[5], 2, 2));
    assertThrows(
        IllegalArgumentException.class, () -> new PictureComparison(CompareMode.YIQ, 2, false));
  }

  /** Black left, white right, one column between them of the given grey. */
  private static int[] edge(int grey) {
    int[] picture = new int[64];
    for (int i = 0; i < 64; i++) {
      int tone = i % 8 < 4 ? 0 : i % 8 == 4 ? grey : 255;
      picture[i] = 0xff000000 | tone * 0x010101;
    }
    return picture;
  }

  private static int[] filled(int pixels, int color) {
    int[] picture = new int[pixels];
    Arrays.fill(picture, color);
    return picture;
  }

  private static PictureDifference compare(
      CompareMode mode, double threshold, int[] first, int[] second, int width, int height) {
    return new PictureComparison(mode, threshold, false).compare(first, second, width, height);
  }
}
