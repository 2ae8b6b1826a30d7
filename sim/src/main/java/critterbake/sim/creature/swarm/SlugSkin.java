package critterbake.sim.creature.swarm;

import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.PictureFacts;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Named;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.Values;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The colors of a slug: cold and dark all over, but for the eye and the belly's glow in a dive; or
 * the pictures that are drawn in its place.
 *
 * @param materials by name: body, wing, far_wing, eye, core, outline
 * @param sprites by what it does: {@code fly}, whose frames are one wing beat, and {@code dive},
 *     whose frames run from the wind-up to the flare
 */
public record SlugSkin(Map<String, Material> materials, Map<String, CutOut> sprites) {
  static final String FLY = "fly";
  static final String DIVE = "dive";

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
              "What members are made of, by name."),
          Key.optional(
              "sprites",
              new Named(new Nested(CutOut.TYPE)),
              "none",
              "Pictures drawn in place of shapes: fly (a wing beat), dive (wind-up to flare)."));

  public SlugSkin {
    materials = Collections.unmodifiableMap(new LinkedHashMap<>(materials));
    sprites = Collections.unmodifiableMap(new LinkedHashMap<>(sprites));
    for (String name : sprites.keySet()) {
      if (!name.equals(FLY) && !name.equals(DIVE)) {
        throw InvalidSpec.unknown("sprites." + name, "picture", name, List.of(FLY, DIVE));
      }
    }
    if (!sprites.isEmpty() && !sprites.containsKey(FLY)) {
      throw new InvalidSpec("sprites", "a picture for fly is needed too");
    }
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
    return new SlugSkin(materials, values.map("sprites"));
  }

  private static Material ramp(Integer... tones) {
    return new Material.Ramp(List.of(tones));
  }

  /** The same, its pictures completed by what their files say. */
  SlugSkin completedBy(Function<CutOut, PictureFacts> pictures) {
    Map<String, CutOut> completed = new LinkedHashMap<>();
    sprites.forEach((name, cutOut) -> completed.put(name, cutOut.completedBy(pictures)));
    return new SlugSkin(materials, completed);
  }
}
