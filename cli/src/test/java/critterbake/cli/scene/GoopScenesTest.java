package critterbake.cli.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ReadResult;
import critterbake.cli.scenario.ScenarioReader;
import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.world.Hit;
import critterbake.sim.world.Terrain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The rules of the goop's feet, held in every tick of the shipped scenes as the trace shows them.
 */
class GoopScenesTest {
  private static final int LEGS = 8;
  private static final int MIN_ATTACHED = 4;
  private static final double LENGTH = 2.4;
  private static final double LINK = LENGTH / 10;

  private final double[][] tip = new double[LEGS][];
  private final double[][] real = new double[LEGS][];
  private final double[][] tipBefore = new double[LEGS][];
  private final double[][] realBefore = new double[LEGS][];
  private final double[][] liftedAt = new double[LEGS][];
  private final String[] state = new String[LEGS];
  private final String[] stateBefore = new String[LEGS];
  private final double[] body = new double[2];
  private final Hit hit = new Hit();
  private Terrain terrain;
  private double strain;
  private long attachedSum;
  private int fewest = LEGS;
  private int lifts;
  private int ticks;

  @ParameterizedTest
  @CsvSource({"gunk,13,true", "gunk-gap,10,false", "gunk-debug,6,false"})
  void feetKeepTheirRules(String name, int seconds, boolean loops) {
    ClipScenario clip = clip(name);
    Clock clock = clip.clock();
    int frames = 12 * seconds;
    Optional<LoopPlan> plan =
        loops
            ? Optional.of(new LoopPlan(frames, (long) frames * clock.ticksPerFrame(), 1, 1, 0, 0))
            : Optional.empty();
    Actor actor = blob(clip, clock, plan);
    terrain = new Terrain(clip.world());
    for (long tick = 1; tick <= clock.ticks(seconds); tick++) {
      actor.step(tick);
      read(actor);
      check();
      ticks++;
    }
    assertTrue(attachedSum >= 0.7 * LEGS * ticks, "holds with " + (double) attachedSum / ticks);
    assertTrue(fewest >= 2, "held with " + fewest);
    assertTrue(lifts < 10 * seconds, lifts + " lifts");
    assertTrue(strain <= 0.10, "strain " + strain);
  }

  /**
   * Whole scenes at 60, 120 and 240 ticks a second: feet decide at the same instants, so that body
   * and tips go the same way to a fraction of a pixel.
   */
  @ParameterizedTest
  @CsvSource({"gunk,13", "gunk-gap,10", "gunk-debug,6"})
  void theTickRateDoesNotMatter(String name, int seconds) {
    double[][] usual = way(name, 5, seconds);
    for (int ticksPerFrame : new int[] {10, 20}) {
      double[][] finer = way(name, ticksPerFrame, seconds);
      for (int frame = 0; frame < usual.length; frame++) {
        assertArrayEquals(usual[frame], finer[frame], 0.1 / 24, "frame " + frame);
      }
    }
  }

  /** At a rate that shares no instants but the frames' legs take other holds: the way is alike. */
  @ParameterizedTest
  @CsvSource({"gunk,13", "gunk-gap,10"})
  void anOddTickRateHardlyMatters(String name, int seconds) {
    double[][] usual = way(name, 5, seconds);
    double[][] odd = way(name, 7, seconds);
    double squares = 0;
    for (int frame = 0; frame < usual.length; frame++) {
      double off = distance(usual[frame], odd[frame]);
      squares += off * off / usual.length;
    }
    assertTrue(squares < 0.2 * 0.2, "bodies are apart by " + Math.sqrt(squares) + " rms");
  }

