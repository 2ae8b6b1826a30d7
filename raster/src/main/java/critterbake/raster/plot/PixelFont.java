package critterbake.raster.plot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Letters of 5 by 8 pixels for diagrams, so that words look alike on every machine. They are read
 * from {@code font.txt}: a line of characters, then the eight rows of all of them, side by side.
 */
final class PixelFont {
  static final int WIDTH = 5;
  static final int HEIGHT = 8;

  /** From one letter to the next. */
  static final int ADVANCE = WIDTH + 1;

  private static final PixelFont USUAL = read();

  /** A byte for each row, its lowest bit the leftmost pixel. */
  private final byte[][] rows = new byte[128][HEIGHT];

  private PixelFont() {
    for (byte[] glyph : rows) {
      Arrays.fill(glyph, (byte) 0);
    }
  }

  static PixelFont usual() {
    return USUAL;
  }

  /** Whether a letter covers a pixel of its cell; unknown characters are blank. */
  boolean covers(char letter, int x, int y) {
    return letter < rows.length && (rows[letter][y] >> x & 1) == 1;
  }

  /** The text in the letters there are: small ones. */
  static String spelled(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static PixelFont read() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                PixelFont.class.getResourceAsStream("font.txt"), StandardCharsets.US_ASCII))) {
      PixelFont font = new PixelFont();
      Iterator<String> lines = reader.lines().iterator();
      while (lines.hasNext()) {
        String letters = lines.next();
        for (int y = 0; y < HEIGHT; y++) {
          font.row(letters, y, lines.next());
        }
      }
      return font;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void row(String letters, int y, String pixels) {
    for (int i = 0; i < letters.length(); i++) {
      for (int x = 0; x < WIDTH; x++) {
        int bit = pixels.charAt(i * ADVANCE + x) == '#' ? 1 : 0;
        rows[letters.charAt(i)][y] |= (byte) (bit << x);
      }
    }
  }

  /** All characters it has, for tests. */
  List<Character> letters() {
    return IntStream.range(0, rows.length)
        .filter(c -> !Arrays.equals(rows[c], new byte[HEIGHT]))
        .mapToObj(c -> (char) c)
        .toList();
  }
}
