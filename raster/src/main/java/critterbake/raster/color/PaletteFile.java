package critterbake.raster.color;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads palette files: GIMP's {@code .gpl}, Lospec's {@code .hex}, and {@code .pal} in both its
 * forms (JASC text and Microsoft's RIFF).
 */
public final class PaletteFile {
  private static final Pattern TRIPLE =
      Pattern.compile("\\s*(\\d{1,3})\\s+(\\d{1,3})\\s+(\\d{1,3})(?:\\s.*)?");
  private static final Pattern HEX = Pattern.compile("\\s*[#;]?([0-9a-fA-F]{6})\\s*");
  private static final int RIFF_HEADER = 24;
  private static final int MOST = 256;

  private PaletteFile() {}

  /** Whether a file's name is one this class reads; others may be images. */
  public static boolean isPalette(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".gpl") || lower.endsWith(".hex") || lower.endsWith(".pal");
  }

  /**
   * The colors of a palette file, opaque.
   *
   * @param name the file's name; its ending says the format
   * @throws IllegalArgumentException saying what is wrong with it
   */
  public static List<Integer> read(String name, byte[] content) {
    String lower = name.toLowerCase(Locale.ROOT);
    boolean riff = content.length > 4 && content[0] == 'R' && content[1] == 'I';
    List<Integer> colors;
    if (lower.endsWith(".pal") && riff) {
      colors = readRiff(content);
    } else if (lower.endsWith(".hex")) {
      colors = readHex(text(content));
    } else {
      colors = readTriples(text(content), lower.endsWith(".gpl") ? "GIMP Palette" : "JASC-PAL");
    }
    if (colors.isEmpty() || colors.size() > MOST) {
      throw new IllegalArgumentException(
          "a palette has 1 to " + MOST + " colors, this one has " + colors.size());
    }
    return colors;
  }

  /**
   * The distinct colors of an image in reading order, transparent ones left out.
   *
   * @throws IllegalArgumentException when there are none or more than 256
   */
  public static List<Integer> ofImage(int[] argb) {
    List<Integer> colors = new ArrayList<>();
    Set<Integer> seen = new TreeSet<>();
    for (int color : argb) {
      if (color >>> 24 != 0 && seen.add(color | 0xff000000)) {
        colors.add(color | 0xff000000);
      }
      if (colors.size() > MOST) {
        throw new IllegalArgumentException("the image has more than " + MOST + " colors");
      }
    }
    if (colors.isEmpty()) {
      throw new IllegalArgumentException("the image has no opaque pixels");
    }
    return colors;
  }

  private static String text(byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  private static List<Integer> readHex(String text) {
    List<Integer> colors = new ArrayList<>();
    for (String line : text.lines().toList()) {
      Matcher hex = HEX.matcher(line);
      if (hex.matches()) {
        colors.add(0xff000000 | Integer.parseInt(hex.group(1), 16));
      } else if (!line.isBlank()) {
        throw new IllegalArgumentException("expected six hex digits a line, found '" + line + "'");
      }
    }
    return colors;
  }

  /**
   * Lines of three decimal numbers below a first line that names the format; others are comments.
   */
  private static List<Integer> readTriples(String text, String magic) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.get(0).strip().equals(magic)) {
      throw new IllegalArgumentException("expected the first line to be '" + magic + "'");
    }
    List<Integer> colors = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      Matcher triple = TRIPLE.matcher(line);
      if (triple.matches()) {
        colors.add(
            0xff000000 | channel(triple, 1) << 16 | channel(triple, 2) << 8 | channel(triple, 3));
      }
    }
    return colors;
  }

  private static int channel(Matcher triple, int group) {
    int value = Integer.parseInt(triple.group(group));
    if (value > 255) {
      throw new IllegalArgumentException("a color channel is 0 to 255, was " + value);
    }
    return value;
  }

  /** RIFF "PAL data": version, count, then four bytes a color. */
  private static List<Integer> readRiff(byte[] content) {
    ByteBuffer data = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    if (content.length < RIFF_HEADER || data.getInt(8) != 0x204c4150) {
      throw new IllegalArgumentException("expected a RIFF file of kind 'PAL '");
    }
    int count = data.getShort(RIFF_HEADER - 2) & 0xffff;
    if (content.length < RIFF_HEADER + 4 * count) {
      throw new IllegalArgumentException("the file ends before its " + count + " colors");
    }
    List<Integer> colors = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int at = RIFF_HEADER + 4 * i;
      colors.add(
          0xff000000
              | (content[at] & 255) << 16
              | (content[at + 1] & 255) << 8
              | content[at + 2] & 255);
    }
    return colors;
  }
}
