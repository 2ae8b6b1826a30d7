package critterbake.sim.creature.goop;

import critterbake.sim.math.Strict;

/**
 * The ideal places: legs fanned out evenly around the body, the fan turning with the movement and
 * with gravity, the places shifted ahead so that feet do not lag.
 */
final class Fan {
  private static final double REACH = 0.70;
  private static final double TURN_WITH_MOVEMENT = 0.45;

  /** Together with the turn by movement below 1, or the fan folds. */
  private static final double TURN_WITH_GRAVITY = 0.25;

  /** Speed that turns it fully, in leg lengths a second. */
  private static final double FULL_TURN_SPEED = 0.79;

  private static final double AHEAD_SECONDS = 0.18;

  private final double[] directionX;
  private final double[] directionY;
  private final double length;
  private final double down;

  Fan(LegsSpec legs, double gravity) {
    length = legs.length();
    down = gravity > 0 ? TURN_WITH_GRAVITY : 0;
    directionX = new double[legs.count()];
    directionY = new double[legs.count()];
    for (int i = 0; i < legs.count(); i++) {
      double angle = Strict.TAU * (i + 0.5) / legs.count() - Math.PI / 2;
      directionX[i] = Strict.cos(angle);
      directionY[i] = Strict.sin(angle);
    }
  }

  void update(Leg[] legs, GoopBody body) {
    double speed = Math.sqrt(body.fanX * body.fanX + body.fanY * body.fanY);
    double full = FULL_TURN_SPEED * length;
    double turn = TURN_WITH_MOVEMENT / Math.max(full, speed);
    for (int i = 0; i < legs.length; i++) {
      double x = directionX[i] + turn * body.fanX;
      double y = directionY[i] + turn * body.fanY - down;
      double size = Math.sqrt(x * x + y * y);
      Leg leg = legs[i];
      leg.fanX = x / size;
      leg.fanY = y / size;
      leg.idealX = body.x + REACH * length * leg.fanX + AHEAD_SECONDS * body.vx;
      leg.idealY = body.y + REACH * length * leg.fanY + AHEAD_SECONDS * body.vy;
    }
  }
}
