package critterbake.sim.loop;

/**
 * What an actor asks of the loop it is part of.
 *
 * @param seconds its natural cycle at its speed
 * @param evenTicks whether a cycle must be an even number of ticks (two-legged gaits: each step
 *     half)
 * @param touchdownsPerCycle contacts a cycle, for {@code sample: contacts}; 0 without feet
 * @param velocityX mean world velocity in units a second
 * @param velocityY likewise
 * @param maxSeconds the longest cycle its reach allows; infinity when unlimited
 */
public record CycleWish(
    double seconds,
    boolean evenTicks,
    int touchdownsPerCycle,
    double velocityX,
    double velocityY,
    double maxSeconds) {
  /** The same with another cycle. */
  public CycleWish withSeconds(double otherSeconds) {
    return new CycleWish(
        otherSeconds, evenTicks, touchdownsPerCycle, velocityX, velocityY, maxSeconds);
  }

  /** The same for an actor that gets somewhere else. */
  public CycleWish withVelocity(double x, double y) {
    return new CycleWish(seconds, evenTicks, touchdownsPerCycle, x, y, maxSeconds);
  }
}
