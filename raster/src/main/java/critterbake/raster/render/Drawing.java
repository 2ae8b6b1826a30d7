package critterbake.raster.render;

import critterbake.raster.color.Ramps;
import critterbake.raster.cover.CleanRibbon;
import critterbake.raster.cover.PartCover;
import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Grade;
import critterbake.raster.goop.CaveTones;
import critterbake.raster.goop.EyeCover;
import critterbake.raster.goop.GhostEffect;
import critterbake.raster.goop.GoopCover;
import critterbake.raster.look.Look;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a renderer together from its parts: the one place that knows all effects and shape covers.
 */
final class Drawing {
  private Drawing() {}

  static FrameRenderer renderer(RenderScene scene) {
    Ramps ramps = new Ramps(scene.materials(), scene.look().palette(), scene.paletteColors());
    Look look = scene.look();
    List<Effect> effects = effects(scene);
    return look.pixels() == Look.Pixels.CRISP
        ? new CrispRenderer(scene, ramps, effects, () -> covering(look, true, 1))
        : new BlendedRenderer(
            scene, ramps, effects, () -> covering(look, false, look.oversampling()));
  }

  /** In the order of looks: grade, then ghost; goop melts earlier, in its own layer. */
  private static List<Effect> effects(RenderScene scene) {
    Look look = scene.look();
    List<Effect> effects = new ArrayList<>();
    CaveTones behind = CaveTones.of(scene.scenery());
    if (!look.grade().isPlain()) {
      Grade grade = new Grade(look.grade());
      effects.add(grade);
      behind = behind.changedBy(grade::color);
    }
    if (look.ghost().isPresent()) {
      effects.add(new GhostEffect(look.ghost().get(), behind));
    }
    return List.copyOf(effects);
  }

  private static Covering covering(Look look, boolean crisp, int factor) {
    PartCover parts = new PartCover(crisp, factor, new CleanRibbon(), new EyeCover());
    return new Covering(parts, new GoopCover(look.goop().enlarged(factor)));
  }
}
