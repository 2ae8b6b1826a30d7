package critterbake.raster.color;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PaletteFileTest {
  private static final List<Integer> THREE = List.of(0xff1b1b2f, 0xffc8793a, 0xfff2c078);

  @Test
  void gimpPalettesHaveNamesAndComments() {
    String text =
        "GIMP Palette\nName: dusk\nColumns: 3\n# warm\n 27  27  47\tink\n200 121 58 fur\n242 192 120\n";
    assertEquals(THREE, read("dusk.gpl", text));
  }

  @Test
  void hexFilesHaveAColorALine() {
    assertEquals(THREE, read("dusk.hex", "\ufeff1b1b2f\r\nC8793A\r\n#f2c078\r\n\r\n"));
  }

  @Test
  void jascPalettesCountTheirColors() {
    assertEquals(THREE, read("dusk.pal", "JASC-PAL\n0100\n3\n27 27 47\n200 121 58\n242 192 120\n"));
  }

  @Test
  void riffPalettesAreBinary() {
    byte[] riff = new byte[24 + 12];
    System.arraycopy("RIFF    PAL data".getBytes(StandardCharsets.US_ASCII), 0, riff, 0, 16);
    riff[22] = 3;
    for (int i = 0; i < 3; i++) {
      for (int channel = 0; channel < 3; channel++) {
        riff[24 + 4 * i + channel] = (byte) (THREE.get(i) >> 16 - 8 * channel);
      }
    }
    assertEquals(THREE, PaletteFile.read("dusk.pal", riff));
  }

  @Test
  void imagesGiveTheirColorsInReadingOrder() {
    assertEquals(
        THREE, PaletteFile.ofImage(new int[] {0, 0xff1b1b2f, 0xffc8793a, 0xff1b1b2f, 0x80f2c078}));
  }

  @Property(tries = 300)
  void anyBytesAreColorsOrAFaultWithAMessage(@ForAll byte[] content) {
    for (String name : List.of("a.gpl", "a.hex", "a.pal")) {
      try {
        PaletteFile.read(name, content);
      } catch (IllegalArgumentException fault) {
        assertEquals(false, fault.getMessage().isBlank());
      }
    }
  }

  @Test
  void aHeaderOfAnotherFormatIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> read("dusk.gpl", "JASC-PAL\n1 2 3\n"));
  }

  private static List<Integer> read(String name, String text) {
    return PaletteFile.read(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
