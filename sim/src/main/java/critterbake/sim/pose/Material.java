package critterbake.sim.pose;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.Values;
import java.util.List;

/** The raw colors of a skin's material, straight ARGB. Raster makes the ramp that is drawn. */
public sealed interface Material {
  ObjectType<Material> TYPE =
      ObjectType.of(
              "material",
              "What a part is made of: a base color from which a ramp is made, or the ramp itself.",
              Material::of,
              Key.optional(
                  "base",
                  new ValueType.Color(),
                  "none",
                  "The middle tone; darker and lighter ones are made."),
              Key.optional(
                  "ramp",
                  new ValueType.Many(new ValueType.Color(), 1, 16),
                  "none",
                  "The tones, dark to light."))
          .choosingOneOf("base", "ramp");

  /** A middle tone from which a ramp is made. */
  record Base(int argb) implements Material {}

  /**
   * Finished tones.
   *
   * @param argb dark to light, at least one
   */
  record Ramp(List<Integer> argb) implements Material {
    public Ramp {
      argb = List.copyOf(argb);
      if (argb.isEmpty()) {
        throw new IllegalArgumentException("a ramp needs at least one color");
      }
    }
  }

  private static Material of(Values values) {
    if (values.has("ramp")) {
      return new Ramp(values.list("ramp"));
    }
    if (!values.has("base")) {
      throw new InvalidSpec("base", "a material needs a base color or a ramp");
    }
    return new Base(values.color("base"));
  }
}
