package critterbake.sim.creature.goop;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.Reclosable;
import critterbake.sim.math.Damper;
import critterbake.sim.rope.Rope;
import critterbake.sim.rope.RopeMaterial;
import critterbake.sim.rope.RopeSpec;

/**
 * The legs as they are seen: a rope from the body to each tip. A muscle shortens it toward the span
 * it bridges, so that it does not sag into the rock.
 */
final class LegRopes implements LoopPart, Reclosable {
  /** Where legs leave the body, as a share of its radius. */
  private static final double ROOT = 0.45;

  private static final Damper ROOT_TURN = new Damper(0.07);
  private static final Damper MUSCLE = new Damper(0.08);
  private static final double LIFTED_SLACK = 1.375;
  private static final double SHORTEST = 0.35;
  private static final double LONGEST = 1.02;
  private static final double LEAST_SLACK = 1.01;
  private static final double FELT_ACCELERATION = 0.5;
  private static final int OWN_STATE = 3;

  private final LegsSpec legs;
  private final RopeMaterial material;
  private final double slack;
  private final double gravity;
  private final int substeps;
  private final double dt;
  private final Skeleton skeleton;
  private final Rope[] ropes;
  private final double[] turnX;
  private final double[] turnY;
  private final double[] muscle;
  private final Rope.Drive drive = new Rope.Drive();

  LegRopes(LegsSpec legs, RopeSpec spec, Skeleton skeleton, double gravity, double dt) {
    this.legs = legs;
    this.skeleton = skeleton;
    this.gravity = gravity;
    this.dt = dt;
    material = spec.material();
    slack = spec.muscle();
    substeps = spec.substepsOf(dt);
    ropes = new Rope[legs.count()];
    turnX = new double[ropes.length];
    turnY = new double[ropes.length];
    muscle = new double[ropes.length];
    for (int i = 0; i < ropes.length; i++) {
      start(i);
    }
  }

  private void start(int i) {
    Leg leg = skeleton.feet().legs()[i];
    GoopBody body = skeleton.body();
    double distance = Math.max(1e-9, leg.stretch(body));
    turnX[i] = (leg.tipX - body.x) / distance;
    turnY[i] = (leg.tipY - body.y) / distance;
    drive.rootX = rootX(i);
    drive.rootY = rootY(i);
    ropes[i] = new Rope(legs.links(), drive.rootX, drive.rootY, leg.tipX, leg.tipY);
    muscle[i] = wanted(leg, span(leg));
  }

  private double rootX(int i) {
    return skeleton.body().x + turnX[i] * ROOT * skeleton.body().radius;
  }

  private double rootY(int i) {
    return skeleton.body().y + turnY[i] * ROOT * skeleton.body().radius;
  }

  /** From where the rope is rooted (in the drive) to the tip. */
  private double span(Leg leg) {
    return Leg.distance(drive.rootX, drive.rootY, leg.tipX, leg.tipY);
  }

  private double wanted(Leg leg, double span) {
    double give = slack * (leg.state == Leg.State.ATTACHED ? 1 : LIFTED_SLACK);
    double length =
        Math.min(LONGEST * legs.length(), Math.max(SHORTEST * legs.length(), span * (1 + give)));
    return Math.max(length, LEAST_SLACK * span);
  }

  /** Moves all ropes on by a tick. */
  void step() {
    GoopBody body = skeleton.body();
    double turn = ROOT_TURN.share(dt);
    double tighten = MUSCLE.share(dt);
    drive.accelerationX = -FELT_ACCELERATION * body.ax;
    drive.accelerationY = -FELT_ACCELERATION * body.ay - gravity;
    for (int i = 0; i < ropes.length; i++) {
      Leg leg = skeleton.feet().legs()[i];
      double distance = Math.max(1e-9, leg.stretch(body));
      turnX[i] += ((leg.tipX - body.x) / distance - turnX[i]) * turn;
      turnY[i] += ((leg.tipY - body.y) / distance - turnY[i]) * turn;
      lead(i, leg);
      double span = span(leg);
      drive.linkLengthBefore = linkLength(i);
      muscle[i] += (wanted(leg, span) - muscle[i]) * tighten;
      muscle[i] = Math.max(muscle[i], LEAST_SLACK * span);
      drive.linkLength = linkLength(i);
      ropes[i].step(drive, material, dt, substeps);
    }
  }

  private void lead(int i, Leg leg) {
    drive.rootX = rootX(i);
    drive.rootY = rootY(i);
    drive.tipX = leg.tipX;
    drive.tipY = leg.tipY;
  }

  Rope rope(int i) {
    return ropes[i];
  }

  /** Full length of leg i's links now, units. */
  double linkLength(int i) {
    return muscle[i] / legs.links();
  }

  /** Length the muscle gives leg i now, units. */
  double muscle(int i) {
    return muscle[i];
  }

  /** The largest strain of any link now; 0 or less when all are slack. */
  double strain() {
    double worst = -1;
    for (int i = 0; i < ropes.length; i++) {
      worst = Math.max(worst, ropes[i].strain(linkLength(i)));
    }
    return worst;
  }

  @Override
  public String name() {
    return "ropes";
  }

  @Override
  public Closing closing() {
    return Closing.CLOSING;
  }

  private int rowSize() {
    return OWN_STATE + (ropes.length == 0 ? 0 : ropes[0].stateSize());
  }

  @Override
  public int size() {
    return ropes.length * rowSize();
  }

  @Override
  public void save(double[] into, int offset) {
    for (int i = 0; i < ropes.length; i++) {
      int at = offset + i * rowSize();
      into[at] = turnX[i];
      into[at + 1] = turnY[i];
      into[at + 2] = muscle[i];
      ropes[i].save(into, at + OWN_STATE);
    }
  }

  @Override
  public void restore(double[] from, int offset) {
    for (int i = 0; i < ropes.length; i++) {
      int at = offset + i * rowSize();
      turnX[i] = from[at];
      turnY[i] = from[at + 1];
      muscle[i] = from[at + 2];
      ropes[i].restore(from, at + OWN_STATE);
    }
  }

  @Override
  public Travel travel(int index) {
    int within = index % rowSize() - OWN_STATE;
    return within < 0
        ? Travel.NONE
        : switch (within % 4) {
          case 0 -> Travel.X;
          case 1 -> Travel.Y;
          default -> Travel.NONE;
        };
  }

  /** Pins the ends to the untouched body and tips again and brings the links back to length. */
  @Override
  public void reclose() {
    for (int i = 0; i < ropes.length; i++) {
      Leg leg = skeleton.feet().legs()[i];
      lead(i, leg);
      muscle[i] = Math.max(muscle[i], LEAST_SLACK * span(leg));
      ropes[i].pin(drive.rootX, drive.rootY, leg.tipX, leg.tipY);
      ropes[i].holdLength(linkLength(i));
    }
  }
}
