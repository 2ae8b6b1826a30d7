package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Actor;
import critterbake.sim.Rules;
import critterbake.sim.creature.walker.Walkers.Point;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.pose.Shape;
import critterbake.sim.world.Ground;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeadingTest {
  @ParameterizedTest
  @CsvSource({"1.25, -2", "1.25, -6", "-1.25, -4", "0.3, -1"})
  void oneThatIsThrownBackKeepsItsFaceToTheWay(double speed, double push) {
    WalkerSpec spec =
        Walkers.spec(
            Rules.REFINED,
            Walkers.straight(speed),
            Walkers.gait(Map.of()),
            Walkers.pairs(1),
            Optional.of(new TripSpec(1, push, -0.5)));
    Actor walker = spec.create("hero", Walkers.stage(Ground.flat(), Walkers.CLOCK));
    boolean back = false;
    for (long tick = 1; tick <= 360; tick++) {
      walker.step(tick);
      back |= walker.velocity().x() * speed < 0;
      assertEquals(Math.signum(speed), faces(walker), "at tick " + tick);
    }
    assertTrue(back, "it was never thrown back");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void oneToldToFaceTheOtherWayStepsBackwardUnderItsOwnHips(long pairs) {
    WalkerSpec forward =
        Walkers.spec(
            Rules.REFINED,
            Walkers.straight(0.8),
            Walkers.gait(Map.of()),
            Walkers.pairs(pairs),
            Optional.empty());
    WalkerSpec backward = facing(forward, WalkerSpec.Facing.LEFT);
    List<Map<String, Point>> walk =
        Walkers.walk(backward, Walkers.stage(Ground.flat(), Walkers.CLOCK), 3);
    RefinedWalkerTest.assertNoSlip(walk);
    RefinedWalkerTest.assertRigid(walk);
    for (Map<String, Point> points : walk) {
      for (Map.Entry<String, Point> entry : points.entrySet()) {
        if (entry.getKey().startsWith("foot") && entry.getValue().planted()) {
          Point hip = points.get(entry.getKey().replace("foot", "hip"));
          double across = Math.abs(entry.getValue().x() - hip.x());
          assertTrue(across < 0.45, entry.getKey() + " is " + across + " from its hip");
        }
      }
    }
  }

  @Test
  void facingIsTurnedRoundWithTheWay() {
    Actor walker = Walkers.refined(-1).create("hero", Walkers.stage(Ground.flat(), Walkers.CLOCK));
    assertEquals(-1, faces(walker));
  }

  private static WalkerSpec facing(WalkerSpec spec, WalkerSpec.Facing facing) {
    return new WalkerSpec(
        spec.rules(),
        spec.movement(),
        facing,
        spec.legs(),
        spec.gait(),
        spec.trip(),
        spec.body(),
        spec.skin());
  }

  /** 1 when the snout points right, -1 left. */
  private static double faces(Actor walker) {
    PoseBuilder out = new PoseBuilder();
    walker.pose(new Grid(24, Grid.Snap.BODY), out);
    List<Part> parts = out.build().layers().get(0).parts();
    return Math.signum(firstX(parts, "snout") - firstX(parts, "head"));
  }

  private static double firstX(List<Part> parts, String id) {
    Part part = parts.stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    return ((Shape.Capsules) part.shape()).x()[0];
  }
}
