package critterbake.sim.creature.goop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.world.Ground;
import critterbake.sim.world.NoGround;
import critterbake.sim.world.Solids;
import critterbake.sim.world.StairsGround;
import critterbake.sim.world.Terrain;
import critterbake.sim.world.World;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FootholdsTest {
  /** A bar of rock 800 units long, its upper side at 0. */
  private static final double[] BAR = {-400, -30, 400, -30, 400, 0, -400, 0};

  @ParameterizedTest
  @ValueSource(doubles = {0.03, 0.1, 1, 100})
  void evenTinyLegsFindAFewDozenPlacesOnVastRock(double leg) {
    World world = new World(9.8, new NoGround(), new Solids(List.of(BAR)));
    assertTrue(leg >= Footholds.shortestLeg(new Terrain(world).solidsLength()));
    int found = inReach(world, leg);
    assertTrue(found >= 4 && found < 200, found + " found");
  }

  /** 800 risers of 1000 units in one stretch: points 0.084 apart would be ten million. */
  @Test
  void endlesslySteepGroundIsHeldInMemory() {
    World world = new World(9.8, new StairsGround(1000, 0.01), Solids.NONE);
    AtomicInteger count = new AtomicInteger();
    new Footholds(new Terrain(world), 2.4)
        .near(4, 4e5, 3.9, (x, y, nx, ny) -> count.incrementAndGet());
    assertTrue(count.get() > 0, "none found");
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 2.4, 10})
  void usualLegsFindTheSameOnFlatGroundWhereverTheyAre(double leg) {
    World world = new World(9.8, Ground.flat(), Solids.NONE);
    int found = inReach(world, leg);
    assertEquals(2 / 0.035, found, 2 + 0.5 / 0.035);
  }

  private static int inReach(World world, double leg) {
    AtomicInteger count = new AtomicInteger();
    new Footholds(new Terrain(world), leg)
        .near(
            0.5,
            0,
            leg,
            (x, y, nx, ny) -> {
              if (Math.abs(x - 0.5) <= leg) {
                count.incrementAndGet();
              }
            });
    return count.get();
  }
}
