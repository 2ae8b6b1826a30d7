package critterbake.raster.render;

import critterbake.raster.cover.SpriteSource;
import critterbake.raster.look.Look;
import critterbake.raster.view.Window;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Pose;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A walking animal of 25 parts for tests and benchmarks, one unit a pixel, feet on y = 0, posed
 * directly from a phase.
 */
public final class StriderFixture {
  public static final Window WINDOW = new Window(-36, -57, 64, 64, 1);

  private static final double[] TAIL = {3.2, 3.0, 2.7, 2.4, 2.0, 1.7, 1.4, 1.2, .9};
  private static final double[] EAR = {1.5, 2.0, 2.15, 1.7, .7};

  private final List<Part> parts = new ArrayList<>();
  private final double phase;

  private StriderFixture(double phase) {
    this.phase = phase;
  }

  public static RenderScene scene(Look look) {
    Map<String, Material> skin = new LinkedHashMap<>();
    skin.put("fur", new Material.Base(0xffdf8a4a));
    skin.put("belly", new Material.Ramp(List.of(0xffd7b087, 0xfff3dcae)));
    skin.put("accent", new Material.Ramp(List.of(0xff2c4d65, 0xff3f6b80)));
    skin.put("outline", new Material.Base(0xff3a1838));
    Map<String, Map<String, Material>> materials = new LinkedHashMap<>();
    materials.put("hero", skin);
    return new RenderScene(
        look, List.of(), materials, Optional.empty(), noSprites(), new LinkedHashMap<>());
  }

  private static SpriteSource noSprites() {
    return (sprite, angle, fractionX, fractionY, scale) ->
        new SpriteSource.Turned(0, 0, 0, 0, new int[0], new SpriteSource.Edge(false, 0, 0));
  }

  /** The pose at a phase of its walk, 0 to 1, standing at x = 0. */
  public static Pose pose(double phase) {
    StriderFixture fixture = new StriderFixture(phase);
    fixture.build();
    Layer layer = new Layer("hero", Layer.Blend.PARTS, Layer.Stage.BEFORE_EFFECTS, fixture.parts);
    return new Pose(List.of(layer), List.of(), List.of(), List.of());
  }

  private void build() {
    double hipY = Math.floor(17.3 - 1.5 * Strict.cos(2 * Strict.TAU * (phase - .11)) + .5);
    double lean = Strict.radians(8);
    double chestX = Strict.sin(lean) * 6.2;
    double chestY = hipY + Strict.cos(lean) * 6.2;
    double headX = Math.floor(chestX + 2.6 + .5);
    double headY = Math.floor(chestY + 8.8 + .5);
    ear("far", headX + .7, headY + 7.2, -1);
    tail(hipY);
    arm("far", chestX + 1.8, chestY - 1, phase + .5, -1);
    leg("far", 1, hipY, phase + .5, -1);
    add(
        "torso",
        "fur",
        Finish.PLAIN.withLight(.86, .18),
        new double[] {0, chestX},
        new double[] {hipY + 1.2, chestY},
        new double[] {5.2, 4.3});
    add(
        "belly",
        "belly",
        Finish.PLAIN.withTones(2).withLight(.8, .25).marking("torso").withMinPatch(10),
        new double[] {3.4, chestX + 2.6},
        new double[] {hipY + 1.8, chestY},
        new double[] {2.9, 2.3});
    leg("near", -.6, hipY, phase, 0);
    head(headX, headY);
    ear("near", headX - 3.5, headY + 6.6, 0);
    arm("near", chestX - .8, chestY - 1.4, phase, 0);
    pixel("eye", "outline", Finish.Tone.MID, headX, headY, 3, 0, 2, 3);
    pixel("glint", "belly", Finish.Tone.MID, headX, headY, 3, 0, 1, 1);
    pixel("nose", "outline", Finish.Tone.MID, headX, headY, 9, 3, 2, 1);
  }

  private void head(double x, double y) {
    Finish head =
        Finish.PLAIN
            .withLight(.86, .10)
            .withLine(Finish.Line.SHADE)
            .litAs(x, y, 9.6)
            .inGroup("head");
    add(
        "head",
        "fur",
        head,
        new double[] {x - .5, x + .9},
        new double[] {y, y - .4},
        new double[] {8.5, 8.3});
    add(
        "snout",
        "fur",
        head,
        new double[] {x + 3, x + 7.6},
        new double[] {y - 3.2, y - 3.8},
        new double[] {4.8, 3.2});
    add(
        "muzzle",
        "belly",
        head.withTones(2).withLight(.8, .1),
        new double[] {x + 2.2, x + 4.6, x + 8.4},
        new double[] {y - 6.4, y - 5.4, y - 5},
        new double[] {1.9, 2.2, 2.0});
  }

  private void ear(String side, double x, double y, int shift) {
    double[] xs = new double[5];
    double[] ys = new double[5];
    double angle = Strict.radians(131 - 14 * shift * -1 + 6 * Strict.sin(2 * Strict.TAU * phase));
    xs[0] = x;
    ys[0] = y;
    for (int i = 1; i < 5; i++) {
      xs[i] = xs[i - 1] + 3.6 * Strict.cos(angle);
      ys[i] = ys[i - 1] + 3.6 * Strict.sin(angle);
      angle += Strict.radians(8);
    }
    Finish finish = Finish.PLAIN.withTones(1).withRampShift(shift).inGroup("ear." + side);
    add("ear." + side, "fur", finish, xs, ys, EAR);
    add(
        "ear_tip." + side,
        "accent",
        finish.marking("ear." + side),
        new double[] {xs[3], xs[4]},
        new double[] {ys[3], ys[4]},
        new double[] {1.85, .85});
  }

