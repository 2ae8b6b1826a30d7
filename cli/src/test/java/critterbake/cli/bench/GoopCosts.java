package critterbake.cli.bench;

import critterbake.cli.bench.Stopwatch.Cost;
import critterbake.raster.goop.SmoothBlur;
import critterbake.raster.render.FrameRenderer;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import critterbake.sim.rope.Rope;
import critterbake.sim.rope.RopeMaterial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToLongFunction;
import org.joml.Vector2d;

/** What the goop creature's cost depends on: links, bubbles, the blur's radius, legs and edges. */
final class GoopCosts {
  private static final String NAME = "goopcost";
  private static final int[] LINKS = {10, 20, 40, 80};
  private static final int[] BUBBLES = {10, 20, 40, 80, 160};
  private static final double[] SIGMAS = {1.1, 4.4, 17.6};
  private static final int WIDTH = 240;
  private static final int HEIGHT = 135;
  private static final int TICKS = 600;
  private static final int SUBSTEPS = 5;

  /** A tip holds on for so many ticks, then flies to its next hold. */
  private static final int HOLD_TICKS = 30;

  private static final int FLIGHT_TICKS = 12;
  private static final int EDGES = 10_000;
  private static final int LAPS = 2;

  private final Report report;
  private final Path gunk;
  private final Path folder;

  /**
   * @param folder for files that may be thrown away
   */
  GoopCosts(Report report, Path root, Path folder) {
    this.report = report;
    this.gunk = root.resolve("configs/gunk.yaml");
    this.folder = folder;
  }

  void measure() throws Exception {
    ropes("swinging", GoopCosts::swing);
    ropes("flying", GoopCosts::fly);
    for (int bubbles : BUBBLES) {
      Filming clip = filming(gunk, "gunk", "actors.blob.bubbles.count=" + bubbles);
      FrameRenderer renderer = clip.renderer(false);
      Cost cost = Stopwatch.warm(() -> clip.film(renderer, LAPS));
      row("a frame with " + bubbles + " bubbles", cost.cpuNanos() / 1e3, "us");
    }
    for (double sigma : SIGMAS) {
      SmoothBlur blur = new SmoothBlur(sigma);
      int[] values = new int[WIDTH * HEIGHT];
      Cost cost = Stopwatch.warm(() -> blur(blur, values));
      row("a blur of sigma " + sigma + ", a pixel", cost.cpuNanos() / values.length, "ns");
    }
    manyLegs();
  }

  /** What a link costs in short and long ropes; the longest against one a quarter as long. */
  private void ropes(String how, IntToLongFunction run) throws Exception {
    double[] nanos = new double[LINKS.length];
    for (int i = 0; i < LINKS.length; i++) {
      int links = LINKS[i];
      nanos[i] = Stopwatch.warm(() -> run.applyAsLong(links)).cpuNanos() / links;
      row("a " + how + " rope of " + links + " links, a link and tick", nanos[i], "ns");
    }
    double ratio = nanos[3] / nanos[1];
    String what = "a " + how + " link of " + LINKS[3] + " over one of " + LINKS[1];
    report.atMost(NAME, what, ratio, "times", 1.25, "");
  }

  private void row(String what, double value, String unit) {
    report.row(NAME, what, value, unit, "");
  }

  private static Filming filming(Path scenario, String clip, String set) {
    return Filming.of(scenario, clip, List.of(set));
  }

  /** A slack rope whose tip is led about. */
  private static long swing(int links) {
    Rope rope = new Rope(links, 0, 0, 1.5, 0);
    RopeMaterial material = new RopeMaterial(22_500, 9, 200);
    Rope.Drive drive = new Rope.Drive();
    drive.linkLength = 2.0 / links;
    drive.accelerationY = -9.8;
    for (int tick = 0; tick < TICKS; tick++) {
      drive.tipX = 1.5 + 0.2 * Strict.sin(tick * 0.05);
      rope.step(drive, material, 1.0 / 60, SUBSTEPS);
    }
    return TICKS;
  }

  /** A rope whose tip is led from hold to hold around its root. */
  private static long fly(int links) {
    Rope rope = new Rope(links, 0, 0, hold(0).x, hold(0).y);
    RopeMaterial material = new RopeMaterial(22_500, 9, 200);
    Rope.Drive drive = new Rope.Drive();
    drive.accelerationY = -9.8;
    Vector2d tip = new Vector2d();
    for (int tick = 0; tick < TICKS; tick++) {
      int step = tick / (HOLD_TICKS + FLIGHT_TICKS);
      double late = (double) tick % (HOLD_TICKS + FLIGHT_TICKS) - HOLD_TICKS;
      hold(step).lerp(hold(step + 1), Ease.smootherstep(Math.max(0, late / FLIGHT_TICKS)), tip);
      drive.tipX = tip.x;
      drive.tipY = tip.y;
      drive.linkLength = Math.max(0.8, 1.16 * tip.length()) / links;
      rope.step(drive, material, 1.0 / 60, SUBSTEPS);
    }
    return TICKS;
  }

  private static Vector2d hold(int step) {
    return new Vector2d(1.6 * Strict.cos(0.9 * step), 1.6 * Strict.sin(0.9 * step));
  }

  private static long blur(SmoothBlur blur, int[] values) {
    values[values.length / 2] = 65280;
    blur.apply(values, WIDTH, HEIGHT);
    return 1;
  }

  /** Sixty-four legs over rough rock of ten thousand edges. */
  private void manyLegs() throws Exception {
    Path scenario = Files.writeString(folder.resolve("rough.yaml"), rough());
    Filming clip = Filming.of(scenario, "rough", List.of());
    FrameRenderer renderer = clip.renderer(true);
    Cost cost = Stopwatch.warm(() -> clip.film(renderer, 1));
    report.atLeast(
        NAME,
        "64 legs on 10,000 edges, 240x135, drawn",
        cost.perCpuSecond(),
        "frames/CPU-s",
        60,
        String.format(Locale.ROOT, "%,.0f frames/s on the wall", cost.perWallSecond()));
  }

  private static String rough() {
    StringBuilder rock = new StringBuilder("[-50, -9]");
    for (int i = 0; i <= EDGES - 3; i++) {
      double y = 0.3 * Strict.sin(i * 0.01) + 0.05 * Strict.sin(i * 0.7) - 1.5;
      rock.append(String.format(Locale.ROOT, ", [%.4f, %.4f]", -50 + 100.0 * i / (EDGES - 3), y));
    }
    return String.format(
        Locale.ROOT,
        """
        critterbake: 1
        clock: {fps: 60, ticks_per_frame: 1}
        shot: {duration: 4s}
        world: {ground: none, solids: [[%s, [50, -9]]]}
        actors: {blob: {kind: goop, start: [-2, 0], speed: 1, legs: {count: 64}}}
        view: {size: [240, 135], follow: blob, origin: [0.5, 0.5], background: "#3d5a66"}
        """,
        rock);
  }
}
