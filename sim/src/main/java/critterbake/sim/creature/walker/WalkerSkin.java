package critterbake.sim.creature.walker;

import critterbake.sim.math.Ease;
import critterbake.sim.pose.Anchor;
import critterbake.sim.pose.Contact;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Gauge;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.pose.Gauge.Role;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import java.util.List;
import java.util.Optional;

/**
 * Turns a skeleton into what is seen, back to front: far ear, tail, far arm and legs, torso, near
 * legs, head, near ear and arm, face. The proportions are those of the strider, scaled by the
 * lengths of the spec.
 */
final class WalkerSkin {
  private static final double USUAL_TAIL_WIDTH = 0.26;
  private static final double[] TAIL_RADII = {3.2, 3.0, 2.7, 2.4, 2.0, 1.7, 1.4, 1.2, 0.9};

  private final String id;
  private final WalkerSpec spec;
  private final Style style;
  private final LegSkin legs;
  private final TorsoSkin torso;
  private final Optional<HeadSkin> head;
  private final Optional<ArmSkin> arms;
  private final PuppetSkin puppet;

  WalkerSkin(String id, WalkerSpec spec, Style style) {
    this.id = id;
    this.spec = spec;
    this.style = style;
    this.puppet = new PuppetSkin(spec.skin().sprites());
    this.legs = new LegSkin(spec, style);
    this.torso = new TorsoSkin(spec, style);
    this.head = spec.body().head().map(h -> new HeadSkin(spec, style, h));
    this.arms =
        spec.legs().pairs() > 1
            ? Optional.empty()
            : spec.body().arms().map(a -> new ArmSkin(spec, style, a));
  }

  void pose(
      Figure figure, FollowThrough trailing, List<Footfall> landings, Grid grid, PoseBuilder out) {
    Sketchpad pad = new Sketchpad(id, grid, figure);
    double hip = -(figure.hipY - figure.rootY) * Sketchpad.PER_UNIT - legs.ankleHeight();
    double longer = trailing.squash().longer();
    TorsoSkin.Spine spine = torso.spine(pad, figure, pad.snapped(hip), figure.leanDegrees, longer);
    double[] skull = skull(pad, figure, hip, longer);
    draw(pad, figure, trailing, spine, skull);
    List<Part> seen = puppet.dress(pad.parts(), figure.facing, figure.blink);
    out.layer(new Layer(id, Layer.Blend.PARTS, Layer.Stage.BEFORE_EFFECTS, seen));
    anchors(pad, figure, spine, skull, out);
    gauges(figure, landings, out);
  }

  private void draw(
      Sketchpad pad, Figure figure, FollowThrough trailing, TorsoSkin.Spine spine, double[] skull) {
    head.ifPresent(
        h ->
            trailing
                .farEar()
                .ifPresent(e -> h.ear(pad, e, false, figure.walk, skull[0], skull[1])));
    trailing.tail().ifPresent(chain -> tail(pad, chain, spine));
    arms.ifPresent(
        a ->
            a.draw(
                pad,
                figure,
                false,
                figure.legs[0].phase,
                spine.chestX() + 1.8,
                spine.chestY() + 1.0));
    legs(pad, figure, false);
    torso.draw(pad, spine);
    legs(pad, figure, true);
    head.ifPresent(h -> h.head(pad, skull[0], skull[1]));
    head.ifPresent(
        h ->
            trailing
                .nearEar()
                .ifPresent(e -> h.ear(pad, e, true, figure.walk, skull[0], skull[1])));
    arms.ifPresent(
        a ->
            a.draw(
                pad,
                figure,
                true,
                figure.legs[1].phase,
                spine.chestX() - 0.8,
                spine.chestY() + 1.4));
    head.ifPresent(h -> h.face(pad, figure, skull[0], skull[1]));
  }

  private void legs(Sketchpad pad, Figure figure, boolean near) {
    for (int i = near ? 1 : 0; i < figure.legs.length; i += 2) {
      Figure.Leg leg = figure.legs[i];
      double side = near ? -0.6 : 1.0;
      double hipX = pad.snapped(pad.forward(leg.hipX)) + side;
      double hipY = pad.snapped(pad.down(leg.hipY) - legs.ankleHeight());
      legs.draw(pad, figure, i, near, hipX, hipY);
    }
  }

