package critterbake.raster.render;

import critterbake.raster.color.Ramps;
import critterbake.raster.cover.CleanRibbon;
import critterbake.raster.cover.LayerCover;
import critterbake.raster.cover.PartCover;
import critterbake.raster.cover.RoundEye;
import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Grade;
import critterbake.raster.look.GradeLook;
import critterbake.raster.look.Look;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a renderer together from its parts: the one place that knows all effects and shape covers.
 */
final class Drawing {
  private Drawing() {}

  static FrameRenderer renderer(Scene scene) {
    Ramps ramps = new Ramps(scene.materials(), scene.look().palette(), scene.paletteColors());
    List<Effect> effects = effects(scene.look());
    return scene.look().pixels() == Look.Pixels.CRISP
        ? new CrispRenderer(scene, ramps, effects, () -> covering(true, 1))
        : new BlendedRenderer(scene, ramps, effects, () -> covering(false, factor(scene.look())));
  }

  private static int factor(Look look) {
    return look.pixels() == Look.Pixels.DOWNSAMPLE ? look.downsample().factor() : 1;
  }

  /** In the order of looks: grade, then ghost; goop melts earlier, in its own layer. */
  private static List<Effect> effects(Look look) {
    List<Effect> effects = new ArrayList<>();
    if (!look.grade().equals(GradeLook.PLAIN)) {
      effects.add(new Grade(look.grade()));
    }
    return List.copyOf(effects);
  }

  private static Covering covering(boolean crisp, int factor) {
    PartCover parts = new PartCover(crisp, factor, new CleanRibbon(), new RoundEye());
    return new Covering(parts, unmelted(parts));
  }

  private static LayerCover unmelted(PartCover parts) {
    return (layer, window, out) -> layer.parts().forEach(part -> parts.cover(part, window, out));
  }
}
