package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.scenario.Scenario;
import critterbake.sim.MotionMetrics;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.loop.LoopRefused.Fault;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A loop closes exactly, or is refused and the loop that the refusal names closes. */
final class LoopOutcome {
  private static final Pattern NEAREST =
      Pattern.compile("\\(shot\\.loop: (\\d+)(?:, shot\\.cycles: (\\d+(?:/\\d+)?))?\\)$");

  private LoopOutcome() {}

  /**
   * Holds a loop to all it promises.
   *
   * @throws LoopRefused when no loop of the scene can close
   * @return {@code closed}, or why it was refused
   */
  static String of(String text) throws IOException {
    try {
      assertCloses(text);
      return "closed";
    } catch (LoopRefused refused) {
      if (refused.fault() == Fault.SCENE) {
        throw refused;
      }
      assertTrue(refused.nearestFrames().isPresent(), () -> refused.getMessage() + " of\n" + text);
      assertNamedLoopCloses(text, refused);
      return "refused: " + reason(refused);
    }
  }

  /** Plans and closes a loop, to see whether that is refused. */
  static void prepared(String text) throws IOException {
    prepared(LoopLaps.scenario(text));
  }

  private static void assertNamedLoopCloses(String text, LoopRefused refused) throws IOException {
    Matcher named = NEAREST.matcher(refused.getMessage());
    assertTrue(named.find(), refused.getMessage());
    String nearest = text.replaceFirst("loop: \\d+", "loop: " + named.group(1));
    if (named.group(2) != null) {
      nearest = nearest.replaceFirst(", cycles: [^,}]+", "");
      nearest = nearest.replaceFirst("loop: \\d+", "$0, cycles: " + named.group(2));
    }
    try {
      assertCloses(nearest);
    } catch (LoopRefused again) {
      throw new AssertionError(refused.getMessage() + " of\n" + text, again);
    }
  }

  /** The words of a refusal without its names and numbers. */
  private static String reason(LoopRefused refused) {
    String message = refused.getMessage();
    for (String words :
        new String[] {
          "reach",
          "ground repeats",
          "dives",
          "the step",
          "second difference",
          "slides",
          "never repeat"
        }) {
      if (message.contains(words)) {
        return words;
      }
    }
    return message;
  }

  private static void assertCloses(String text) throws IOException {
    Scenario scenario = LoopLaps.scenario(text);
    PreparedClip clip = prepared(scenario);
    ClosedLoop loop = clip.take().loop().orElseThrow();
    assertFalse(loop.parts().isEmpty());
    assertTrue(loop.proof().stateErrorPx() <= 1e-6, () -> loop.proof() + " of\n" + text);
    try {
      LoopLaps.assertRepeats(scenario, clip);
    } catch (AssertionError different) {
      throw new AssertionError(text, different);
    }
    double scale = clip.scenario().view().pixelsPerUnit();
    loop.metrics().forEach((actor, metrics) -> assertWithinLimits(metrics, scale, text));
  }

  private static PreparedClip prepared(Scenario scenario) {
    return PreparedClip.of(scenario.clips().get(0), false);
  }

  private static void assertWithinLimits(MotionMetrics metrics, double scale, String text) {
    assertAtMost(1e-6 / scale, "slip", metrics, text);
    assertAtMost(1e-9, "bone_error", metrics, text);
    assertAtMost(0.1, "rope_strain", metrics, text);
  }

  private static void assertAtMost(double limit, String name, MotionMetrics metrics, String text) {
    double value = metrics.values().getOrDefault(name, 0.0);
    assertTrue(value <= limit, () -> name + " is " + value + " of\n" + text);
  }
}
