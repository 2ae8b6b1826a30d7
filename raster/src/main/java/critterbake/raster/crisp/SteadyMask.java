package critterbake.raster.crisp;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.sim.pose.Part;
import java.util.Arrays;

/**
 * What a part covered in the frame before, around the whole pixel it moves with. While the part
 * keeps its shape, a pixel that was on stays on until little of it is covered, and one that was off
 * stays off until much is: edges do not flicker.
 */
final class SteadyMask {
  /** How far, in pixels, a joint may move about the part's origin from frame to frame. */
  private static final double SAME = 0.5;

  /** How far from its grid point, in grid steps, a coordinate may be before it takes another. */
  private static final double STAYS = 0.75;

  private final String actor;
  private final String part;
  private final String material;
  private boolean known;
  private boolean same;
  private int originX;
  private int originY;
  private double lightX;
  private double lightY;
  private Stencil before = new Stencil();
  private Stencil now = new Stencil();

  /** On or off around an origin, and the shape it was made from. */
  private static final class Stencil {
    int left;
    int top;
    int width;
    int height;
    byte[] on = new byte[0];
    double[] shape = new double[0];
    int shapeLength;

    void open(int newLeft, int newTop, int newWidth, int newHeight) {
      left = newLeft;
      top = newTop;
      width = newWidth;
      height = newHeight;
      if (on.length < width * height) {
        on = new byte[width * height * 2];
      }
      Arrays.fill(on, 0, width * height, (byte) 0);
    }
  }

  SteadyMask(PartMask mask) {
    actor = mask.part().actor();
    part = mask.part().id();
    material = mask.material();
  }

  boolean isOf(PartMask mask) {
    Part other = mask.part();
    return part.equals(other.id())
        && actor.equals(other.actor())
        && material.equals(mask.material());
  }

  /** Begins a frame: compares the part's shape with the one before. */
  void open(PartMask mask, Masks masks) {
    originX = (int) held(originX, mask.originX(), 1);
    originY = (int) held(originY, mask.originY(), 1);
    lightX = held(lightX, mask.originX(), 0.5);
    lightY = held(lightY, mask.originY(), 0.5);
    mask.lightFrom(mask.originX() - lightX, mask.originY() - lightY);
    now.open(mask.left() - originX, mask.top() - originY, mask.width(), mask.height());
    readShape(mask, masks.capsules());
    same = known && sameShape();
  }

  /** A coordinate on a grid, which stays where it was until the true one is well away from it. */
  private double held(double before, double now, double grid) {
    boolean stays = known && Math.abs(now - before) < STAYS * grid;
    return stays ? before : Math.floor(now / grid + 0.5) * grid;
  }

  /** Whether the frame before says anything about this one. */
  boolean isSame() {
    return same;
  }

  /** Whether a pixel of the frame, at the part's own place, was on in the frame before. */
  boolean was(int x, int y) {
    int column = x - originX - before.left;
    int row = y - originY - before.top;
    return column >= 0
        && row >= 0
        && column < before.width
        && row < before.height
        && before.on[row * before.width + column] != 0;
  }

  /** Notes that a cell of the part's mask is on, counted row by row. */
  void on(int cell) {
    now.on[cell] = 1;
  }

  /** Notes that a pixel of the frame is on. */
  void on(int x, int y) {
    int column = x - originX - now.left;
    int row = y - originY - now.top;
    if (column >= 0 && row >= 0 && column < now.width && row < now.height) {
      now.on[row * now.width + column] = 1;
    }
  }

  /**
   * Ends the frame: it becomes the one before.
   *
   * @param seen whether the part was there
   */
  void close(boolean seen) {
    Stencil swap = before;
    before = now;
    now = swap;
    known = seen;
  }

  private void readShape(PartMask mask, double[] capsules) {
    int length = mask.capsuleCount() * 6;
    if (now.shape.length < length) {
      now.shape = new double[length];
    }
    now.shapeLength = length;
    double x = mask.originX();
    double y = mask.originY();
    int from = mask.firstCapsule() * 6;
    for (int i = 0; i < length; i += 3) {
      now.shape[i] = capsules[from + i] - x;
      now.shape[i + 1] = capsules[from + i + 1] - y;
      now.shape[i + 2] = capsules[from + i + 2];
    }
  }

  private boolean sameShape() {
    if (now.shapeLength != before.shapeLength
        || now.shapeLength == 0 && (now.width != before.width || now.height != before.height)) {
      return false;
    }
    for (int i = 0; i < now.shapeLength; i++) {
      if (Math.abs(now.shape[i] - before.shape[i]) > SAME) {
        return false;
      }
    }
    return true;
  }
}
