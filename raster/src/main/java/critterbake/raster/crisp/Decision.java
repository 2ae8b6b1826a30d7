package critterbake.raster.crisp;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.cover.SpriteSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gives every pixel to one part: the front-most that covers at least half of it; or, where none
 * does but together they do, the one that covers most. Markings only divide what belongs to their
 * part. With steady edges "half" leans toward what the frame before decided, so frames come in
 * order.
 */
public final class Decision {
  private static final int HALF = 128;
  private static final int SURE = 153;
  private static final int HARDLY = 102;
  private static final int ALL = 1 << 16;

  private final boolean steady;
  private final Kinship kinship = new Kinship();
  private final List<SteadyMask> held = new ArrayList<>();
  private int[] rest = new int[0];
  private byte[] most = new byte[0];
  private short[] contributor = new short[0];

  /**
   * @param steady whether edges lean toward the frame before
   */
  public Decision(boolean steady) {
    this.steady = steady;
  }

  /** Decides a frame. */
  public void decide(Masks masks, Owners owners, int width, int height) {
    owners.open(width, height, masks);
    open(owners.length());
    kinship.read(masks);
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      SteadyMask before = steady ? heldFor(i, mask) : null;
      if (before != null) {
        before.open(mask, masks);
      }
      if (mask.sprite().isPresent()) {
        sprite(i, mask, mask.sprite().get(), owners);
      } else {
        part(i, mask, masks.bytes(), before, owners);
      }
    }
    together(owners);
    for (int i = 0; i < held.size(); i++) {
      held.get(i).close(i < masks.size());
    }
  }

  private void open(int pixels) {
    if (rest.length < pixels) {
      rest = new int[pixels];
      most = new byte[pixels];
      contributor = new short[pixels];
    }
    Arrays.fill(rest, 0, pixels, ALL);
    Arrays.fill(most, 0, pixels, (byte) 0);
  }

  /** The memory of a part, found by name and moved to the part's place in this frame. */
  private SteadyMask heldFor(int index, PartMask mask) {
    for (int i = index; i < held.size(); i++) {
      if (held.get(i).isOf(mask)) {
        held.add(index, held.remove(i));
        return held.get(index);
      }
    }
    held.add(index, new SteadyMask(mask));
    return held.get(index);
  }

  private void part(int index, PartMask mask, byte[] bytes, SteadyMask before, Owners owners) {
    int firstX = Math.max(0, mask.left());
    int endX = Math.min(owners.width(), mask.left() + mask.width());
    int endY = Math.min(owners.height(), mask.top() + mask.height());
    int base = kinship.base(index);
    boolean marking = mask.part().finish().within().isPresent();
    boolean leans = before != null && before.isSame();
    short[] owner = owners.owner();
    for (int y = Math.max(0, mask.top()); y < endY; y++) {
      int at = mask.offset() + (y - mask.top()) * mask.width() - mask.left();
      int row = owners.index(0, y);
      for (int x = firstX; x < endX; x++) {
        int cover = bytes[at + x] & 255;
        if (cover == 0) {
          continue;
        }
        int pixel = row + x;
        boolean on = isOn(cover, leans, before, x, y);
        if (marking) {
          on = base != Kinship.NONE && marks(index, base, cover, owner[pixel], pixel);
          if (on) {
            owner[pixel] = (short) index;
          }
        } else if (on) {
          owner[pixel] = (short) index;
          most[pixel] = bytes[at + x];
        } else {
          contribute(index, cover, pixel);
        }
        if (on && before != null) {
          before.on(x, y);
        }
      }
    }
  }

  private static boolean isOn(int cover, boolean leans, SteadyMask before, int x, int y) {
    if (cover >= SURE) {
      return true;
    }
    if (cover < HARDLY) {
      return false;
    }
    return leans ? before.was(x, y) : cover >= HALF;
  }

  /**
   * A marking takes the pixels of its part (or of other markings on it) of which it covers half.
   */
  private boolean marks(int index, int base, int cover, short owner, int pixel) {
    if (owner == Owners.NOBODY) {
      return false;
    }
    boolean ofBase = owner == base || owner < index && kinship.base(owner) == base;
    return ofBase && 2 * cover >= (most[pixel] & 255);
  }

  private void contribute(int index, int cover, int pixel) {
    rest[pixel] = rest[pixel] * (255 - cover) / 255;
    if (cover >= (most[pixel] & 255)) {
      most[pixel] = (byte) cover;
      contributor[pixel] = (short) index;
    }
  }

  /** Pixels that no part covers half of, but all together do. */
  private void together(Owners owners) {
    short[] owner = owners.owner();
    for (int y = owners.top(); y < owners.bottom(); y++) {
      int pixel = owners.index(owners.left(), y);
      for (int x = owners.left(); x < owners.right(); x++, pixel++) {
        if (rest[pixel] != ALL && owner[pixel] == Owners.NOBODY) {
          owner[pixel] = together(pixel, x, y);
        }
      }
    }
  }

  private short together(int pixel, int x, int y) {
    short index = contributor[pixel];
    int cover = 255 - (rest[pixel] * 255 >> 16);
    SteadyMask before = steady ? held.get(index) : null;
    if (!isOn(cover, before != null && before.isSame(), before, x, y)) {
      return Owners.NOBODY;
    }
    if (before != null) {
      before.on(x, y);
    }
    return index;
  }

  private static void sprite(int index, PartMask mask, SpriteSource.Turned sprite, Owners owners) {
    int endX = Math.min(owners.width(), mask.left() + mask.width());
    int endY = Math.min(owners.height(), mask.top() + mask.height());
    for (int y = Math.max(0, mask.top()); y < endY; y++) {
      for (int x = Math.max(0, mask.left()); x < endX; x++) {
        int color = sprite.argb()[(y - mask.top()) * mask.width() + x - mask.left()];
        if (color >>> 24 >= HALF) {
          owners.owner()[owners.index(x, y)] = (short) index;
        }
      }
    }
  }
}
