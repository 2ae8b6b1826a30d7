package critterbake.sim.creature.walker;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.path.Movement;
import critterbake.sim.path.Mover;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.world.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.joml.Vector2dc;

/**
 * The walk-cycle article's walker, tick for tick: the body moves by its path, then the left foot,
 * then the right; a foot steps when the body is no longer between the feet. Its quirks are kept:
 * strides that ring, feet that creep after landing, steps on the spot.
 */
final class OriginalWalker implements Actor {
  /** The left foot's clock is a little ahead at the start; were it not, no foot would ever step. */
  private static final double LEFT_AHEAD = 0.01;

  private final String id;
  private final WalkerSpec spec;
  private final Clock clock;
  private final Ground ground;
  private final Mover mover;
  private final OriginalFoot left;
  private final OriginalFoot right;
  private final FollowThrough trailing;
  private final Posture posture;
  private final Limbs limbs;
  private WalkerMeter meter;
  private final WalkerSkin skin;
  private final Figure figure = new Figure(2);
  private boolean missed;
  private long now;

  OriginalWalker(String id, WalkerSpec spec, Stage stage) {
    this.id = id;
    this.spec = spec;
    this.clock = stage.clock();
    this.ground = stage.world().ground();
    Movement given = spec.movement();
    double groundY = ground.height(given.startX()).orElse(given.startY());
    Movement onGround = new Movement(given.path(), given.startX(), groundY);
    this.mover = onGround.mover(Rules.ORIGINAL, stage);
    double d = spec.legs().displacement();
    this.left = foot(-d, given.startX(), groundY, LEFT_AHEAD);
    this.right = foot(d, given.startX(), groundY, 0);
    Style style = spec.style();
    this.posture = new Posture(spec, stage, new Breath(stage), Optional.empty(), id);
    this.trailing = new FollowThrough(spec.body(), style, true, clock.dt());
    this.limbs = new Limbs(spec.legs());
    this.skin = new WalkerSkin(id, spec, style);
    this.meter = new WalkerMeter(spec.legs());
    stand();
    trailing.reset(figure, figure);
  }

  private OriginalFoot foot(double displacement, double bodyX, double bodyY, double lerp) {
    double x = bodyX + displacement;
    return new OriginalFoot(displacement, spec.gait(), x, ground.height(x).orElse(bodyY), lerp);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void step(long tick) {
    now = tick;
    mover.step(tick);
    double x = mover.position().x();
    double y = mover.position().y();
    left.update(x, y, right, ground, clock.dt());
    right.update(x, y, left, ground, clock.dt());
    missed |= left.missed() || right.missed();
    stand();
    trailing.step(figure);
    meter.observe(figure, tick);
  }

  @Override
  public void restored(long tick) {
    now = tick;
    stand();
  }

  private void stand() {
    figure.rootX = mover.position().x();
    figure.rootY = mover.position().y();
    double velocity = mover.velocity().x();
    if (velocity != 0 && spec.facing() == WalkerSpec.Facing.AUTO) {
      figure.facing = velocity < 0 ? -1 : 1;
    } else if (spec.facing() == WalkerSpec.Facing.LEFT) {
      figure.facing = -1;
    }
    figure.walk = 1;
    figure.phase = phase(left);
    figure.hipY = figure.rootY + spec.style().carriage().hip() * spec.legs().length();
    posture.describe(figure, now);
    place(figure.legs[0], left);
    place(figure.legs[1], right);
    limbs.solve(figure);
  }

  /** Two swings, this foot's and the other's, are one cycle: the swing is its second half. */
  private static double phase(OriginalFoot foot) {
    return foot.swings() ? 0.5 + 0.5 * foot.lerp() : Math.min(0.5, 0.5 * (foot.lerp() - 1));
  }

  private void place(Figure.Leg leg, OriginalFoot foot) {
    leg.hipX = figure.rootX;
    leg.hipY = figure.hipY;
    leg.footX = foot.x();
    leg.footY = foot.y();
    leg.groundY = ground.height(foot.x()).orElse(Double.NEGATIVE_INFINITY);
    leg.planted = !foot.swings();
    leg.phase = phase(foot);
    leg.share = foot.swings() ? foot.lerp() : Math.min(1, foot.lerp() - 1);
  }

  @Override
  public Vector2dc position() {
    return mover.position();
  }

  @Override
  public Vector2dc velocity() {
    return mover.velocity();
  }

  @Override
  public void trace(TraceSink sink) {
    WalkerTrace.write(id, figure, sink);
  }

  @Override
  public void pose(Grid grid, PoseBuilder out) {
    List<Footfall> landings = new ArrayList<>();
    for (OriginalFoot foot : List.of(left, right)) {
      if (foot.swings()) {
        landings.add(new Footfall(foot.endX(), foot.endY(), 1, 0, 0, true));
      }
    }
    skin.pose(figure, trailing, landings, grid, out);
  }

  @Override
  public List<LoopPart> loopParts() {
    List<LoopPart> parts = new ArrayList<>(mover.loopParts());
    parts.add(part("foot.left", left));
    parts.add(part("foot.right", right));
    parts.addAll(trailing.loopParts(Closing.CLOSING));
    return parts;
  }

  private static LoopPart part(String name, OriginalFoot foot) {
    return new StatePart(name, Closing.CLOSING, OriginalFoot.STATE, 4, 4) {
      @Override
      public void save(double[] into, int offset) {
        foot.save(into, offset);
      }

      @Override
      public void restore(double[] from, int offset) {
        foot.restore(from, offset);
      }
    };
  }

  @Override
  public void startMeasuring() {
    meter = new WalkerMeter(spec.legs());
  }

  @Override
  public void carried(double byX, double byY) {
    meter.carry(byX, byY);
  }

  @Override
  public MotionMetrics metrics() {
    return meter.metrics();
  }

  @Override
  public List<String> notes() {
    return missed
        ? List.of(id + ": a foot found no ground within 10 units below it and did not step")
        : List.of();
  }
}
