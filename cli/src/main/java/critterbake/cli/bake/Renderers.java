package critterbake.cli.bake;

import critterbake.cli.scenario.ClipScenario;
import critterbake.raster.Frame;
import critterbake.raster.render.Backing;
import critterbake.raster.render.FrameRenderer;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.pose.Pose;
import java.util.Optional;
import java.util.Set;

/** Makes what draws a clip. */
public interface Renderers {
  /**
   * A renderer of a clip.
   *
   * @param background whether background, ground and solids are drawn
   */
  FrameRenderer renderer(ClipScenario clip, boolean background);

  /** What lays a clip's background under frames drawn without it, if that gives the same pixels. */
  Optional<Backing> backing(ClipScenario clip);

  /** The frame enlarged, with overlays drawn at its final size. */
  Frame finished(Frame frame, Pose pose, Window window, int zoom, Set<Overlay> overlays);
}
