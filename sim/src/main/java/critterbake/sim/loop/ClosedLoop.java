package critterbake.sim.loop;

import critterbake.sim.MotionMetrics;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A loop that is ready to play: the start state, and how each part comes back to it.
 *
 * @param planned the period
 * @param start the state at phase 0
 * @param track parts that are played back, when some never repeat by themselves
 * @param firstFrame phase of frame 0 in ticks
 * @param parts how each part closed, in order
 * @param proof the numbers at the seam
 * @param metrics what the actors measured of themselves over one lap, by name
 */
public record ClosedLoop(
    PlannedLoop planned,
    double[] start,
    Optional<BlendedTrack> track,
    long firstFrame,
    List<PartClosing> parts,
    SeamProof proof,
    Map<String, MotionMetrics> metrics) {
  public ClosedLoop {
    parts = List.copyOf(parts);
    metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
  }

  /** A loop that is still to be proven. */
  ClosedLoop(
      PlannedLoop planned,
      double[] start,
      Optional<BlendedTrack> track,
      long firstFrame,
      List<PartClosing> parts) {
    this(planned, start, track, firstFrame, parts, null, Map.of());
  }

  public LoopPlan plan() {
    return planned.plan();
  }

  /** Whether every number came back to its start by itself, to less than a millionth of a pixel. */
  public boolean exact() {
    return track.isEmpty();
  }

  /** The same with one thing more that a person should know. */
  public ClosedLoop noting(String note) {
    return new ClosedLoop(planned.noting(note), start, track, firstFrame, parts, proof, metrics);
  }

  ClosedLoop provenBy(SeamProof seam, Map<String, MotionMetrics> measured) {
    return new ClosedLoop(planned, start, track, firstFrame, parts, seam, measured);
  }

  /**
   * How one part closed.
   *
   * @param actor its actor
   * @param part its name
   * @param by the way it closed in the end, which may be a weaker one than it promised
   * @param errorPx how far a lap took it from its start before it was put back, in pixels
   * @param laps laps it took to settle
   * @param ratio how much nearer each lap brought it; NaN when that was not measured
   */
  public record PartClosing(
      String actor, String part, LoopPart.Closing by, double errorPx, int laps, double ratio) {
    public String name() {
      return actor + "." + part;
    }
  }
}
