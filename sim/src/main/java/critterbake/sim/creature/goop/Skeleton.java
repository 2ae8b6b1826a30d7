package critterbake.sim.creature.goop;

import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPart.Travel;
import critterbake.sim.math.RandomStream;
import critterbake.sim.math.SecondOrderFollower;
import critterbake.sim.world.Terrain;
import java.util.List;

/**
 * Body and feet: all of the creature that decides anything. Ropes, bubbles and eyes hang on it and
 * never act back, which is what keeps it steady.
 */
final class Skeleton {
  /** The mass sways after the body like this. */
  private static final SecondOrderFollower.Tuning SWAY =
      new SecondOrderFollower.Tuning(2.6, 0.35, 2);

  /**
   * Steps are no longer than this, whatever the tick: at 60, 120 and 240 ticks a second the
   * creature takes the same steps.
   */
  private static final double LONGEST_STEP = 1.0 / 240;

  /** How often a second feet decide: a lift that came earlier at a finer tick would change all. */
  private static final double DECISIONS = 60;

  private static final int BODY_STATE = 14;

  /** State numbers of the body and of a leg that are world positions: x and y in turn. */
  private static final List<Integer> BODY_PLACES = List.of(0, 1, 8, 11, 10, 13);

  private static final List<Integer> LEG_PLACES =
      List.of(1, 2, 5, 6, 9, 10, 11, 12, 13, 14, 21, 22);

  private final GoopBody body;
  private final Feet feet;
  private final SecondOrderFollower swayX;
  private final SecondOrderFollower swayY;
  private final int steps;
  private final double dt;

  Skeleton(GoopSpec spec, LegsSpec legs, Stage stage, Terrain terrain, double period) {
    double tick = stage.clock().dt();
    steps = Math.max(1, (int) Math.ceil(tick / LONGEST_STEP - 1e-9));
    dt = tick / steps;
    double gravity = stage.world().gravity();
    RandomStream random = RandomStream.of(stage.seed(), "goop.feet");
    Tether tether = new Tether(legs, random, period);
    body = new GoopBody(spec.body(), legs.length(), gravity, terrain, tether);
    feet = new Feet(legs, body, terrain, new Fan(legs, gravity), random, period);
    swayX = new SecondOrderFollower(SWAY, dt);
    swayY = new SecondOrderFollower(SWAY, dt);
  }

  /** Stands at a place, holding on where it can. */
  void start(double x, double y) {
    body.x = x;
    body.y = y;
    swayX.reset(x);
    swayY.reset(y);
    feet.start();
  }

  /** One tick, in steps short enough to be steady at any tick rate. */
  void step(Target target, double secondsBefore) {
    double fromX = target.before().x();
    double fromY = target.before().y();
    for (int i = 1; i <= steps; i++) {
      double share = (double) i / steps;
      double targetX = fromX + (target.now().x() - fromX) * share;
      double targetY = fromY + (target.now().y() - fromY) * share;
      double time = secondsBefore + i * dt;
      body.step(targetX, targetY, feet, time, dt);
      feet.step(time, dt, decides(time));
      swayX.step(body.x);
      swayY.step(body.y);
    }
  }

  private boolean decides(double time) {
    return Math.floor(time * DECISIONS + 1e-6) > Math.floor((time - dt) * DECISIONS + 1e-6);
  }

  GoopBody body() {
    return body;
  }

  Feet feet() {
    return feet;
  }

  /** Where the mass has swayed to, from the body. */
  double swayX() {
    return swayX.value() - body.x;
  }

  double swayY() {
    return swayY.value() - body.y;
  }

  int stateSize() {
    return BODY_STATE + feet.stateSize();
  }

  void save(double[] into, int at) {
    double[] row = {
      body.x,
      body.y,
      body.vx,
      body.vy,
      body.ax,
      body.ay,
      body.fanX,
      body.fanY,
      swayX.value(),
      swayX.velocity(),
      swayX.input(),
      swayY.value(),
      swayY.velocity(),
      swayY.input()
    };
    System.arraycopy(row, 0, into, at, BODY_STATE);
    feet.save(into, at + BODY_STATE);
  }

  /** Puts back what was saved, moved on by a vector. */
  void restore(double[] from, int at, double moveX, double moveY) {
    body.x = from[at] + moveX;
    body.y = from[at + 1] + moveY;
    body.vx = from[at + 2];
    body.vy = from[at + 3];
    body.ax = from[at + 4];
    body.ay = from[at + 5];
    body.fanX = from[at + 6];
    body.fanY = from[at + 7];
    swayX.set(from[at + 8] + moveX, from[at + 9], from[at + 10] + moveX);
    swayY.set(from[at + 11] + moveY, from[at + 12], from[at + 13] + moveY);
    feet.restore(from, at + BODY_STATE, moveX, moveY);
  }

  /** How a number of the state moves with the scene. */
  static Travel travel(int index) {
    int place =
        index < BODY_STATE
            ? BODY_PLACES.indexOf(index)
            : LEG_PLACES.indexOf((index - BODY_STATE - 1) % Leg.STATE_SIZE);
    return place < 0 || index == BODY_STATE ? Travel.NONE : place % 2 == 0 ? Travel.X : Travel.Y;
  }
}
