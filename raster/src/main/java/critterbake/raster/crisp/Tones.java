package critterbake.raster.crisp;

import java.util.Arrays;

/**
 * The tone of each pixel of a frame, a step of {@link critterbake.raster.color.RampStep}, laid out
 * like {@link Owners}.
 */
public final class Tones {
  private byte[] tone = new byte[0];

  /** Begins a frame. */
  byte[] open(Owners owners) {
    if (tone.length != owners.length()) {
      tone = new byte[owners.length()];
    }
    return tone;
  }

  /** Gives every pixel one tone: parts drawn pixel by pixel have no other. */
  public void allOf(byte one, Owners owners) {
    Arrays.fill(open(owners), one);
  }

  /** Tones; meaningless where nobody owns the pixel. */
  public byte[] tone() {
    return tone;
  }
}
