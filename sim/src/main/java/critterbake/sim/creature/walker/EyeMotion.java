package critterbake.sim.creature.walker;

import critterbake.sim.Stage;
import critterbake.sim.math.RandomStream;
import java.util.Optional;

/**
 * When the eyes blink and where they look. Blinks are strewn one to a slot of time; in a loop the
 * slots fill it. One who walks looks where it goes; one who stands looks about for a moment when
 * the eyes open again.
 */
final class EyeMotion {
  private static final double BLINK_SECONDS = 0.2;

  /** How long one who stands looks elsewhere. */
  private static final double GLANCE_SECONDS = 0.5;

  /** Rise over run from which on the way ahead is worth a look up or down. */
  private static final double STEEP = 0.2;

  /** Where one who stands may look: up, back, or both. */
  private static final Gaze[] ABOUT = {new Gaze(0, -1), new Gaze(-1, 0), new Gaze(-1, -1)};

  /**
   * Where the eyes look, in whole pixels from straight ahead.
   *
   * @param ahead further forward, below 0 back
   * @param down below 0 up
   */
  record Gaze(int ahead, int down) {
    static final Gaze STRAIGHT = new Gaze(0, 0);
  }

  private final boolean blinks;
  private final double slotSeconds;
  private final RandomStream random;

  EyeMotion(WalkerSpec spec, Stage stage, String id) {
    Optional<BodySpec.Eyes> eyes = spec.body().eyes();
    double wanted = eyes.map(BodySpec.Eyes::blink).orElse(0.0);
    double lap = stage.loop().map(plan -> stage.clock().seconds(plan.ticks())).orElse(0.0);
    boolean stands = wanted > 0 && spec.constantSpeed().orElse(1) == 0;
    double inLap = Math.max(stands ? 1 : 0, Math.rint(lap * wanted));
    this.blinks = wanted > 0 && (lap == 0 || inLap > 0);
    this.slotSeconds = lap > 0 ? lap / Math.max(1, inLap) : 1 / Math.max(1e-3, wanted);
    this.random = RandomStream.of(stage.seed(), id + ".blink");
  }

  /** Whether the eyes are shut. */
  boolean shut(double seconds) {
    double since = sinceBlink(seconds);
    return since >= 0 && since < BLINK_SECONDS;
  }

  /**
   * Where they look.
   *
   * @param walk 0 standing to 1 walking
   * @param slope rise over run of the way ahead
   */
  Gaze gaze(double seconds, double walk, double slope) {
    if (walk > 0.5) {
      return new Gaze(0, slope > STEEP ? -1 : slope < -STEEP ? 1 : 0);
    }
    double open = sinceBlink(seconds) - BLINK_SECONDS;
    boolean glances = open >= 0 && open < GLANCE_SECONDS;
    return glances ? ABOUT[(int) random.between(0, ABOUT.length, 1, slot(seconds))] : Gaze.STRAIGHT;
  }

  private long slot(double seconds) {
    return (long) Math.floor(seconds / slotSeconds);
  }

  /** Seconds since the slot's blink began; below 0 before it, or when there is none. */
  private double sinceBlink(double seconds) {
    if (!blinks) {
      return -1;
    }
    long slot = slot(seconds);
    double at = slotSeconds * (0.3 + 0.5 * random.unit(0, slot));
    return seconds - slot * slotSeconds - at;
  }
}
