package critterbake.sim.creature.swing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.Simulation;
import critterbake.sim.creature.swing.SwingScene.Row;
import critterbake.sim.path.SegmentPath.Segment;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PicturePoint;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.pose.Shape;
import critterbake.sim.spec.InvalidSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SwingPartsTest {
  private static final Clock CLOCK = new Clock(60, 1, 1);

  private static final FollowThrough TAIL =
      new FollowThrough(1.7, 0.26, 0.8, 0.25, 1, FollowThrough.Direction.DOWN, 75);
  private static final FollowThrough HEAD =
      new FollowThrough(3.4, 0.5, 0, 0, 0.62, FollowThrough.Direction.UP, 180);

  private static SwingPart part(
      String parent, double atX, double atY, double degrees, FollowThrough swing) {
    return new SwingPart(
        new CutOut("a.png", Optional.of(new PicturePoint(4, 6)), 1, 0, false),
        Optional.ofNullable(parent),
        parent == null ? Optional.empty() : Optional.of(new PicturePoint(atX, atY)),
        Math.toRadians(degrees),
        Optional.ofNullable(swing),
        false);
  }

  private static SwingSpec with(Map<String, SwingPart> parts, Segment... path) {
    SwingSpec plain =
        SwingScene.spec(Rules.REFINED, List.of(path), 90, SwingScene.rest(RestSpec.Mode.DAMP));
    return new SwingSpec(
        plain.rules(),
        plain.movement(),
        plain.offsetRadians(),
        plain.damping(),
        plain.rest(),
        plain.response(),
        parts,
        24);
  }

  private static Map<String, SwingPart> figure() {
    Map<String, SwingPart> parts = new LinkedHashMap<>();
    parts.put("tail", part("body", 4, 18, -30, TAIL));
    parts.put("body", part(null, 0, 0, 0, null));
    parts.put("hand", part("body", 28, 6, 0, null));
    parts.put("head", part("body", 4, 12, 0, HEAD));
    return parts;
  }

  private static List<Row> last(SwingSpec spec, double seconds) {
    Simulation simulation = SwingScene.start(spec, CLOCK);
    for (long tick = 0; tick < CLOCK.ticks(seconds); tick++) {
      simulation.step();
    }
    return SwingScene.rows(simulation.actor("rider"));
  }

  private static Row row(List<Row> rows, String part) {
    return rows.stream().filter(row -> row.part().equals(part)).findFirst().orElseThrow();
  }

  @Test
  void partsHangOnEachOtherByPivotsInPicturePixels() {
    List<Row> rows = last(with(figure(), new Segment(0, 0, 1)), 1);
    assertEquals(
        List.of("body", "part.tail", "part.body", "part.hand", "part.head"),
        rows.stream().map(Row::part).toList());
    assertEquals(0, row(rows, "part.tail").x(), 1e-12);
    assertEquals(-0.5, row(rows, "part.tail").y(), 1e-12);
    assertEquals(-30, row(rows, "part.tail").angle(), 1e-9);
    assertEquals(1, row(rows, "part.hand").x(), 1e-12);
  }

  @Test
  void fixedPartsTurnWithTheirParentAndAHeadKeepsAShareOfItsGaze() {
    List<Row> rows = last(with(figure(), new Segment(3.6, 0, 3)), 3);
    double x = row(rows, "body").x();
    assertEquals(-90, row(rows, "part.body").angle(), 1e-3);
    // What was a unit to the right hangs a unit below.
    assertEquals(x, row(rows, "part.hand").x(), 1e-4);
    assertEquals(-1, row(rows, "part.hand").y(), 1e-4);
    assertEquals(-90 * 0.62, row(rows, "part.head").angle(), 1e-2);
  }

  @Test
  void movingLeftIsTheMirrorImageOfMovingRight() {
    List<Row> right = last(with(figure(), new Segment(3.6, -1, 1), new Segment(0, 0, 1)), 1.4);
    List<Row> left = last(with(figure(), new Segment(-3.6, -1, 1), new Segment(0, 0, 1)), 1.4);
    for (int i = 0; i < right.size(); i++) {
      assertEquals(-right.get(i).x(), left.get(i).x(), 1e-9);
      assertEquals(right.get(i).y(), left.get(i).y(), 1e-9);
      assertEquals(-right.get(i).angle(), left.get(i).angle(), 1e-9);
    }
  }

  @Test
  void aTailLagsBehindALaunchAndSwingsOnAfterAStop() {
    SwingSpec spec = with(figure(), new Segment(3.6, 0, 1), new Segment(0, 0, 6));
    Simulation simulation = SwingScene.start(spec, CLOCK);
    List<Double> relative = new ArrayList<>();
    for (int tick = 0; tick < 420; tick++) {
      simulation.step();
      List<Row> rows = SwingScene.rows(simulation.actor("rider"));
      relative.add(row(rows, "part.tail").angle() - row(rows, "body").angle() + 30);
    }
    assertTrue(relative.get(10) > 10, "lags by " + relative.get(10));
    double afterStop = relative.subList(60, 120).stream().mapToDouble(Math::abs).max().orElse(0);
    assertTrue(afterStop > 10, "swings on by " + afterStop);
    assertEquals(0, relative.get(419), 0.5);
  }

  @Test
  void theTickRateDoesNotChangeHowPartsSwing() {
    SwingSpec spec = with(figure(), new Segment(3.6, -2, 0.8), new Segment(-1, 2, 0.5));
    double worst = 0;
    Simulation fine = SwingScene.start(spec, new Clock(240, 1, 1));
    Simulation coarse = SwingScene.start(spec, new Clock(30, 1, 1));
    for (int tick = 0; tick < 60; tick++) {
      coarse.step();
      for (int i = 0; i < 8; i++) {
        fine.step();
      }
      List<Row> a = SwingScene.rows(fine.actor("rider"));
      List<Row> b = SwingScene.rows(coarse.actor("rider"));
      for (int i = 0; i < a.size(); i++) {
        worst = Math.max(worst, Math.abs(a.get(i).angle() - b.get(i).angle()));
      }
    }
    assertTrue(worst < 0.1, "differs by " + worst);
  }

  @Test
  void poseHangsSpritesOnHingesBackToFront() {
    Simulation simulation = SwingScene.start(with(figure(), new Segment(0, 0, 1)), CLOCK);
    Actor actor = simulation.actor("rider");
    PoseBuilder out = new PoseBuilder();
    actor.pose(new Grid(24, Grid.Snap.BODY), out);
    var parts = out.build().layers().get(0).parts();
    assertEquals(List.of("tail", "body", "hand", "head"), parts.stream().map(p -> p.id()).toList());
    Shape.Sprite tail = (Shape.Sprite) parts.get(0).shape();
    assertEquals(Optional.of(new Shape.Hinge("body", 4, 18)), tail.hinge());
    assertEquals(Optional.empty(), ((Shape.Sprite) parts.get(1).shape()).hinge());
  }

  @Test
  void partsCannotHangOnThemselvesOrOnNothing() {
    Map<String, SwingPart> ring = new LinkedHashMap<>();
    ring.put("a", part("b", 0, 0, 0, null));
    ring.put("b", part("a", 0, 0, 0, null));
    InvalidSpec circle = assertThrows(InvalidSpec.class, () -> with(ring));
    assertEquals("parts.a.parent", circle.key());
    Map<String, SwingPart> loose = Map.of("a", part("hat", 0, 0, 0, null));
    InvalidSpec nobody = assertThrows(InvalidSpec.class, () -> with(loose));
    assertEquals("parts.a.parent", nobody.key());
  }
}
