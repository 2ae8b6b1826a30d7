package critterbake.cli.check;

import critterbake.raster.encode.png.PngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/** Pictures of one size in rows on one PNG, equal ones once, as text that a page can hold. */
final class ContactSheet {
  private final int number;
  private final int width;
  private final int height;
  private final List<int[]> pictures = new ArrayList<>();

  /**
   * @param number by which others refer to it
   */
  ContactSheet(int number, int width, int height) {
    this.number = number;
    this.width = width;
    this.height = height;
  }

  int number() {
    return number;
  }

  /** The place of a picture, counted in rows from the top left. */
  int add(int[] argb) {
    for (int i = 0; i < pictures.size(); i++) {
      if (Arrays.equals(pictures.get(i), argb)) {
        return i;
      }
    }
    pictures.add(argb);
    return pictures.size() - 1;
  }

  /** Pictures in a row: about as many pixels wide as high, since browsers refuse long strips. */
  int columns() {
    double square = Math.sqrt((double) pictures.size() * height / width);
    return Math.max(1, Math.min(pictures.size(), (int) Math.round(square)));
  }

  /** A data address of the whole sheet. */
  String address() throws IOException {
    int columns = columns();
    int rows = (pictures.size() + columns - 1) / columns;
    int[] canvas = new int[columns * width * rows * height];
    for (int i = 0; i < pictures.size(); i++) {
      int left = i % columns * width;
      int top = i / columns * height;
      for (int y = 0; y < height; y++) {
        System.arraycopy(
            pictures.get(i), y * width, canvas, (top + y) * columns * width + left, width);
      }
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    PngEncoder.encode(columns * width, rows * height, canvas, png);
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png.toByteArray());
  }
}
