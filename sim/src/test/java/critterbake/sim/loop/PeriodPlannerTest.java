package critterbake.sim.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.world.Ground;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PeriodPlannerTest {
  private static final Clock CLOCK = new Clock(12, 1, 10);

  private static Shot shot(LoopLength length, int cycles, Shot.Sample sample) {
    return new Shot(Optional.of(length), 0, cycles, 1, 2, sample, List.of());
  }

  private static PeriodRequest request(LoopLength length, CycleWish wish) {
    return new PeriodRequest(
        shot(length, 1, Shot.Sample.EVEN),
        CLOCK,
        RootSnap.AUTO,
        24,
        Optional.of("hero"),
        Map.of("hero", wish),
        Ground.flat());
  }

  private static CycleWish walk(double seconds, double speed) {
    return new CycleWish(seconds, true, 2, speed, 0, 1.2);
  }

  private static PeriodRequest on(Ground ground, LoopLength length, CycleWish wish) {
    PeriodRequest plain = request(length, wish);
    return new PeriodRequest(
        plain.shot(), CLOCK, RootSnap.AUTO, 24, plain.followed(), plain.wishes(), ground);
  }

  @Test
  void autoTakesTheNearestWholeNumberOfFrames() {
    assertEquals(
        10, PeriodPlanner.plan(request(new LoopLength.Auto(), walk(0.82, 1.5))).plan().frames());
  }

  @Test
  void aCycleOfFarTooManyFramesIsRefusedAtOnce() {
    CycleWish years = new CycleWish(1e9, false, 0, 0, 0, Double.POSITIVE_INFINITY);
    LoopRefused refused =
        assertThrows(
            LoopRefused.class, () -> PeriodPlanner.plan(request(new LoopLength.Auto(), years)));
    assertTrue(refused.getMessage().contains("more than 100000"), refused.getMessage());
    assertTrue(refused.getMessage().contains("shot.duration"), refused.getMessage());
  }

  @Property
  void raisingTheFrameRateKeepsTheGait(
      @ForAll @DoubleRange(min = 0.3, max = 1.1) double seconds,
      @ForAll @IntRange(min = 8, max = 60) int fps) {
    PeriodRequest plain = request(new LoopLength.Auto(), walk(seconds, 1.5));
    PlannedLoop loop =
        PeriodPlanner.plan(
            new PeriodRequest(
                plain.shot(),
                new Clock(fps, 1, 10),
                RootSnap.NONE,
                24,
                plain.followed(),
                plain.wishes(),
                Ground.flat()));
    assertEquals(seconds, loop.seconds(), 0.5 / fps + 1e-12);
    assertEquals(1.5, loop.plan().advanceX() / loop.seconds(), 1e-12);
  }

  @Property
  void everyCycleIsAnEvenWholeNumberOfTicks(
      @ForAll @IntRange(min = 1, max = 13) int frames,
      @ForAll @IntRange(min = 1, max = 7) int cycles,
      @ForAll @IntRange(min = 1, max = 11) int ticksPerFrame) {
    PlannedLoop loop =
        PeriodPlanner.plan(
            new PeriodRequest(
                shot(new LoopLength.Frames(frames), cycles, Shot.Sample.EVEN),
                new Clock(30000, 1001, ticksPerFrame),
                RootSnap.AUTO,
                24,
                Optional.of("hero"),
                Map.of("hero", walk(0.8, 1.5)),
                Ground.flat()));
    assertEquals(0, loop.plan().ticks() % (2L * cycles));
    assertEquals(loop.plan().cycleTicks("hero") * cycles, loop.plan().ticks());
    assertTrue(loop.clock().ticksPerFrame() >= ticksPerFrame);
    assertEquals(
        loop.clock().ticksPerFrame() > ticksPerFrame,
        loop.notes().stream().anyMatch(note -> note.startsWith("ticks_per_frame is raised")));
  }

  @Property
  void rootsMoveWholePixelsOrKeepTheirSpeed(
      @ForAll @DoubleRange(min = 0.05, max = 6) double speed,
      @ForAll @IntRange(min = 2, max = 24) int frames) {
    CycleWish wish = new CycleWish(1, true, 2, speed, 0, Double.POSITIVE_INFINITY);
    PlannedLoop loop = PeriodPlanner.plan(request(new LoopLength.Frames(frames), wish));
    double pixels = loop.plan().advanceX() * 24;
    double changed = Math.abs(loop.plan().advanceX() / loop.seconds() / speed - 1);
    assertTrue(changed <= 0.05 + 1e-12, () -> "speed changed by " + changed);
    switch (loop.snap()) {
      case FRAME -> assertEquals(Math.rint(pixels / frames), pixels / frames, 1e-9);
      case LOOP -> assertEquals(Math.rint(pixels), pixels, 1e-9);
      default -> assertEquals(0, changed, 1e-12);
    }
  }

  @Test
  void aStrideBeyondReachIsRefused() {
    LoopRefused refused =
        assertThrows(
            LoopRefused.class,
            () -> PeriodPlanner.plan(request(new LoopLength.Frames(20), walk(0.8, 1.5))));
    assertTrue(refused.getMessage().contains("at most 1.200 s at this speed"), refused::getMessage);
  }

  @Test
  void aCycleTimeBeyondReachIsRefusedRatherThanShortened() {
    LoopRefused refused =
        assertThrows(
            LoopRefused.class,
            () -> PeriodPlanner.plan(request(new LoopLength.Seconds(2), walk(0.8, 1.5))));
    assertTrue(refused.getMessage().contains("at most 1.200 s at this speed"), refused::getMessage);
  }

  /** Both ask for three cycles: ten frames each would otherwise become one of thirty. */
  @Test
  void longRangesAndLongGroundAreFilledWithCyclesOfTheWantedTime() {
    PlannedLoop inRange = PeriodPlanner.plan(request(new LoopLength.Range(28, 31), walk(0.8, 1.5)));
    assertEquals(3, inRange.plan().cycles("hero"));
    assertEquals(29, inRange.plan().frames());
    PlannedLoop overHills =
        PeriodPlanner.plan(on(ToyActor.ground(4, 0), new LoopLength.Seconds(0.9), walk(0.8, 1.5)));
    assertEquals(3, overHills.plan().cycles("hero"));
    assertTrue(overHills.notes().get(0).contains("ground's period"), overHills.notes()::toString);
  }

  @Test
  void aRangeShorterThanTheCycleHastensIt() {
    PlannedLoop loop = PeriodPlanner.plan(request(new LoopLength.Range(4, 6), walk(0.8, 1.5)));
    assertEquals(1, loop.plan().cycles("hero"));
    assertEquals(6, loop.plan().frames());
  }

  @Test
  void repeatingGroundDecidesTheDistanceAndTheSpeedStays() {
    PlannedLoop loop =
        PeriodPlanner.plan(on(ToyActor.ground(0.5, 0.2), new LoopLength.Auto(), walk(0.8, 1.5)));
    double periods = loop.plan().advanceX() / 0.5;
    assertEquals(Math.rint(periods), periods, 1e-12);
    assertEquals(0.2 * periods, loop.plan().advanceY(), 1e-12);
    assertEquals(1.5, loop.plan().advanceX() / loop.seconds(), 0.075);
  }

  @Test
  void overLongHillsAWalkerTakesAsManyStridesAsOnFlatGround() {
    PlannedLoop loop =
        PeriodPlanner.plan(on(ToyActor.ground(4, 0), new LoopLength.Auto(), walk(0.8, 1.5)));
    assertEquals(4, loop.plan().advanceX(), 1e-12);
    assertEquals(3, loop.plan().cycles("hero"));
  }

  @Test
  void groundThatNeverRepeatsIsRefused() {
    LoopRefused refused =
        assertThrows(
            LoopRefused.class,
            () ->
                PeriodPlanner.plan(
                    on(
                        ToyActor.ground(Double.POSITIVE_INFINITY, 0),
                        new LoopLength.Auto(),
                        walk(0.8, 1.5))));
    assertTrue(refused.getMessage().contains("never repeats"), refused::getMessage);
  }

  @Test
  void anActorThatLeavesTheCameraBehindIsRefused() {
    Map<String, CycleWish> wishes = new LinkedHashMap<>();
    wishes.put("hero", walk(0.8, 1.5));
    wishes.put("rival", walk(0.8, 2));
    PeriodRequest request =
        new PeriodRequest(
            shot(new LoopLength.Auto(), 1, Shot.Sample.EVEN),
            CLOCK,
            RootSnap.AUTO,
            24,
            Optional.of("hero"),
            wishes,
            Ground.flat());
    LoopRefused refused = assertThrows(LoopRefused.class, () -> PeriodPlanner.plan(request));
    assertTrue(
        refused.getMessage().startsWith("rival moves at (2.000, 0.000)"), refused::getMessage);
  }

  @Test
  void othersTakeTheWholeNumberOfCyclesNearestTheirOwn() {
    Map<String, CycleWish> wishes = new LinkedHashMap<>();
    wishes.put("hero", new CycleWish(2, true, 2, 0, 0, 9));
    wishes.put("bird", new CycleWish(0.45, false, 0, 0, 0, 9));
    PlannedLoop loop =
        PeriodPlanner.plan(
            new PeriodRequest(
                shot(new LoopLength.Auto(), 1, Shot.Sample.EVEN),
                CLOCK,
                RootSnap.AUTO,
                24,
                Optional.of("hero"),
                wishes,
                Ground.flat()));
    assertEquals(1, loop.plan().cycles("hero"));
    assertEquals(4, loop.plan().cycles("bird"));
    assertEquals(0, loop.plan().ticks() % 4);
  }
}
