package critterbake.cli.console;

import critterbake.cli.console.Console.When;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * How far long work has come: a bar drawn over and over on a terminal, a plain line now and then
 * elsewhere, nothing for work that is over at once. Asked for, it tells more often and at the end.
 */
public final class Progress implements AutoCloseable {
  private static final long BAR_EVERY = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long LINE_EVERY = TimeUnit.SECONDS.toNanos(30);
  private static final long ASKED_LINE_EVERY = TimeUnit.SECONDS.toNanos(2);
  private static final int BAR_WIDTH = 24;

  private final Console console;
  private final String what;
  private final int total;
  private final long begun = System.nanoTime();
  private long told = begun;
  private int done;
  private boolean barShown;

  /**
   * @param what is worked on, such as {@code strider}
   * @param total frames to do
   */
  public Progress(Console console, String what, int total) {
    this.console = console;
    this.what = what;
    this.total = total;
  }

  /** One more frame is done. */
  public void frameDone() {
    done++;
    long now = System.nanoTime();
    if (console.showsProgress() && now - told >= every() && done < total) {
      told = now;
      tell(now - begun);
    }
  }

  private long every() {
    if (console.progressBar()) {
      return BAR_EVERY;
    }
    return asked() ? ASKED_LINE_EVERY : LINE_EVERY;
  }

  private boolean asked() {
    return console.showsProgress() && console.manner().progress() == When.ALWAYS;
  }

  private void tell(long nanos) {
    long left = (long) ((double) nanos / done * (total - done));
    String text =
        String.format(
            Locale.ROOT, "%s: %d of %d frames, %s left", what, done, total, seconds(left));
    if (console.progressBar()) {
      int filled = (int) ((long) BAR_WIDTH * done / total);
      String bar = "#".repeat(filled) + "-".repeat(BAR_WIDTH - filled);
      console.err().print("\r[" + bar + "] " + text + "\u001b[K");
      barShown = true;
    } else {
      console.say(text);
    }
    console.err().flush();
  }

  private static String seconds(long nanos) {
    return Math.max(1, TimeUnit.NANOSECONDS.toSeconds(nanos)) + " s";
  }

  /** Takes the bar away, so that other lines can follow. */
  @Override
  public void close() {
    if (barShown) {
      console.err().print("\r\u001b[K");
      barShown = false;
    }
    if (asked()) {
      double seconds = (System.nanoTime() - begun) / 1e9;
      console.say(
          String.format(Locale.ROOT, "%s: %d of %d frames in %.1f s", what, done, total, seconds));
    }
  }
}
