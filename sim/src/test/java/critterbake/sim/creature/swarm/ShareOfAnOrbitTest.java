package critterbake.sim.creature.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.Scene;
import critterbake.sim.loop.LoopLength;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.loop.RootSnap;
import critterbake.sim.loop.Shot;
import critterbake.sim.shot.ShotRequest;
import critterbake.sim.shot.Take;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Ground;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShareOfAnOrbitTest {
  /** With dives a sixth of the orbit is too short; the nearest share that closes is named. */
  @ParameterizedTest
  @CsvSource({"1, 5, true, 1, 3", "1, 5, false, 1, 6", "7, 5, true, 4, 3"})
  void aShareThatDoesNotWorkNamesOneThatDoes(
      int cycles, int share, boolean dives, int worksCycles, int worksShare) {
    LoopRefused refused = assertThrows(LoopRefused.class, () -> take(dives, cycles, share));
    String named = "shot.cycles: " + worksCycles + "/" + worksShare;
    assertTrue(refused.getMessage().contains(named), refused.getMessage());
    int frames = take(dives, worksCycles, worksShare).frames();
    assertEquals(refused.nearestFrames().orElseThrow(), frames);
  }

  private static Take take(boolean dives, int cycles, int share) {
    Map<String, Object> keys = dives ? Map.of() : Map.of("attack", SwarmScene.NO_ATTACK);
    SwarmSpec spec = SwarmSpec.TYPE.build().apply(new Values(SwarmSpec.TYPE, keys));
    Shot shot =
        new Shot(
            Optional.of(new LoopLength.Auto()), 0, cycles, share, 0, Shot.Sample.EVEN, List.of());
    World world = new World(9.8, Ground.flat(), Solids.NONE);
    return Take.of(
        new ShotRequest(
            new Scene(Map.of("slugs", spec), world, 1),
            new Clock(12, 1, 10),
            shot,
            RootSnap.AUTO,
            24,
            Optional.empty(),
            false));
  }
}
