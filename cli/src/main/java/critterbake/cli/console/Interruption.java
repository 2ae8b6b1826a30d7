package critterbake.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What happens when the user stops the process: the working thread is interrupted and has a moment
 * to take away what it has not finished.
 */
public final class Interruption {
  /** A person who presses Ctrl-C does not wait longer. */
  private static final long PATIENCE_MILLISECONDS = 1000;

  private final CountDownLatch over = new CountDownLatch(1);

  /** Watches over the work that the calling thread is going to do. */
  public static Interruption ofThisThread() {
    Interruption interruption = new Interruption();
    Thread worker = Thread.currentThread();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> interruption.stop(worker)));
    return interruption;
  }

  /** The work is over: the process may end at any time. */
  public void workIsOver() {
    over.countDown();
  }

  private void stop(Thread worker) {
    if (over.getCount() > 0) {
      worker.interrupt();
      try {
        over.await(PATIENCE_MILLISECONDS, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Ends the work if the calling thread was interrupted.
   *
   * @throws ToolException if it was
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new ToolException(ExitCode.INTERRUPTED, "interrupted");
    }
  }
}
