package critterbake.sim.shot;

import critterbake.sim.Simulation;
import critterbake.sim.TraceSink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much a motion depends on its tick rate: the tracked points at the frame instants, compared
 * with those of the same shot at twice as many ticks a frame.
 */
public final class RateComparison {
  private RateComparison() {}

  /**
   * The root mean square distance of the points of each actor, in units.
   *
   * @throws critterbake.sim.loop.LoopRefused when the finer shot cannot be an exact loop
   */
  public static Map<String, Double> of(Take take) {
    Film coarse = Film.of(take);
    Film fine = Film.of(take.atTwiceTheRate());
    Map<String, double[]> sums = new LinkedHashMap<>();
    for (int i = 0; i < coarse.owners.size(); i++) {
      double dx = coarse.x.get(i) - fine.x.get(i);
      double dy = coarse.y.get(i) - fine.y.get(i);
      double[] sum = sums.computeIfAbsent(coarse.owners.get(i), owner -> new double[2]);
      sum[0] += dx * dx + dy * dy;
      sum[1]++;
    }
    Map<String, Double> rms = new LinkedHashMap<>();
    sums.forEach((owner, sum) -> rms.put(owner, Math.sqrt(sum[0] / sum[1])));
    return rms;
  }

  /** The tracked points of all frames, one behind the other. */
  private static final class Film implements TraceSink {
    private final List<String> owners = new ArrayList<>();
    private final List<Double> x = new ArrayList<>();
    private final List<Double> y = new ArrayList<>();

    /** Loops are filmed from phase 0, wherever their first frame lies. */
    static Film of(Take take) {
      Film film = new Film();
      TickRun play = take.play();
      Simulation simulation = play.simulation();
      int ticksPerFrame = take.clock().ticksPerFrame();
      long first = take.loop().isPresent() ? 0 : take.firstTick();
      long end = first + (long) take.frames() * ticksPerFrame;
      while (play.tick() < end) {
        if (play.tick() >= first && (play.tick() - first) % ticksPerFrame == 0) {
          simulation.trace(film);
        }
        play.step();
      }
      return film;
    }

    @Override
    public void point(
        String actor, String part, double x, double y, double angleDegrees, String state) {
      owners.add(actor);
      this.x.add(x);
      this.y.add(y);
    }
  }
}
