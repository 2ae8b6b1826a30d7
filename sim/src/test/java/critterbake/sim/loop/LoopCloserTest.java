package critterbake.sim.loop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.Scene;
import critterbake.sim.Simulation;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.math.Strict;
import critterbake.sim.world.Ground;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LoopCloserTest {
  private static final double SCALE = 24;

  /** A damped spring on the drive: linear. */
  private static final ToyActor.Law SPRING =
      (place, speed, drive) -> 60 * (drive - place) - 2 * speed;

  /** A stiffening spring with dry-ish damping: contracting, not linear. */
  private static final ToyActor.Law STIFFENING =
      (place, speed, drive) -> 30 * drive - 40 * place - 60 * place * place * place - 4 * speed;

  /** Duffing's double well, driven where it is chaotic (time scaled to a drive of one second). */
  private static final ToyActor.Law DOUBLE_WELL =
      (place, speed, drive) -> {
        double rate = Strict.TAU / 1.2;
        return rate * rate * (place - place * place * place + 0.5 * drive) - rate * 0.3 * speed;
      };

  private static Scene scene(Closing closing, ToyActor.Law law) {
    ToyActor.Spec spec = new ToyActor.Spec(closing, law, ToyActor.wish(1, 1.5), 0.3);
    return new Scene(
        Map.of("toy", spec), new World(9.8, critterbake.sim.world.Ground.flat(), Solids.NONE), 1);
  }

  private static Shot loop(int frames) {
    return new Shot(
        Optional.of(new LoopLength.Frames(frames)), 0, 1, 1, 2, Shot.Sample.EVEN, List.of());
  }

  private static PlannedLoop planned(Scene scene, Shot shot, Clock clock) {
    Map<String, CycleWish> wishes =
        Map.of("toy", scene.actors().get("toy").cycleWish(scene.emptyStage(clock)).orElseThrow());
    return PeriodPlanner.plan(
        new PeriodRequest(
            shot, clock, RootSnap.AUTO, SCALE, Optional.of("toy"), wishes, Ground.flat()));
  }

  private static ClosedLoop closed(Closing closing, ToyActor.Law law, int frames, boolean allow) {
    Scene scene = scene(closing, law);
    Shot shot = loop(frames);
    PlannedLoop planned = planned(scene, shot, new Clock(12, 1, 10));
    return LoopCloser.close(scene, planned, shot, SCALE, allow);
  }

  /** The state every tick of some laps, relative to the lap. */
  private static double[][] played(ClosedLoop loop, Closing closing, ToyActor.Law law, int laps) {
    Simulation simulation =
        scene(closing, law).start(loop.planned().clock(), Optional.of(loop.plan()));
    LoopPlayer player = new LoopPlayer(simulation, loop);
    double[][] rows = new double[(int) (laps * loop.plan().ticks()) + 1][];
    rows[0] = player.state().saved();
    for (int tick = 1; tick < rows.length; tick++) {
      player.step();
      rows[tick] = player.state().saved();
    }
    return rows;
  }

  @Property(tries = 60)
  void linearFollowersAreSolvedInTwoLapsForAnyLength(
      @ForAll @IntRange(min = 1, max = 40) int frames) {
    ClosedLoop loop = closed(Closing.SOLVING, SPRING, frames, false);
    assertEquals(Closing.SOLVING, loop.parts().get(0).by());
    assertTrue(loop.parts().get(0).laps() <= 2, () -> "laps " + loop.parts().get(0).laps());
    assertTrue(loop.proof().stateErrorPx() < 1e-8, () -> "error " + loop.proof().stateErrorPx());
    assertTrue(loop.proof().passes());
  }

  @Test
  void theSolvedStartIsTheOneThatEndlessRunningReaches() {
    Scene scene = scene(Closing.SOLVING, SPRING);
    ClosedLoop loop = closed(Closing.SOLVING, SPRING, 12, false);
    Simulation endless = scene.start(loop.planned().clock(), Optional.of(loop.plan()));
    for (long tick = 0; tick < 60 * loop.plan().ticks(); tick++) {
      endless.step();
    }
    assertArrayEquals(loop.start(), new SceneState(endless).saved(), 1e-11);
  }

  @Test
  void contractingPartsSettleAndTellHowFast() {
    ClosedLoop loop = closed(Closing.SETTLING, STIFFENING, 9, false);
    ClosedLoop.PartClosing part = loop.parts().get(0);
    assertEquals(Closing.SETTLING, part.by());
    assertTrue(part.ratio() > 0 && part.ratio() < 1, () -> "ratio " + part.ratio());
    assertTrue(part.errorPx() <= 1e-6);
    assertTrue(loop.exact());
  }

  @Test
  void chaosIsBlendedAndItsSeamMeasured() {
    ClosedLoop loop = closed(Closing.SETTLING, DOUBLE_WELL, 12, true);
    assertEquals(Closing.CLOSING, loop.parts().get(0).by());
    assertFalse(loop.exact());
    double[][] rows = played(loop, Closing.SETTLING, DOUBLE_WELL, 2);
    double largest = 0;
    for (int tick = 1; tick < rows.length; tick++) {
      largest = Math.max(largest, Math.abs(rows[tick][0] - rows[tick - 1][0]));
    }
    int seam = (int) loop.firstFrame();
    int period = (int) loop.plan().ticks();
    double across = Math.abs(rows[seam + period][0] - rows[seam + period - 1][0]);
    assertTrue(across <= largest);
    assertTrue(largest < 0.2, "blended motion jumps by " + largest);
  }

  @Test
  void everyLapIsBitwiseTheSame() {
    for (Closing closing : List.of(Closing.SOLVING, Closing.CLOSING)) {
      ToyActor.Law law = closing == Closing.SOLVING ? SPRING : DOUBLE_WELL;
      ClosedLoop loop = closed(closing, law, 12, true);
      double[][] rows = played(loop, closing, law, 3);
      int period = (int) loop.plan().ticks();
      for (int tick = 0; tick + period < rows.length; tick++) {
        assertArrayEquals(rows[tick], rows[tick + period]);
      }
    }
  }

  @Test
  void aSeamThatShowsIsRefusedWithItsNumber() {
    LoopRefused refused =
        assertThrows(
            LoopRefused.class,
            () -> {
              for (int frames = 2; frames < 40; frames++) {
                closed(Closing.SETTLING, DOUBLE_WELL, frames, false);
              }
            });
    assertTrue(refused.getMessage().contains("toy"), refused.getMessage());
    assertTrue(refused.getMessage().contains("times the largest"), refused.getMessage());
  }

  @Property(tries = 40)
  void frameZeroIsATouchdownWhenAsked(
      @ForAll @IntRange(min = 1, max = 12) int pairs,
      @ForAll @DoubleRange(min = 0, max = 2) double warmup) {
    Scene scene = scene(Closing.SOLVING, SPRING);
    Shot shot =
        new Shot(
            Optional.of(new LoopLength.Frames(2 * pairs)),
            0,
            1,
            1,
            warmup,
            Shot.Sample.CONTACTS,
            List.of());
    ClosedLoop loop =
        LoopCloser.close(scene, planned(scene, shot, new Clock(12, 1, 10)), shot, SCALE, false);
    double touchdown = 0.295 * loop.plan().ticks();
    assertEquals(Math.ceil(touchdown - 1e-9), (double) loop.firstFrame());
  }
}
