package critterbake.sim.creature.walker;

import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Finish.Line;
import critterbake.sim.pose.Finish.Role;
import critterbake.sim.pose.Finish.Tone;
import java.util.Optional;

/** Draws the head with muzzle, eye and nose, and the ears it carries. */
final class HeadSkin {
  private static final double USUAL_RADIUS = 0.35;
  private static final double USUAL_EAR_WIDTH = 0.17;

  /** Eyes of fewer pixels are rectangles, larger ones are round at their ends. */
  private static final int ROUND_FROM = 4;

  private static final double[] EAR_RADII = {1.5, 2.0, 2.15, 1.7, 0.7};

  private final SkinSpec skin;
  private final Optional<BodySpec.Eyes> eyes;
  private final double size;
  private final double earWidth;
  private final double backSwept;

  HeadSkin(WalkerSpec spec, Style style, BodySpec.Head head) {
    skin = spec.skin();
    eyes = spec.body().eyes();
    size = head.radius() / USUAL_RADIUS;
    earWidth = spec.body().ears().map(e -> e.width() / USUAL_EAR_WIDTH).orElse(1.0);
    // Ears that stream straight back grow from lower and farther behind, and a little longer.
    backSwept = Math.max(0, (style.ears().angle() - 160) / 16);
  }

  double size() {
    return size;
  }

  void ear(Sketchpad pad, LinkChain chain, boolean near, double walk, double x, double y) {
    double swept = Math.min(1, backSwept) * walk;
    double rootX = x + (-3.5 - 1.2 * swept + (near ? 0 : 4.2)) * size;
    double rootY = y + (-6.6 + (near ? 1.6 * swept : -0.6)) * size;
    double[] radii = EAR_RADII.clone();
    for (int i = 0; i < radii.length; i++) {
      radii[i] *= earWidth;
    }
    Finish finish =
        Finish.PLAIN
            .withTones(1)
            .withRole(near ? Role.BODY : Role.LIMB_FAR)
            .inGroup(near ? "head" : "ear.far")
            .withRampShift(near ? 0 : -1);
    String id = near ? "ear.near" : "ear.far";
    double stretch = 1 + 0.08 * swept;
    pad.chain(id, skin.material("ears"), finish, rootX, rootY, chain, stretch, radii, 0);
    double[] tips = radii.clone();
    for (int i = 0; i < tips.length; i++) {
      tips[i] += 0.4;
    }
    pad.chain(
        near ? "ear_tip.near" : "ear_tip.far",
        skin.material("ear_tips"),
        finish.marking(id),
        rootX,
        rootY,
        chain,
        stretch,
        tips,
        chain.links() - Math.max(1, chain.links() / 4));
  }

  void head(Sketchpad pad, double x, double y) {
    double k = size;
    Finish finish =
        Finish.PLAIN
            .withLight(0.86, 0.10)
            .withLine(Line.SHADE)
            .inGroup("head")
            .litAs(pad.worldX(x), pad.worldY(y), 9.6 * k / Sketchpad.PER_UNIT);
    pad.limb(
        "head",
        skin.material("head"),
        finish,
        x - 0.5 * k,
        y,
        8.5 * k,
        x + 0.9 * k,
        y + 0.4 * k,
        8.3 * k);
    pad.limb(
        "snout",
        skin.material("head"),
        finish,
        x + 3 * k,
        y + 3.2 * k,
        4.8 * k,
        x + 7.6 * k,
        y + 3.8 * k,
        3.2 * k);
    Finish muzzle = Finish.PLAIN.withTones(2).withLight(0.8, 0.1).inGroup("head");
    pad.limb(
        "muzzle",
        skin.material("muzzle"),
        muzzle,
        x + 4.6 * k,
        y + 5.4 * k,
        2.2 * k,
        x + 8.4 * k,
        y + 5.0 * k,
        2.0 * k);
    pad.limb("cheek", skin.material("muzzle"), muzzle, x + 2.2 * k, y + 6.6 * k, 1.9 * k);
  }

  void face(Sketchpad pad, Figure figure, double x, double y) {
    Finish dark = Finish.PLAIN.withRole(Role.FACE).inGroup("head").flat(Tone.MID);
    int low = pad.wholePixels(3 * size);
    eyes.ifPresent(spec -> eye(pad, figure, spec, dark, x, y));
    int noseWidth = pixels(pad, 2);
    int noseHeight = pixels(pad, 1);
    int back = pad.wholePixels(11 * size) - noseWidth;
    pad.pixels("nose", "outline", dark, x, y, back, low, noseWidth, noseHeight);
  }

  /** A length of the usual head as whole pixels of this one, at least one. */
  private int pixels(Sketchpad pad, double length) {
    return Math.max(1, pad.wholePixels(length * size));
  }

  private void eye(
      Sketchpad pad, Figure figure, BodySpec.Eyes spec, Finish dark, double x, double y) {
    int reach = pad.wholePixels(3 * size);
    int low = pad.wholePixels(3 * size);
    int width = spec.size().map(BodySpec.EyeSize::width).orElse(pixels(pad, 2));
    int height = spec.size().map(BodySpec.EyeSize::height).orElse(pixels(pad, 3));
    int third = Math.max(1, Math.round(height / 3f));
    if (figure.blink) {
      pad.pixels("eye", "outline", dark, x, y, reach - third, low - third, width + third, third);
      return;
    }
    int left = reach + third * figure.gaze.ahead();
    int top = low - height + third * figure.gaze.down();
    if (width < ROUND_FROM) {
      pad.pixels("eye", "outline", dark, x, y, left, top, width, height);
    } else {
      pad.oval("eye", "outline", dark, x, y, left, top, width, height);
    }
    if (width > 1) {
      int glint = Math.min(third, width / 2);
      pad.pixels("glint", skin.material("muzzle"), dark, x, y, left, top, glint, glint);
    }
  }
}
