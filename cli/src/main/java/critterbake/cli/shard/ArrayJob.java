package critterbake.cli.shard;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A system that starts one job many times over, and the environment variables by which it tells
 * each run which one it is.
 *
 * @param system its name
 * @param index variable with the run's number
 * @param first the first run's number, or the variable that holds it
 * @param last variable with the last run's number, or "" where the system does not tell
 * @param step variable with the distance between numbers, or "" for 1
 * @param count variable with how many runs there are, or "" where the system does not tell
 */
record ArrayJob(String system, String index, String first, String last, String step, String count) {
  /**
   * GitLab comes last: its variables are set in every job of a pipeline, also one that submits to
   * another of these.
   */
  private static final List<ArrayJob> KNOWN =
      List.of(
          new ArrayJob(
              "Slurm",
              "SLURM_ARRAY_TASK_ID",
              "SLURM_ARRAY_TASK_MIN",
              "SLURM_ARRAY_TASK_MAX",
              "SLURM_ARRAY_TASK_STEP",
              "SLURM_ARRAY_TASK_COUNT"),
          new ArrayJob(
              "AWS Batch", "AWS_BATCH_JOB_ARRAY_INDEX", "0", "", "", "AWS_BATCH_JOB_ARRAY_SIZE"),
          new ArrayJob("Kubernetes", "JOB_COMPLETION_INDEX", "0", "", "", ""),
          new ArrayJob("GitLab", "CI_NODE_INDEX", "1", "", "", "CI_NODE_TOTAL"));

  /**
   * The run that the environment says this is.
   *
   * @param asked how many runs there are, where the command line says so
   */
  static Shard shard(Map<String, String> environment, OptionalInt asked) {
    ArrayJob job = here(environment);
    OptionalInt told = job.value(job.count, environment);
    if (told.isEmpty() && asked.isEmpty()) {
      throw refused(job.system + " does not tell how many runs there are: write --shard auto/N");
    }
    if (told.isPresent() && asked.isPresent() && told.getAsInt() != asked.getAsInt()) {
      throw refused(
          "--shard auto/"
              + asked.getAsInt()
              + ", but "
              + job.count
              + " is "
              + told.getAsInt()
              + "; for runs of a part only write --shard I/N");
    }
    int count = told.orElseGet(asked::getAsInt);
    return new Shard(job.numberIn(environment, count), count);
  }

  /** Variables that are set to nothing do not count. */
  private static ArrayJob here(Map<String, String> environment) {
    List<String> variables = new ArrayList<>();
    for (ArrayJob job : KNOWN) {
      if (!environment.getOrDefault(job.index, "").isBlank()) {
        return job;
      }
      variables.add(job.index);
    }
    throw refused(
        "--shard auto: none of "
            + String.join(", ", variables)
            + " is set here; write --shard I/N instead");
  }

  /** The number of this run, from 1. */
  private int numberIn(Map<String, String> environment, int count) {
    long number = value(index, environment).orElseThrow();
    long begin = value(first, environment).orElse(0);
    long distance = Math.max(1, value(step, environment).orElse(1));
    OptionalInt end = value(last, environment);
    if (end.isPresent() && (end.getAsInt() - begin) / distance + 1 != count) {
      throw refused(
          String.format(
              Locale.ROOT,
              "--shard auto: %s numbers its %d runs from %d to %d in steps of %d, which leaves"
                  + " gaps; number them without, or write --shard I/N",
              system,
              count,
              begin,
              end.getAsInt(),
              distance));
    }
    long place = (number - begin) / distance;
    if (number < begin || place >= count || (number - begin) % distance != 0) {
      throw refused(
          String.format(
              Locale.ROOT,
              "--shard auto: %s is %d, which is none of %d runs numbered from %d",
              index,
              number,
              count,
              begin));
    }
    return (int) place + 1;
  }

  /** The value of a variable, or the number itself that stands in its place. */
  private OptionalInt value(String name, Map<String, String> environment) {
    String text = environment.getOrDefault(name, name.matches("[0-9]+") ? name : "").strip();
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      throw new ToolException(
          ExitCode.USAGE, "--shard auto: " + name + " is no whole number: " + text, e);
    }
  }

  private static ToolException refused(String message) {
    return new ToolException(ExitCode.USAGE, message);
  }
}
