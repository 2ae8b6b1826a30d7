package critterbake.cli.bake;

import critterbake.cli.scenario.ClipScenario;
import critterbake.raster.Frame;
import critterbake.raster.look.Look;
import critterbake.raster.overlay.DebugOverlay;
import critterbake.raster.render.Backing;
import critterbake.raster.render.FrameRenderer;
import critterbake.raster.render.RenderScene;
import critterbake.raster.sprite.SpriteBook;
import critterbake.raster.sprite.SpriteDrawing;
import critterbake.raster.view.Background;
import critterbake.raster.view.Scenery;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.Pose;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Renderers of a scenario's clips, with the pictures and palettes its files hold. */
final class RasterRenderers implements Renderers {
  private final SpriteBook sprites;
  private final Palettes palettes;
  private final Backgrounds backgrounds;

  /** Finds the colors of a look's palette file, straight ARGB; none for looks without one. */
  public interface Palettes {
    List<Integer> colors(Look look);
  }

  /** Finds the pixels of a background's picture; none for backgrounds without one. */
  public interface Backgrounds {
    Scenery.Picture picture(Background background);
  }

  /**
   * @param sprites the scenario's cut-outs
   * @param palettes the colors of palette files
   * @param backgrounds the pixels of background pictures
   */
  public RasterRenderers(SpriteBook sprites, Palettes palettes, Backgrounds backgrounds) {
    this.sprites = sprites;
    this.palettes = palettes;
    this.backgrounds = backgrounds;
  }

  @Override
  public FrameRenderer renderer(ClipScenario clip, boolean background) {
    Map<String, Map<String, Material>> materials = new LinkedHashMap<>();
    clip.actors().forEach((id, spec) -> materials.put(id, spec.materials()));
    List<Integer> fileColors = palettes.colors(clip.look());
    return FrameRenderer.of(
        new RenderScene(
            clip.look(),
            fileColors,
            materials,
            background ? Optional.of(scenery(clip)) : Optional.empty(),
            SpriteDrawing.of(clip.look(), fileColors, sprites),
            clip.boxes()));
  }

  @Override
  public Optional<Backing> backing(ClipScenario clip) {
    return Backing.of(clip.look(), scenery(clip));
  }

  private Scenery scenery(ClipScenario clip) {
    return new Scenery(
        clip.view().background(),
        backgrounds.picture(clip.view().background()),
        clip.world().ground()::height,
        clip.world().solids().polygons());
  }

  @Override
  public Frame finished(Frame frame, Pose pose, Window window, int zoom, Set<Overlay> overlays) {
    return DebugOverlay.draw(frame, pose, window, zoom, overlays);
  }
}
