package critterbake.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * Measures work that one thread does. The work is repeated until it is compiled and warm, then
 * timed in rounds; the median round counts. Time is the thread's own CPU time, which a busy machine
 * disturbs little, beside the time on the wall, which it does.
 */
final class Stopwatch {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long WARM_UP_NANOS = 2_000_000_000L;
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
    long begun = cpu();
    while (cpu() - begun < WARM_UP_NANOS) {
      work.run();
    }
    double[] cpuNanos = new double[ROUNDS];
    double[] wallNanos = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      Cost round = round(work, ROUND_NANOS);
      cpuNanos[i] = round.cpuNanos;
      wallNanos[i] = round.wallNanos;
    }
    return new Cost(median(cpuNanos), median(wallNanos));
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
