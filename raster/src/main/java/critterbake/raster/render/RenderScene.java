package critterbake.raster.render;

import critterbake.raster.cover.SpriteSource;
import critterbake.raster.look.Look;
import critterbake.raster.view.Scenery;
import critterbake.sim.pose.Material;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything a renderer needs besides the poses.
 *
 * @param look how pictures are made
 * @param paletteColors the palette's colors when the look names a palette file, straight ARGB; else
 *     empty
 * @param materials per actor name, its materials by name in the order of its skin
 * @param scenery what stands behind the creatures, or empty for outputs without a background
 * @param sprites cut-out pictures
 * @param boxes name to the part keys ({@code actor.part}) whose bounds each frame carries
 */
public record RenderScene(
    Look look,
    List<Integer> paletteColors,
    Map<String, Map<String, Material>> materials,
    Optional<Scenery> scenery,
    SpriteSource sprites,
    Map<String, List<String>> boxes) {
  public RenderScene {
    paletteColors = List.copyOf(paletteColors);
  }
}
