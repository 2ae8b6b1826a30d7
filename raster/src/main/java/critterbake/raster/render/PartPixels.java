package critterbake.raster.render;

import critterbake.raster.LayeredFrame.PartPicture;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.cover.SpriteSource;
import critterbake.raster.crisp.Kinship;
import critterbake.raster.crisp.Owners;
import critterbake.raster.crisp.Tones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Collects what each part of a crisp frame would show by itself: the pixels it owns in the color
 * they have without lines, and those that nearer parts hide.
 */
final class PartPixels {
  private static final int HALF = 128;

  private final int width;
  private final int height;
  private final boolean[] lines;
  private final List<PartPicture> pictures = new ArrayList<>();
  private final Kinship kinship = new Kinship();
  private short[] owner = new short[0];
  private byte[] tone = new byte[0];

  PartPixels(int width, int height) {
    this.width = width;
    this.height = height;
    this.lines = new boolean[width * height];
  }

  /** Tells the color of a pixel that a part owns, or would own by itself. */
  interface Coloring {
    /** The color in a tone. */
    int owned(int mask, int tone, int x, int y);

    /** The color it would have if no other part were there. */
    int alone(int mask, int x, int y);
  }

  /** Remembers owners and tones before lines are drawn. */
  void beforeLines(Owners owners, Tones tones) {
    owner = owners.owner().clone();
    tone = tones.tone().clone();
  }

  /** Finds the lines that were drawn since. Pixels that nobody owns are left as they are. */
  void afterLines(Owners owners, Tones tones) {
    int[] pixels = owners.pixels();
    int count = owners.list();
    for (int i = 0; i < count; i++) {
      int at = pixels[i];
      lines[owners.y(at) * width + owners.x(at)] =
          owner[at] != owners.owner()[at] || tone[at] != tones.tone()[at];
    }
  }

  /** Collects the pictures of a plane's parts. */
  void collect(Masks masks, Owners owners, Coloring coloring) {
    kinship.read(masks);
    for (int i = 0; i < masks.size(); i++) {
      collect(i, masks, owners, coloring);
    }
  }

  private void collect(int index, Masks masks, Owners owners, Coloring coloring) {
    PartMask mask = masks.get(index);
    int left = Math.max(0, mask.left());
    int top = Math.max(0, mask.top());
    int right = Math.min(width, mask.left() + mask.width());
    int bottom = Math.min(height, mask.top() + mask.height());
    if (right <= left || bottom <= top) {
      return;
    }
    int[] argb = new int[(right - left) * (bottom - top)];
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        int at = owners.index(x, y);
        int pixel = (y - top) * (right - left) + x - left;
        if (owner[at] == index) {
          argb[pixel] = coloring.owned(index, tone[at], x, y);
        } else if (covers(index, masks, x, y)) {
          argb[pixel] = coloring.alone(index, x, y);
        }
      }
    }
    pictures.add(new PartPicture(mask.part().key(), left, top, right - left, bottom - top, argb));
  }

  /** Whether a part covers half of a pixel, a marking where its part does. */
  private boolean covers(int index, Masks masks, int x, int y) {
    int base = kinship.base(index);
    boolean marking = masks.get(index).part().finish().within().isPresent();
    return isCovered(masks.get(index), masks.bytes(), x, y)
        && (!marking || base != Kinship.NONE && isCovered(masks.get(base), masks.bytes(), x, y));
  }

  private static boolean isCovered(PartMask mask, byte[] bytes, int x, int y) {
    int column = x - mask.left();
    int row = y - mask.top();
    if (column < 0 || row < 0 || column >= mask.width() || row >= mask.height()) {
      return false;
    }
    int at = row * mask.width() + column;
    Optional<SpriteSource.Turned> sprite = mask.sprite();
    int cover =
        sprite.isPresent() ? sprite.get().argb()[at] >>> 24 : bytes[mask.offset() + at] & 255;
    return cover >= HALF;
  }

  List<PartPicture> pictures() {
    return pictures;
  }

  boolean[] lines() {
    return lines;
  }
}
