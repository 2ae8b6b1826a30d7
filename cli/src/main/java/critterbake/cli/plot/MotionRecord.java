package critterbake.cli.plot;

import critterbake.sim.TraceSink;
import critterbake.sim.shot.Take;
import critterbake.sim.shot.TickRun;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a diagram shows of one clip, tick by tick: when feet and tips hold, members dive, figures
 * swing, and how high bodies are. A loop is recorded past its seam, so that it can be seen.
 */
final class MotionRecord implements TraceSink {
  /** Frames shown after the seam of a loop, at most a lap. */
  private static final int FRAMES_BEYOND = 12;

  private final Map<String, Row> rows = new LinkedHashMap<>();
  private final Map<String, Curve> curves = new LinkedHashMap<>();
  private final int frames;
  private final int ticksPerFrame;

  private MotionRecord(int frames, int ticksPerFrame) {
    this.frames = frames;
    this.ticksPerFrame = ticksPerFrame;
  }

  /** A part that is in its state, or not, at each tick. */
  static final class Row {
    private final String name;
    private final String actor;
    private final List<Boolean> on = new ArrayList<>();
    private final List<double[]> places = new ArrayList<>();

    Row(String actor, String name) {
      this.actor = actor;
      this.name = name;
    }

    String actor() {
      return actor;
    }

    /** What a bar says of the part. */
    String label() {
      if (name.startsWith("foot.")) {
        return name + (far() ? " far" : " near");
      }
      return name + (name.equals("body") ? " swings" : holds() ? " holds" : " dives");
    }

    /** Feet of the left side are drawn behind the body. */
    boolean far() {
      return name.startsWith("foot.left");
    }

    /** Whether the part stands or hangs on ground, so that it must not slide. */
    boolean holds() {
      return name.startsWith("foot.") || name.endsWith(".tip");
    }

    boolean on(int tick) {
      return on.get(tick);
    }

    /** How far the part is at a tick from where its present hold began, units. */
    double slid(int tick) {
      int begun = tick;
      while (begun > 0 && on.get(begun - 1)) {
        begun--;
      }
      double[] here = places.get(tick);
      double[] there = places.get(begun);
      double dx = here[0] - there[0];
      double dy = here[1] - there[1];
      return Math.sqrt(dx * dx + dy * dy);
    }
  }

  /** How high a body is at each tick, units; a walker's hips, over the ground below it. */
  static final class Curve {
    private final List<Double> heights = new ArrayList<>();

    double height(int tick) {
      return heights.get(tick);
    }

    double lowest() {
      return heights.stream().mapToDouble(height -> height).min().orElse(0);
    }

    double highest() {
      return heights.stream().mapToDouble(height -> height).max().orElse(0);
    }
  }

  /** Runs a clip from its first frame on. */
  static MotionRecord of(Take take) {
    int ticksPerFrame = take.clock().ticksPerFrame();
    int beyond = take.loop().isPresent() ? Math.min(take.frames(), FRAMES_BEYOND) : 0;
    MotionRecord record = new MotionRecord(take.frames() + beyond, ticksPerFrame);
    TickRun play = take.play();
    long end = take.firstTick() + (long) record.frames * ticksPerFrame;
    while (play.tick() <= end) {
      if (play.tick() >= take.firstTick()) {
        play.simulation().trace(record);
      }
      play.step();
    }
    return record;
  }

  @Override
  public void point(
      String actor, String part, double x, double y, double angleDegrees, String state) {
    if (!state.isEmpty()) {
      Row row = rows.computeIfAbsent(actor + "." + part, key -> new Row(actor, part));
      row.on.add(shown(part, state));
      row.places.add(new double[] {x, y});
    }
    if (part.equals("body")) {
      curves.computeIfAbsent(actor, key -> new Curve()).heights.add(y);
    } else if (part.equals("hip.left")) {
      List<Double> heights = curves.get(actor).heights;
      heights.set(heights.size() - 1, y - heights.get(heights.size() - 1));
    }
  }

  /** A foot that stands, a tip that hangs on, a member that dives, a figure that swings. */
  private static boolean shown(String part, String state) {
    return part.equals("body")
        ? state.startsWith("swing")
        : state.equals("planted") || state.equals("attached") || state.equals("dive");
  }

  List<Row> rows() {
    return List.copyOf(rows.values());
  }

  Map<String, Curve> curves() {
    return curves;
  }

  /** Frames recorded, those beyond the seam included. */
  int frames() {
    return frames;
  }

  int ticksPerFrame() {
    return ticksPerFrame;
  }

  int ticks() {
    return frames * ticksPerFrame;
  }
}
