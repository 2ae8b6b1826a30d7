package critterbake.raster.blend;

import critterbake.raster.color.Ramp;
import critterbake.raster.color.RampStep;
import critterbake.raster.color.Ramps;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.crisp.Kinship;
import critterbake.raster.effect.Blend;
import critterbake.raster.look.LineLook;
import critterbake.raster.look.Look;
import critterbake.raster.view.Window;
import java.util.Arrays;

/**
 * Lays masks over each other with blended edges, back to front: the ordinary way to draw shapes,
 * whose edges hold colors of no ramp. Every worker has its own.
 */
public final class BlendPainter {
  private static final int HALF = 128;

  private final Ramps ramps;
  private final LineLook lines;
  private final int factor;
  private final BlendedShading shading;
  private final Kinship kinship = new Kinship();
  private int[] silhouette = new int[0];
  private int[] spread = new int[0];
  private short[] owner = new short[0];

  /**
   * @param factor how many times larger than the final picture the blended one is
   */
  public BlendPainter(Look look, Ramps ramps, int factor) {
    this.ramps = ramps;
    this.lines = look.outline();
    this.factor = factor;
    this.shading = new BlendedShading(look, factor);
  }

  /**
   * Paints masks.
   *
   * @param window the window of the blended picture
   * @param outlined whether an outline is drawn beneath them
   * @param argb the picture, painted over
   */
  public void paint(Masks masks, Window window, boolean outlined, int[] argb) {
    int pixels = window.width() * window.height();
    open(pixels);
    kinship.read(masks);
    if (outlined && lines.style() != LineLook.Style.NONE) {
      outline(masks, window, argb);
    }
    Arrays.fill(owner, 0, pixels, (short) -1);
    for (int i = 0; i < masks.size(); i++) {
      part(masks, i, window, argb);
    }
  }

  /** The front-most mask that covers half of each pixel painted last, or -1. */
  public short[] owner() {
    return owner;
  }

  private void open(int pixels) {
    if (owner.length < pixels) {
      owner = new short[pixels];
      silhouette = new int[pixels];
      spread = new int[pixels];
    }
  }

  private void part(Masks masks, int index, Window window, int[] argb) {
    PartMask mask = masks.get(index);
    Ramp ramp = ramps.of(mask.part().actor(), mask.material());
    int tones = shading.tones(mask);
    int endX = Math.min(window.width(), mask.left() + mask.width());
    int endY = Math.min(window.height(), mask.top() + mask.height());
    for (int y = Math.max(0, mask.top()); y < endY; y++) {
      for (int x = Math.max(0, mask.left()); x < endX; x++) {
        int pixel = y * window.width() + x;
        int color = 0;
        if (mask.sprite().isPresent()) {
          color = mask.sprite().get().argb()[(y - mask.top()) * mask.width() + x - mask.left()];
        } else {
          int cover = cover(masks, index, x, y);
          if (cover > 0) {
            int step = shading.step(mask, masks, window, tones, x, y);
            color = cover << 24 | ramp.argb(step) & 0xffffff;
          }
        }
        if (color >>> 24 > 0) {
          argb[pixel] = Blend.over(color, argb[pixel]);
          owner[pixel] = color >>> 24 >= HALF ? (short) index : owner[pixel];
        }
      }
    }
  }

  /** The coverage of a part at a pixel; markings never reach beyond what they are on. */
  private int cover(Masks masks, int index, int x, int y) {
    PartMask mask = masks.get(index);
    int own = at(masks, mask, x, y);
    if (mask.part().finish().within().isEmpty()) {
      return own;
    }
    int base = kinship.base(index);
    return base == Kinship.NONE ? 0 : Math.min(own, at(masks, masks.get(base), x, y));
  }

  private static int at(Masks masks, PartMask mask, int x, int y) {
    int column = x - mask.left();
    int row = y - mask.top();
    if (column < 0 || row < 0 || column >= mask.width() || row >= mask.height()) {
      return 0;
    }
    return masks.bytes()[mask.offset() + row * mask.width() + column] & 255;
  }

  /** Draws the silhouette, grown by one final pixel, in the outline color. */
  private void outline(Masks masks, Window window, int[] argb) {
    int pixels = window.width() * window.height();
    Arrays.fill(silhouette, 0, pixels, 0);
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      if (mask.sprite().isEmpty() && mask.part().finish().within().isEmpty()) {
        addSilhouette(masks, mask, i, window);
      }
    }
    for (int step = 0; step < factor; step++) {
      grow(window);
    }
    for (int pixel = 0; pixel < pixels; pixel++) {
      int cover = silhouette[pixel] >>> 16;
      if (cover > 0) {
        PartMask mask = masks.get(silhouette[pixel] & 0xffff);
        Ramp ramp = ramps.of(mask.part().actor(), mask.material());
        int color =
            lines.style() == LineLook.Style.SOLID && lines.color().isPresent()
                ? lines.color().getAsInt()
                : ramp.argb(RampStep.OUTLINE);
        argb[pixel] = Blend.over(cover << 24 | color & 0xffffff, argb[pixel]);
      }
    }
  }

  /** Notes the greatest coverage of each pixel and whose it is: coverage above, index below. */
  private void addSilhouette(Masks masks, PartMask mask, int index, Window window) {
    int endX = Math.min(window.width(), mask.left() + mask.width());
    int endY = Math.min(window.height(), mask.top() + mask.height());
    for (int y = Math.max(0, mask.top()); y < endY; y++) {
      for (int x = Math.max(0, mask.left()); x < endX; x++) {
        int pixel = y * window.width() + x;
        int cover = at(masks, mask, x, y);
        if (cover > 0 && cover >= silhouette[pixel] >>> 16) {
          silhouette[pixel] = cover << 16 | index;
        }
      }
    }
  }

  private void grow(Window window) {
    int width = window.width();
    int height = window.height();
    for (int y = 0, pixel = 0; y < height; y++) {
      for (int x = 0; x < width; x++, pixel++) {
        int most = silhouette[pixel];
        most = x > 0 ? Math.max(most, silhouette[pixel - 1]) : most;
        most = x < width - 1 ? Math.max(most, silhouette[pixel + 1]) : most;
        most = y > 0 ? Math.max(most, silhouette[pixel - width]) : most;
        most = y < height - 1 ? Math.max(most, silhouette[pixel + width]) : most;
        spread[pixel] = most;
      }
    }
    int[] swap = silhouette;
    silhouette = spread;
    spread = swap;
  }
}
