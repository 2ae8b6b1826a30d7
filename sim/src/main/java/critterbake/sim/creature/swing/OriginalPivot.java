package critterbake.sim.creature.swing;

import critterbake.sim.math.Strict;
import org.joml.Vector2dc;

/**
 * The article's script, one update a tick. It reckons on a screen: degrees, clockwise, y down; a
 * velocity component of 0 is +0 there, so a straight move to the left turns back by 270 degrees.
 */
final class OriginalPivot implements Pivot {
  private final double offsetDegrees;
  private final double damping;
  private final double restDegrees;
  private double rotationDegrees;
  private double targetDegrees;
  private boolean swinging;
  private boolean mirrored;
  private boolean downLeft;

  OriginalPivot(SwingSpec spec) {
    offsetDegrees = Strict.degrees(spec.offsetRadians());
    damping = spec.damping();
    restDegrees = 0 - Strict.degrees(spec.rest().angleRadians());
    rotationDegrees = restDegrees;
    targetDegrees = restDegrees;
  }

  /** One tick with its velocity, world units a second. */
  void tick(Vector2dc velocity) {
    double right = velocity.x() == 0 ? 0 : velocity.x();
    double down = velocity.y() == 0 ? 0 : -velocity.y();
    if (right != 0 || down != 0) {
      swing(right, down);
    } else {
      rest();
    }
  }

  private void swing(double right, double down) {
    rotationDegrees = Strict.degrees(Strict.atan2(down, right)) + offsetDegrees;
    mirrored = right < 0;
    downLeft = right < 0 && down > 0;
    swinging = true;
  }

  private void rest() {
    if (swinging) {
      targetDegrees = downLeft ? restDegrees + 360 : restDegrees;
      swinging = false;
    }
    rotationDegrees += (targetDegrees - rotationDegrees) * damping;
  }

  @Override
  public double angleRadians() {
    return Strict.radians(angleDegrees());
  }

  @Override
  public double angleDegrees() {
    return 0 - rotationDegrees;
  }

  @Override
  public boolean mirrored() {
    return mirrored;
  }

  @Override
  public boolean resting() {
    return !swinging;
  }

  @Override
  public String name() {
    return "body";
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
    into[offset] = rotationDegrees;
    into[offset + 1] = targetDegrees;
    into[offset + 2] = swinging ? 1 : 0;
    into[offset + 3] = mirrored ? 1 : 0;
    into[offset + 4] = downLeft ? 1 : 0;
  }

  @Override
  public void restore(double[] from, int offset) {
    rotationDegrees = from[offset];
    targetDegrees = from[offset + 1];
    swinging = from[offset + 2] != 0;
    mirrored = from[offset + 3] != 0;
    downLeft = from[offset + 4] != 0;
  }

  @Override
  public Travel travel(int index) {
    return Travel.NONE;
  }
}
