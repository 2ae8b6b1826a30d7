package critterbake.cli.bake;

import critterbake.cli.bake.RandomLoop.Kind;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Loops of all kinds, made at random: each closes exactly, or is refused and the loop that the
 * refusal names closes. The build tries a few; {@code -Dcritterbake.loops=40} so many of each kind.
 */
class RandomLoopsTest {
  @ParameterizedTest
  @EnumSource(Kind.class)
  void closeExactlyOrNameALoopThatDoes(Kind kind, TestReporter reporter) throws IOException {
    int tries = Integer.getInteger("critterbake.loops", kind.usualTries());
    Map<String, Integer> outcomes = new TreeMap<>();
    for (int number = 1; number <= tries; number++) {
      outcomes.merge(LoopOutcome.of(RandomLoop.scenario(kind, number)), 1, Integer::sum);
    }
    reporter.publishEntry(kind.name(), outcomes.toString());
  }
}
