package critterbake.cli.bench;

import critterbake.cli.bake.DrawnParts;
import critterbake.cli.bake.PreparedClip;
import critterbake.cli.bake.Renderers;
import critterbake.cli.bake.SceneryFiles;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.Limits;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.scenario.ScenarioReader;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.render.FrameRenderer;
import critterbake.raster.view.Camera;
import critterbake.raster.view.View;
import critterbake.raster.view.Window;
import critterbake.sim.shot.FrameRun;
import critterbake.sim.shot.PosedFrame;
import critterbake.sim.shot.Take;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One clip of a scenario, simulated and drawn on the calling thread. Its size must be given. */
final class Filming {
  private final ClipScenario scenario;
  private final PreparedClip clip;
  private final Renderers renderers;

  private Filming(ClipScenario scenario, Renderers renderers) {
    this.scenario = scenario;
    this.clip = PreparedClip.of(scenario, false);
    this.renderers = renderers;
  }

  /**
   * Reads a scenario and plans one of its clips.
   *
   * @param set changes as {@code --set} makes them
   */
  static Filming of(Path file, String clip, List<String> set) {
    ReadOptions options =
        new ReadOptions(set, Optional.empty(), List.of(clip), List.of(), Limits.USUAL);
    Scenario scenario =
        ScenarioReader.read(file, options).scenario().map(DrawnParts::read).orElseThrow();
    return new Filming(scenario.clips().get(0), SceneryFiles.renderers(scenario));
  }

  /** The same, planned and closed once more. */
  Filming again() {
    return new Filming(scenario, renderers);
  }

  View.Size size() {
    return scenario.view().size().orElseThrow();
  }

  /** A frame's pose and where it is seen from. */
  record Aimed(PosedFrame posed, Window window) {}

  /** Simulates the clip so many times over, lap after lap. */
  long simulate(int laps) {
    FrameRun run = run(laps);
    long frames = 0;
    while (run.hasNext()) {
      run.next();
      frames++;
    }
    return frames;
  }

  /** Poses all frames of one lap. */
  List<Aimed> poses() {
    List<Aimed> poses = new ArrayList<>();
    Camera camera = camera();
    FrameRun run = run(1);
    while (run.hasNext()) {
      PosedFrame posed = run.next();
      poses.add(new Aimed(posed, aim(camera, posed)));
    }
    return poses;
  }

  FrameRenderer renderer(boolean background) {
    return renderers.renderer(scenario, background);
  }

  FrameTime time() {
    return new FrameTime(clip.clock().fpsDenominator(), clip.clock().fpsNumerator());
  }

  /** Simulates and draws the clip so many times over. */
  long film(FrameRenderer renderer, int laps) {
    FrameTime time = time();
    Camera camera = camera();
    FrameRun run = run(laps);
    long frames = 0;
    while (run.hasNext()) {
      PosedFrame posed = run.next();
      renderer.draw(posed.pose(), aim(camera, posed), time);
      frames++;
    }
    return frames;
  }

  /** The frames of one lap. */
  List<Frame> frames(boolean background) {
    FrameRenderer renderer = renderer(background);
    List<Frame> frames = new ArrayList<>();
    for (Aimed aimed : poses()) {
      frames.add(renderer.draw(aimed.posed.pose(), aimed.window, time()));
    }
    return frames;
  }

  private FrameRun run(int laps) {
    Take take = clip.take().repeated(laps);
    return take.frames(clip.grid(), take.actors());
  }

  private Camera camera() {
    return new Camera(scenario.view(), size());
  }

  private Window aim(Camera camera, PosedFrame posed) {
    double seconds = 1 / clip.clock().fps();
    if (scenario.view().aim() instanceof View.Aim.At standing) {
      return camera.aim(standing.x(), standing.y(), seconds);
    }
    return camera.aim(posed.rootX(), posed.rootY(), seconds);
  }
}
