package critterbake.sim.creature.swing;

/**
 * Which side a figure faces. It turns round only for a movement the other way that is fast enough
 * and lasts long enough, so it never flickers about a standstill.
 */
final class Mirroring {
  /** Numbers of state. */
  static final int SIZE = 2;

  /** Sums of steps that should reach the hold exactly may fall short by rounding. */
  private static final double SLACK_SECONDS = 1e-9;

  private final double flipSpeed;
  private final double holdSeconds;
  private boolean mirrored;
  private double opposedSeconds;

  Mirroring(ResponseSpec response, double firstVelocityX) {
    flipSpeed = response.flipSpeed();
    holdSeconds = response.flipHoldSeconds();
    mirrored = firstVelocityX < -flipSpeed;
  }

  void advance(double velocityX, double seconds) {
    boolean opposed = mirrored ? velocityX > flipSpeed : velocityX < -flipSpeed;
    opposedSeconds = opposed ? opposedSeconds + seconds : 0;
    if (opposed && opposedSeconds >= holdSeconds - SLACK_SECONDS) {
      mirrored = !mirrored;
      opposedSeconds = 0;
    }
  }

  boolean mirrored() {
    return mirrored;
  }

  void save(double[] into, int offset) {
    into[offset] = mirrored ? 1 : 0;
    into[offset + 1] = opposedSeconds;
  }

  void restore(double[] from, int offset) {
    mirrored = from[offset] != 0;
    opposedSeconds = from[offset + 1];
  }
}
