package critterbake.sim.creature.goop;

import static critterbake.sim.creature.goop.GoopRun.lured;
import static critterbake.sim.creature.goop.GoopRun.startingAt;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.creature.goop.GoopRun.Snapshot;
import critterbake.sim.path.PathSpec;
import critterbake.sim.path.WaypointPath;
import critterbake.sim.path.WaypointPath.Waypoint;
import critterbake.sim.world.LevelGround;
import critterbake.sim.world.NoGround;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A creature whose target no leg can bring it to: it is drawn out, held, and never torn loose. */
class OutOfReachTest {
  private static final double LENGTH = 2.4;
  private static final double[] CLIFF = {-6, -3, 0, -3, 0, 0, -6, 0};
  private static final double[] CEILING = {-6, 2, 6, 2, 6, 3, -6, 3};

  static Stream<Named<GoopRun>> lures() {
    return Stream.of(
        Named.of("high above", GoopRun.of(lured(0, 1, 0, 11), new LevelGround(0))),
        Named.of("beyond a cliff", GoopRun.of(lured(-1, 1, 15, 0), new NoGround(), CLIFF)),
        Named.of("far below", GoopRun.of(lured(0, 0.5, 0, -12), new NoGround(), CEILING)));
  }

  @ParameterizedTest
  @MethodSource("lures")
  void hangsTautAndTremblesAndStaysThere(GoopRun goop) {
    Snapshot at = goop.run(8);
    double path = 0;
    double felt = 0;
    double farthest = 0;
    Snapshot before = at;
    for (int tick = 0; tick < 60 * 15; tick++) {
      Snapshot now = goop.step();
      path += now.distance("body", before);
      felt += feeling(before, now);
      before = now;
      farthest = Math.max(farthest, now.distance("body", at));
      assertTrue(now.count("attached") >= 3, "holds with " + now.count("attached"));
      assertTrue(longestStretch(now) > 0.85 * LENGTH, "slack: " + longestStretch(now));
      assertTrue(now.count("attached") + now.count("reaching") >= 7, "fidgets");
    }
    assertTrue(farthest < 0.5, "wandered " + farthest);
    assertTrue(path > 15 * 0.1, "trembles over " + path);
    assertTrue(path < 15 * 2.5, "thrashes over " + path);
    assertTrue(felt > 15, "tips that find nothing move over " + felt);
  }

  static Stream<Named<GoopRun>> farAndWild() {
    double[] left = {-4, -3, -2, -3, -2, 6, -4, 6};
    double[] right = {2, -3, 4, -3, 4, 6, 2, 6};
    Map<String, Object> leaping = startingAt(0, 1);
    List<Waypoint> way =
        List.of(
            new Waypoint(0, 0, 1),
            new Waypoint(0.05, 9, 9),
            new Waypoint(1, 9, 9),
            new Waypoint(1.05, -9, 8),
            new Waypoint(2, -9, 8),
            new Waypoint(2.05, 0, 1));
    leaping.put("path", new PathSpec.Timed(new WaypointPath(way, WaypointPath.Ease.SMOOTH, true)));
    return Stream.of(
        Named.of("above two walls", GoopRun.of(lured(0, 0, 0, 30), new NoGround(), left, right)),
        Named.of("falling away", GoopRun.of(lured(0, 1, 0, -4000), new NoGround(), CEILING)),
        Named.of("leaping about", GoopRun.of(leaping, new LevelGround(0))));
  }

  /** Ten minutes of such scenes were looked at once; half a minute of each is held here. */
  @ParameterizedTest
  @MethodSource("farAndWild")
  void neverDiverges(GoopRun goop) {
    Snapshot before = goop.run(10);
    double path = 0;
    for (int tick = 0; tick < 60 * 30; tick++) {
      Snapshot now = goop.step();
      path += now.distance("body", before);
      before = now;
      assertTrue(Math.abs(now.x("body")) < 4 && Math.abs(now.y("body") - 4) < 6, "is lost");
      assertTrue(now.count("attached") >= 2, "holds with " + now.count("attached"));
    }
    assertTrue(path > 30 * 0.1, "trembles over " + path);
    assertTrue(path < 30 * 3, "thrashes over " + path);
    double strain = goop.actor().metrics().values().get("rope_strain");
    assertTrue(strain <= 0.1, "strain " + strain);
  }

  /** How far the tips move that have nothing to hold. */
  private static double feeling(Snapshot before, Snapshot now) {
    double way = 0;
    for (int leg = 0; leg < 8; leg++) {
      String tip = "leg." + leg + ".tip";
      if (now.states().get(tip).equals("reaching")) {
        way += now.distance(tip, before);
      }
    }
    return way;
  }

  private static double longestStretch(Snapshot now) {
    double longest = 0;
    for (int leg = 0; leg < 8; leg++) {
      String tip = "leg." + leg + ".tip";
      if (now.states().get(tip).equals("attached")) {
        double dx = now.x(tip) - now.x("body");
        double dy = now.y(tip) - now.y("body");
        longest = Math.max(longest, Math.sqrt(dx * dx + dy * dy));
      }
    }
    return longest;
  }

  @Test
  void withNoLegAttachedItFallsLandsAndGetsUp() {
    GoopRun goop = GoopRun.of(startingAt(0, 8), new LevelGround(0));
    double y = 8;
    Snapshot now = goop.now();
    assertEquals(8, now.count("reaching"));
    while (now.count("attached") == 0 && y > 0.9) {
      now = goop.step();
      assertTrue(now.y("body") < y, "rises at " + y);
      y = now.y("body");
    }
    double lowest = y;
    for (int tick = 0; tick < 60; tick++) {
      lowest = Math.min(lowest, goop.step().y("body"));
    }
    assertTrue(lowest < 1.5 && lowest > 0.3, "lands at " + lowest);
    now = goop.run(5);
    assertTrue(now.count("attached") >= 4, "holds with " + now.count("attached"));
    assertTrue(now.y("body") > lowest + 0.4, "got up from " + lowest + " to " + now.y("body"));
    assertEquals(now.y("body"), goop.run(1).y("body"), 0.2);
  }
}
