package critterbake.sim.creature.swing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.creature.swing.SwingScene.Row;
import critterbake.sim.path.SegmentPath.Segment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginalSwingTest {
  private static final Clock CLOCK = new Clock(60, 1, 1);

  private static List<Row> ride(double offset, Segment... path) {
    double seconds = 0;
    for (Segment segment : path) {
      seconds += segment.seconds();
    }
    SwingSpec spec =
        SwingScene.spec(Rules.ORIGINAL, List.of(path), offset, SwingScene.rest(RestSpec.Mode.DAMP));
    return SwingScene.body(spec, CLOCK, seconds);
  }

  /** What the article's script shows for one movement of 30 ticks and a rest of 60. */
  @ParameterizedTest
  @CsvSource({
    // right, up, angle of the movement on the screen (clockwise, y down), rest target
    "3, 2, -33.690067525979787, 0",
    "3, -2, 33.690067525979787, 0",
    "-3, 2, -146.30993247402023, 0",
    "-3, -2, 146.30993247402023, 360",
    "3, 0, 0, 0",
    "-3, 0, 180, 0",
    "0, 2, -90, 0",
    "0, -2, 90, 0",
  })
  void turnsAtOnceAndRestsByAShareATick(double right, double up, double screen, double target) {
    List<Row> rows = ride(90, new Segment(right, up, 0.5), new Segment(0, 0, 1));
    assertEquals(new Row("body", 0, 0, 0, "rest"), rows.get(0));
    String flip = right < 0 ? "+flip" : "";
    for (int tick = 1; tick <= 30; tick++) {
      assertEquals(-(screen + 90), rows.get(tick).angle(), 1e-9);
      assertEquals("swing" + flip, rows.get(tick).state());
      assertEquals(right * tick / 60, rows.get(tick).x(), 1e-12);
    }
    for (int tick = 31; tick <= 90; tick++) {
      double left = (screen + 90 - target) * Math.pow(0.98, tick - 30);
      assertEquals(-(target + left), rows.get(tick).angle(), 1e-9);
      assertEquals("rest" + flip, rows.get(tick).state());
    }
  }

  @Test
  void severalStopsAndStartsFollowTheScriptWrittenOutInALoop() {
    double[][] legs = {
      {2, 1, 20},
      {0, 0, 15},
      {-1, -4, 10},
      {0, 0, 3},
      {-5, 0, 7},
      {0, 0, 40},
      {0, 3, 5},
      {1, -1, 5},
      {0, 0, 9},
      {-2, -2, 6},
      {-2, 2, 6},
      {0, 0, 30}
    };
    List<Segment> path = new ArrayList<>();
    List<Double> expected = new ArrayList<>(List.of(0.0));
    double rotation = 0;
    double lastRight = 0;
    double lastDown = 0;
    for (double[] leg : legs) {
      path.add(new Segment(leg[0], leg[1], leg[2] / 60));
      boolean moves = leg[0] != 0 || leg[1] != 0;
      for (int i = 0; i < leg[2]; i++) {
        if (moves) {
          rotation = Math.toDegrees(Math.atan2(leg[1] == 0 ? 0 : -leg[1], leg[0])) + 35;
        } else {
          rotation += ((lastRight < 0 && lastDown > 0 ? 360 : 0) - rotation) * 0.02;
        }
        expected.add(-rotation);
      }
      if (moves) {
        lastRight = leg[0];
        lastDown = -leg[1];
      }
    }
    List<Row> rows = ride(35, path.toArray(new Segment[0]));
    assertEquals(expected.size(), rows.size());
    for (int tick = 0; tick < rows.size(); tick++) {
      assertEquals(expected.get(tick), rows.get(tick).angle(), 1e-9, "tick " + tick);
    }
  }
}
