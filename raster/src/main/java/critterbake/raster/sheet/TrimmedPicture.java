package critterbake.raster.sheet;

import critterbake.raster.encode.Area;
import java.util.Arrays;
import java.util.List;

/** A trimmed picture in every variant, equal to others by its pixels. */
final class TrimmedPicture {
  private final List<SheetPicture> variants;
  private final Area area;
  private final int hash;

  /**
   * @param variants pictures of one size
   * @param area of all of them that is kept
   */
  TrimmedPicture(List<SheetPicture> variants, Area area) {
    this.variants = List.copyOf(variants);
    this.area = area;
    int pixels = width() * 31 + height();
    for (int variant = 0; variant < variants.size(); variant++) {
      pixels = pixels * 31 + Arrays.hashCode(argb(variant));
    }
    hash = pixels;
  }

  int width() {
    return area.width();
  }

  int height() {
    return area.height();
  }

  /** The pixels of a variant, straight ARGB. */
  int[] argb(int variant) {
    return variants.get(variant).argb(area);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof TrimmedPicture that)
        || hash != that.hash
        || width() != that.width()
        || height() != that.height()
        || variants.size() != that.variants.size()) {
      return false;
    }
    for (int variant = 0; variant < variants.size(); variant++) {
      if (!Arrays.equals(argb(variant), that.argb(variant))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
