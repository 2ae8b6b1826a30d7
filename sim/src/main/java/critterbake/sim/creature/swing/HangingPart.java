package critterbake.sim.creature.swing;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.AngleMath;
import critterbake.sim.math.SecondOrderFollower;
import critterbake.sim.math.SecondOrderFollower.Tuning;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.PicturePoint;
import critterbake.sim.pose.Shape;
import critterbake.sim.pose.Shape.Hinge;
import java.util.Optional;
import org.joml.Vector2dc;

/**
 * One part on its hinge. It lives in the picture's own frame, facing right: what is mirrored is
 * mirrored once, when it is seen.
 */
final class HangingPart implements LoopPart {
  private final String name;
  private final SwingPart spec;
  private final Optional<HangingPart> parent;
  private final FollowThrough swing;
  private final SecondOrderFollower follower;
  private final double limit;
  private final double offsetX;
  private final double offsetY;
  private double angle;
  private double x;
  private double y;

  /**
   * @param pixelsPerUnit size of a picture's pixel in the world
   * @param stepSeconds length of every step
   */
  HangingPart(
      String name,
      SwingPart spec,
      Optional<HangingPart> parent,
      double pixelsPerUnit,
      double stepSeconds) {
    this.name = name;
    this.spec = spec;
    this.parent = parent;
    this.swing = spec.swing().orElse(FollowThrough.RIGID);
    this.follower =
        new SecondOrderFollower(new Tuning(swing.frequency(), swing.damping(), 0), stepSeconds);
    this.limit = Strict.radians(swing.limitDegrees());
    PicturePoint hinge = parent.map(HangingPart::pivot).orElse(spec.cutOut().pivot());
    PicturePoint at = spec.at().orElse(hinge);
    this.offsetX = (at.x() - hinge.x()) / pixelsPerUnit;
    this.offsetY = (hinge.y() - at.y()) / pixelsPerUnit;
  }

  private PicturePoint pivot() {
    return spec.cutOut().pivot();
  }

  String partName() {
    return name;
  }

  SwingPart spec() {
    return spec;
  }

  /** Angle in the picture's frame, counter-clockwise. */
  double angle() {
    return angle;
  }

  /** Its pivot from the actor's, units, in the picture's frame. */
  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /** As it is seen; where its parent is drawn at another angle, it hangs there. */
  Shape.Sprite sprite(int frame, Placement placement) {
    Shape.Sprite free =
        spec.cutOut()
            .at(
                frame,
                placement.x(x, y),
                placement.y(x, y),
                placement.angle(angle),
                placement.side() < 0);
    return parent.isEmpty() ? free : free.hungOn(hinge());
  }

  /** A line where it crosses another part, unless they are of a piece; own outlines need none. */
  Finish finish() {
    Finish grouped = Finish.PLAIN.inGroup(group());
    return spec.cutOut().ownOutline() ? grouped : grouped.withLine(Finish.Line.SHADE);
  }

  private String group() {
    return spec.joined() && parent.isPresent() ? parent.get().group() : name;
  }

  private Hinge hinge() {
    HangingPart on = parent.orElseThrow();
    PicturePoint at = spec.at().orElse(on.pivot());
    return new Hinge(on.name, at.x(), at.y());
  }

  /** Hangs still on a body that does not move. */
  void hang(Body body) {
    angle = pulledTo(body);
    follower.reset(angle);
    place(body);
  }

  /** Swings on by a step; its parent has already swung. */
  void swing(Body body, Wind wind) {
    double goal = pulledTo(body);
    if (spec.swing().isPresent()) {
      goal = blown(goal, wind);
      follow(follower.value() + AngleMath.shortestArc(follower.value(), goal), wind);
    } else {
      angle = goal;
    }
    place(body);
  }

  /**
   * Its angle if nothing but its parent pulled on it: at rest, and a share of the parent's turn.
   */
  private double pulledTo(Body body) {
    double turned = AngleMath.shortestArc(parentRest(body), parentAngle(body));
    return restAngle(body) + turned * swing.follow();
  }

  private double restAngle(Body body) {
    return parentRest(body) + spec.angleRadians();
  }

  private double parentRest(Body body) {
    return parent.isPresent() ? parent.get().restAngle(body) : body.restAngle();
  }

  private double parentAngle(Body body) {
    return parent.isPresent() ? parent.get().angle : body.angle();
  }

  private double blown(double goal, Wind wind) {
    double share = swing.wind() * wind.strength();
    if (share == 0) {
      return goal;
    }
    double away = Strict.atan2(-wind.velocityY(), -wind.velocityX());
    double pointing = Strict.atan2(swing.points().y, swing.points().x);
    return goal + share * AngleMath.shortestArc(goal, away - pointing);
  }

  private void follow(double goal, Wind wind) {
    double cos = Strict.cos(angle);
    double sin = Strict.sin(angle);
    double pointsX = swing.points().x * cos - swing.points().y * sin;
    double pointsY = swing.points().x * sin + swing.points().y * cos;
    double jolt = wind.accelerationX() * pointsY - wind.accelerationY() * pointsX;
    follower.step(goal, swing.inertia() * jolt);
    double stray = follower.value() - goal;
    if (Math.abs(stray) > limit) {
      follower.set(goal + Math.signum(stray) * limit, 0, goal);
    }
    angle = follower.value();
  }

  private void place(Body body) {
    double hung = parentAngle(body);
    double cos = Strict.cos(hung);
    double sin = Strict.sin(hung);
    x = parent.map(HangingPart::x).orElse(0.0) + offsetX * cos - offsetY * sin;
    y = parent.map(HangingPart::y).orElse(0.0) + offsetX * sin + offsetY * cos;
  }

  /**
   * The actor's pivot in the picture's frame.
   *
   * @param angle radians, counter-clockwise
   * @param restAngle the angle it rests at
   */
  record Body(double angle, double restAngle) {
    static Body of(Pivot pivot, double restAngle) {
      double side = pivot.mirrored() ? -1 : 1;
      return new Body(side * pivot.angleRadians(), side * restAngle);
    }
  }

  /** What blows on parts, in the picture's frame. */
  record Wind(
      double strength,
      double velocityX,
      double velocityY,
      double accelerationX,
      double accelerationY) {
    static Wind of(Draft draft, double gale, boolean mirrored) {
      Vector2dc velocity = draft.velocity();
      Vector2dc acceleration = draft.acceleration();
      double side = mirrored ? -1 : 1;
      return new Wind(
          Math.min(1, velocity.length() / gale),
          side * velocity.x(),
          velocity.y(),
          side * acceleration.x(),
          acceleration.y());
    }
  }

  @Override
  public String name() {
    return "part." + name;
  }

  @Override
  public Closing closing() {
    return Closing.SETTLING;
  }

  @Override
  public int size() {
    return 5;
  }

  @Override
  public void save(double[] into, int offset) {
    into[offset] = angle;
    into[offset + 1] = follower.input();
    into[offset + 2] = follower.velocity();
    into[offset + 3] = x;
    into[offset + 4] = y;
  }

  @Override
  public void restore(double[] from, int offset) {
    angle = from[offset];
    follower.set(angle, from[offset + 2], from[offset + 1]);
    x = from[offset + 3];
    y = from[offset + 4];
  }

  @Override
  public Travel travel(int index) {
    return index <= 1 ? Travel.ANGLE : Travel.NONE;
  }
}
