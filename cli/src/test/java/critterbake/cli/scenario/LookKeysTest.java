package critterbake.cli.scenario;

import static critterbake.cli.scenario.Reading.faults;
import static critterbake.cli.scenario.Reading.scenario;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookKeysTest {
  private static final String HEAD = "critterbake: 1\nactors: {hero: {kind: walker}}\n";

  @ParameterizedTest
  @CsvSource({"4, false", "8, true"})
  void cornersOfOutlinesAreThinOrThick(String corners, boolean diagonals) {
    ClipScenario clip = scenario(HEAD + outline(corners)).clips().get(0);
    assertEquals(diagonals, clip.look().outline().diagonals());
  }

  @Test
  void otherCornersAreRefusedWithBothThatThereAre() {
    List<String> faults = faults(HEAD + outline("5"));
    assertEquals(1, faults.size());
    assertTrue(faults.get(0).contains("expected 4, or 8"), faults.get(0));
  }

  private static String outline(String corners) {
    return "look: {outline: {corners: " + corners + "}}";
  }
}
