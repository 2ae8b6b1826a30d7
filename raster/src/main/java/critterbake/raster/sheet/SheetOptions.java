package critterbake.raster.sheet;

/**
 * How a sheet is made.
 *
 * @param pack how frames are laid out
 * @param maxSize largest page side in pixels; what does not fit goes on further pages
 * @param pot whether page sides are powers of two
 * @param square whether pages are square
 * @param trim whether transparent margins are cut off; only {@code MAXRECTS} does, the other
 *     layouts are made to be cut by equal cells
 * @param padding pixels between regions
 * @param border pixels along the page's edges
 * @param extrude how many times a region's edge pixels are repeated around it
 * @param rotate whether regions may stand turned by 90 degrees; only {@code MAXRECTS} does
 * @param dedupe whether equal frames share a region; only {@code MAXRECTS} does
 */
public record SheetOptions(
    Pack pack,
    int maxSize,
    boolean pot,
    boolean square,
    boolean trim,
    int padding,
    int border,
    int extrude,
    boolean rotate,
    boolean dedupe) {

  /** Layouts of frames on a page. */
  public enum Pack {
    /** As tight as it gets. */
    MAXRECTS,
    /** Equal cells in a near-square block. */
    GRID,
    /** Equal cells, one row per clip. */
    ROWS,
    /** Equal cells in one row. */
    STRIP
  }

  public static final SheetOptions DEFAULT =
      new SheetOptions(Pack.MAXRECTS, 4096, false, false, true, 2, 0, 0, false, true);

  public SheetOptions {
    require("max_size", maxSize, 1, 16_384);
    require("padding", padding, 0, 256);
    require("border", border, 0, 256);
    require("extrude", extrude, 0, 64);
  }

  private static void require(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          name + " must be " + min + " to " + max + ", was " + value);
    }
  }

  /** Whether frames lie in equal cells, whole and in order. */
  public boolean cellular() {
    return pack != Pack.MAXRECTS;
  }

  public SheetOptions withPack(Pack pack) {
    return new SheetOptions(
        pack, maxSize, pot, square, trim, padding, border, extrude, rotate, dedupe);
  }

  public SheetOptions withMaxSize(int maxSize) {
    return new SheetOptions(
        pack, maxSize, pot, square, trim, padding, border, extrude, rotate, dedupe);
  }

  public SheetOptions withPages(boolean pot, boolean square) {
    return new SheetOptions(
        pack, maxSize, pot, square, trim, padding, border, extrude, rotate, dedupe);
  }

  public SheetOptions withTrim(boolean trim) {
    return new SheetOptions(
        pack, maxSize, pot, square, trim, padding, border, extrude, rotate, dedupe);
  }

  public SheetOptions withSpacing(int padding, int border, int extrude) {
    return new SheetOptions(
        pack, maxSize, pot, square, trim, padding, border, extrude, rotate, dedupe);
  }

  public SheetOptions withRotate(boolean rotate) {
    return new SheetOptions(
        pack, maxSize, pot, square, trim, padding, border, extrude, rotate, dedupe);
  }

  public SheetOptions withDedupe(boolean dedupe) {
    return new SheetOptions(
        pack, maxSize, pot, square, trim, padding, border, extrude, rotate, dedupe);
  }
}
