package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.creature.walker.Walkers.Point;
import critterbake.sim.path.SegmentPath.Segment;
import critterbake.sim.world.Ground;
import critterbake.sim.world.HillsGround;
import critterbake.sim.world.PointsGround;
import critterbake.sim.world.StairsGround;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefinedWalkerTest {
  private static final List<Ground> GROUNDS =
      List.of(
          Ground.flat(),
          new StairsGround(0.2, 0.5),
          new StairsGround(-0.2, 0.5),
          new HillsGround(0.3, 4),
          new HillsGround(0.3, 2));

  /** One walk: on what, how fast. */
  record Course(Ground ground, double speed) {}

  static Stream<Course> courses() {
    return GROUNDS.stream()
        .flatMap(ground -> Stream.of(0.5, 1.5, 4.0, -1.5).map(speed -> new Course(ground, speed)));
  }

  private static List<Map<String, Point>> walk(Course course) {
    return Walkers.walk(
        Walkers.refined(course.speed), Walkers.stage(course.ground, Walkers.CLOCK), 8);
  }

  @ParameterizedTest
  @MethodSource("courses")
  void plantedFeetDoNotMove(Course course) {
    assertNoSlip(walk(course));
  }

  @ParameterizedTest
  @MethodSource("courses")
  void noFootIsEverUnderTheGround(Course course) {
    assertAboveGround(walk(course), course.ground);
  }

  @ParameterizedTest
  @MethodSource("courses")
  void bonesKeepTheirLengthAndLegsAreNeverStretched(Course course) {
    assertRigid(walk(course));
  }

  @ParameterizedTest
  @MethodSource("courses")
  void feetAlternate(Course course) {
    List<Map<String, Point>> walk = walk(course);
    List<Integer> left = Walkers.touchdowns(walk, "foot.left");
    List<Integer> right = Walkers.touchdowns(walk, "foot.right");
    assertTrue(left.size() > 4);
    TreeSet<Integer> all = new TreeSet<>(left);
    all.addAll(right);
    assertEquals(left.size() + right.size(), all.size());
    Boolean before = null;
    for (int tick : all) {
      boolean isLeft = left.contains(tick);
      assertTrue(before == null || before != isLeft, "at tick " + tick);
      before = isLeft;
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.5, 1.25, 1.5, 2, 4, 6, -1.5})
  void onFlatGroundThePeriodIsConstantFromTheFirstStep(double speed) {
    List<Map<String, Point>> walk = walk(new Course(Ground.flat(), speed));
    List<Integer> touchdowns = new ArrayList<>(Walkers.touchdowns(walk, "foot.left"));
    touchdowns.addAll(Walkers.touchdowns(walk, "foot.right"));
    touchdowns.sort(null);
    int period = touchdowns.get(1) - touchdowns.get(0);
    for (int i = 1; i < touchdowns.size(); i++) {
      assertEquals(period, touchdowns.get(i) - touchdowns.get(i - 1));
    }
  }

  @Test
  void aWalkHasDoubleSupportAndARunFlight() {
    assertEquals(1, fewestPlanted(1.5));
    assertEquals(0, fewestPlanted(4));
    double duty = metric(1.5, "duty");
    assertTrue(duty >= 0.55 && duty <= 0.65, "duty " + duty);
    assertTrue(metric(4, "duty") < 0.5);
  }

  private static int fewestPlanted(double speed) {
    return (int) metric(speed, "min_planted");
  }

  private static double metric(double speed, String name) {
    RefinedWalker walker =
        (RefinedWalker)
            Walkers.refined(speed).create("hero", Walkers.stage(Ground.flat(), Walkers.CLOCK));
    for (long tick = 1; tick < 600; tick++) {
      walker.step(tick);
    }
    return walker.metrics().values().get(name);
  }

  @ParameterizedTest
  @EnumSource(Style.Name.class)
  void everyStyleKeepsThePromises(Style.Name style) {
    GaitSpec gait = Walkers.style(style.name());
    for (Ground ground : GROUNDS) {
      for (double speed : new double[] {0.8, 2.5}) {
        List<Map<String, Point>> walk =
            Walkers.walk(
                Walkers.spec(Rules.REFINED, speed, gait), Walkers.stage(ground, Walkers.CLOCK), 5);
        assertNoSlip(walk);
        assertAboveGround(walk, ground);
        assertRigid(walk);
      }
    }
  }

  @Test
  void jointsDoNotPop() {
    for (double speed : new double[] {0.5, 1, 1.25, 1.5, 2, 2.5, 4}) {
      double pop = metric(speed, "pop");
      assertTrue(pop <= 8, "pop " + pop + " at " + speed);
    }
  }

  @Test
  void leftAndRightStepAlike() {
    assertTrue(metric(1.5, "symmetry") < 1e-9);
  }

  @Test
  void theTickRateDoesNotChangeTheWalk() {
    Clock coarse = new Clock(12, 1, 10);
    Clock fine = new Clock(12, 1, 20);
    for (Ground ground : GROUNDS) {
      List<Map<String, Point>> a =
          Walkers.walk(Walkers.refined(1.5), Walkers.stage(ground, coarse), 6);
      List<Map<String, Point>> b =
          Walkers.walk(Walkers.refined(1.5), Walkers.stage(ground, fine), 6);
      double sum = 0;
      int count = 0;
      for (int i = 0; i < a.size(); i++) {
        for (Map.Entry<String, Point> entry : a.get(i).entrySet()) {
          double off = entry.getValue().distance(b.get(2 * i).get(entry.getKey()));
          sum += off * off;
          count++;
        }
      }
      assertTrue(24 * Math.sqrt(sum / count) <= 1, "px rms " + 24 * Math.sqrt(sum / count));
    }
  }

  @Test
  void itStopsStandsAndSetsOutAgain() {
    Stage stage = Walkers.stage(Ground.flat(), Walkers.CLOCK);
    WalkerSpec spec =
        Walkers.spec(
            Rules.REFINED,
            Walkers.segments(new Segment(1.5, 0, 2), new Segment(0, 0, 2), new Segment(1.2, 0, 2)),
            Walkers.gait(Map.of()),
            Walkers.pairs(1),
            Optional.empty());
    List<Map<String, Point>> walk = Walkers.walk(spec, stage, 6);
    assertNoSlip(walk);
    assertRigid(walk);
    Map<String, Point> standing = walk.get(Walkers.CLOCK.ticksPerFrame() * 12 * 4 - 10);
    assertTrue(standing.get("foot.left").planted() && standing.get("foot.right").planted());
    double left = standing.get("foot.left").x();
    double right = standing.get("foot.right").x();
    double body = standing.get("body").x();
    assertTrue(body > Math.min(left, right) && body < Math.max(left, right));
    assertTrue(!Walkers.touchdowns(walk.subList(490, walk.size()), "foot.left").isEmpty());
  }

  @Test
  void turningRoundNeitherSlidesNorStretches() {
    Stage stage = Walkers.stage(Ground.flat(), Walkers.CLOCK);
    for (double turnAt = 1; turnAt < 2; turnAt += 0.075) {
      WalkerSpec spec =
          Walkers.spec(
              Rules.REFINED,
              Walkers.segments(new Segment(1.5, 0, turnAt), new Segment(-1.5, 0, 3)),
              Walkers.gait(Map.of()),
              Walkers.pairs(1),
              Optional.empty());
      List<Map<String, Point>> walk = Walkers.walk(spec, stage, turnAt + 3);
      assertNoSlip(walk);
      assertRigid(walk);
      assertAboveGround(walk, Ground.flat());
    }
  }

  @Test
  void aTripIsCaughtWithinSixStepsAndNeverFallsThroughTheGround() {
    for (double at = 1; at < 2; at += 0.11) {
      TripSpec trip = new TripSpec(at, 2, -0.5);
      Stage stage = Walkers.stage(Ground.flat(), Walkers.CLOCK);
      WalkerSpec spec =
          Walkers.spec(
              Rules.REFINED,
              Walkers.straight(1.25),
              Walkers.gait(Map.of()),
              Walkers.pairs(1),
              Optional.of(trip));
      List<Map<String, Point>> walk = Walkers.walk(spec, stage, at + 4);
      assertNoSlip(walk);
      assertAboveGround(walk, Ground.flat());
      assertRigid(walk);
      List<Integer> steps = new ArrayList<>();
      for (String foot : List.of("foot.left", "foot.right")) {
        for (int tick : Walkers.touchdowns(walk, foot)) {
          if (tick > Walkers.CLOCK.ticks(at)) {
            steps.add(tick);
          }
        }
      }
      steps.sort(null);
      // After six steps body and feet move as before: the same lead ahead of the body.
      double lead = lead(walk, steps.get(6));
      double undisturbed = lead(walk, Walkers.touchdowns(walk, "foot.left").get(0));
      assertEquals(undisturbed, lead, 0.04);
    }
  }

  private static double lead(List<Map<String, Point>> walk, int tick) {
    Map<String, Point> points = walk.get(tick);
    double front = Math.max(points.get("foot.left").x(), points.get("foot.right").x());
    return front - points.get("body").x();
  }

  @ParameterizedTest
  @ValueSource(longs = {2, 3, 4})
  void morePairsKeepEnoughFeetDown(long pairs) {
    double duty = pairs == 2 ? 0.75 : 0.5;
    WalkerSpec spec =
        Walkers.spec(
            Rules.REFINED,
            Walkers.straight(0.8),
            Walkers.gait(Map.of("duty", duty)),
            Walkers.pairs(pairs),
            Optional.empty());
    for (Ground ground : GROUNDS) {
      List<Map<String, Point>> walk = Walkers.walk(spec, Walkers.stage(ground, Walkers.CLOCK), 5);
      assertNoSlip(walk);
      assertRigid(walk);
      assertAboveGround(walk, ground);
      if (ground.period() == 0) {
        for (Map<String, Point> points : walk) {
          long planted = points.values().stream().filter(Point::planted).count();
          assertTrue(planted >= (pairs == 2 ? 3 : pairs), planted + " planted");
        }
      }
    }
  }

  @Test
  void groundThatEndsIsNotSteppedOn() {
    Ground plank = new PointsGround(new double[] {-3, 3}, new double[] {0, 0}, false);
    List<Map<String, Point>> walk =
        Walkers.walk(Walkers.refined(1.5), Walkers.stage(plank, Walkers.CLOCK), 4);
    for (Map<String, Point> points : walk) {
      for (String foot : List.of("foot.left", "foot.right")) {
        Point point = points.get(foot);
        assertTrue(!point.planted() || point.x() <= 3, "planted at " + point.x());
      }
    }
    assertRigid(walk);
  }

  static void assertNoSlip(List<Map<String, Point>> walk) {
    for (int i = 1; i < walk.size(); i++) {
      for (Map.Entry<String, Point> entry : walk.get(i).entrySet()) {
        Point before = walk.get(i - 1).get(entry.getKey());
        if (entry.getValue().planted() && before.planted()) {
          assertEquals(0, before.distance(entry.getValue()), 1e-9, entry.getKey() + " at " + i);
        }
      }
    }
  }

  static void assertAboveGround(List<Map<String, Point>> walk, Ground ground) {
    for (int i = 0; i < walk.size(); i++) {
      for (Map.Entry<String, Point> entry : walk.get(i).entrySet()) {
        Point point = entry.getValue();
        if (!entry.getKey().startsWith("hip") && !entry.getKey().startsWith("foot")) {
          continue;
        }
        double over = point.y() - ground.height(point.x()).orElse(Double.NEGATIVE_INFINITY);
        assertTrue(over >= -1e-9, entry.getKey() + " is " + over + " over the ground at " + i);
        if (point.planted()) {
          assertEquals(0, over, 1e-9);
        }
      }
    }
  }

  static void assertRigid(List<Map<String, Point>> walk) {
    for (int i = 0; i < walk.size(); i++) {
      Map<String, Point> points = walk.get(i);
      for (String part : points.keySet()) {
        if (!part.startsWith("foot")) {
          continue;
        }
        Point foot = points.get(part);
        Point knee = points.get(part.replace("foot", "knee"));
        Point hip = points.get(part.replace("foot", "hip"));
        assertEquals(0.36, hip.distance(knee), 1e-9, part + " at " + i);
        assertEquals(0.36, knee.distance(foot), 1e-9, part + " at " + i);
        assertTrue(
            hip.distance(foot) <= 0.98 * 0.72 + 1e-12,
            part + " is stretched to " + hip.distance(foot) / 0.72 + " at " + i);
      }
    }
  }
}
