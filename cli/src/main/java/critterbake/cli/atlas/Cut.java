package critterbake.cli.atlas;

import critterbake.raster.sheet.Sheet.Region;
import java.util.List;

/**
 * How an engine cuts a frame out of a page, by the words of one data file.
 *
 * @param page file name of the page
 * @param x left edge on the page
 * @param y top edge on the page
 * @param width of the upright picture
 * @param height of the upright picture
 * @param offsetX where its left edge lies in the whole frame
 * @param offsetY where its top edge lies in the whole frame
 * @param sourceWidth width of the whole frame
 * @param sourceHeight height of the whole frame
 * @param rotated whether it stands on the page turned clockwise by 90 degrees
 */
public record Cut(
    String page,
    int x,
    int y,
    int width,
    int height,
    int offsetX,
    int offsetY,
    int sourceWidth,
    int sourceHeight,
    boolean rotated) {
  /**
   * The same as a sheet keeps it.
   *
   * @param pageIndex of the page in that sheet
   */
  public Region region(int pageIndex) {
    return new Region(
        pageIndex, x, y, width, height, offsetX, offsetY, sourceWidth, sourceHeight, rotated);
  }

  /** What a record compares is linked at run time, which a short bake notices; a list's is not. */
  private List<Object> fields() {
    return List.of(page, x, y, width, height, offsetX, offsetY, sourceWidth, sourceHeight, rotated);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cut cut && fields().equals(cut.fields());
  }

  @Override
  public int hashCode() {
    return fields().hashCode();
  }
}
