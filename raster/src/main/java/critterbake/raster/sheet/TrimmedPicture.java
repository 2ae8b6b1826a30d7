package critterbake.raster.sheet;

import java.util.Arrays;
import java.util.List;

/**
 * A trimmed picture in every variant, equal to others by its pixels.
 *
 * @param variants straight ARGB per variant
 */
record TrimmedPicture(int width, int height, List<int[]> variants) {
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof TrimmedPicture that)
        || width != that.width
        || height != that.height
        || variants.size() != that.variants.size()) {
      return false;
    }
    for (int i = 0; i < variants.size(); i++) {
      if (!Arrays.equals(variants.get(i), that.variants.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = width * 31 + height;
    for (int[] argb : variants) {
      hash = hash * 31 + Arrays.hashCode(argb);
    }
    return hash;
  }
}
