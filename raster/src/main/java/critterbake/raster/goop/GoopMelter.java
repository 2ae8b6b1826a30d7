package critterbake.raster.goop;

import critterbake.raster.look.GoopLook;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.Arrays;
import java.util.List;

/**
 * Melts the parts of a goop layer into one silhouette: their coverage is merged, blurred and
 * thresholded, so that discs and legs flow into one another; thin legs stay by their raw coverage;
 * specks and pinholes go. Belongs to one worker; every result is read before the next.
 */
final class GoopMelter {
  /** Tone of a pixel that is not goop. */
  public static final byte AIR = -1;

  /** Tone of the mass. */
  public static final byte MASS = 0;

  /** Tone of lit rims, of glints on bubbles and of lines where limbs cross. */
  public static final byte RIM = 1;

  private static final int SMALLEST_ISLAND = 6;
  private static final int SMALLEST_HOLE = 6;

  /** Full coverage on the blur's scale. */
  private static final int FULL = 255 * 256;

  /** A rim is drawn where the mass is at least this deep: not on thin limbs. */
  private static final int RIM_DEPTH = 4;

  /** A glint is drawn this far inside. */
  private static final int GLINT_DEPTH = 4;

  private static final double GLINT_RADIUS = 3.4;

  private final GoopLook look;
  private final SmoothBlur blur;
  private final GoopCoverage coverage = new GoopCoverage();
  private final Specks specks = new Specks();
  private int[] blurred = new int[0];
  private byte[] tone = new byte[0];
  private boolean[] mask = new boolean[0];
  private int width;
  private int height;
  private int x0;
  private int y0;
  private int boxWidth;
  private int boxHeight;

  public GoopMelter(GoopLook look) {
    this.look = look;
    blur = new SmoothBlur(look.blur());
  }

  /**
   * Tone of every pixel of the window, top row first: {@link #AIR}, {@link #MASS}, {@link #RIM}.
   */
  public byte[] tone() {
    return tone;
  }

  /** The rectangle outside of which there is no goop. */
  public FrameBounds bounds() {
    boolean empty = boxWidth <= 0 || boxHeight <= 0;
    return empty ? FrameBounds.EMPTY : new FrameBounds(x0, y0, x0 + boxWidth, y0 + boxHeight);
  }

  /** Index in the layer of the foremost part at every pixel, or -1. */
  public short[] owner() {
    return coverage.owner();
  }

  /** Melts a layer. */
  public void melt(Layer layer, Window window) {
    open(window);
    List<Part> parts = layer.parts();
    for (int i = 0; i < parts.size(); i++) {
      cover(parts.get(i).shape(), i, window);
    }
    findBox();
    if (boxWidth <= 0 || boxHeight <= 0) {
      return;
    }
    decide();
    specks.clean(mask, boxWidth, boxHeight, SMALLEST_ISLAND, SMALLEST_HOLE);
    paint(parts);
    glint(parts, window);
  }

  private void open(Window window) {
    width = window.width();
    height = window.height();
    coverage.open(width, height);
    if (tone.length != width * height) {
      tone = new byte[width * height];
      blurred = new int[width * height];
      mask = new boolean[width * height];
    }
    Arrays.fill(tone, AIR);
  }

  private void cover(Shape shape, int part, Window window) {
    if (shape instanceof Shape.Disc disc) {
      coverage.disc(disc, part, window);
    } else if (shape instanceof Shape.Ribbon ribbon) {
      coverage.ribbon(ribbon, part, window);
    } else {
      throw new IllegalArgumentException("goop is made of discs and ribbons, not of " + shape);
    }
  }

  /** The covered rectangle with room for the blur. */
  private void findBox() {
    int margin = 2 + (int) Math.ceil(3 * look.blur());
    x0 = Math.max(0, coverage.left() - margin);
    y0 = Math.max(0, coverage.top() - margin);
    boxWidth = Math.min(width, coverage.right() + margin) - x0;
    boxHeight = Math.min(height, coverage.bottom() + margin) - y0;
  }

  private void decide() {
    byte[] cover = coverage.cover();
    for (int y = 0; y < boxHeight; y++) {
      int from = (y0 + y) * width + x0;
      for (int x = 0; x < boxWidth; x++) {
        blurred[y * boxWidth + x] = (cover[from + x] & 255) << 8;
      }
    }
    blur.apply(blurred, boxWidth, boxHeight);
    int threshold = (int) Math.round(look.threshold() * FULL);
    int keep = (int) Math.round(look.keep() * 255);
    for (int y = 0; y < boxHeight; y++) {
      int from = (y0 + y) * width + x0;
      for (int x = 0; x < boxWidth; x++) {
        int index = y * boxWidth + x;
        mask[index] = blurred[index] >= threshold || (cover[from + x] & 255) >= keep;
      }
    }
  }

  private void paint(List<Part> parts) {
    for (int y = 0; y < boxHeight; y++) {
      for (int x = 0; x < boxWidth; x++) {
        int index = y * boxWidth + x;
        if (!mask[index]) {
          continue;
        }
        boolean lit =
            y > 1 && !mask[index - boxWidth] && isDeep(x, y + RIM_DEPTH / 2, RIM_DEPTH / 2);
        boolean crossed = y > 0 && crosses(parts, x0 + x, y0 + y);
        tone[(y0 + y) * width + x0 + x] = lit || crossed ? RIM : MASS;
      }
    }
  }

  /** Whether a limb's upper edge lies over another limb here, so that the two do not merge. */
  private boolean crosses(List<Part> parts, int x, int y) {
    short[] owner = coverage.owner();
    int here = owner[y * width + x];
    int above = owner[(y - 1) * width + x];
    return here >= 0
        && above >= 0
        && above != here
        && parts.get(here).shape() instanceof Shape.Ribbon
        && parts.get(above).shape() instanceof Shape.Ribbon;
  }

  /** Three lit pixels on the upper left of large bubbles. */
  private void glint(List<Part> parts, Window window) {
    for (Part part : parts) {
      if (part.finish().tones() > 1 && part.shape() instanceof Shape.Disc disc) {
        double radius = disc.radius() * window.pixelsPerUnit();
        if (radius > GLINT_RADIUS) {
          int x = (int) Math.floor(window.x(disc.x()) - 0.38 * radius);
          int y = (int) Math.floor(window.y(disc.y()) - 0.42 * radius);
          light(x, y);
          light(x + 1, y);
          light(x - 1, y + 1);
        }
      }
    }
  }

  private void light(int x, int y) {
    int inX = x - x0;
    int inY = y - y0;
    if (isDeep(inX, inY, GLINT_DEPTH)) {
      tone[y * width + x] = RIM;
    }
  }

  /** Whether a place and what lies a few pixels to all four sides of it is goop. */
  private boolean isDeep(int x, int y, int far) {
    return x >= far
        && y >= far
        && x + far < boxWidth
        && y + far < boxHeight
        && mask[y * boxWidth + x]
        && mask[y * boxWidth + x - far]
        && mask[y * boxWidth + x + far]
        && mask[(y - far) * boxWidth + x]
        && mask[(y + far) * boxWidth + x];
  }
}
