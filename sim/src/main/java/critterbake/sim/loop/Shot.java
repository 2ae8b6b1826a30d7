package critterbake.sim.loop;

import java.util.List;
import java.util.Optional;

/**
 * What part of the simulation is shown.
 *
 * @param loop the loop wanted, or empty for an open shot
 * @param durationSeconds length of an open shot; ignored in loops
 * @param cycles gait cycles in the loop, numerator
 * @param cycleShare denominator of that ratio, 1 but for swarms of identical slugs
 * @param warmupSeconds simulated before the first frame, not shown
 * @param sample which instants become frames
 * @param hold frame durations as multiples of the frame time, repeated as needed; empty: all 1
 */
public record Shot(
    Optional<LoopLength> loop,
    double durationSeconds,
    int cycles,
    int cycleShare,
    double warmupSeconds,
    Sample sample,
    List<Integer> hold) {
  public Shot {
    hold = List.copyOf(hold);
  }

  /** Which instants become frames. */
  public enum Sample {
    EVEN,
    /** Frame 0 is a touchdown, and touchdowns fall on frames. */
    CONTACTS
  }
}
