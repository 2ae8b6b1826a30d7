package critterbake.sim.loop;

/** A loop that cannot be exact; the message holds the numbers and the nearest loop that works. */
public final class LoopRefused extends RuntimeException {
  private static final long serialVersionUID = 1;

  public LoopRefused(String message) {
    super(message);
  }
}
