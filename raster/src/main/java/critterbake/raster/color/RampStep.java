package critterbake.raster.color;

import critterbake.sim.pose.Finish.Tone;

/** Steps of a ramp as small numbers, dark to light, for arrays of pixels. */
public final class RampStep {
  public static final byte OUTLINE = 0;
  public static final byte DARK = 1;
  public static final byte SHADE = 2;
  public static final byte MID = 3;
  public static final byte LIGHT = 4;

  /** How many there are. */
  public static final int COUNT = 5;

  private RampStep() {}

  /** The number of a tone. */
  public static byte of(Tone tone) {
    return switch (tone) {
      case OUTLINE -> OUTLINE;
      case DARK -> DARK;
      case SHADE -> SHADE;
      case MID -> MID;
      case LIGHT -> LIGHT;
    };
  }
}
