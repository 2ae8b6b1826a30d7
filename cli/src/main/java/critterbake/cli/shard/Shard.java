package critterbake.cli.shard;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.util.Map;
import java.util.OptionalInt;

/**
 * One of several runs that share a bake: it draws every {@code of}-th clip.
 *
 * @param number which run it is, from 1
 * @param of how many there are
 */
public record Shard(int number, int of) {
  /** Nobody shares. */
  public static final Shard ALONE = new Shard(1, 1);

  /** More runs than any farm starts for one bake. */
  private static final int MOST = 100_000;

  public Shard {
    if (of < 1 || of > MOST || number < 1 || number > of) {
      throw new ToolException(
          ExitCode.USAGE,
          "--shard is I/N with I from 1 to N and N at most " + MOST + ", not " + number + "/" + of);
    }
  }

  /**
   * Reads {@code 2/5}, {@code auto} or {@code auto/5}.
   *
   * @param environment that {@code auto} looks into
   */
  public static Shard of(String text, Map<String, String> environment) {
    if (text.equals("auto")) {
      return ArrayJob.shard(environment, OptionalInt.empty());
    }
    int slash = text.indexOf('/');
    String before = slash < 0 ? "" : text.substring(0, slash);
    int of = slash < 0 ? -1 : number(text.substring(slash + 1));
    boolean auto = before.equals("auto");
    int number = auto ? 1 : number(before);
    if (of < 0 || number < 0) {
      throw new ToolException(ExitCode.USAGE, "--shard is I/N, auto or auto/N, not " + text);
    }
    return auto ? ArrayJob.shard(environment, OptionalInt.of(of)) : new Shard(number, of);
  }

  /** A whole number of at most nine digits, or -1. */
  private static int number(String text) {
    boolean whole = !text.isEmpty() && text.length() < 10;
    return whole && text.chars().allMatch(c -> c >= '0' && c <= '9') ? Integer.parseInt(text) : -1;
  }

  /** Whether this is the whole bake. */
  public boolean isWhole() {
    return of == 1;
  }

  /**
   * Whether it draws a clip.
   *
   * @param clip the clip's place among all clips of all scenarios of the call, from 0
   */
  public boolean takes(int clip) {
    return clip % of == number - 1;
  }

  /** How it is written in a file's name. */
  public String inFileName() {
    return "shard-" + number + "of" + of;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
