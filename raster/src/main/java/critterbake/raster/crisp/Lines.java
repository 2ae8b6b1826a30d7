package critterbake.raster.crisp;

import critterbake.raster.color.Steps;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.look.LineLook;
import critterbake.raster.look.Look;
import critterbake.sim.pose.Finish;
import java.util.Optional;

/**
 * Draws the lines of a shaded frame: between parts where one crosses another, and around the whole.
 * The line around lies outside the silhouette; its pixels go to the part beside them.
 */
public final class Lines {
  private static final int[] STEP_X = {0, -1, 1, 0, -1, 1, -1, 1};
  private static final int[] STEP_Y = {-1, 0, 0, 1, -1, -1, 1, 1};

  /** A far limb must show this many pixels behind a line for it to be drawn. */
  private static final int SHOWN = 3;

  private final LineLook look;
  private final Optional<Light> light;
  private final Kinship kinship = new Kinship();
  private byte[] drawn = new byte[0];
  private short[] outside = new short[0];
  private byte[] outsideTone = new byte[0];

  public Lines(Look look) {
    this.look = look.outline();
    this.light = look.light().map(Light::new);
  }

  /** Darkens the tones of pixels that lie behind the edge of a nearer part. */
  public void inner(Masks masks, Owners owners, Tones tones) {
    if (!look.inner()) {
      return;
    }
    kinship.read(masks);
    byte[] tone = tones.tone();
    if (drawn.length < tone.length) {
      drawn = new byte[tone.length];
    }
    System.arraycopy(tone, 0, drawn, 0, tone.length);
    for (int y = 0, pixel = 0; y < owners.height(); y++) {
      for (int x = 0; x < owners.width(); x++, pixel++) {
        if (owners.owner()[pixel] != Owners.NOBODY) {
          drawn[pixel] = lined(masks, owners, tone[pixel], x, y);
        }
      }
    }
    System.arraycopy(drawn, 0, tone, 0, tone.length);
  }

  private byte lined(Masks masks, Owners owners, byte tone, int x, int y) {
    short behind = owners.at(x, y);
    Finish finish = masks.get(behind).part().finish();
    if (finish.role() == Finish.Role.FACE) {
      return tone;
    }
    byte darkest = tone;
    for (int side = 0; side < 4; side++) {
      short front = owners.at(x + STEP_X[side], y + STEP_Y[side]);
      if (front > behind && kinship.group(front) != kinship.group(behind)) {
        Finish crossing = masks.get(front).part().finish();
        if (crossing.line() != Finish.Line.NONE) {
          byte line = line(owners, finish, crossing, x, y, side, tone);
          darkest = (byte) Math.min(darkest, line);
        }
      }
    }
    return darkest;
  }

  private byte line(
      Owners owners, Finish behind, Finish crossing, int x, int y, int side, byte tone) {
    if (behind.role() == Finish.Role.LIMB_FAR) {
      boolean near = crossing.role() == Finish.Role.LIMB_NEAR;
      return near && shows(owners, x, y, side) ? Steps.OUTLINE : tone;
    }
    return switch (crossing.line()) {
      case NONE -> tone;
      case SHADE -> Steps.SHADE;
      case DARK -> Steps.DARK;
      case OUTLINE -> Steps.OUTLINE;
    };
  }

  /** Whether enough of a far limb shows, counted away from the crossing edge. */
  private boolean shows(Owners owners, int x, int y, int side) {
    int group = kinship.group(owners.at(x, y));
    for (int i = 1; i < SHOWN; i++) {
      short next = owners.at(x - i * STEP_X[side], y - i * STEP_Y[side]);
      if (next == Owners.NOBODY || kinship.group(next) != group) {
        return false;
      }
    }
    return true;
  }

  /** Draws the line around: gives empty pixels beside the silhouette an owner and a tone. */
  public void outer(Masks masks, Owners owners, Tones tones) {
    if (look.style() == LineLook.Style.NONE) {
      return;
    }
    short[] owner = owners.owner();
    if (outside.length < owner.length) {
      outside = new short[owner.length];
      outsideTone = new byte[owner.length];
    }
    for (int y = 0, pixel = 0; y < owners.height(); y++) {
      for (int x = 0; x < owners.width(); x++, pixel++) {
        outside[pixel] = Owners.NOBODY;
        if (owner[pixel] == Owners.NOBODY) {
          outline(masks, owners, tones, x, y, pixel);
        }
      }
    }
    merge(owners, tones);
    enclosed(masks, owners, tones);
  }

  private void outline(Masks masks, Owners owners, Tones tones, int x, int y, int pixel) {
    int best = -1;
    short front = Owners.NOBODY;
    for (int side = 0; side < (look.diagonals() ? 8 : 4); side++) {
      short beside = owners.at(x + STEP_X[side], y + STEP_Y[side]);
      if (beside > front && outlined(masks.get(beside))) {
        front = beside;
        best = side;
      }
    }
    if (best < 0) {
      return;
    }
    outside[pixel] = front;
    outsideTone[pixel] = Steps.OUTLINE;
    if (look.style() == LineLook.Style.SELOUT && isLit(masks, owners, tones, x, y, best, front)) {
      outsideTone[pixel] = Steps.DARK;
    }
  }

  private static boolean outlined(PartMask mask) {
    return !mask.isMelted() && (mask.sprite().isEmpty() || mask.sprite().get().edge().outlined());
  }

  /**
   * The lit side: the near part lies away from the light, in its middle or light tone, and nothing
   * toward it.
   */
  private boolean isLit(
      Masks masks, Owners owners, Tones tones, int x, int y, int side, short front) {
    if (light.isEmpty() || masks.get(front).part().finish().rampShift() < 0) {
      return false;
    }
    if (light.get().comesFrom(STEP_X[side], STEP_Y[side])) {
      return false;
    }
    for (int i = 0; i < 4; i++) {
      if (light.get().comesFrom(STEP_X[i], STEP_Y[i])
          && owners.at(x + STEP_X[i], y + STEP_Y[i]) != Owners.NOBODY) {
        return false;
      }
    }
    int beside = (y + STEP_Y[side]) * owners.width() + x + STEP_X[side];
    return tones.tone()[beside] >= Steps.MID;
  }

  private void merge(Owners owners, Tones tones) {
    short[] owner = owners.owner();
    for (int pixel = 0; pixel < owner.length; pixel++) {
      if (outside[pixel] != Owners.NOBODY) {
        owner[pixel] = outside[pixel];
        tones.tone()[pixel] = outsideTone[pixel];
      }
    }
  }

  /** Empty pixels shut in on four sides become line too. */
  private static void enclosed(Masks masks, Owners owners, Tones tones) {
    int width = owners.width();
    short[] owner = owners.owner();
    for (int y = 1; y < owners.height() - 1; y++) {
      for (int x = 1; x < width - 1; x++) {
        int pixel = y * width + x;
        if (owner[pixel] == Owners.NOBODY
            && owner[pixel - 1] >= 0
            && owner[pixel + 1] >= 0
            && owner[pixel - width] >= 0
            && owner[pixel + width] >= 0
            && outlined(masks.get(owner[pixel - 1]))) {
          owner[pixel] = owner[pixel - 1];
          tones.tone()[pixel] = Steps.OUTLINE;
        }
      }
    }
  }
}
