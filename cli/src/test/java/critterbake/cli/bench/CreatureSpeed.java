package critterbake.cli.bench;

import critterbake.cli.bench.Filming.Aimed;
import critterbake.cli.bench.Stopwatch.Cost;
import critterbake.raster.render.FrameRenderer;
import critterbake.raster.view.View;
import java.util.List;
import java.util.Locale;

/**
 * Frames a second of one creature on one warm thread, beside copying the pixels of such a frame and
 * beside Java2D.
 */
final class CreatureSpeed {
  private static final int COPIES = 1000;

  private final String name;
  private final Filming clip;
  private final int laps;

  /**
   * @param laps how often the clip runs in one portion, so that starting it counts little
   */
  CreatureSpeed(String name, Filming clip, int laps) {
    this.name = name;
    this.clip = clip;
    this.laps = laps;
  }

  void measure(Report report, double leastFramesASecond) throws Exception {
    View.Size size = clip.size();
    List<Aimed> poses = clip.poses();
    FrameRenderer renderer = clip.renderer(false);
    Cost whole = Stopwatch.warm(() -> clip.film(renderer, laps));
    report.atLeast(
        name,
        size.width() + "x" + size.height() + ", simulated and drawn",
        whole.perCpuSecond(),
        "frames/CPU-s",
        leastFramesASecond,
        String.format(Locale.ROOT, "%,.0f frames/s on the wall", whole.perWallSecond()));
    Cost moving = Stopwatch.warm(() -> clip.simulate(laps));
    report.row(name, "of that, simulating and posing", moving.cpuNanos() / 1e3, "us/frame", "");
    Cost drawing = Stopwatch.warm(() -> draw(poses, renderer));
    report.row(name, "of that, drawing", drawing.cpuNanos() / 1e3, "us/frame", "");
    Cost copying = Stopwatch.warm(() -> copy(size));
    report.row(name, "drawing, to copying a frame's pixels", drawing.times(copying), "times", "");
    Java2dDrawing java2d = new Java2dDrawing(size);
    Cost filling = Stopwatch.warm(() -> fill(poses, java2d));
    report.row(name, "drawing, to Java2D filling its parts", drawing.times(filling), "times", "");
  }

  private long draw(List<Aimed> poses, FrameRenderer renderer) {
    for (Aimed aimed : poses) {
      renderer.draw(aimed.posed().pose(), aimed.window(), clip.time());
    }
    return poses.size();
  }

  private static long fill(List<Aimed> poses, Java2dDrawing java2d) {
    poses.forEach(java2d::draw);
    return poses.size();
  }

  private static long copy(View.Size size) {
    int[] from = new int[size.width() * size.height()];
    int[] to = new int[from.length];
    for (int i = 0; i < COPIES; i++) {
      from[i % from.length] = to[(i + 1) % to.length] + 1;
      System.arraycopy(from, 0, to, 0, from.length);
    }
    return COPIES;
  }
}