  /** Where body and tips are at each frame, the body first. */
  private static double[][] way(String name, int ticksPerFrame, int seconds) {
    ClipScenario clip = clip(name);
    Clock clock = clip.clock().withTicksPerFrame(ticksPerFrame);
    Actor actor = blob(clip, clock, Optional.empty());
    double[][] way = new double[12 * seconds][];
    for (int frame = 0; frame < way.length; frame++) {
      for (int tick = 1; tick <= ticksPerFrame; tick++) {
        actor.step((long) frame * ticksPerFrame + tick);
      }
      List<Double> places = new ArrayList<>();
      actor.trace(
          (id, part, x, y, angle, word) -> {
            if (part.equals("body") || part.endsWith(".tip")) {
              places.add(x);
              places.add(y);
            }
          });
      way[frame] = places.stream().mapToDouble(place -> place).toArray();
    }
    return way;
  }

  private static ClipScenario clip(String name) {
    ReadResult read =
        ScenarioReader.read(Path.of("..", "configs", name + ".yaml"), ReadOptions.NONE);
    assertEquals("[]", read.diagnostics().toString());
    return read.scenario().orElseThrow().clips().get(0);
  }

  private static Actor blob(ClipScenario clip, Clock clock, Optional<LoopPlan> plan) {
    Stage stage = new Stage(clip.world(), clock, clip.seed(), plan, id -> null);
    return clip.actors().get("blob").create("blob", stage);
  }

  private void read(Actor actor) {
    double[] before = new double[2];
    actor.trace(
        (id, part, x, y, angle, word) -> {
          String[] names = part.split("\\.");
          if (part.equals("body")) {
            body[0] = x;
            body[1] = y;
          } else if (part.endsWith(".tip")) {
            int leg = Integer.parseInt(names[1]);
            tipBefore[leg] = tip[leg];
            tip[leg] = new double[] {x, y};
            stateBefore[leg] = state[leg];
            state[leg] = word;
          } else if (part.endsWith(".real")) {
            int leg = Integer.parseInt(names[1]);
            realBefore[leg] = real[leg];
            real[leg] = new double[] {x, y};
          } else if (part.contains(".link.")) {
            if (!names[3].equals("0")) {
              strain = Math.max(strain, distance(before, new double[] {x, y}) / LINK - 1);
            }
            before[0] = x;
            before[1] = y;
          }
        });
  }

  private void check() {
    int attached = 0;
    for (int leg = 0; leg < LEGS; leg++) {
      attached += state[leg].equals("attached") ? 1 : 0;
      assertFalse(terrain.inside(tip[leg][0], tip[leg][1]), "tip in rock");
    }
    attachedSum += attached;
    fewest = Math.min(fewest, attached);
    for (int leg = 0; leg < LEGS && stateBefore[0] != null; leg++) {
      boolean holds = state[leg].equals("attached");
      boolean held = stateBefore[leg].equals("attached");
      if (holds && held) {
        assertEquals(0, distance(tip[leg], tipBefore[leg]));
        assertEquals(0, distance(real[leg], realBefore[leg]), "real moved while attached");
      } else if (held) {
        lifts++;
        liftedAt[leg] = tipBefore[leg];
        checkLift(leg, attached);
      } else if (holds && liftedAt[leg] != null) {
        assertTrue(distance(tip[leg], liftedAt[leg]) >= 0.12 * LENGTH - 1e-9, "a tiny step");
      }
    }
  }

  private void checkLift(int leg, int attached) {
    double[] from = tipBefore[leg];
    double stretch = distance(from, body);
    boolean must =
        stretch > 0.98 * LENGTH
            || stretch > 0.5 * LENGTH && !terrain.sees(body[0], body[1], from[0], from[1], hit);
    if (!must) {
      assertTrue(attached >= MIN_ATTACHED, "left " + attached + " holding");
      assertFalse(state[(leg + 1) % LEGS].equals("lifted"), "neighbour in the air");
      assertFalse(state[(leg + LEGS - 1) % LEGS].equals("lifted"), "neighbour in the air");
    }
  }

  private static double distance(double[] a, double[] b) {
    double dx = a[0] - b[0];
    double dy = a[1] - b[1];
    return Math.sqrt(dx * dx + dy * dy);
  }
}
