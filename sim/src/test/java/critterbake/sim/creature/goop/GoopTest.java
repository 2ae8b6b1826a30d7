package critterbake.sim.creature.goop;

import static critterbake.sim.creature.goop.GoopRun.lured;
import static critterbake.sim.creature.goop.GoopRun.startingAt;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.creature.goop.GoopRun.Snapshot;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.spec.Values;
import critterbake.sim.world.LevelGround;
import critterbake.sim.world.NoGround;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GoopTest {
  @Test
  void aLegWithNothingToHoldFeelsAboutAndTrembles() {
    double[] shelf = {-4, -2, 0, -2, 0, -1, -4, -1};
    GoopRun goop = GoopRun.of(startingAt(-0.2, 0), new NoGround(), shelf);
    Snapshot one = goop.run(3);
    assertTrue(one.count("reaching") > 0);
    String leg =
        one.states().entrySet().stream()
            .filter(entry -> entry.getValue().equals("reaching"))
            .findFirst()
            .orElseThrow()
            .getKey();
    double moved = 0;
    for (int i = 0; i < 60; i++) {
      double x = goop.now().x(leg);
      moved += Math.abs(goop.step().x(leg) - x);
    }
    assertTrue(moved > 0.05, "moved " + moved);
  }

  @Test
  void restingItDoesNotFidget() {
    GoopRun goop = GoopRun.of(startingAt(0, 1), new LevelGround(0));
    Snapshot before = goop.run(4);
    Snapshot after = goop.run(4);
    for (int leg = 0; leg < 8; leg++) {
      if (before.states().get("leg." + leg + ".tip").equals("attached")) {
        assertEquals(before.x("leg." + leg + ".tip"), after.x("leg." + leg + ".tip"));
      }
    }
  }

  @Test
  void theSameSeedMovesAlikeAndPosesAlike() {
    GoopRun one = GoopRun.of(startingAt(0, 3), new LevelGround(0));
    GoopRun two = GoopRun.of(startingAt(0, 3), new LevelGround(0));
    Snapshot first = one.run(2);
    Snapshot second = two.run(2);
    first
        .places()
        .forEach(
            (part, place) -> {
              assertEquals(place[0], second.x(part));
              assertEquals(place[1], second.y(part));
            });
    Grid grid = new Grid(24, Grid.Snap.BODY);
    PoseBuilder pose = new PoseBuilder();
    one.actor().pose(grid, pose);
    assertEquals(2, pose.build().layers().size());
    assertEquals(8 + 2 + 20, pose.build().layers().get(0).parts().size(), 1);
    assertEquals(6, pose.build().layers().get(1).parts().size());
  }

  @Test
  void eyesStayInTheMassAndApart() {
    GoopRun goop = GoopRun.of(startingAt(0, 1), new LevelGround(0));
    for (int second = 1; second < 20; second++) {
      Snapshot now = goop.run(1);
      for (int i = 0; i < 6; i++) {
        double dx = now.x("eye." + i) - now.x("body");
        double dy = now.y("eye." + i) - now.y("body");
        assertTrue(dx * dx + dy * dy < 0.6 * 0.6, "eye " + i);
        for (int j = 0; j < i; j++) {
          double gapX = now.x("eye." + i) - now.x("eye." + j);
          double gapY = now.y("eye." + i) - now.y("eye." + j);
          assertTrue(gapX * gapX + gapY * gapY > 0.15 * 0.15, "eyes " + i + " and " + j);
        }
      }
    }
  }

  @Test
  void manyLegsFindTheirWayOverTerrainOfTenThousandEdges() {
    double[] rough = new double[2 * 10_004];
    int points = 10_001;
    for (int i = 0; i < points; i++) {
      rough[2 * i] = -50 + 100.0 * i / (points - 1);
      rough[2 * i + 1] = 0.3 * Strict.sin(i * 0.01) + 0.05 * Strict.sin(i * 0.7);
    }
    double[] rest = {50, -3, 0, -3, -50, -3};
    System.arraycopy(rest, 0, rough, 2 * points, rest.length);
    Map<String, Object> keys = startingAt(0, 1);
    Map<String, Object> legs = new LinkedHashMap<>();
    legs.put("count", 64L);
    keys.put("legs", LegsSpec.TYPE.build().apply(new Values(LegsSpec.TYPE, legs)));
    keys.put("speed", 1.0);
    Snapshot after = GoopRun.of(keys, new NoGround(), rough).run(4);
    assertTrue(after.x("body") > 2.5, "came to " + after.x("body"));
    assertTrue(after.count("attached") >= 16, "holds with " + after.count("attached"));
  }

  /** The metric a scene is judged by, over a walk of finely divided legs. */
  @Test
  void ropesOfEightyLinksKeepTheirLengthInEveryTick() {
    Map<String, Object> keys = lured(0, 1, 6, 1);
    Map<String, Object> legs = Map.of("links", 80L);
    keys.put("legs", LegsSpec.TYPE.build().apply(new Values(LegsSpec.TYPE, legs)));
    GoopRun goop = GoopRun.of(keys, new LevelGround(0));
    Snapshot after = goop.run(8);
    assertTrue(after.x("body") > 4, "came to " + after.x("body"));
    double strain = goop.actor().metrics().values().get("rope_strain");
    assertTrue(strain <= 0.1, "strain " + strain);
  }
}
