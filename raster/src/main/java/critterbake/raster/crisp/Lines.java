package critterbake.raster.crisp;

import critterbake.raster.color.RampStep;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.look.LineLook;
import critterbake.raster.look.Look;
import critterbake.sim.pose.Finish;
import java.util.Arrays;
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
  private final Silhouette silhouette = new Silhouette();
  private Kinship kinship = new Kinship();
  private Masks masks;
  private Owners owners;
  private byte[] tone = new byte[0];
  private final int[] step = new int[8];
  private int[] drawn = new int[256];
  private byte[] drawnTone = new byte[256];
  private short[] drawnOwner = new short[256];
  private int count;

  public Lines(Look look) {
    this.look = look.outline();
    this.light = look.light().map(Light::new);
  }

  /** Draws the lines of a cleaned and shaded frame. */
  public void draw(Masks frameMasks, Owners frameOwners, Cleaning cleaning, Tones tones) {
    masks = frameMasks;
    owners = frameOwners;
    kinship = cleaning.kinship();
    tone = tones.tone();
    silhouette.of(owners);
    for (int side = 0; side < step.length; side++) {
      step[side] = STEP_Y[side] * owners.stride() + STEP_X[side];
    }
    if (look.inner()) {
      inner();
    }
    if (look.style() != LineLook.Style.NONE) {
      outer();
      enclosed();
    }
  }

  /** Darkens the tones of pixels that lie behind the edge of a nearer part. */
  private void inner() {
    short[] owner = owners.owner();
    count = 0;
    int[] pixels = owners.pixels();
    int owned = owners.list();
    for (int i = 0; i < owned; i++) {
      int pixel = pixels[i];
      short behind = owner[pixel];
      if (isCrossed(owner, pixel, behind)) {
        byte darkest = lined(owner, pixel, behind);
        if (darkest < tone[pixel]) {
          note(pixel, behind, darkest);
        }
      }
    }
    finish();
  }

  private boolean isCrossed(short[] owner, int pixel, short behind) {
    return owner[pixel - 1] > behind
        || owner[pixel + 1] > behind
        || owner[pixel - owners.stride()] > behind
        || owner[pixel + owners.stride()] > behind;
  }

  private byte lined(short[] owner, int pixel, short behind) {
    Finish finish = masks.get(behind).part().finish();
    byte darkest = tone[pixel];
    if (finish.role() == Finish.Role.FACE) {
      return darkest;
    }
    for (int side = 0; side < 4; side++) {
      short front = owner[pixel + step[side]];
      if (front > behind && kinship.group(front) != kinship.group(behind)) {
        Finish crossing = masks.get(front).part().finish();
        darkest = (byte) Math.min(darkest, line(finish, crossing, pixel, side));
      }
    }
    return darkest;
  }

  private byte line(Finish behind, Finish crossing, int pixel, int side) {
    if (crossing.line() != Finish.Line.NONE && behind.role() == Finish.Role.LIMB_FAR) {
      boolean near = crossing.role() == Finish.Role.LIMB_NEAR;
      return near && shows(pixel, side) ? RampStep.OUTLINE : tone[pixel];
    }
    return switch (crossing.line()) {
      case NONE -> tone[pixel];
      case SHADE -> RampStep.SHADE;
      case DARK -> RampStep.DARK;
      case OUTLINE -> RampStep.OUTLINE;
    };
  }

  /** Whether enough of a far limb shows, counted away from the crossing edge. */
  private boolean shows(int pixel, int side) {
    short[] owner = owners.owner();
    int group = kinship.group(owner[pixel]);
    int at = pixel;
    for (int i = 1; i < SHOWN; i++) {
      at -= step[side];
      if (owner[at] == Owners.NOBODY || kinship.group(owner[at]) != group) {
        return false;
      }
    }
    return true;
  }

  /** Draws the line around: gives empty pixels beside the silhouette an owner and a tone. */
  private void outer() {
    count = 0;
    int beside = silhouette.rim(look.diagonals());
    for (int i = 0; i < beside; i++) {
      outline(owners.owner(), silhouette.found()[i]);
    }
    finish();
  }

  private void outline(short[] owner, int pixel) {
    int best = -1;
    short front = Owners.NOBODY;
    for (int side = 0; side < (look.diagonals() ? 8 : 4); side++) {
      short beside = owner[pixel + step[side]];
      if (beside > front && outlined(masks.get(beside))) {
        front = beside;
        best = side;
      }
    }
    if (best >= 0) {
      boolean lit = look.style() == LineLook.Style.SELOUT && isLit(owner, pixel, best, front);
      note(pixel, front, lit ? RampStep.DARK : RampStep.OUTLINE);
    }
  }

  private static boolean outlined(PartMask mask) {
    return !mask.isMelted() && (mask.sprite().isEmpty() || mask.sprite().get().edge().outlined());
  }

  /**
   * The lit side: the near part lies away from the light, in its middle or light tone, and nothing
   * lies toward the light.
   */
  private boolean isLit(short[] owner, int pixel, int side, short front) {
    if (light.isEmpty()
        || masks.get(front).part().finish().rampShift() < 0
        || tone[pixel + step[side]] < RampStep.MID
        || light.get().comesFrom(STEP_X[side], STEP_Y[side])) {
      return false;
    }
    for (int i = 0; i < 4; i++) {
      if (owner[pixel + step[i]] != Owners.NOBODY && light.get().comesFrom(STEP_X[i], STEP_Y[i])) {
        return false;
      }
    }
    return true;
  }

  /** Empty pixels shut in on four sides become line too. */
  private void enclosed() {
    short[] owner = owners.owner();
    count = 0;
    int holes = silhouette.holes(0);
    for (int i = 0; i < holes; i++) {
      int pixel = silhouette.found()[i];
      if (outlined(masks.get(owner[pixel - 1]))) {
        note(pixel, owner[pixel - 1], RampStep.OUTLINE);
      }
    }
    finish();
  }

  /** Remembers a pixel of a line; lines never depend on lines drawn in the same pass. */
  private void note(int pixel, short owner, byte lineTone) {
    if (count == drawn.length) {
      drawn = Arrays.copyOf(drawn, 2 * count);
      drawnTone = Arrays.copyOf(drawnTone, 2 * count);
      drawnOwner = Arrays.copyOf(drawnOwner, 2 * count);
    }
    drawn[count] = pixel;
    drawnOwner[count] = owner;
    drawnTone[count++] = lineTone;
  }

  private void finish() {
    for (int i = 0; i < count; i++) {
      owners.give(drawn[i], drawnOwner[i]);
      tone[drawn[i]] = drawnTone[i];
    }
  }
}
