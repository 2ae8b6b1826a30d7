package critterbake.raster.encode.png;

/** The five filters of PNG rows (PNG specification, clause 9). */
final class PngFilter {
  private static final int FILTERS = 5;

  private PngFilter() {}

  /** All rows with filter 0. */
  static byte[] none(byte[] rows, int rowBytes) {
    int height = rows.length / rowBytes;
    byte[] filtered = new byte[rows.length + height];
    for (int y = 0; y < height; y++) {
      System.arraycopy(rows, y * rowBytes, filtered, y * (rowBytes + 1) + 1, rowBytes);
    }
    return filtered;
  }

  /** Each row with the filter that gives the smallest sum of absolute differences. */
  static byte[] adaptive(byte[] rows, int rowBytes, int bytesPerPixel) {
    int height = rows.length / rowBytes;
    byte[] filtered = new byte[rows.length + height];
    byte[] trial = new byte[rowBytes];
    for (int y = 0; y < height; y++) {
      long least = Long.MAX_VALUE;
      for (int filter = 0; filter < FILTERS; filter++) {
        long sum = apply(filter, rows, y * rowBytes, rowBytes, bytesPerPixel, trial);
        if (sum < least) {
          least = sum;
          int at = y * (rowBytes + 1);
          filtered[at] = (byte) filter;
          System.arraycopy(trial, 0, filtered, at + 1, rowBytes);
        }
      }
    }
    return filtered;
  }

  private static long apply(
      int filter, byte[] rows, int from, int rowBytes, int bytesPerPixel, byte[] out) {
    long sum = 0;
    for (int i = 0; i < rowBytes; i++) {
      int left = i < bytesPerPixel ? 0 : rows[from + i - bytesPerPixel] & 255;
      int above = from == 0 ? 0 : rows[from + i - rowBytes] & 255;
      int corner =
          from == 0 || i < bytesPerPixel ? 0 : rows[from + i - rowBytes - bytesPerPixel] & 255;
      out[i] = (byte) (rows[from + i] - predict(filter, left, above, corner));
      sum += Math.abs(out[i]);
    }
    return sum;
  }

  /** What a filter expects a byte to be. */
  static int predict(int filter, int left, int above, int corner) {
    return switch (filter) {
      case 0 -> 0;
      case 1 -> left;
      case 2 -> above;
      case 3 -> (left + above) / 2;
      default -> paeth(left, above, corner);
    };
  }

  private static int paeth(int left, int above, int corner) {
    int estimate = left + above - corner;
    int toLeft = Math.abs(estimate - left);
    int toAbove = Math.abs(estimate - above);
    int toCorner = Math.abs(estimate - corner);
    if (toLeft <= toAbove && toLeft <= toCorner) {
      return left;
    }
    return toAbove <= toCorner ? above : corner;
  }
}
