package critterbake.sim.creature.walker;

import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Material;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Named;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.Values;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a walker is made of: materials, which part takes which, and drawn parts in place of shapes.
 *
 * @param materials by name
 * @param parts material name by part
 * @param sprites drawn parts by the bone they hang on
 */
public record SkinSpec(
    Map<String, Material> materials, Map<String, String> parts, Map<String, CutOut> sprites) {
  private static final Map<String, String> USUAL_PARTS = usualParts();

  public static final ObjectType<SkinSpec> TYPE =
      ObjectType.of(
          "skin",
          "Colors and drawn parts.",
          SkinSpec::of,
          Key.optional(
              "materials",
              new Named(new Nested(Material.TYPE)),
              "fur, belly, accent and outline",
              "What parts are made of, by name."),
          Key.optional(
              "parts",
              new Named(new ValueType.Text()),
              "see the example",
              "The material of each part."),
          Key.optional(
              "sprites",
              new Named(new Nested(CutOut.TYPE)),
              "none",
              "Drawn parts in place of shapes, by bone."));

  public SkinSpec {
    materials = Collections.unmodifiableMap(new LinkedHashMap<>(materials));
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    sprites = Collections.unmodifiableMap(new LinkedHashMap<>(sprites));
  }

  private static SkinSpec of(Values values) {
    Map<String, Material> materials = usualMaterials();
    materials.putAll(values.<Material>map("materials"));
    Map<String, String> parts = new LinkedHashMap<>(USUAL_PARTS);
    parts.putAll(values.<String>map("parts"));
    parts.forEach(
        (part, material) -> {
          if (!USUAL_PARTS.containsKey(part)) {
            throw InvalidSpec.unknown("parts." + part, "part", part, USUAL_PARTS.keySet());
          }
          if (!materials.containsKey(material)) {
            throw InvalidSpec.unknown("parts." + part, "material", material, materials.keySet());
          }
        });
    Map<String, CutOut> sprites = values.map("sprites");
    sprites.forEach(
        (bone, cutOut) -> {
          if (!PuppetSkin.isBone(bone)) {
            throw InvalidSpec.unknown("sprites." + bone, "bone", bone, PuppetSkin.BONES);
          }
        });
    return new SkinSpec(materials, parts, sprites);
  }

  private static Map<String, Material> usualMaterials() {
    Map<String, Material> materials = new LinkedHashMap<>();
    materials.put("fur", new Material.Base(0xffdf8a4a));
    materials.put("belly", new Material.Base(0xfff3dcae));
    materials.put("accent", new Material.Base(0xff3f6b80));
    materials.put("outline", new Material.Base(0xff3a1838));
    return materials;
  }

  private static Map<String, String> usualParts() {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("torso", "fur");
    parts.put("belly", "belly");
    parts.put("head", "fur");
    parts.put("muzzle", "belly");
    parts.put("arms", "fur");
    parts.put("hands", "accent");
    parts.put("legs", "fur");
    parts.put("feet", "accent");
    parts.put("ears", "fur");
    parts.put("ear_tips", "accent");
    parts.put("tail", "fur");
    parts.put("tail_tip", "accent");
    return parts;
  }

  /** The same with other drawn parts on the same bones. */
  SkinSpec with(Map<String, CutOut> drawn) {
    return new SkinSpec(materials, parts, drawn);
  }

  /** The material of a part. */
  String material(String part) {
    return parts.get(part);
  }
}
