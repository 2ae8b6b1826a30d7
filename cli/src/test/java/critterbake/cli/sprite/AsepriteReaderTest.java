package critterbake.cli.sprite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.sprite.SpriteImage;
import critterbake.sim.math.RandomStream;
import critterbake.sim.pose.PicturePoint;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AsepriteReaderTest {
  private static final int RED = 0xffd02030;
  private static final int BLUE = 0xff2040c0;
  private static final int GREEN = 0xff20a040;
  private static final int SHOWN = 1;
  private static final int HIDDEN = 0;

  private static List<Integer> pixels(byte[] file, String selection, int frame) throws Exception {
    return PartFolder.pixels(frames(file, selection).get(frame));
  }

  private static List<SpriteImage> frames(byte[] file, String selection) throws Exception {
    return new PartFolder().with("a.aseprite", file).read("a.aseprite" + selection).frames();
  }

  private static String refusal(byte[] file, String selection) throws Exception {
    return new PartFolder().with("a.aseprite", file).refusal("a.aseprite" + selection);
  }

  /** A canvas of 3x2: a red layer, a group of a blue one and a hidden green one. */
  private static AsepriteWriter grouped() {
    return new AsepriteWriter(3, 2, 32)
        .frame()
        .layer("back", SHOWN, 0, 0, 255)
        .group("limbs", SHOWN, 0, 255)
        .layer("arm", SHOWN, 1, 0, 255)
        .layer("tail", HIDDEN, 1, 0, 255)
        .unknownChunk()
        .packedCel(0, 0, 0, 255, 0, 2, 2, RED, RED, 0x00ffffff, RED)
        .packedCel(2, 1, 0, 255, 0, 1, 1, BLUE)
        .packedCel(3, 2, 1, 255, 0, 2, 2, GREEN, GREEN, GREEN, GREEN);
  }

  @Test
  void visibleLayersLieOverEachOtherAtTheirPlaces() throws Exception {
    byte[] file = grouped().file(0);
    assertEquals(List.of(RED, BLUE, 0, 0, RED, 0), pixels(file, "", 0));
  }

  @Test
  void aLayerOrGroupAloneKeepsItsPlaceOnTheCanvas() throws Exception {
    byte[] file = grouped().file(0);
    assertEquals(List.of(RED, RED, 0, 0, RED, 0), pixels(file, "#back", 0));
    assertEquals(List.of(0, BLUE, 0, 0, 0, 0), pixels(file, "#limbs", 0));
    assertEquals(List.of(0, 0, 0, 0, 0, GREEN), pixels(file, "#tail", 0));
    assertEquals(List.of(0, BLUE, 0, 0, 0, 0), pixels(file, "#limbs/arm", 0));
    assertTrue(refusal(file, "#leg").contains("it has back, limbs, limbs/arm, limbs/tail"));
  }

  @Test
  void hidingAGroupHidesWhatIsInIt() throws Exception {
    byte[] file =
        new AsepriteWriter(1, 1, 32)
            .frame()
            .group("off", HIDDEN, 0, 255)
            .layer("arm", SHOWN, 1, 0, 255)
            .packedCel(1, 0, 0, 255, 0, 1, 1, RED)
            .file(0);
    assertEquals(List.of(0), pixels(file, "", 0));
    assertEquals(List.of(RED), pixels(file, "#arm", 0));
  }

  @Test
  void framesShowTheirOwnCelsAndLinkedOnes() throws Exception {
    byte[] file =
        new AsepriteWriter(2, 1, 32)
            .frame()
            .layer("a", SHOWN, 0, 0, 255)
            .layer("b", SHOWN, 0, 0, 255)
            .rawCel(0, 0, 0, 1, 1, RED)
            .rawCel(1, 1, 0, 1, 1, BLUE)
            .frame()
            .linkedCel(0, 0)
            .frame()
            .linkedCel(0, 1)
            .rawCel(1, 0, 0, 1, 1, GREEN)
            .file(0);
    assertEquals(3, frames(file, "").size());
    assertEquals(List.of(RED, BLUE), pixels(file, "", 0));
    assertEquals(List.of(RED, 0), pixels(file, "", 1));
    assertEquals(List.of(GREEN, 0), pixels(file, "", 2));
  }

  @Test
  void indexedColorsComeFromThePaletteAndOneIsTransparent() throws Exception {
    AsepriteWriter writer =
        new AsepriteWriter(2, 2, 8)
            .frame()
            .oldPalette(0x111111, 0x222222, 0x333333)
            .palette(RED, GREEN, 0x80ffffff)
            .layer("a", SHOWN, 0, 0, 255)
            .packedCel(0, 0, 0, 255, 0, 2, 2, 0, 1, 2, 1);
    assertEquals(List.of(RED, 0, 0x80ffffff, 0), pixels(writer.file(1), "", 0));
    byte[] old =
        new AsepriteWriter(1, 1, 8)
            .frame()
            .oldPalette(0x111111, 0x222222)
            .layer("a", SHOWN, 0, 0, 255)
            .rawCel(0, 0, 0, 1, 1, 1)
            .file(0);
    assertEquals(List.of(0xff222222), pixels(old, "", 0));
  }

  @Test
  void onABackgroundLayerEveryIndexIsAColor() throws Exception {
    byte[] file =
        new AsepriteWriter(2, 1, 8)
            .frame()
            .palette(RED, GREEN)
            .layer("Background", SHOWN | 8, 0, 0, 255)
            .packedCel(0, 0, 0, 255, 0, 2, 1, 0, 1)
            .file(0);
    assertEquals(List.of(RED, GREEN), pixels(file, "", 0));
  }

  @Test
  void grayHasItsOwnAlpha() throws Exception {
    byte[] file =
        new AsepriteWriter(3, 1, 16)
            .frame()
            .layer("a", SHOWN, 0, 0, 255)
            .packedCel(0, 0, 0, 255, 0, 3, 1, 0xff40, 0x80ff, 0x0012)
            .file(0);
    assertEquals(List.of(0xff404040, 0x80ffffff, 0), pixels(file, "", 0));
  }

  @Test
  void opacitiesOfLayerCelAndGroupMultiply() throws Exception {
    byte[] file =
        new AsepriteWriter(1, 1, 32)
            .frame()
            .group("g", SHOWN, 0, 128)
            .layer("a", SHOWN, 1, 0, 128)
            .packedCel(1, 0, 0, 128, 0, 1, 1, RED)
            .file(0);
    int alpha = pixels(file, "", 0).get(0) >>> 24;
    assertEquals(255 * Math.pow(128 / 255.0, 3), alpha, 1);
    assertEquals(RED & 0xffffff, pixels(file, "", 0).get(0) & 0xffffff);
  }

  @Test
  void celsMayBeDrawnAboveTheirLayers() throws Exception {
    byte[] file =
        new AsepriteWriter(1, 1, 32)
            .frame()
            .layer("low", SHOWN, 0, 0, 255)
            .layer("high", SHOWN, 0, 0, 255)
            .packedCel(0, 0, 0, 255, 1, 1, 1, RED)
            .packedCel(1, 0, 0, 255, 0, 1, 1, BLUE)
            .file(0);
    assertEquals(List.of(RED), pixels(file, "", 0));
  }

  @Test
  void aSliceIsAPieceOfThePictureAndBringsItsPivot() throws Exception {
    byte[] file = grouped().slice("hand", 1, 0, 3, 2, 2, 1).file(0);
    DecodedPicture slice = new PartFolder().with("a.aseprite", file).read("a.aseprite#hand");
    assertEquals(List.of(BLUE, 0, 0, RED, 0, 0), PartFolder.pixels(slice.frames().get(0)));
    assertEquals(Optional.of(new PicturePoint(2, 1)), slice.pivot());
  }

  @Test
  void whatCannotBeShownRightIsRefused() throws Exception {
    byte[] tilemap = new AsepriteWriter(1, 1, 32).frame().tilemap("ground").file(0);
    assertEquals(
        "a.aseprite: layer 'ground' is a tilemap; convert it to a normal layer",
        refusal(tilemap, ""));
    byte[] multiplied =
        new AsepriteWriter(1, 1, 32)
            .frame()
            .layer("shade", SHOWN, 0, 1, 255)
            .packedCel(0, 0, 0, 255, 0, 1, 1, RED)
            .file(0);
    assertTrue(refusal(multiplied, "").contains("layer 'shade' is not blended normally"));
    byte[] loose =
        new AsepriteWriter(1, 1, 32).frame().layer("a", SHOWN, 0, 0, 255).linkedCel(0, 7).file(0);
    assertTrue(refusal(loose, "").contains("frame 0 shows frame 7"));
    byte[] huge = grouped().file(0);
    huge[8] = 0;
    huge[9] = 0x7f;
    assertTrue(refusal(huge, "").contains("parts are at most 8192 px a side"));
  }

  @Test
  void truncatedAndDamagedFilesAreRefusedOrRead() throws Exception {
    byte[] whole = grouped().slice("hand", 1, 0, 2, 2, 0, 0).file(0);
    PartFolder folder = new PartFolder();
    for (int length = 0; length < whole.length; length += 3) {
      String refusal =
          folder.with("a.aseprite", Arrays.copyOf(whole, length)).refusal("a.aseprite");
      assertTrue(refusal.startsWith("a.aseprite: "), refusal);
    }
    RandomStream random = RandomStream.of(2, "damage");
    for (int round = 0; round < 200; round++) {
      byte[] damaged = whole.clone();
      damaged[(int) random.between(6, whole.length, round, 0)] = (byte) random.bits(round, 1);
      try {
        folder.with("a.aseprite", damaged).read("a.aseprite");
      } catch (SpriteException e) {
        assertTrue(e.getMessage().startsWith("a.aseprite: "));
      }
    }
  }
}
