package critterbake.sim.creature.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.creature.swarm.SwarmScene.PreyPath;
import critterbake.sim.creature.swarm.SwarmScene.Row;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefinedSwarmTest {
  private static final Clock CLOCK = new Clock(12, 1, 10);
  private static final PreyPath STROLLING = t -> new double[] {1.5 * t, 0.3 * Math.sin(2 * t)};

  private static List<List<Double>> anywhere(int count, int seed) {
    RandomStream random = RandomStream.of(seed, "start");
    List<List<Double>> start = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      start.add(List.of(random.between(-8, 8, i, 0), random.between(-8, 8, i, 1)));
    }
    return start;
  }

  private static List<Row[]> run(double seconds, PreyPath prey, Object... keys) {
    return SwarmScene.open(SwarmScene.spec(keys), CLOCK, prey).run(seconds);
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "6, 1", "6, 2", "6, 3", "9, 4", "24, 5"})
  void spreadsEvenlyWithinTenSecondsFromAnyStart(long count, int seed) {
    List<Row[]> ticks =
        run(
            20,
            STROLLING,
            "count",
            count,
            "distance",
            SwarmScene.circle(Math.max(3, count * 0.35)),
            "attack",
            SwarmScene.NO_ATTACK,
            "start",
            anywhere((int) count, seed));
    for (int tick = 1200; tick < ticks.size(); tick++) {
      double[] prey = STROLLING.at(tick / 120.0);
      double spread = SwarmScene.gapSpread(ticks.get(tick), prey[0], prey[1]);
      assertTrue(spread <= 0.25, "gap spread " + spread + " at tick " + tick);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 9})
  void spreadsEvenlyFromOnePlace(double x) {
    List<Row[]> ticks =
        run(
            12,
            SwarmScene.STILL,
            "attack",
            SwarmScene.NO_ATTACK,
            "start",
            Collections.nCopies(6, List.of(x, 0.0)));
    assertTrue(SwarmScene.gapSpread(ticks.get(1200), 0, 0) <= 0.25);
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 0", "3, 3, 1.5", "3.17, 1.54, 0"})
  void membersKeepABodyApart(double x, double y, double speed) {
    List<Row[]> ticks =
        run(60, t -> new double[] {speed * t, 0}, "distance", SwarmScene.ellipse(x, y));
    double nearest = Double.POSITIVE_INFINITY;
    for (Row[] rows : ticks) {
      for (int i = 0; i < rows.length; i++) {
        for (int k = 0; k < i; k++) {
          nearest = Math.min(nearest, SwarmScene.distance(rows[i], rows[k]));
        }
      }
    }
    assertTrue(nearest >= 1, "nearest pair " + nearest);
  }

  @Test
  void circlesAtTheWantedDistance() {
    double sum = 0;
    long n = 0;
    double least = 9;
    double most = 0;
    for (Row[] rows : run(60, SwarmScene.STILL)) {
      for (Row row : rows) {
        if (row.state().equals("circle")) {
          double off = Math.hypot(row.x(), row.y()) / 3 - 1;
          sum += off * off;
          n++;
          least = Math.min(least, off);
          most = Math.max(most, off);
        }
      }
    }
    assertTrue(Math.sqrt(sum / n) <= 0.15, "radius error " + Math.sqrt(sum / n));
    assertTrue(least < -0.08 && most > 0.08, "it wanders: " + least + " to " + most);
  }

  /**
   * Frames at 12 a second; outside dives nobody turns more than 30 degrees from one to the next.
   */
  @ParameterizedTest
  @CsvSource({"0, 0", "1.5, 0.4", "3, 0", "3.9, 0", "6, 0"})
  void headingsTurnGently(double speed, double swing) {
    PreyPath prey =
        t ->
            new double[] {
              Math.min(t, 10) * speed + swing * Math.sin(2 * t), swing * Math.sin(3 * t)
            };
    List<Row[]> ticks = run(40, prey, "start", anywhere(6, 7));
    for (int slug = 0; slug < 6; slug++) {
      for (int tick = 20; tick < ticks.size(); tick += 10) {
        if (!dives(ticks, slug, tick - 20, tick)) {
          double turn =
              turn(ticks.get(tick - 20)[slug], ticks.get(tick - 10)[slug], ticks.get(tick)[slug]);
          assertTrue(turn <= 30, "slug " + slug + " turns " + turn + " degrees at tick " + tick);
        }
      }
    }
  }

  private static boolean dives(List<Row[]> ticks, int slug, int from, int to) {
    return ticks.subList(from, to + 1).stream().anyMatch(rows -> rows[slug].state().equals("dive"));
  }

  private static double turn(Row a, Row b, Row c) {
    double before = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double after = Math.atan2(c.y() - b.y(), c.x() - b.x());
    return Math.toDegrees(Math.abs(Math.IEEEremainder(after - before, 2 * Math.PI)));
  }

  @Test
  void everyDiveReachesThePreyAndIsBackInTime() {
    List<Row[]> ticks = run(60, STROLLING);
    int dives = 0;
    for (int slug = 0; slug < 6; slug++) {
      for (int tick = 1; tick < ticks.size() - 240; tick++) {
        boolean starts =
            ticks.get(tick)[slug].state().equals("dive")
                && !ticks.get(tick - 1)[slug].state().equals("dive");
        if (starts) {
          dives++;
          assertTrue(nearest(ticks, slug, tick) <= 0.3, "dive at tick " + tick);
          // 1.7 s, the dive's whole timeline.
          assertEquals("circle", ticks.get(tick + 205)[slug].state());
          double[] prey = STROLLING.at((tick + 205) / 120.0);
          Row home = ticks.get(tick + 205)[slug];
          double radius = Math.hypot(home.x() - prey[0], home.y() - prey[1]);
          assertEquals(3, radius, 0.45);
        }
      }
    }
    assertTrue(dives >= 25, dives + " dives in a minute");
  }

  private static double nearest(List<Row[]> ticks, int slug, int from) {
    double nearest = Double.POSITIVE_INFINITY;
    for (int tick = from; ticks.get(tick)[slug].state().equals("dive"); tick++) {
      double[] prey = STROLLING.at(tick / 120.0);
      Row row = ticks.get(tick)[slug];
      nearest = Math.min(nearest, Math.hypot(row.x() - prey[0], row.y() - prey[1]));
    }
    return nearest;
  }

  @Test
  void nobodyDivesTooCloseToAnotherDiver() {
    Object hasty = SwarmScene.attack("every", 0.3, "at_once", 3L);
    int together = 0;
    for (Row[] rows : run(60, SwarmScene.STILL, "attack", hasty)) {
      for (int i = 0; i < rows.length; i++) {
        for (int k = 0; k < i; k++) {
          if (dives(rows[i]) && dives(rows[k])) {
            together++;
            assertTrue(SwarmScene.distance(rows[i], rows[k]) >= 1);
          }
        }
      }
    }
    assertTrue(together > 100, "several dive at a time");
  }

  private static boolean dives(Row row) {
    return row.state().equals("dive") || row.state().equals("recover");
  }

  @Test
  void aFasterPreyLeavesItBehindAndIsCaughtUpWith() {
    PreyPath bolting = t -> new double[] {t < 5 ? 10 * t : 50, 0};
    List<Row[]> ticks = run(25, bolting);
    assertTrue(middle(ticks.get(600)) < 25, "left behind");
    for (Row row : ticks.get(600)) {
      assertEquals("approach", row.state());
    }
    assertEquals(50, middle(ticks.get(ticks.size() - 1)), 1);
    for (Row row : ticks.get(ticks.size() - 240)) {
      assertTrue(Math.hypot(row.x() - 50, row.y()) < 4);
    }
  }

  private static double middle(Row[] rows) {
    double sum = 0;
    for (Row row : rows) {
      sum += row.x();
    }
    return sum / rows.length;
  }

  @Test
  void twiceTheTicksGiveTheSameMotion() {
    SwarmSpec spec = SwarmScene.spec("start", anywhere(6, 3));
    List<Row[]> coarse = SwarmScene.open(spec, CLOCK, STROLLING).run(20);
    List<Row[]> fine = SwarmScene.open(spec, new Clock(12, 1, 20), STROLLING).run(20);
    double sum = 0;
    for (int frame = 0; frame <= 240; frame++) {
      for (int slug = 0; slug < 6; slug++) {
        double off = SwarmScene.distance(coarse.get(frame * 10)[slug], fine.get(frame * 20)[slug]);
        sum += off * off;
      }
    }
    double rms = Math.sqrt(sum / (241 * 6)) * 24;
    assertTrue(rms <= 1, rms + " px");
  }

  @Test
  void turnsPassThroughViewsBetween() {
    SwarmSpec spec = SwarmScene.spec("count", 1L, "attack", SwarmScene.NO_ATTACK);
    Slugs slugs = new Slugs(1);
    Attitudes attitudes = new Attitudes(spec, 1.0 / 240);
    slugs.vx[0] = 4;
    attitudes.begin(slugs);
    assertEquals(1, attitudes.facing(0));
    slugs.vx[0] = -4;
    int between = 0;
    for (int tick = 0; tick < 120; tick++) {
      attitudes.step(slugs, 0);
      between += Math.abs(attitudes.facing(0)) < 0.75 ? 1 : 0;
    }
    assertEquals(-1, attitudes.facing(0));
    assertTrue(between / 240.0 > 2 / 20.0, "two frames at 20 a second show it");
  }

  @Test
  void facingDoesNotFlickerWhenTheSpeedDoes() {
    SwarmSpec spec = SwarmScene.spec("count", 1L, "attack", SwarmScene.NO_ATTACK);
    Slugs slugs = new Slugs(1);
    Attitudes attitudes = new Attitudes(spec, 1.0 / 120);
    slugs.vx[0] = 4;
    attitudes.begin(slugs);
    for (int tick = 0; tick < 240; tick++) {
      slugs.vx[0] = tick % 10 < 5 ? 0.3 : -0.3;
      attitudes.step(slugs, 0);
      assertEquals(1, attitudes.facing(0));
    }
  }
}
