package critterbake.sim.creature.walker;

import critterbake.sim.math.Ease;
import critterbake.sim.world.Ground;
import java.util.OptionalDouble;

/**
 * A foot of the walk-cycle article: its final script, line for line, with the tick as its frame.
 */
final class OriginalFoot {
  private static final double RAY = 10;

  private final double displacement;
  private final double overshoot;
  private final double lift;
  private final double stepSpeed;
  private double x;
  private double y;
  private double startX;
  private double startY;
  private double midX;
  private double midY;
  private double endX;
  private double endY;
  private double lerp;
  private boolean missed;

  /**
   * @param displacement from the body's middle: below 0 for the left foot
   * @param lerp its clock at the start
   */
  OriginalFoot(double displacement, GaitSpec gait, double x, double y, double lerp) {
    this.displacement = displacement;
    this.overshoot = gait.overshoot();
    this.lift = Double.isNaN(gait.lift()) ? GaitSpec.ORIGINAL_LIFT : gait.lift();
    this.stepSpeed =
        Double.isNaN(gait.stepSpeed()) ? GaitSpec.ORIGINAL_STEP_SPEED : gait.stepSpeed();
    this.x = x;
    this.y = y;
    startX = midX = endX = x;
    startY = midY = endY = y;
    this.lerp = lerp;
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  double endX() {
    return endX;
  }

  double endY() {
    return endY;
  }

  /** Swings done since the last one began; it is over when this exceeds 1. */
  double lerp() {
    return lerp;
  }

  boolean swings() {
    return lerp <= 1;
  }

  double displacement() {
    return displacement;
  }

  /** Whether its last ray found no ground. */
  boolean missed() {
    return missed;
  }

  void update(double bodyX, double bodyY, OriginalFoot other, Ground ground, double dt) {
    boolean free = other.lerp > 1 && lerp > other.lerp;
    if (!balanced(bodyX, other) && lerp > 1 && free) {
      step(bodyX, bodyY, ground);
    }
    double e = Ease.clamp(Ease.sigmoid(lerp));
    x = Ease.mix(Ease.mix(startX, midX, e), Ease.mix(midX, endX, e), e);
    y = Ease.mix(Ease.mix(startY, midY, e), Ease.mix(midY, endY, e), e);
    lerp += dt * stepSpeed;
  }

  /** Whether the body is strictly between the feet, their own displacements left out. */
  boolean balanced(double bodyX, OriginalFoot other) {
    double mine = x - displacement;
    double theirs = other.x - other.displacement;
    return bodyX > Math.min(mine, theirs) && bodyX < Math.max(mine, theirs);
  }

  private void step(double bodyX, double bodyY, Ground ground) {
    double rayX = bodyX + displacement;
    OptionalDouble hit = ground.below(rayX, bodyY, RAY);
    missed = hit.isEmpty();
    if (missed) {
      return;
    }
    double diffX = (rayX - x) * (1 + overshoot);
    double diffY = (hit.getAsDouble() - y) * (1 + overshoot);
    startX = x;
    startY = y;
    endX = x + diffX;
    endY = y + diffY;
    double size = Math.sqrt(diffX * diffX + diffY * diffY);
    midX = startX + diffX / 2;
    midY = startY + diffY / 2 + size * lift;
    lerp = 0;
  }

  static final int STATE = 9;

  void save(double[] into, int offset) {
    double[] state = {x, startX, midX, endX, y, startY, midY, endY, lerp};
    System.arraycopy(state, 0, into, offset, STATE);
  }

  void restore(double[] from, int offset) {
    x = from[offset];
    startX = from[offset + 1];
    midX = from[offset + 2];
    endX = from[offset + 3];
    y = from[offset + 4];
    startY = from[offset + 5];
    midY = from[offset + 6];
    endY = from[offset + 7];
    lerp = from[offset + 8];
  }
}
