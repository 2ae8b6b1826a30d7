package critterbake.raster.goop;

import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Picture;
import critterbake.raster.look.GhostLook;
import critterbake.raster.view.FrameBounds;
import java.util.Optional;

/**
 * A blurred, offset copy of the creature laid into what stands behind it. Over a cave's few tones
 * it moves them by whole steps (lighter around a black creature, where darkening would be lost),
 * leaving rock alone; other colors are blended; with nothing behind it is a soft shadow.
 */
public final class GhostEffect implements Effect {
  private static final int FULL = 255 * 256;

  /** A tone moves by a step where the copy is at least this strong, at full strength. */
  private static final double STEP_FROM = 0.07;

  private final GhostLook look;
  private final CaveTones tones;

  /**
   * @param tones of the cave behind, whether or not there is one
   */
  public GhostEffect(GhostLook look, CaveTones tones) {
    this.look = look;
    this.tones = tones;
  }

  @Override
  public void apply(Picture picture) {
    int width = picture.width();
    int height = picture.height();
    SmoothBlur blur = new SmoothBlur(look.blur());
    FrameBounds box = reached(picture, blur.reach());
    if (box.isEmpty()) {
      return;
    }
    int[] ghost = picture.scratch(0, width * height);
    silhouette(picture.argb(), ghost, width, height, box);
    blur.apply(ghost, box.right() - box.left(), box.bottom() - box.top());
    for (int y = box.top(); y < box.bottom(); y++) {
      int from = (y - box.top()) * (box.right() - box.left());
      int at = y * width + box.left();
      lay(picture, ghost, from, at, box.right() - box.left());
    }
  }

  private void lay(Picture picture, int[] ghost, int from, int at, int count) {
    Optional<int[]> backdrop = picture.backdrop();
    if (backdrop.isPresent()) {
      into(backdrop.get(), at, ghost, from, count);
    } else {
      shadow(picture.argb(), at, ghost, from, count);
    }
  }

  /** Where the copy can be seen. */
  private FrameBounds reached(Picture picture, int reach) {
    int width = picture.width();
    int height = picture.height();
    int[] argb = picture.argb();
    int left = width;
    int right = 0;
    int top = height;
    int bottom = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (argb[y * width + x] != 0) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = y + 1;
        }
      }
    }
    if (left >= right) {
      return FrameBounds.EMPTY;
    }
    return new FrameBounds(
        Math.max(0, left + look.offsetX() - reach),
        Math.max(0, top + look.offsetY() - reach),
        Math.min(width, right + look.offsetX() + reach),
        Math.min(height, bottom + look.offsetY() + reach));
  }

  private void silhouette(int[] argb, int[] ghost, int width, int height, FrameBounds box) {
    int to = 0;
    for (int y = box.top(); y < box.bottom(); y++) {
      for (int x = box.left(); x < box.right(); x++) {
        int fromX = x - look.offsetX();
        int fromY = y - look.offsetY();
        boolean within = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
        ghost[to++] = within ? argb[fromY * width + fromX] >>> 24 << 8 : 0;
      }
    }
  }

  private void into(int[] behind, int at, int[] ghost, int from, int count) {
    int step = (int) Math.round(FULL * Math.min(1, STEP_FROM / Math.max(1e-9, look.strength())));
    boolean lighter = look.mode() == GhostLook.Mode.LIGHTER;
    for (int i = 0; i < count; i++) {
      int strength = ghost[from + i];
      if (strength < 256) {
        continue;
      }
      int tone = tones.tone(behind[at + i]);
      if (tone < 0) {
        behind[at + i] = blend(behind[at + i], strength, lighter);
      } else if (strength >= step && tone >= CaveTones.DARK) {
        behind[at + i] = tones.color(moved(tone, lighter));
      }
    }
  }

  private static int moved(int tone, boolean lighter) {
    return lighter ? Math.min(CaveTones.EDGE, tone + 1) : Math.max(CaveTones.DARK, tone - 1);
  }

  private int blend(int color, int ghost, boolean lighter) {
    int share = (int) Math.round(look.strength() * ghost / 256);
    int goal = lighter ? 255 : 0;
    int blended = color & 0xff000000;
    for (int shift = 0; shift <= 16; shift += 8) {
      int channel = color >> shift & 255;
      blended |= (channel + (goal - channel) * share / 255) << shift;
    }
    return blended;
  }

  private void shadow(int[] argb, int at, int[] ghost, int from, int count) {
    int color = look.mode() == GhostLook.Mode.LIGHTER ? 0xffffff : 0;
    for (int i = 0; i < count; i++) {
      if (argb[at + i] == 0 && ghost[from + i] >= 256) {
        int alpha = (int) Math.round(look.strength() * ghost[from + i] / 256);
        argb[at + i] = alpha << 24 | color;
      }
    }
  }
}
