package critterbake.cli.shard;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A system that starts one job many times over, and the environment variables by which it tells
 * each run which one it is.
 *
 * @param system its name
 * @param index variable with the run's number
 * @param first the first run's number, or the variable that holds it
 * @param step variable with the distance between numbers, or "" for 1
 * @param count variable with how many runs there are, or "" where the system does not tell
 */
record ArrayJob(String system, String index, String first, String step, String count) {
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
              "SLURM_ARRAY_TASK_STEP",
              "SLURM_ARRAY_TASK_COUNT"),
          new ArrayJob(
              "AWS Batch", "AWS_BATCH_JOB_ARRAY_INDEX", "0", "", "AWS_BATCH_JOB_ARRAY_SIZE"),
          new ArrayJob("Kubernetes", "JOB_COMPLETION_INDEX", "0", "", ""),
          new ArrayJob("GitLab", "CI_NODE_INDEX", "1", "", "CI_NODE_TOTAL"));

  /** The run that the environment says this is. */
  static Shard shard(Map<String, String> environment) {
    ArrayJob job = here(environment);
    int count =
        job.value(job.count, environment)
            .orElseThrow(
                () ->
                    refused(
                        job.system
                            + " does not tell how many runs there are: write --shard auto/N"));
    return new Shard(job.numberIn(environment), count);
  }

  /** The number of this run, from 1. */
  static int number(Map<String, String> environment) {
    return here(environment).numberIn(environment);
  }

  private static ArrayJob here(Map<String, String> environment) {
    List<String> variables = new ArrayList<>();
    for (ArrayJob job : KNOWN) {
      if (environment.containsKey(job.index)) {
        return job;
      }
      variables.add(job.index);
    }
    throw refused(
        "--shard auto: none of "
            + String.join(", ", variables)
            + " is set here; write --shard I/N instead");
  }

  private int numberIn(Map<String, String> environment) {
    int number = value(index, environment).orElseThrow();
    int begin = value(first, environment).orElse(number);
    int distance = value(step, environment).filter(value -> value > 0).orElse(1);
    return (number - begin) / distance + 1;
  }

  private Optional<Integer> value(String name, Map<String, String> environment) {
    String text = environment.getOrDefault(name, name);
    if (text.equals(name) && !name.matches("[0-9]+")) {
      return Optional.empty();
    }
    try {
      return Optional.of(Integer.parseInt(text.strip()));
    } catch (NumberFormatException e) {
      throw new ToolException(
          ExitCode.USAGE, "--shard auto: " + name + " is no whole number: " + text, e);
    }
  }

  private static ToolException refused(String message) {
    return new ToolException(ExitCode.USAGE, message);
  }
}
