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

  /** Pixels that some part covers less than half of. */
  private final PixelSet partly = new PixelSet();

  /** By pixel: what is left of it by the parts that do not get it, {@link #ALL} for all of it. */
  private int[] rest = new int[0];

  /** By pixel: how much of it its part covers, or else the part that covers most. */
  private byte[] most = new byte[0];

  private short[] contributor = new short[0];
  private int[] listed = new int[0];
  private Owners owners;

  /**
   * @param steady whether edges lean toward the frame before
   */
  public Decision(boolean steady) {
    this.steady = steady;
  }

  /** Decides a frame. */
  public void decide(Masks masks, Owners frameOwners, int width, int height) {
    owners = frameOwners;
    owners.open(width, height);
    open(owners.length());
    kinship.read(masks);
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      SteadyMask before = steady ? heldFor(i, mask) : null;
      if (before != null) {
        before.open(mask, masks);
      }
      if (mask.sprite().isPresent()) {
        sprite(i, mask, mask.sprite().get());
      } else if (mask.part().finish().within().isPresent()) {
        marking(i, mask, masks.bytes(), before);
      } else {
        part(i, mask, masks.bytes(), before);
      }
    }
    int count = partly.list(listed);
    together(count);
    forget(count);
    for (int i = 0; i < held.size(); i++) {
      held.get(i).close(i < masks.size());
    }
  }

  private void open(int pixels) {
    if (rest.length != pixels) {
      rest = new int[pixels];
      most = new byte[pixels];
      contributor = new short[pixels];
      listed = new int[pixels];
      Arrays.fill(rest, ALL);
    }
    partly.open(pixels);
  }

  /** Leaves what is noted by pixel as a frame begins with it: only pixels in use were changed. */
  private void forget(int partlyCovered) {
    for (int i = 0; i < partlyCovered; i++) {
      rest[listed[i]] = ALL;
      most[listed[i]] = 0;
    }
    int owned = owners.list();
    for (int i = 0; i < owned; i++) {
      most[owners.pixels()[i]] = 0;
    }
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

  private void part(int index, PartMask mask, byte[] bytes, SteadyMask before) {
    int firstX = Math.max(0, mask.left());
    int endX = Math.min(owners.width(), mask.left() + mask.width());
    int endY = Math.min(owners.height(), mask.top() + mask.height());
    boolean leans = before != null && before.isSame();
    for (int y = Math.max(0, mask.top()); y < endY; y++) {
      int cell = (y - mask.top()) * mask.width() - mask.left();
      int at = mask.offset() + cell;
      int row = owners.index(0, y);
      for (int x = firstX; x < endX; x++) {
        int cover = bytes[at + x] & 255;
        if (cover == 0) {
          continue;
        }
        if (!isOn(cover, leans, before, x, y)) {
          contribute(index, cover, row + x);
          continue;
        }
        owners.give(row + x, (short) index);
        most[row + x] = (byte) cover;
        if (before != null) {
          before.on(cell + x);
        }
      }
    }
  }

  /**
   * A marking takes the pixels of its part (or of other markings on it) of which it covers half.
   */
  private void marking(int index, PartMask mask, byte[] bytes, SteadyMask before) {
    int base = kinship.base(index);
    if (base == Kinship.NONE) {
      return;
    }
    int firstX = Math.max(0, mask.left());
    int endX = Math.min(owners.width(), mask.left() + mask.width());
    int endY = Math.min(owners.height(), mask.top() + mask.height());
    short[] owner = owners.owner();
    for (int y = Math.max(0, mask.top()); y < endY; y++) {
      int cell = (y - mask.top()) * mask.width() - mask.left();
      int at = mask.offset() + cell;
      int row = owners.index(0, y);
      for (int x = firstX; x < endX; x++) {
        int cover = bytes[at + x] & 255;
        if (cover > 0 && marks(index, base, cover, row + x)) {
          owner[row + x] = (short) index;
          if (before != null) {
            before.on(cell + x);
          }
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

  private boolean marks(int index, int base, int cover, int pixel) {
    short owner = owners.owner()[pixel];
    if (owner == Owners.NOBODY) {
      return false;
    }
    boolean ofBase = owner == base || owner < index && kinship.base(owner) == base;
    return ofBase && 2 * cover >= (most[pixel] & 255);
  }

  private void contribute(int index, int cover, int pixel) {
    partly.add(pixel);
    rest[pixel] = rest[pixel] * (255 - cover) / 255;
    if (cover >= (most[pixel] & 255)) {
      most[pixel] = (byte) cover;
      contributor[pixel] = (short) index;
    }
  }

  /** Pixels that no part covers half of, but all together do. */
  private void together(int partlyCovered) {
    for (int i = 0; i < partlyCovered; i++) {
      int pixel = listed[i];
      if (owners.owner()[pixel] == Owners.NOBODY && isTogether(pixel)) {
        owners.give(pixel, contributor[pixel]);
      }
    }
  }

  private boolean isTogether(int pixel) {
    int x = owners.x(pixel);
    int y = owners.y(pixel);
    int cover = 255 - (rest[pixel] * 255 >> 16);
    SteadyMask before = steady ? held.get(contributor[pixel]) : null;
    boolean on = isOn(cover, before != null && before.isSame(), before, x, y);
    if (on && before != null) {
      before.on(x, y);
    }
    return on;
  }

  private void sprite(int index, PartMask mask, SpriteSource.Turned sprite) {
    int endX = Math.min(owners.width(), mask.left() + mask.width());
    int endY = Math.min(owners.height(), mask.top() + mask.height());
    for (int y = Math.max(0, mask.top()); y < endY; y++) {
      for (int x = Math.max(0, mask.left()); x < endX; x++) {
        int color = sprite.argb()[(y - mask.top()) * mask.width() + x - mask.left()];
        if (color >>> 24 >= HALF) {
          owners.give(owners.index(x, y), (short) index);
        }
      }
    }
  }
}
