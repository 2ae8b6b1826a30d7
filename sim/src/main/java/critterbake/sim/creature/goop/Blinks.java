package critterbake.sim.creature.goop;

import critterbake.sim.math.Ease;
import critterbake.sim.math.RandomStream;

/**
 * When eyes blink: each at a random moment of evenly spread slots, so that a loop's blinks repeat
 * with it. A blink snaps the eye shut, holds it for a moment, then stretches it open.
 */
final class Blinks {
  private static final double SHUT_SECONDS = 0.1;
  private static final double OPENING_SECONDS = 0.24;
  private static final double SLOT_USED = 0.7;

  private final RandomStream random;
  private final double slot;
  private final long slotsPerLoop;

  /**
   * @param rate blinks a second, 0 for none
   * @param loopSeconds length of the loop, or infinity in open shots
   */
  Blinks(double rate, RandomStream random, double loopSeconds) {
    this.random = random;
    boolean loops = loopSeconds < Double.POSITIVE_INFINITY;
    if (rate <= 0) {
      slot = Double.POSITIVE_INFINITY;
      slotsPerLoop = 0;
    } else {
      slotsPerLoop = loops ? Math.max(1, Math.round(loopSeconds * rate)) : 0;
      slot = loops ? loopSeconds / slotsPerLoop : 1 / rate;
    }
  }

  /** How far an eye is open: 0 shut to 1. */
  double open(int eye, double seconds) {
    if (slot == Double.POSITIVE_INFINITY) {
      return 1;
    }
    long now = (long) Math.floor(seconds / slot);
    double since = seconds - moment(eye, now);
    if (since < 0) {
      since = seconds - moment(eye, now - 1);
    }
    return since < SHUT_SECONDS ? 0 : Ease.smoothstep((since - SHUT_SECONDS) / OPENING_SECONDS);
  }

  /** Number of the eye's last blink: it changes when the eye snaps shut. */
  long number(int eye, double seconds) {
    if (slot == Double.POSITIVE_INFINITY) {
      return 0;
    }
    long now = (long) Math.floor(seconds / slot);
    return key(seconds < moment(eye, now) ? now - 1 : now);
  }

  private double moment(int eye, long slotNumber) {
    return slot * (slotNumber + SLOT_USED * random.unit(eye, key(slotNumber)));
  }

  private long key(long slotNumber) {
    return slotsPerLoop > 0 ? Math.floorMod(slotNumber, slotsPerLoop) : slotNumber;
  }
}
