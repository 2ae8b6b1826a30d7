package critterbake.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * Measures work that one thread does. The work is repeated until it is compiled and warm, which is
 * when it gets no faster any more, then timed in rounds; the median round counts. Time is the
 * thread's own CPU time beside the time on the wall. A busy machine disturbs both, since threads
 * share its cores' units.
 */
final class Stopwatch {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int LEAST_WARM_UP_ROUNDS = 7;
  private static final int MOST_WARM_UP_ROUNDS = 50;

  /** Warming up ends when so many rounds in a row bring no gain to speak of. */
  private static final int IDLE_ROUNDS = 5;

  private static final double GAIN = 0.98;
  private static final long ROUND_NANOS = 300_000_000L;
  private static final int ROUNDS = 7;

  private Stopwatch() {}

  /**
   * What one unit of work costs.
   *
   * @param cpuNanos CPU time of the thread
   * @param wallNanos time on the wall
   */
  record Cost(double cpuNanos, double wallNanos) {
    double perCpuSecond() {
      return 1e9 / cpuNanos;
    }

    double perWallSecond() {
      return 1e9 / wallNanos;
    }

    /** How many times as much CPU this takes. */
    double times(Cost reference) {
      return cpuNanos / reference.cpuNanos;
    }
  }

  /** Work that is done in portions. */
  @FunctionalInterface
  interface Work {
    /** Does a portion and tells how many units it was. */
    long run() throws Exception;
  }

  /** Warms up, then measures. */
  static Cost warm(Work work) throws Exception {
    warmUp(work);
    double[] cpuNanos = new double[ROUNDS];
    double[] wallNanos = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      Cost round = round(work, ROUND_NANOS);
      cpuNanos[i] = round.cpuNanos;
      wallNanos[i] = round.wallNanos;
    }
    return new Cost(median(cpuNanos), median(wallNanos));
  }

  private static void warmUp(Work work) throws Exception {
    double best = Double.MAX_VALUE;
    int idle = 0;
    for (int i = 0;
        i < MOST_WARM_UP_ROUNDS && (i < LEAST_WARM_UP_ROUNDS || idle < IDLE_ROUNDS);
        i++) {
      double cost = round(work, ROUND_NANOS).cpuNanos;
      idle = cost < best * GAIN ? 0 : idle + 1;
      best = Math.min(best, cost);
    }
  }

  /** Measures one portion, as cold as it comes. */
  static Cost once(Work work) throws Exception {
    return round(work, 0);
  }

  private static Cost round(Work work, long leastNanos) throws Exception {
    long cpu = cpu();
    long wall = System.nanoTime();
    long units = 0;
    long spent;
    do {
      units += work.run();
      spent = cpu() - cpu;
    } while (spent < leastNanos);
    return new Cost((double) spent / units, (double) (System.nanoTime() - wall) / units);
  }

  private static long cpu() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
