package critterbake.raster.look;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.Values;
import java.util.List;

/** The colors a picture may use: the look's {@code palette}. */
public sealed interface PaletteLook {
  /** The keys of {@code palette}. */
  ObjectType<PaletteLook> TYPE =
      ObjectType.of(
              "palette",
              "The colors pictures may use.",
              PaletteLook::from,
              Key.optional(
                  "colors",
                  new ValueType.Many(new ValueType.Color(), 1, 256),
                  "none",
                  "The colors themselves."),
              Key.optional(
                  "file",
                  new ValueType.PartFile(),
                  "none",
                  "A palette file (.gpl, .hex, .pal) or an image whose colors are taken."),
              Key.optional(
                  "max",
                  new ValueType.Whole(2, 256),
                  "none",
                  "The largest number of colors; the closest ones are merged."))
          .choosingOneOf("colors", "file", "max");

  /** Any colors. */
  record Free() implements PaletteLook {}

  /** These colors only, straight ARGB. */
  record Colors(List<Integer> argb) implements PaletteLook {
    public Colors {
      argb = List.copyOf(argb);
    }
  }

  /** The colors of a file beside the scenario. */
  record File(String name) implements PaletteLook {}

  /** At most this many colors. */
  record Max(int count) implements PaletteLook {}

  private static PaletteLook from(Values values) {
    if (values.has("colors")) {
      return new Colors(values.list("colors"));
    }
    if (values.has("file")) {
      return new File(values.text("file"));
    }
    if (values.has("max")) {
      return new Max((int) values.whole("max"));
    }
    throw new InvalidSpec("colors", "a palette needs colors, a file or a max");
  }
}
