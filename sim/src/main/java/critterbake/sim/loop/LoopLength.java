package critterbake.sim.loop;

/** How long a loop should be, as the scenario's {@code shot.loop} says. */
public sealed interface LoopLength {
  /** The gait's own cycle at its speed, and the number of frames nearest to it. */
  record Auto() implements LoopLength {}

  /** Exactly this many frames; the cadence gives way. */
  record Frames(int count) implements LoopLength {}

  /** A cycle time in seconds. */
  record Seconds(double seconds) implements LoopLength {}

  /** The gait's own cycle, held to a range of frames. */
  record Range(int min, int max) implements LoopLength {}
}
