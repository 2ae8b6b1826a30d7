package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.loop.LoopRefused;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Loops at the edge of what can be: very short ones, odd rates, ground that does not repeat. */
class LoopEdgesTest {
  private static final String WALKER = "hero: {kind: walker, speed: 1.25}";
  private static final String IDLER = "hero: {kind: walker, speed: 0}";
  private static final String SWING = "rider: {kind: swing, path: {circle: {radius: 1}}}";
  private static final String SWARM = "slugs: {kind: swarm, count: 3, attack: none}";
  private static final String DIVERS = "slugs: {kind: swarm, count: 3}";
  private static final String GOOP =
      "blob: {kind: goop, start: [0, 1], bubbles: {count: 6}, legs: {count: 6}}";

  private static String scene(String clock, String shot, String world, String actors) {
    return """
        critterbake: 1
        clock: {%s}
        shot: {%s}
        world: {%s}
        actors: {%s}
        view: {size: [48, 48], pixels_per_unit: 12, origin: [0.5, 0.8]}
        """
        .formatted(clock, shot, world, actors);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void loopsOfAFewFrames(int frames) throws IOException {
    for (String actor : List.of(WALKER, IDLER, SWING, SWARM, DIVERS)) {
      LoopOutcome.of(scene("fps: 12", "loop: " + frames, "ground: flat", actor));
    }
  }

  @Test
  void loopsOfAFewFramesOfGoop() throws IOException {
    LoopOutcome.of(scene("fps: 8, ticks_per_frame: 5", "loop: 3", "ground: flat", GOOP));
  }

  @ParameterizedTest
  @ValueSource(strings = {"30000/1001", "24000/1001", "1001/125"})
  void ratesThatAreNoWholeNumber(String fps) throws IOException {
    for (String actor : List.of(WALKER, SWARM)) {
      for (String loop : List.of("loop: 0.7s", "loop: 11, cycles: 3")) {
        assertEquals(
            "closed", LoopOutcome.of(scene("fps: " + fps, loop, "ground: flat", actor)), loop);
      }
    }
  }

  @Test
  void cyclesShorterThanAnyGait() throws IOException {
    String tiny =
        scene("fps: 60, ticks_per_frame: 1", "loop: 2, cycles: 9", "ground: flat", WALKER);
    assertEquals("closed", LoopOutcome.of(tiny));
  }

  @Test
  void cyclesLongerThanTheLegs() throws IOException {
    assertEquals(
        "refused: reach", LoopOutcome.of(scene("fps: 12", "loop: 60", "ground: flat", WALKER)));
  }

  @Test
  void ofALengthThatIsTooLongForOneCycleSeveralAreNamed() {
    String text = scene("fps: 12", "loop: 60", "ground: flat", WALKER);
    LoopRefused refused = assertThrows(LoopRefused.class, () -> LoopOutcome.prepared(text));
    assertEquals(OptionalInt.of(60), refused.nearestFrames());
    assertTrue(refused.getMessage().endsWith("(shot.loop: 60, shot.cycles: 6)"), refused::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{min: 9, max: 12}", "auto"})
  void lengthsThatAreLeftOpenGiveWayToDives(String length) throws IOException {
    String text = scene("fps: 12", "loop: " + length, "ground: flat", DIVERS + ", " + WALKER);
    String followed = text.replace("size: [48", "follow: hero, size: [48");
    String circling = followed.replace("count: 3", "count: 3, target: hero, offset: [0, 2]");
    assertEquals("closed", LoopOutcome.of(circling));
  }

  @Test
  void groundThatNeverRepeatsIsRefusedWithWhatHelps() throws IOException {
    String slope = "ground: {points: [[-9, 0], [0, 0.3], [2, 0.1], [9, 0.9]]%s}";
    String never = scene("fps: 12", "loop: 12", slope.formatted(""), WALKER);
    LoopRefused refused = assertThrows(LoopRefused.class, () -> LoopOutcome.of(never));
    assertTrue(refused.getMessage().contains("never repeats"), refused.getMessage());
    assertTrue(refused.getMessage().contains("repeat: true"), refused.getMessage());
    assertTrue(refused.getMessage().contains("shot.duration"), refused.getMessage());
  }

  @Test
  void groundWhosePeriodTheRootDoesNotReach() throws IOException {
    String hills = "ground: {hills: {height: 0.2, length: 1.1}}";
    assertEquals(
        "refused: ground repeats", LoopOutcome.of(scene("fps: 12", "loop: 5", hills, WALKER)));
  }

  @Test
  void allKindsShareOnePeriod() throws IOException {
    String all = String.join(", ", IDLER, SWING, SWARM, GOOP);
    assertEquals(
        "closed",
        LoopOutcome.of(
            scene("fps: 8, ticks_per_frame: 4", "loop: 24, cycles: 2", "ground: flat", all)));
  }

  @Test
  void companionsOfAWalkerMoveOnWithIt() throws IOException {
    String rider = "rider: {kind: swing, start: [0.5, 1.5], speed: 1.25}";
    String slugs = "slugs: {kind: swarm, target: hero, offset: [0, 1], count: 3, attack: none}";
    String all = String.join(", ", WALKER, rider, slugs);
    String text = scene("fps: 12", "loop: 24, cycles: 2", "ground: flat", all);
    assertEquals("closed", LoopOutcome.of(text));
    assertEquals("closed", LoopOutcome.of(text.replace("loop: 24, cycles: 2", "loop: auto")));
  }

  @Test
  void companionsThatStayBehindAreRefused() {
    String rider = "rider: {kind: swing, start: [0.5, 1.5]}";
    String text = scene("fps: 12", "loop: 24", "ground: flat", WALKER + ", " + rider);
    LoopRefused refused = assertThrows(LoopRefused.class, () -> LoopOutcome.of(text));
    assertTrue(refused.getMessage().contains("rider moves at"), refused.getMessage());
  }
}
