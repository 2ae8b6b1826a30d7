package critterbake.cli.bake;

import critterbake.cli.scenario.ClipScenario;
import critterbake.raster.Frame;
import critterbake.raster.render.FrameRenderer;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.pose.Pose;
import java.util.Set;

/** Makes what draws a clip. */
public interface Renderers {
  /**
   * A renderer of a clip.
   *
   * @param background whether background, ground and solids are drawn
   */
  FrameRenderer renderer(ClipScenario clip, boolean background);

  /** The frame enlarged, with overlays drawn at its final size. */
  Frame finished(Frame frame, Pose pose, Window window, int zoom, Set<Overlay> overlays);
}
