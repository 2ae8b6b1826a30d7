package critterbake.sim.creature.swing;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.Damper;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * What the parts feel of the movement: a velocity that follows the true one smoothly, and its
 * acceleration, so that a path's corners are jolts of a length that no tick rate changes.
 */
final class Draft implements LoopPart {
  private static final double LN2 = 0.6931471805599453;
  private static final double HALF_LIFE_SECONDS = 0.035;
  private static final Damper DAMPER = new Damper(HALF_LIFE_SECONDS);

  /** Harder jolts throw parts no farther, units a second squared. */
  private static final double MAX_ACCELERATION = 58;

  private final Vector2d velocity = new Vector2d();
  private final Vector2d acceleration = new Vector2d();

  void advance(Vector2dc trueVelocity, double seconds) {
    trueVelocity.sub(velocity, acceleration).mul(LN2 / HALF_LIFE_SECONDS);
    double size = acceleration.length();
    if (size > MAX_ACCELERATION) {
      acceleration.mul(MAX_ACCELERATION / size);
    }
    double share = DAMPER.share(seconds);
    velocity.x += (trueVelocity.x() - velocity.x) * share;
    velocity.y += (trueVelocity.y() - velocity.y) * share;
  }

  Vector2dc velocity() {
    return velocity;
  }

  Vector2dc acceleration() {
    return acceleration;
  }

  @Override
  public String name() {
    return "draft";
  }

  @Override
  public Closing closing() {
    return Closing.SETTLING;
  }

  @Override
  public int size() {
    return 4;
  }

  @Override
  public void save(double[] into, int offset) {
    into[offset] = velocity.x;
    into[offset + 1] = velocity.y;
    into[offset + 2] = acceleration.x;
    into[offset + 3] = acceleration.y;
  }

  @Override
  public void restore(double[] from, int offset) {
    velocity.set(from[offset], from[offset + 1]);
    acceleration.set(from[offset + 2], from[offset + 3]);
  }

  @Override
  public Travel travel(int index) {
    return Travel.NONE;
  }
}
