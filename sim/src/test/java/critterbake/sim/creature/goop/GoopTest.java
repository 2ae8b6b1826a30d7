package critterbake.sim.creature.goop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Ground;
import critterbake.sim.world.LevelGround;
import critterbake.sim.world.NoGround;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GoopTest {
  private static final Clock CLOCK = new Clock(12, 1, 5);

  /** Where every point was and what it did, at the last tick. */
  private static final class Snapshot {
    final Map<String, double[]> places = new LinkedHashMap<>();
    final Map<String, String> states = new LinkedHashMap<>();

    static Snapshot of(Actor actor) {
      Snapshot snapshot = new Snapshot();
      actor.trace(
          (id, part, x, y, angle, state) -> {
            assertTrue(Double.isFinite(x) && Double.isFinite(y), part);
            snapshot.places.put(part, new double[] {x, y});
            snapshot.states.put(part, state);
          });
      return snapshot;
    }

    double x(String part) {
      return places.get(part)[0];
    }

    double y(String part) {
      return places.get(part)[1];
    }

    long count(String state) {
      return states.values().stream().filter(state::equals).count();
    }
  }

  private static GoopSpec spec(Map<String, Object> keys) {
    ObjectType<GoopSpec> type = GoopSpec.TYPE;
    return type.build().apply(new Values(type, keys));
  }

  private static Actor goop(Map<String, Object> keys, Ground ground, double[]... solids) {
    World world = new World(9.8, ground, new Solids(List.of(solids)));
    return spec(keys).create("blob", new Stage(world, CLOCK, 1, Optional.empty(), id -> null));
  }

  private static Map<String, Object> startingAt(double x, double y) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("start", List.of(x, y));
    return keys;
  }

  private static Snapshot run(Actor actor, long from, double seconds) {
    for (long tick = from + 1; tick <= from + CLOCK.ticks(seconds); tick++) {
      actor.step(tick);
    }
    return Snapshot.of(actor);
  }

  @Test
  void fallsLandsAndGetsUpWhenNothingIsWithinReach() {
    Actor actor = goop(startingAt(0, 8), new LevelGround(0));
    assertEquals(8, Snapshot.of(actor).count("reaching"));
    Snapshot falling = run(actor, 0, 0.8);
    assertTrue(falling.y("body") < 7, "fell to " + falling.y("body"));
    Snapshot standing = run(actor, 48, 6);
    assertTrue(standing.count("attached") >= 3, "holds with " + standing.count("attached"));
    assertTrue(standing.y("body") > 0.6, "stands at " + standing.y("body"));
    assertTrue(standing.y("body") < 2.4, "hangs in the air at " + standing.y("body"));
  }

  @Test
  void hangsAndTremblesBelowATargetOutOfReachForTenMinutes() {
    double[] ceiling = {-3, 2, 3, 2, 3, 3, -3, 3};
    Map<String, Object> keys = startingAt(0, 0.9);
    keys.put("speed", 0.0);
    Actor actor = goop(keys, new NoGround(), ceiling);
    Map<String, Object> away = startingAt(0, -30);
    Actor far = goop(away, new NoGround(), ceiling);
    assertTrue(run(actor, 0, 20).count("attached") >= 2);
    double before = Snapshot.of(actor).y("body");
    Snapshot after = run(actor, 1200, 580);
    assertEquals(before, after.y("body"), 0.5);
    assertTrue(run(far, 0, 600).y("body") < -30);
  }

  @Test
  void aLegWithNothingToHoldFeelsAboutAndTrembles() {
    double[] shelf = {-4, -2, 0, -2, 0, -1, -4, -1};
    Actor actor = goop(startingAt(-0.2, 0), new NoGround(), shelf);
    run(actor, 0, 3);
    Snapshot one = Snapshot.of(actor);
    assertTrue(one.count("reaching") > 0);
    String leg =
        one.states.entrySet().stream()
            .filter(entry -> entry.getValue().equals("reaching"))
            .findFirst()
            .orElseThrow()
            .getKey();
    double moved = 0;
    for (long tick = 181; tick <= 240; tick++) {
      double x = Snapshot.of(actor).x(leg);
      actor.step(tick);
      moved += Math.abs(Snapshot.of(actor).x(leg) - x);
    }
    assertTrue(moved > 0.05, "moved " + moved);
  }

  @Test
  void restingItDoesNotFidget() {
    Actor actor = goop(startingAt(0, 1), new LevelGround(0));
    Snapshot before = run(actor, 0, 4);
    Snapshot after = run(actor, 240, 4);
    for (int leg = 0; leg < 8; leg++) {
      if (before.states.get("leg." + leg + ".tip").equals("attached")) {
        assertEquals(before.x("leg." + leg + ".tip"), after.x("leg." + leg + ".tip"));
      }
    }
  }

  @Test
  void theSameSeedMovesAlikeAndPosesAlike() {
    Actor one = goop(startingAt(0, 3), new LevelGround(0));
    Actor two = goop(startingAt(0, 3), new LevelGround(0));
    Snapshot first = run(one, 0, 2);
    Snapshot second = run(two, 0, 2);
    first.places.forEach(
        (part, place) -> {
          assertEquals(place[0], second.x(part));
          assertEquals(place[1], second.y(part));
        });
    Grid grid = new Grid(24, Grid.Snap.BODY);
    PoseBuilder pose = new PoseBuilder();
    one.pose(grid, pose);
    assertEquals(2, pose.build().layers().size());
    assertEquals(8 + 2 + 20, pose.build().layers().get(0).parts().size(), 1);
    assertEquals(6, pose.build().layers().get(1).parts().size());
  }

  @Test
  void eyesStayInTheMassAndApart() {
    Actor actor = goop(startingAt(0, 1), new LevelGround(0));
    for (int second = 1; second < 20; second++) {
      Snapshot now = run(actor, (second - 1) * 60L, 1);
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
    Snapshot after = run(goop(keys, new NoGround(), rough), 0, 4);
    assertTrue(after.x("body") > 2.5, "came to " + after.x("body"));
    assertTrue(after.count("attached") >= 16, "holds with " + after.count("attached"));
  }

  @Test
  void movesNearlyTheSameAtTwiceTheTickRate() {
    List<double[]> ends = new ArrayList<>();
    for (int ticks : new int[] {5, 10}) {
      Clock clock = new Clock(12, 1, ticks);
      World world = new World(9.8, new LevelGround(0), Solids.NONE);
      Map<String, Object> keys = startingAt(0, 1);
      keys.put("speed", 0.5);
      Actor actor =
          spec(keys).create("blob", new Stage(world, clock, 1, Optional.empty(), id -> null));
      for (long tick = 1; tick <= clock.ticks(3); tick++) {
        actor.step(tick);
      }
      ends.add(Snapshot.of(actor).places.get("body"));
    }
    assertEquals(ends.get(0)[0], ends.get(1)[0], 0.1);
    assertEquals(ends.get(0)[1], ends.get(1)[1], 0.1);
    assertFalse(ends.get(0)[0] < 1);
  }
}
