package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Rules;
import critterbake.sim.Scene;
import critterbake.sim.creature.walker.Walkers.Point;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.LoopLength;
import critterbake.sim.loop.LoopPlayer;
import critterbake.sim.loop.RootSnap;
import critterbake.sim.loop.Shot;
import critterbake.sim.shot.ShotRequest;
import critterbake.sim.shot.Take;
import critterbake.sim.shot.TickRun;
import critterbake.sim.world.Ground;
import critterbake.sim.world.HillsGround;
import critterbake.sim.world.Solids;
import critterbake.sim.world.StairsGround;
import critterbake.sim.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalkerLoopTest {
  private static final World FLAT = new World(9.8, Ground.flat(), Solids.NONE);

  @ParameterizedTest
  @EnumSource(Style.Name.class)
  void aCycleOfEveryStyleClosesToTheLastBits(Style.Name style) {
    for (double speed : new double[] {0, 0.5, 1.25, 2, -1.25}) {
      WalkerSpec spec = Walkers.spec(Rules.REFINED, speed, Walkers.style(style.name()));
      assertCloses(take(spec, Ground.flat()), speed + " units/s");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {2, 3, 4})
  void moreLegsCloseToo(long pairs) {
    WalkerSpec spec =
        Walkers.spec(
            Rules.REFINED,
            Walkers.straight(1),
            Walkers.gait(Map.of("duty", 0.5)),
            Walkers.pairs(pairs),
            Optional.empty());
    assertCloses(take(spec, Ground.flat()), pairs + " pairs");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 1.5})
  void stairsAndHillsRepeatWithTheGround(double speed) {
    assertCloses(take(Walkers.refined(speed), new StairsGround(0.2, 0.5)), "stairs");
    assertCloses(take(Walkers.refined(speed), new HillsGround(0.2, 1)), "hills");
  }

  @Test
  void aMillionTicksLaterTheStateIsThatOfTheFirstCycleInEveryBit() {
    Take take = take(Walkers.refined(1.37), Ground.flat());
    ClosedLoop loop = take.loop().orElseThrow();
    Scene scene = new Scene(Map.of("hero", Walkers.refined(1.37)), FLAT, 1);
    LoopPlayer player =
        new LoopPlayer(scene.start(take.clock(), Optional.of(loop.plan())), loop, true);
    long period = loop.plan().ticks();
    long[] first = new long[(int) period];
    for (long tick = 1; tick <= 1_000_000; tick++) {
      player.step();
      int phase = (int) (tick % period);
      if (tick <= period) {
        first[phase] = player.state().hash();
      } else if (tick > 1_000_000 - period) {
        assertEquals(first[phase], player.state().hash(), "at tick " + tick);
      }
    }
  }

  private static void assertCloses(Take take, String what) {
    ClosedLoop loop = take.loop().orElseThrow();
    assertTrue(loop.exact(), what);
    assertTrue(loop.proof().stateErrorPx() <= 1e-6, what + ": " + loop.proof());
    TickRun play = take.play();
    Map<String, Point> first = Walkers.look(play.simulation().actors().get(0));
    for (long tick = 0; tick < loop.plan().ticks(); tick++) {
      play.step();
    }
    Map<String, Point> last = Walkers.look(play.simulation().actors().get(0));
    for (String part : first.keySet()) {
      assertEquals(
          first.get(part).x() + loop.plan().advanceX(), last.get(part).x(), 1e-9, what + part);
      assertEquals(
          first.get(part).y() + loop.plan().advanceY(), last.get(part).y(), 1e-9, what + part);
    }
  }

  private static Take take(WalkerSpec spec, Ground ground) {
    Shot shot =
        new Shot(Optional.of(new LoopLength.Auto()), 0, 1, 1, 0, Shot.Sample.EVEN, List.of());
    Scene scene = new Scene(Map.of("hero", spec), new World(9.8, ground, Solids.NONE), 1);
    return Take.of(
        new ShotRequest(scene, Walkers.CLOCK, shot, RootSnap.AUTO, 24, Optional.of("hero"), true));
  }
}
