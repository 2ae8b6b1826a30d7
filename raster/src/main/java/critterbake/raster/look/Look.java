package critterbake.raster.look;

import critterbake.sim.pose.Grid;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How pictures are made: the scenario's {@code look}.
 *
 * @param pixels the way from shapes to pixels
 * @param downsample cell size and pick, for {@link Pixels#DOWNSAMPLE}
 * @param snap how much of a creature lies on whole pixels
 * @param steady whether edges are held still between frames
 * @param light where the light comes from, or empty for no shading
 * @param outline lines around and between parts
 * @param rotation rounding of sprite angles
 * @param palette the colors pictures may use
 * @param dither ordered dither between tones
 * @param goop how goop melts
 * @param ghost a blurred copy, or empty
 * @param grade change of all colors
 */
public record Look(
    Pixels pixels,
    Downsample downsample,
    Grid.Snap snap,
    boolean steady,
    Optional<Light> light,
    LineLook outline,
    Rotation rotation,
    PaletteLook palette,
    Dither dither,
    GoopLook goop,
    Optional<GhostLook> ghost,
    GradeLook grade) {
  /** The keys of {@code look}. */
  public static final ObjectType<Look> TYPE =
      ObjectType.of(
          "look",
          "How pictures are made.",
          Look::from,
          Key.choice(
              "pixels",
              Pixels.CRISP,
              "crisp: every pixel belongs to one part; downsample: picked from a larger blended"
                  + " picture; smooth: blended edges."),
          Key.object("downsample", Downsample.TYPE, "Cell size and pick of downsampled pictures."),
          Key.choice(
              "snap", Grid.Snap.BODY, "What is moved to whole pixels: none, the body, or joints."),
          Key.flag("steady", true, "Whether edges are kept from flickering between frames."),
          new Key(
              "light",
              new ValueType.OneOf(
                  List.of(
                      new Form("flat", new ValueType.Choice(List.of("flat"))),
                      new Form(
                          "direction",
                          new ValueType.Row(
                              List.of(
                                  new ValueType.Real(-1e6, 1e6, Unit.NONE),
                                  new ValueType.Real(-1e6, 1e6, Unit.NONE)))))),
              new Chosen("direction", List.of(-0.5, 0.8)),
              "[-0.5, 0.8]",
              false,
              "Direction the light comes from, y up; flat: no shading."),
          Key.object("outline", LineLook.TYPE, "Lines around and between parts."),
          Key.object("rotation", Rotation.TYPE, "Rounding of sprite angles."),
          Key.optional(
              "palette",
              new ValueType.Nested(PaletteLook.TYPE),
              "any colors",
              "The colors pictures may use."),
          Key.choice("dither", Dither.NONE, "Ordered dither between tones."),
          Key.object("goop", GoopLook.TYPE, "How goop melts together."),
          new Key(
              "ghost",
              new ValueType.OneOf(
                  List.of(
                      new Form("none", new ValueType.Choice(List.of("none"))),
                      new Form("ghost", new ValueType.Nested(GhostLook.TYPE)))),
              new Chosen("none", "none"),
              "none",
              false,
              "A blurred copy laid into what is behind the creature."),
          Key.object("grade", GradeLook.TYPE, "A change of all colors at the end."));

  /** The look of a scenario that says nothing about it. */
  public static final Look STANDARD = from(new Values(TYPE, Map.of()));

  /** The way from shapes to pixels. */
  public enum Pixels {
    /** Every pixel belongs to one part. */
    CRISP,
    /** Picked from a larger blended picture. */
    DOWNSAMPLE,
    /** Blended edges and partial alpha. */
    SMOOTH
  }

  /** Ordered dither patterns. */
  public enum Dither {
    NONE,
    BAYER2,
    BAYER4,
    BAYER8
  }

  /**
   * The direction the light comes from, in the picture's plane (y up); it always stands about a
   * third of a right angle above the plane.
   */
  public record Light(double x, double y) {
    public Light {
      if (x == 0 && y == 0) {
        throw new IllegalArgumentException("light must come from somewhere");
      }
    }
  }

  /** How many times wider and higher pictures are drawn than they come out. */
  public int oversampling() {
    return pixels == Pixels.DOWNSAMPLE ? downsample.factor() : 1;
  }

  private static Look from(Values values) {
    return new Look(
        values.choice("pixels", Pixels.class),
        values.object("downsample", Downsample.TYPE),
        values.choice("snap", Grid.Snap.class),
        values.flag("steady"),
        light(values.chosen("light").orElseThrow()),
        values.object("outline", LineLook.TYPE),
        values.object("rotation", Rotation.TYPE),
        values.find("palette").map(PaletteLook.class::cast).orElseGet(PaletteLook.Free::new),
        values.choice("dither", Dither.class),
        values.object("goop", GoopLook.TYPE),
        values.chosen("ghost").flatMap(Look::ghost),
        values.object("grade", GradeLook.TYPE));
  }

  private static Optional<Light> light(Chosen chosen) {
    if (!(chosen.value() instanceof List<?> direction)) {
      return Optional.empty();
    }
    double x = (Double) direction.get(0);
    double y = (Double) direction.get(1);
    if (x == 0 && y == 0) {
      throw new InvalidSpec("light", "light must come from somewhere; flat is for no shading");
    }
    return Optional.of(new Light(x, y));
  }

  private static Optional<GhostLook> ghost(Chosen chosen) {
    return chosen.value() instanceof GhostLook ghost ? Optional.of(ghost) : Optional.empty();
  }
}
