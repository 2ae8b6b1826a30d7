package critterbake.sim.creature.walker;

import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;

/**
 * Draws the trunk: upright over two legs, or lying over several pairs. It says where chest and rump
 * are.
 */
final class TorsoSkin {
  static final double USUAL_WIDTH = 0.43;
  private static final double RUMP = 5.2;
  private static final double SHOULDERS = 4.3;

  /** The trunk gets longer or shorter by at most this share. */
  private static final double LARGEST_CHANGE = 0.15;

  private final LegsSpec legs;
  private final SkinSpec skin;
  private final Style style;
  private final double length;
  private final double width;
  private final double softness;

  /**
   * What hangs on the trunk hangs here: forward, down.
   *
   * @param girth how much wider than at rest the trunk is
   */
  record Spine(
      double hipX,
      double hipY,
      double chestX,
      double chestY,
      double leanX,
      double leanY,
      double girth) {}

  TorsoSkin(WalkerSpec spec, Style style) {
    this.legs = spec.legs();
    this.skin = spec.skin();
    this.style = style;
    this.length = spec.body().torso().map(t -> t.length() * Sketchpad.PER_UNIT).orElse(4.0);
    this.width = spec.body().torso().map(t -> t.width() / USUAL_WIDTH).orElse(0.6);
    this.softness = spec.body().torso().map(BodySpec.Torso::squash).orElse(0.0);
  }

  double width() {
    return width;
  }

  /**
   * The spine from a hip, lying forward by an angle.
   *
   * @param longer units by which it is longer than at rest
   */
  Spine spine(Sketchpad pad, Figure figure, double hipY, double leanDegrees, double longer) {
    if (legs.pairs() > 1) {
      double half = (legs.pairs() - 1) * legs.displacement() * Sketchpad.PER_UNIT;
      double pitch = Strict.radians(0.25 * (leanDegrees - 8));
      double rise = -half * Strict.sin(pitch);
      return new Spine(-half, hipY - 1 - rise, half + 1, hipY - 1.5 + rise, 1, 0, 1);
    }
    double lean = Strict.radians(leanDegrees);
    double s = Strict.sin(lean);
    double c = Strict.cos(lean);
    double spineLength = length * Ease.mix(1, style.carriage().spine(), figure.walk);
    double breath = pad.snapped(0.55 * figure.chest);
    double most = LARGEST_CHANGE * trunk(spineLength);
    double change = softness * longer * Sketchpad.PER_UNIT;
    double stretch = pad.snapped(Math.max(-most, Math.min(most, change)));
    double girth = trunk(spineLength) / trunk(spineLength + stretch);
    double reach = spineLength + stretch;
    return new Spine(0, hipY, s * reach, hipY - c * reach - breath, s, c, girth);
  }

  /** Height of the whole trunk, from rump to shoulders. */
  private double trunk(double spineLength) {
    return spineLength + (RUMP + SHOULDERS) * width;
  }

  void draw(Sketchpad pad, Spine spine) {
    Finish torso = Finish.PLAIN.withLight(0.86, 0.18).inGroup("torso");
    if (legs.pairs() > 1) {
      lying(pad, spine, torso);
      return;
    }
    double k = width * spine.girth;
    pad.limb(
        "torso",
        skin.material("torso"),
        torso,
        spine.hipX,
        spine.hipY - 1.2,
        RUMP * k,
        spine.chestX,
        spine.chestY,
        SHOULDERS * k);
    Finish belly = Finish.PLAIN.withTones(2).withLight(0.8, 0.25).withMinPatch(10).inGroup("torso");
    double px = spine.leanY;
    double py = spine.leanX;
    pad.limb(
        "belly",
        skin.material("belly"),
        belly,
        spine.hipX + (3.1 * px + 0.3) * k,
        spine.hipY + (3.1 * py - 1.4) * k,
        2.9 * k,
        spine.chestX + 2.6 * px * k,
        spine.chestY + (2.6 * py + 0.2) * k,
        2.3 * k);
  }

  /**
   * A long body carried by several pairs: full at the rump, slim in the middle, deep at the chest.
   */
  private void lying(Sketchpad pad, Spine spine, Finish torso) {
    double k = width;
    double midX = (spine.hipX + spine.chestX) / 2;
    double midY = (spine.hipY + spine.chestY) / 2;
    pad.limb(
        "torso",
        skin.material("torso"),
        torso,
        spine.hipX - 2 * k,
        spine.hipY - 1 * k,
        5.0 * k,
        midX,
        midY - 0.4 * k,
        4.2 * k,
        spine.chestX,
        spine.chestY - 0.8 * k,
        4.7 * k);
    pad.limb(
        "belly",
        skin.material("belly"),
        Finish.PLAIN
            .withTones(2)
            .withLight(0.8, 0.25)
            .withMinPatch(10)
            .inGroup("torso")
            .marking("torso"),
        spine.hipX,
        spine.hipY + 3.4 * k,
        1.9 * k,
        spine.chestX + k,
        spine.chestY + 3.2 * k,
        2.0 * k);
  }
}
