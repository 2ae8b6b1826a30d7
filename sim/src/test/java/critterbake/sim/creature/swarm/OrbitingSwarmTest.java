package critterbake.sim.creature.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.creature.swarm.SwarmScene.PreyPath;
import critterbake.sim.creature.swarm.SwarmScene.Row;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrbitingSwarmTest {
  private static final Clock CLOCK = new Clock(20, 1, 6);
  private static final int TICKS = 96 * 6;
  private static final LoopPlan ROUND = new LoopPlan(96, TICKS, 1, 1, 0, 0);

  /** Repeats with the loop to the last bit. */
  private static final PreyPath SWAYING =
      t -> {
        double phase = 2 * Math.PI * (Math.round(t * 120) % TICKS) / TICKS;
        return new double[] {0.6 * Math.sin(phase), 0.3 * Math.sin(2 * phase)};
      };

  private static SwarmSpec swarm(Object attack) {
    return SwarmScene.spec(
        "distance", SwarmScene.ellipse(3.17, 1.54), "speed", 3.25, "attack", attack);
  }

  private static Object dives() {
    return SwarmScene.attack("every", 1.6);
  }

  @Test
  void laterLapsRepeatTheSecondToTheBit() {
    List<Row[]> ticks =
        SwarmScene.looped(swarm(dives()), CLOCK, ROUND, SWAYING).run(3 * TICKS / 120.0);
    for (int tick = TICKS; tick < 2 * TICKS; tick++) {
      for (int slug = 0; slug < 6; slug++) {
        Row row = ticks.get(tick)[slug];
        Row later = ticks.get(tick + TICKS)[slug];
        assertEquals(row.x(), later.x());
        assertEquals(row.y(), later.y());
        assertEquals(row.state(), later.state());
        assertEquals(row.angle(), later.angle(), 1e-9);
      }
    }
  }

  @Test
  void aLoopHoldsAWholeNumberOfDivesThatReachThePrey() {
    List<Row[]> ticks =
        SwarmScene.looped(swarm(dives()), CLOCK, ROUND, SWAYING).run(2 * TICKS / 120.0);
    int dives = 0;
    int hits = 0;
    for (int tick = TICKS; tick < 2 * TICKS; tick++) {
      double[] prey = SWAYING.at(tick / 120.0);
      for (int slug = 0; slug < 6; slug++) {
        Row row = ticks.get(tick)[slug];
        Row before = ticks.get(tick - 1)[slug];
        dives += row.state().equals("dive") && !before.state().equals("dive") ? 1 : 0;
        boolean leaves = !row.state().equals("dive") && before.state().equals("dive");
        double away = Math.hypot(before.x() - prey[0], before.y() - prey[1]);
        hits += leaves && away <= 0.3 ? 1 : 0;
      }
    }
    assertEquals(3, dives);
    assertEquals(3, hits);
  }

  @Test
  void membersKeepABodyApart() {
    for (Row[] rows :
        SwarmScene.looped(swarm(dives()), CLOCK, ROUND, SWAYING).run(2 * TICKS / 120.0)) {
      for (int i = 0; i < rows.length; i++) {
        for (int k = 0; k < i; k++) {
          assertTrue(SwarmScene.distance(rows[i], rows[k]) >= 1);
        }
      }
    }
  }

  @Test
  void headingsTurnGentlyOutsideDives() {
    List<Row[]> ticks =
        SwarmScene.looped(swarm(dives()), CLOCK, ROUND, SWAYING).run(2 * TICKS / 120.0);
    for (int slug = 0; slug < 6; slug++) {
      for (int tick = 20; tick < ticks.size(); tick += 10) {
        Row a = ticks.get(tick - 20)[slug];
        Row b = ticks.get(tick - 10)[slug];
        Row c = ticks.get(tick)[slug];
        if (!(a.state() + b.state() + c.state()).contains("dive")) {
          double before = Math.atan2(b.y() - a.y(), b.x() - a.x());
          double after = Math.atan2(c.y() - b.y(), c.x() - b.x());
          double turn = Math.abs(Math.IEEEremainder(after - before, 2 * Math.PI));
          assertTrue(Math.toDegrees(turn) <= 30, "tick " + tick + ": " + Math.toDegrees(turn));
        }
      }
    }
  }

  /** A sixth of the orbit of six: each member is where the next one was, seen and drawn alike. */
  @Test
  void aShareOfTheOrbitRepeatsThePictureWithMembersMovedUp() {
    LoopPlan sixth = new LoopPlan(16, 96, 1, 6, 0, 0);
    SwarmScene scene =
        SwarmScene.looped(
            swarm(SwarmScene.attack("every", 0.8, "at_once", 3L)), CLOCK, sixth, SwarmScene.STILL);
    List<Row[]> ticks = scene.run(9 * 96 / 120.0);
    for (int tick = 6 * 96; tick < 7 * 96; tick++) {
      for (int slug = 0; slug < 6; slug++) {
        Row next = ticks.get(tick)[(slug + 1) % 6];
        Row moved = ticks.get(tick + 96)[slug];
        assertEquals(next.x(), moved.x(), 1e-9);
        assertEquals(next.y(), moved.y(), 1e-9);
        assertEquals(next.angle(), moved.angle(), 1e-6);
        assertEquals(next.state(), moved.state());
        double jump = SwarmScene.distance(ticks.get(tick)[slug], ticks.get(tick + 1)[slug]);
        assertTrue(jump < 0.2, "members fly on across the seam");
      }
    }
    String before = drawn(scene);
    for (int tick = 0; tick < 96; tick++) {
      scene.step();
    }
    assertEquals(before, drawn(scene));
  }

  private static String drawn(SwarmScene scene) {
    PoseBuilder pose = new PoseBuilder();
    scene.swarm().pose(new Grid(24, Grid.Snap.BODY), pose);
    List<String> shapes = new ArrayList<>();
    for (Layer layer : pose.build().layers()) {
      layer
          .parts()
          .forEach(
              part -> {
                if (part.shape() instanceof Shape.Polygon polygon) {
                  shapes.add(part.id() + Arrays.toString(polygon.x()));
                }
              });
    }
    return String.join("\n", shapes);
  }

  @Test
  void aShareThatLeavesGapsIsRefused() {
    LoopPlan seventh = new LoopPlan(16, 96, 1, 7, 0, 0);
    assertThrows(
        LoopRefused.class,
        () ->
            SwarmScene.looped(swarm(SwarmScene.NO_ATTACK), CLOCK, seventh, SwarmScene.STILL)
                .rows());
  }

  @Test
  void aLoopTooShortForADiveIsRefusedWithTheNumbers() {
    LoopPlan shortLoop = new LoopPlan(16, 96, 1, 1, 0, 0);
    LoopRefused refused =
        assertThrows(
            LoopRefused.class,
            () ->
                SwarmScene.looped(
                        SwarmScene.spec("attack", SwarmScene.attack("every", 2.0)),
                        CLOCK,
                        shortLoop,
                        SwarmScene.STILL)
                    .rows());
    assertTrue(refused.getMessage().contains("0.400 dives"), refused.getMessage());
  }
}
