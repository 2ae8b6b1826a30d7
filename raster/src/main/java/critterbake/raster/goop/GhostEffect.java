package critterbake.raster.goop;

import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Picture;
import critterbake.raster.look.GhostLook;
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
    int[] ghost = picture.scratch(0, width * height);
    silhouette(picture.argb(), ghost, width, height);
    new SmoothBlur(look.blur()).apply(ghost, width, height);
    Optional<int[]> backdrop = picture.backdrop();
    if (backdrop.isPresent()) {
      into(backdrop.get(), ghost, width * height);
    } else {
      shadow(picture.argb(), ghost, width * height);
    }
  }

  private void silhouette(int[] argb, int[] ghost, int width, int height) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int fromX = x - look.offsetX();
        int fromY = y - look.offsetY();
        boolean within = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
        ghost[y * width + x] = within ? (argb[fromY * width + fromX] >>> 24) << 8 : 0;
      }
    }
  }

  private void into(int[] behind, int[] ghost, int count) {
    int step = (int) Math.round(FULL * Math.min(1, STEP_FROM / Math.max(1e-9, look.strength())));
    boolean lighter = look.mode() == GhostLook.Mode.LIGHTER;
    for (int i = 0; i < count; i++) {
      if (ghost[i] < 256) {
        continue;
      }
      int tone = tones.tone(behind[i]);
      if (tone < 0) {
        behind[i] = blend(behind[i], ghost[i], lighter);
      } else if (ghost[i] >= step && tone >= CaveTones.DARK) {
        int moved =
            lighter ? Math.min(CaveTones.EDGE, tone + 1) : Math.max(CaveTones.DARK, tone - 1);
        behind[i] = tones.color(moved);
      }
    }
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

  private void shadow(int[] argb, int[] ghost, int count) {
    int color = look.mode() == GhostLook.Mode.LIGHTER ? 0xffffff : 0;
    for (int i = 0; i < count; i++) {
      if (argb[i] == 0 && ghost[i] >= 256) {
        int alpha = (int) Math.round(look.strength() * ghost[i] / 256);
        argb[i] = alpha << 24 | color;
      }
    }
  }
}