  private void tail(Sketchpad pad, LinkChain chain, TorsoSkin.Spine spine) {
    double k = spec.body().tail().map(t -> t.width() / USUAL_TAIL_WIDTH).orElse(1.0);
    double[] radii = TAIL_RADII.clone();
    for (int i = 0; i < radii.length; i++) {
      radii[i] *= k;
    }
    double x = spine.hipX() - 3.2 * torso.width();
    double y = spine.hipY() - 1.0;
    Finish finish = Finish.PLAIN.withTones(2).withLight(0.8, 0.25).inGroup("tail");
    pad.chain("tail", spec.skin().material("tail"), finish, x, y, chain, 1, radii, 0);
    for (int i = 0; i < radii.length; i++) {
      radii[i] += 0.4;
    }
    int tip = Math.max(1, (int) Math.rint(chain.links() * 0.25));
    pad.chain(
        "tail_tip",
        spec.skin().material("tail_tip"),
        finish.marking("tail"),
        x,
        y,
        chain,
        1,
        radii,
        chain.links() - tip);
  }

  /** The middle of the head, which follows the body late and lies on whole pixels. */
  private double[] skull(Sketchpad pad, Figure figure, double hip, double longer) {
    TorsoSkin.Spine late =
        torso.spine(
            pad,
            figure,
            hip - figure.headLift * Sketchpad.PER_UNIT,
            figure.headLeanDegrees,
            longer);
    double size = head.map(HeadSkin::size).orElse(1.0);
    double ahead = spec.body().head().map(h -> h.forward() * Sketchpad.PER_UNIT).orElse(0.0);
    Style.Carriage still = Style.STANDING.carriage();
    double leg = spec.legs().length() * Sketchpad.PER_UNIT;
    double shiftX = leg * Ease.mix(still.headX(), style.carriage().headX(), figure.walk);
    double shiftY = leg * Ease.mix(still.headY(), style.carriage().headY(), figure.walk);
    double thrown = Math.max(0, figure.headLeanDegrees - 8) * (figure.thrown == 0 ? 0 : 1);
    boolean lying = spec.legs().pairs() > 1;
    double x = late.chestX() + ahead + shiftX + 0.03 * thrown + (lying ? 4.5 * size : 0);
    double y = late.chestY() - (lying ? 5.6 : 8.8) * size - shiftY + 0.10 * thrown;
    return new double[] {pad.snapped(x), pad.snapped(y)};
  }

  private void anchors(
      Sketchpad pad, Figure figure, TorsoSkin.Spine spine, double[] skull, PoseBuilder out) {
    out.anchor(new Anchor(id, "ground", pad.worldX(0), pad.worldY(0)));
    double middleX = (spine.hipX() + spine.chestX()) / 2;
    double middleY = (spine.hipY() + spine.chestY()) / 2;
    out.anchor(new Anchor(id, "body", pad.worldX(middleX), pad.worldY(middleY)));
    if (head.isPresent()) {
      double size = head.get().size();
      out.anchor(new Anchor(id, "head", pad.worldX(skull[0]), pad.worldY(skull[1])));
      out.anchor(
          new Anchor(
              id, "eyes", pad.worldX(skull[0] + 4 * size), pad.worldY(skull[1] + 1.5 * size)));
    }
    for (Figure.Leg leg : figure.legs) {
      out.anchor(new Anchor(id, leg.foot, leg.footX, leg.footY));
      out.contact(new Contact(id, leg.foot, leg.planted, leg.footX, leg.footY));
    }
  }

  private void gauges(Figure figure, List<Footfall> landings, PoseBuilder out) {
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    for (Figure.Leg leg : figure.legs) {
      bones(leg, out);
      if (leg.planted) {
        left = Math.min(left, leg.footX);
        right = Math.max(right, leg.footX);
        double flash = leg.share < 0.15 ? 2 : 1;
        out.gauge(new Gauge.Mark(Overlay.CONTACTS, Role.CONTACT, leg.footX, leg.footY, flash, 0));
      }
    }
    if (left <= right) {
      boolean balanced = figure.rootX > left && figure.rootX < right;
      out.gauge(
          new Gauge.Line(
              Overlay.BALANCE,
              balanced ? Role.BALANCED : Role.UNBALANCED,
              left,
              figure.rootY,
              right,
              figure.rootY,
              0));
    }
    out.gauge(
        new Gauge.Mark(Overlay.BALANCE, Role.CENTER_OF_MASS, figure.rootX, figure.hipY, 1, 0));
    for (Footfall landing : landings) {
      out.gauge(new Gauge.Mark(Overlay.BALANCE, Role.NEXT_LANDING, landing.x(), landing.y(), 1, 0));
    }
  }

  private static void bones(Figure.Leg leg, PoseBuilder out) {
    out.gauge(
        new Gauge.Line(Overlay.BONES, Role.BONE, leg.hipX, leg.hipY, leg.kneeX, leg.kneeY, 0));
    out.gauge(
        new Gauge.Line(Overlay.BONES, Role.BONE, leg.kneeX, leg.kneeY, leg.footX, leg.footY, 0));
    out.gauge(new Gauge.Mark(Overlay.BONES, Role.JOINT, leg.kneeX, leg.kneeY, 1, 0));
  }
}
