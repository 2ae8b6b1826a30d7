package critterbake.raster.look;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Unit;

/**
 * A change of all colors at the end: the look's {@code grade}.
 *
 * @param brightness added, -1 to 1
 * @param contrast factor around middle gray
 * @param saturation factor; 0 is gray
 * @param hueDegrees turn of all hues
 * @param tint straight ARGB every color is multiplied with
 */
public record GradeLook(
    double brightness, double contrast, double saturation, double hueDegrees, int tint) {
  /** Changes nothing. */
  public static final GradeLook PLAIN = new GradeLook(0, 1, 1, 0, 0xffffffff);

  /** The keys of {@code grade}. */
  public static final ObjectType<GradeLook> TYPE =
      ObjectType.of(
          "grade",
          "A change of all colors at the end.",
          values ->
              new GradeLook(
                  values.number("brightness"),
                  values.number("contrast"),
                  values.number("saturation"),
                  values.number("hue"),
                  values.color("tint")),
          Key.number("brightness", 0, -1, 1, Unit.SHARE, "Added to every channel, -1 to 1."),
          Key.number("contrast", 1, 0, 4, Unit.NONE, "Factor around middle gray."),
          Key.number("saturation", 1, 0, 4, Unit.NONE, "Factor; 0 is gray."),
          Key.number("hue", 0, -360, 360, Unit.DEGREES, "Turns all hues."),
          new Key(
              "tint",
              new ValueType.Color(),
              0xffffffff,
              "\"#ffffff\"",
              false,
              "A color every color is multiplied with."));

  /** Whether it changes nothing. */
  public boolean isPlain() {
    return brightness == 0
        && contrast == 1
        && saturation == 1
        && hueDegrees == 0
        && tint == PLAIN.tint;
  }
}