  private void tail(double hipY) {
    double[] xs = new double[9];
    double[] ys = new double[9];
    xs[0] = -3.2;
    ys[0] = hipY + 1;
    double angle = Strict.radians(205 + 10 * Strict.sin(Strict.TAU * phase));
    for (int i = 1; i < 9; i++) {
      xs[i] = xs[i - 1] + 3.375 * Strict.cos(angle);
      ys[i] = ys[i - 1] + 3.375 * Strict.sin(angle);
      angle -= Strict.radians(8);
    }
    Finish finish = Finish.PLAIN.withTones(2).withLight(.8, .25).inGroup("tail");
    add("tail", "fur", finish, xs, ys, TAIL);
    add(
        "tail_tip",
        "accent",
        finish.marking("tail"),
        new double[] {xs[6], xs[7], xs[8]},
        new double[] {ys[6], ys[7], ys[8]},
        new double[] {1.6, 1.4, 1.1});
  }

  private void arm(String side, double x, double y, double swing, int shift) {
    double upper = Strict.radians(-88 - 42 * Strict.cos(Strict.TAU * swing));
    double lower = upper + Strict.radians(12 + 17 * Math.max(0, -Strict.cos(Strict.TAU * swing)));
    double elbowX = x + 4.4 * Strict.cos(upper);
    double elbowY = y + 4.4 * Strict.sin(upper);
    double handX = elbowX + 4.4 * Strict.cos(lower);
    double handY = elbowY + 4.4 * Strict.sin(lower);
    Finish finish =
        Finish.PLAIN
            .withTones(1)
            .withRampShift(shift)
            .withLine(shift == 0 ? Finish.Line.DARK : Finish.Line.NONE)
            .withRole(shift == 0 ? Finish.Role.LIMB_NEAR : Finish.Role.LIMB_FAR)
            .inGroup("arm." + side);
    add(
        "arm." + side,
        "fur",
        finish,
        new double[] {x, elbowX, handX},
        new double[] {y, elbowY, handY},
        new double[] {1.6, 1.35, 1.1});
    add(
        "hand." + side,
        "accent",
        finish.withMinPatch(2),
        new double[] {handX},
        new double[] {handY},
        new double[] {1.35});
  }

  private void leg(String side, double hipX, double hipY, double at, int shift) {
    double cycle = at - Math.floor(at);
    double stance = Math.min(1, cycle / .6);
    double swing = Math.max(0, (cycle - .6) / .4);
    double ease = swing * swing * (3 - 2 * swing);
    double ankleX = -1.0 + (cycle < .6 ? 9 - 18 * stance : -9 + 18 * ease);
    double pitch = cycle < .6 ? Math.max(0, (stance - .55) / .45) * 38 : 38 - 52 * ease;
    pitch = Strict.radians(-Math.round(pitch / 11.25) * 11.25);
    double ankleY = 2.8 + 3.6 * Strict.sin(Math.PI * swing) + Math.max(0, -pitch) * 2.5;
    ankleX = Math.floor(ankleX + .5);
    double dx = ankleX - hipX;
    double dy = ankleY - hipY;
    double distance = Math.min(16.6, Math.sqrt(dx * dx + dy * dy));
    double bend = Strict.acos(distance / 16.8);
    double angle = Strict.atan2(dy, dx) + bend;
    double kneeX = hipX + 8.4 * Strict.cos(angle);
    double kneeY = hipY + 8.4 * Strict.sin(angle);
    Finish finish =
        Finish.PLAIN
            .withTones(2)
            .withRampShift(shift)
            .withLine(shift == 0 ? Finish.Line.SHADE : Finish.Line.NONE)
            .withRole(shift == 0 ? Finish.Role.LIMB_NEAR : Finish.Role.LIMB_FAR)
            .inGroup("leg." + side);
    add(
        "leg." + side,
        "fur",
        finish,
        new double[] {hipX, kneeX, ankleX},
        new double[] {hipY, kneeY, ankleY + .4},
        new double[] {3, 1.85, 1.25});
    double sockX = kneeX + (ankleX - kneeX) * .66;
    double sockY = kneeY + (ankleY - kneeY) * .66;
    add(
        "sock." + side,
        "accent",
        finish.withLight(.8, .1).marking("leg." + side),
        new double[] {sockX, ankleX},
        new double[] {sockY, ankleY},
        new double[] {1.7, 1.4});
    double c = Strict.cos(pitch);
    double s = Strict.sin(pitch);
    add(
        "foot." + side,
        "accent",
        finish.withLight(.8, -.1).withFloor(0),
        new double[] {
          ankleX - .1 * c + 1.6 * s, ankleX + 3.2 * c + 1.45 * s, ankleX + 4.9 * c + 1.45 * s
        },
        new double[] {
          ankleY - .1 * s - 1.6 * c, ankleY + 3.2 * s - 1.45 * c, ankleY + 4.9 * s - 1.6 * c
        },
        new double[] {1.25, 1.4, 1.15});
  }

  private void pixel(
      String id,
      String material,
      Finish.Tone tone,
      double x,
      double y,
      int left,
      int top,
      int w,
      int h) {
    parts.add(
        new Part(
            id,
            "hero",
            material,
            parts.size(),
            new Shape.Pixels(x, y, left, top, w, h),
            Finish.PLAIN.flat(tone).withRole(Finish.Role.FACE)));
  }

  private void add(String id, String material, Finish finish, double[] x, double[] y, double[] r) {
    parts.add(new Part(id, "hero", material, parts.size(), new Shape.Capsules(x, y, r), finish));
  }
}
