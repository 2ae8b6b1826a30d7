package critterbake.cli.shard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.util.Arrays;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShardTest {
  @Property(tries = 200)
  void everyClipIsDrawnOnceAndNoRunDrawsTwoMoreThanAnother(
      @ForAll @IntRange(min = 1, max = 20) int of,
      @ForAll @IntRange(max = 50) int before,
      @ForAll @IntRange(max = 60) int clips) {
    int[] drawn = new int[clips];
    int fewest = Integer.MAX_VALUE;
    int most = 0;
    for (int number = 1; number <= of; number++) {
      Share share = new Share(new Shard(number, of), before);
      share.clips(clips).forEach(clip -> drawn[clip]++);
      fewest = Math.min(fewest, share.clips(clips).size());
      most = Math.max(most, share.clips(clips).size());
    }
    assertTrue(Arrays.stream(drawn).allMatch(times -> times == 1), Arrays.toString(drawn));
    assertTrue(most - fewest <= 1);
  }

  @Test
  void slurmCountsFromTheFirstTaskInItsSteps() {
    Map<String, String> task =
        Map.of(
            "SLURM_ARRAY_TASK_ID", "14",
            "SLURM_ARRAY_TASK_MIN", "10",
            "SLURM_ARRAY_TASK_STEP", "2",
            "SLURM_ARRAY_TASK_COUNT", "4");
    assertEquals(new Shard(3, 4), Shard.of("auto", task));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3", "7"})
  void everyTaskOfASlurmListWithGapsIsRefused(String task) {
    Map<String, String> list =
        Map.of(
            "SLURM_ARRAY_TASK_ID", task,
            "SLURM_ARRAY_TASK_MIN", "1",
            "SLURM_ARRAY_TASK_MAX", "7",
            "SLURM_ARRAY_TASK_STEP", "1",
            "SLURM_ARRAY_TASK_COUNT", "3");
    assertRefused("gaps", "auto", list);
  }

  @Test
  void slurmMayCountFromZeroOrAlone() {
    Map<String, String> zero =
        Map.of(
            "SLURM_ARRAY_TASK_ID", "0",
            "SLURM_ARRAY_TASK_MIN", "0",
            "SLURM_ARRAY_TASK_MAX", "3",
            "SLURM_ARRAY_TASK_STEP", "1",
            "SLURM_ARRAY_TASK_COUNT", "4");
    assertEquals(new Shard(1, 4), Shard.of("auto", zero));
    Map<String, String> alone =
        Map.of(
            "SLURM_ARRAY_TASK_ID", "5",
            "SLURM_ARRAY_TASK_MIN", "5",
            "SLURM_ARRAY_TASK_MAX", "5",
            "SLURM_ARRAY_TASK_COUNT", "1");
    assertEquals(new Shard(1, 1), Shard.of("auto", alone));
  }

  @ParameterizedTest
  @CsvSource({
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE, 5",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE, -1",
    "CI_NODE_INDEX, CI_NODE_TOTAL, 0",
    "CI_NODE_INDEX, CI_NODE_TOTAL, 6"
  })
  void aNumberOutsideIsRefusedByName(String index, String count, String number) {
    assertRefused(index + " is " + number, "auto", Map.of(index, number, count, "5"));
  }

  @Test
  void aNumberThatIsNoneOrTooLargeIsRefusedByName() {
    assertRefused("JOB_COMPLETION_INDEX is 5", "auto/5", Map.of("JOB_COMPLETION_INDEX", "5"));
    assertRefused("JOB_COMPLETION_INDEX", "auto/5", Map.of("JOB_COMPLETION_INDEX", "first"));
    assertRefused(
        "CI_NODE_TOTAL", "auto", Map.of("CI_NODE_INDEX", "1", "CI_NODE_TOTAL", "99999999999"));
  }

  @Test
  void aMissingCountIsAskedFor() {
    assertRefused("--shard auto/N", "auto", Map.of("CI_NODE_INDEX", "2"));
    assertRefused("--shard auto/N", "auto", Map.of("AWS_BATCH_JOB_ARRAY_INDEX", "2"));
    assertEquals(new Shard(2, 4), Shard.of("auto/4", Map.of("CI_NODE_INDEX", "2")));
  }

  @Test
  void aCountOtherThanTheSystemsIsRefused() {
    Map<String, String> job = Map.of("CI_NODE_INDEX", "2", "CI_NODE_TOTAL", "4");
    assertEquals(new Shard(2, 4), Shard.of("auto/4", job));
    assertRefused("CI_NODE_TOTAL is 4", "auto/8", job);
  }

  @Test
  void aJobThatAPipelineSubmitsIsThatOfTheFarm() {
    Map<String, String> both =
        Map.of(
            "CI_NODE_INDEX", "2",
            "CI_NODE_TOTAL", "2",
            "AWS_BATCH_JOB_ARRAY_INDEX", "6",
            "AWS_BATCH_JOB_ARRAY_SIZE", "7");
    assertEquals(new Shard(7, 7), Shard.of("auto", both));
  }

  @Test
  void variablesSetToNothingDoNotCount() {
    Map<String, String> job =
        Map.of("SLURM_ARRAY_TASK_ID", "", "CI_NODE_INDEX", "1", "CI_NODE_TOTAL", "3");
    assertEquals(new Shard(1, 3), Shard.of("auto", job));
  }

  private static void assertRefused(String why, String shard, Map<String, String> environment) {
    ToolException refused = assertThrows(ToolException.class, () -> Shard.of(shard, environment));
    assertEquals(ExitCode.USAGE, refused.code());
    assertTrue(refused.getMessage().contains(why), refused.getMessage());
  }

  @Test
  void awsBatchCountsFromZero() {
    Map<String, String> child =
        Map.of("AWS_BATCH_JOB_ARRAY_INDEX", "0", "AWS_BATCH_JOB_ARRAY_SIZE", "5");
    assertEquals(new Shard(1, 5), Shard.of("auto", child));
  }

  @Test
  void gitlabCountsFromOne() {
    assertEquals(
        new Shard(5, 5), Shard.of("auto", Map.of("CI_NODE_INDEX", "5", "CI_NODE_TOTAL", "5")));
  }

  @Test
  void kubernetesTellsTheIndexAndIsToldTheCount() {
    Map<String, String> pod = Map.of("JOB_COMPLETION_INDEX", "4");
    assertEquals(new Shard(5, 5), Shard.of("auto/5", pod));
    ToolException refused = assertThrows(ToolException.class, () -> Shard.of("auto", pod));
    assertTrue(refused.getMessage().contains("--shard auto/N"), refused.getMessage());
  }

  @Test
  void outsideAnArrayJobAutoNamesTheVariables() {
    ToolException refused = assertThrows(ToolException.class, () -> Shard.of("auto", Map.of()));
    assertEquals(ExitCode.USAGE, refused.code());
    assertTrue(refused.getMessage().contains("SLURM_ARRAY_TASK_ID"), refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "/", "1/", "/2", "0/2", "3/2", "a/2", "1/0", "-1/2", "1/2/3"})
  void otherTextIsRefused(String text) {
    ToolException refused = assertThrows(ToolException.class, () -> Shard.of(text, Map.of()));
    assertEquals(ExitCode.USAGE, refused.code());
  }
}
