package critterbake.raster.cover;

import critterbake.raster.view.FrameBounds;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import java.util.Arrays;

/**
 * The masks of one frame, back to front, with the store their bytes lie in. Made once and used for
 * frame after frame.
 */
public final class Masks {
  private PartMask[] masks = new PartMask[0];
  private int count;
  private byte[] bytes = new byte[1 << 12];
  private int used;
  private double[] capsules = new double[1 << 9];
  private int capsuleCount;

  /** Forgets the last frame. */
  public void clear() {
    count = 0;
    used = 0;
    capsuleCount = 0;
  }

  public int size() {
    return count;
  }

  /** The i-th mask from the back. */
  public PartMask get(int i) {
    return masks[i];
  }

  /** Whether all masks were drawn pixel by pixel, so that there is nothing to clean or to line. */
  public boolean onlyMelted() {
    for (int i = 0; i < count; i++) {
      if (!masks[i].isMelted()) {
        return false;
      }
    }
    return true;
  }

  /** Coverage of all masks, 0 to 255 unsigned. */
  public byte[] bytes() {
    return bytes;
  }

  /** The capsules that masks are lit by, six numbers each. */
  public double[] capsules() {
    return capsules;
  }

  /**
   * Adds a mask of zeros.
   *
   * @param material the material it is drawn in
   * @param bounds where it lies; may reach beyond the frame
   */
  public PartMask add(Part part, String material, FrameBounds bounds) {
    if (count == masks.length) {
      masks = Arrays.copyOf(masks, 2 * count + 8);
    }
    if (masks[count] == null) {
      masks[count] = new PartMask();
    }
    PartMask mask = masks[count++];
    mask.begin(part, material, bounds, used, capsuleCount);
    int length = mask.width() * mask.height();
    if (used + length > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, used + length));
    }
    Arrays.fill(bytes, used, used + length, (byte) 0);
    used += length;
    return mask;
  }

  /** Adds a mask of zeros that is drawn unlit, in one tone. */
  public PartMask addUnlit(Part part, String material, Finish.Tone tone, FrameBounds bounds) {
    PartMask mask = add(part, material, bounds);
    mask.unlit(tone);
    return mask;
  }

  /** Lights the mask added last by one more capsule, in frame pixels. */
  public void light(double x0, double y0, double r0, double x1, double y1, double r1) {
    PartMask mask = masks[count - 1];
    if (mask.capsuleCount() == 0) {
      mask.movesWith(x0, y0);
    }
    int at = capsuleCount * 6;
    if (at + 6 > capsules.length) {
      capsules = Arrays.copyOf(capsules, capsules.length * 2);
    }
    capsules[at] = x0;
    capsules[at + 1] = y0;
    capsules[at + 2] = r0;
    capsules[at + 3] = x1;
    capsules[at + 4] = y1;
    capsules[at + 5] = r1;
    capsuleCount++;
    mask.litByOneMore(2 * Math.max(r0, r1));
  }

  /** Covers one pixel wholly; pixels outside the mask are left out. */
  public void stamp(PartMask mask, int x, int y) {
    set(mask, x, y, (byte) 255);
  }

  /** Uncovers one pixel; pixels outside the mask are left out. */
  public void erase(PartMask mask, int x, int y) {
    set(mask, x, y, (byte) 0);
  }

  private void set(PartMask mask, int x, int y, byte cover) {
    int column = x - mask.left();
    int row = y - mask.top();
    if (column >= 0 && row >= 0 && column < mask.width() && row < mask.height()) {
      bytes[mask.offset() + row * mask.width() + column] = cover;
    }
  }
}
