package critterbake.sim.creature.swing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.creature.swing.RestSpec.Mode;
import critterbake.sim.creature.swing.SwingScene.Row;
import critterbake.sim.path.SegmentPath.Segment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefinedSwingTest {
  private static final Clock CLOCK = new Clock(60, 1, 1);

  private static Segment going(double degrees, double speed, double seconds) {
    double radians = Math.toRadians(degrees);
    return new Segment(speed * Math.cos(radians), speed * Math.sin(radians), seconds);
  }

  private static double turn(Row from, Row to) {
    double turn = (to.angle() - from.angle()) % 360;
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  }

  private static double turning(List<Row> rows, int from) {
    double sum = 0;
    for (int i = from + 1; i < rows.size(); i++) {
      sum += Math.abs(turn(rows.get(i - 1), rows.get(i)));
    }
    return sum;
  }

  private static List<Row> ride(
      Mode mode, double offset, Clock clock, double seconds, Segment... path) {
    return SwingScene.body(
        SwingScene.spec(Rules.REFINED, List.of(path), offset, SwingScene.rest(mode)),
        clock,
        seconds);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-170, -90, -35, 0, 45, 90, 180})
  void comesToRestByTheShortestArcFromEveryDirection(double offset) {
    for (Mode mode : List.of(Mode.DAMP, Mode.BACK_EASE)) {
      for (int degrees = 0; degrees < 360; degrees += 15) {
        List<Row> rows = ride(mode, offset, CLOCK, 12, going(degrees, 3.6, 1));
        double arc = Math.abs(turn(rows.get(60), rows.get(rows.size() - 1)));
        assertTrue(
            turning(rows, 60) <= 1.3 * arc + 1e-9,
            mode + " from " + degrees + " turns " + turning(rows, 60) + " for " + arc);
        assertEquals(0, rows.get(rows.size() - 1).angle(), 0, "rests exactly");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Mode.class)
  void reachesRestExactlyAndStaysThere(Mode mode) {
    List<Row> rows = ride(mode, 90, CLOCK, 14, going(-34, 3.6, 1));
    int rest = 0;
    for (int i = 0; i < rows.size(); i++) {
      rest = rows.get(i).angle() == 0 && i > 60 && rest == 0 ? i : rest;
    }
    assertTrue(rest > 0, "never at rest");
    for (Row row : rows.subList(rest, rows.size())) {
      assertEquals(0, row.angle(), 0);
      assertEquals("rest", row.state());
    }
  }

  @ParameterizedTest
  @EnumSource(Mode.class)
  void theTickRateDoesNotChangeTheMotion(Mode mode) {
    // Corners that no tick rate meets.
    Segment[] path = {
      going(-34, 3.6, 0.437),
      going(120, 2.2, 0.311),
      going(185, 4, 0.2503),
      going(0, 0, 0.777),
      going(-95, 1.1, 0.5)
    };
    List<Row> reference = ride(mode, 90, new Clock(480, 1, 1), 5, path);
    double worst = 0;
    for (int rate : new int[] {30, 48, 60, 96, 100, 120, 144, 240}) {
      List<Row> rows = ride(mode, 90, new Clock(rate, 1, 1), 5, path);
      for (int i = 0; i < rows.size(); i++) {
        double at = i * 480.0 / rate;
        if (at == Math.rint(at)) {
          worst = Math.max(worst, Math.abs(turn(reference.get((int) at), rows.get(i))));
        }
      }
    }
    assertTrue(worst < 0.02, mode + " " + "differs by " + worst + " degrees");
  }

  @Test
  void aHoldEndsAtItsExactTimeInsideATick() {
    RestSpec rest = new RestSpec(0, Mode.DAMP, 0.3);
    SwingSpec spec = SwingScene.spec(Rules.REFINED, List.of(going(0, 3.6, 1.01)), 90, rest);
    List<Row> rows = SwingScene.body(spec, new Clock(30, 1, 1), 3);
    double settled = rows.get(38).angle();
    assertEquals(-90, settled, 0.05);
    // Held until 1.31 s; 2 s is 0.69 s later.
    assertEquals(-90 * Math.pow(0.98, 60 * 0.69), rows.get(60).angle(), 0.05);
  }

  @Test
  void aLaunchDoesNotSnap() {
    List<Row> rows = ride(Mode.DAMP, 90, CLOCK, 1, going(180, 5, 1));
    for (int i = 1; i < rows.size(); i++) {
      assertTrue(Math.abs(turn(rows.get(i - 1), rows.get(i))) <= 480.0 / 60 + 1e-9);
    }
    assertEquals(90, rows.get(60).angle(), 0.5);
  }

  @Test
  void springSwingsPastRestAndBack() {
    List<Row> rows = ride(Mode.SPRING, 90, CLOCK, 4, going(0, 3.6, 1));
    double past = rows.subList(60, rows.size()).stream().mapToDouble(Row::angle).max().orElse(0);
    assertTrue(past > 15 && past < 35, "past rest by " + past);
  }

  private static int flips(List<Row> rows) {
    int flips = 0;
    for (int i = 1; i < rows.size(); i++) {
      boolean now = rows.get(i).state().endsWith("+flip");
      flips += now == rows.get(i - 1).state().endsWith("+flip") ? 0 : 1;
    }
    return flips;
  }

  @Test
  void smallSidewaysMovementNeverMirrors() {
    List<Segment> path = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      path.add(new Segment(i % 2 == 0 ? 0.45 : -0.45, 3, 0.1));
    }
    assertEquals(0, flips(ride(Mode.DAMP, 90, CLOCK, 4, path.toArray(new Segment[0]))));
  }

  @Test
  void aRealTurnMirrorsOnce() {
    Segment[] path = {
      new Segment(3, 0, 1),
      new Segment(0.4, 0, 0.05),
      new Segment(-0.6, 1, 0.05),
      new Segment(0.3, 1, 0.05),
      new Segment(-0.7, 1, 0.05),
      new Segment(-3, 0, 1),
      new Segment(0, 0, 1)
    };
    List<Row> rows = ride(Mode.DAMP, 90, new Clock(240, 1, 1), 3.2, path);
    assertEquals(1, flips(rows));
    assertEquals("rest+flip", rows.get(rows.size() - 1).state());
  }

  @Test
  void straightDownKeepsToOneSide() {
    List<Segment> path = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      path.add(going(-90 + (i % 2 == 0 ? 3 : -3), 4, 0.1));
    }
    List<Row> rows = ride(Mode.DAMP, 90, CLOCK, 2, path.toArray(new Segment[0]));
    assertTrue(turning(rows, 60) < 60, "wobbles by " + turning(rows, 60));
  }
}
