package critterbake.cli.bake;

import critterbake.sim.math.RandomStream;
import java.util.List;
import java.util.Locale;

/** Scenarios of loops, each made from a number: any speed, length, rate, number of cycles. */
final class RandomLoop {
  private static final List<String> STYLES =
      List.of("stroll", "run", "bounce", "chase", "crawl", "sneak", "limp");

  /** Walkers shorter than this many pixels a unit are hardly seen. */
  private static final int SCALE = 12;

  private final RandomStream random;
  private final int frames;
  private final int fps;
  private final int cycles;
  private int drawn;

  /** What moves in a loop. */
  enum Kind {
    WALKER(10),
    GOOP(1),
    SWING(10),
    SWARM(10),
    /** Some of all, in one period. */
    COMPANY(2);

    private final int usualTries;

    Kind(int usualTries) {
      this.usualTries = usualTries;
    }

    /** How many of them every build tries. */
    int usualTries() {
      return usualTries;
    }
  }

  private RandomLoop(Kind kind, int number) {
    random = RandomStream.of(number, "loop." + kind);
    frames = whole(4, 48);
    fps = whole(8, 60);
    cycles = whole(1, 3);
  }

  /** The text of a scenario. */
  static String scenario(Kind kind, int number) {
    return new RandomLoop(kind, number).text(kind, number);
  }

  private String text(Kind kind, int number) {
    return switch (kind) {
      case WALKER -> text(number, Integer.toString(cycles), ground(), walker(), "follow: hero");
      case GOOP -> text(number, Integer.toString(cycles), cave(), goop(), "at: [0, 1]");
      case SWING -> text(number, Integer.toString(cycles), "none", swing(), aim("rider"));
      case SWARM -> swarmText(number);
      case COMPANY -> company(number);
    };
  }

  private String text(int number, String share, String ground, String actors, String aim) {
    return String.format(
        Locale.ROOT,
        """
        critterbake: 1
        seed: %d
        clock: {fps: %d, ticks_per_frame: %d}
        shot: {loop: %d, cycles: %s, warmup: 1s}
        world: {ground: %s}
        actors:
        %sview: {size: [64, 64], pixels_per_unit: %d, %s, origin: [0.5, 0.8]}
        """,
        number,
        fps,
        whole(2, 10),
        frames,
        share,
        ground,
        actors,
        SCALE,
        aim);
  }

  private double seconds() {
    return (double) frames / fps;
  }

  private String ground() {
    return switch (whole(0, 5)) {
      case 0 -> "{stairs: {rise: 0.15, run: 0.5}}";
      case 1 -> "{hills: {height: 0.15, length: 2}}";
      default -> "flat";
    };
  }

  private String walker() {
    double pace = chance(0.1) ? 0 : between(0.05, 4);
    return line(
        "hero: {kind: walker, speed: %s, gait: {style: %s}, legs: {pairs: %d}}",
        number(chance(0.5) ? pace : -pace), STYLES.get(whole(0, 6)), chance(0.6) ? 1 : whole(2, 4));
  }

  private String cave() {
    return chance(0.5)
        ? "flat"
        : "none, solids: [[[-4, -1], [4, -1], [4, 0], [-4, 0]],"
            + " [[-4, 2.4], [4, 2.4], [4, 3], [-4, 3]]]";
  }

  private String goop() {
    return line(
        "blob: {kind: goop, start: [0, 1], path: %s, legs: {count: %d}, bubbles: {count: 8}}",
        path(2), whole(4, 10));
  }

  private String swing() {
    return line(
        "rider: {kind: swing, path: %s, rest: {mode: %s}%s}",
        path(6), List.of("damp", "spring", "back_ease").get(whole(0, 2)), parts());
  }

  private String parts() {
    if (chance(0.4)) {
      return "";
    }
    return String.format(
        Locale.ROOT,
        ", parts: {body: {sprite: part.png, pivot: [4, 2]}, tail: {sprite: part.png, parent: body,"
            + " at: [4, 10], pivot: [4, 1], swing: {frequency: %s, damping: %s, inertia: %s, wind:"
            + " %s}}}",
        number(between(1, 4)),
        number(between(0.2, 0.8)),
        number(between(0, 1)),
        number(between(0, 0.6)));
  }

  /** Some way that comes back to its start, at up to so many units a second. */
  private String path(double fastest) {
    double way = between(0.05, fastest) * Math.min(2, seconds() / cycles);
    return switch (whole(0, 3)) {
      case 0 -> "{velocity: [0, 0]}";
      case 1 -> "{circle: {radius: " + number(way / 6.28) + "}}";
      case 2 -> "{figure_eight: {size: [" + number(way / 3) + ", " + number(way / 6) + "]}}";
      default ->
          String.format(
              Locale.ROOT,
              "{waypoints: [[0, 0, 0], [1, %s, %s], [2, 0, 0]], ease: %s, repeat: true}",
              number(way / 2),
              number(way / 6),
              chance(0.5) ? "linear" : "smooth");
    };
  }

  private String swarmText(int number) {
    int count = whole(1, 8);
    String share = count > 1 && chance(0.3) ? "1/" + count : Integer.toString(cycles);
    String swarm =
        line(
            "slugs: {kind: swarm, %s, count: %d, speed: %s, distance: %s, size: 0.5, attack: %s,"
                + " wander: {step: %s}}",
            "at: [0, 1]",
            count,
            number(between(0.5, 8)),
            chance(0.5) ? "1.5" : "[2, 1.2]",
            chance(0.4) ? "none" : "{every: " + number(between(0.8, 3)) + "s}",
            chance(0.3) ? "0" : "0.02");
    return text(number, share, "none", swarm, "at: [0, 1]");
  }

  private String company(int number) {
    double pace = chance(0.5) ? 0 : between(0.2, 2);
    String hero = line("hero: {kind: walker, speed: %s}", number(pace));
    String rider = line("rider: {kind: swing, start: [1, 2], speed: %s}", number(pace));
    String slugs =
        line(
            "slugs: {kind: swarm, target: hero, offset: [0, 1], count: %d, size: 0.5, attack:"
                + " none}",
            whole(1, 5));
    String blob = pace == 0 ? line("blob: {kind: goop, start: [-1, 1], bubbles: {count: 8}}") : "";
    return text(
        number, Integer.toString(cycles), "flat", hero + rider + slugs + blob, "follow: hero");
  }

  private String aim(String actor) {
    return chance(0.5) ? "follow: " + actor : "at: [0, 0]";
  }

  private static String line(String actor, Object... values) {
    return "  " + String.format(Locale.ROOT, actor, values) + "\n";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4g", value);
  }

  private boolean chance(double share) {
    return random.unit(drawn++, 0) < share;
  }

  private double between(double low, double high) {
    return random.between(low, high, drawn++, 0);
  }

  private int whole(int low, int high) {
    return low + (int) (random.unit(drawn++, 0) * (high - low + 1));
  }
}
