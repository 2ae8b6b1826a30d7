package critterbake.sim.creature.swarm;

import critterbake.sim.pose.Material;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Named;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.Values;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The colors of a slug: cold and dark all over, but for the eye and the belly's glow in a dive.
 *
 * @param materials by name: body, wing, far_wing, eye, glow, ember, outline
 */
public record SlugSkin(Map<String, Material> materials) {
  private static final int NIGHT = 0xff0d1128;
  private static final int DUSK = 0xff151d3a;
  private static final int INDIGO = 0xff1c2548;
  private static final int WING = 0xff273661;
  private static final int BLUE = 0xff364a80;
  private static final int MOONLIT = 0xff5d7db4;
  private static final int EMBER = 0xffff7a3c;
  private static final int CORE = 0xffffe08a;

  public static final ObjectType<SlugSkin> TYPE =
      ObjectType.of(
          "skin",
          "The colors of a swarm's members.",
          SlugSkin::of,
          Key.optional(
              "materials",
              new Named(new Nested(Material.TYPE)),
              "body, wing, far_wing, eye, core and outline",
              "What members are made of, by name."));

  public SlugSkin {
    materials = Collections.unmodifiableMap(new LinkedHashMap<>(materials));
  }

  private static SlugSkin of(Values values) {
    Map<String, Material> materials = new LinkedHashMap<>();
    materials.put("body", ramp(DUSK, INDIGO, BLUE, MOONLIT));
    materials.put("wing", ramp(DUSK, INDIGO, WING, BLUE));
    materials.put("far_wing", ramp(NIGHT, DUSK, INDIGO, WING));
    materials.put("eye", ramp(EMBER));
    materials.put("core", ramp(CORE));
    materials.put("outline", new Material.Base(NIGHT));
    materials.putAll(values.<Material>map("materials"));
    return new SlugSkin(materials);
  }

  private static Material ramp(Integer... tones) {
    return new Material.Ramp(List.of(tones));
  }
}
