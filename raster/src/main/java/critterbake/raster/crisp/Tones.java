package critterbake.raster.crisp;

import java.util.Arrays;

/** The tone of each pixel of a frame: a step of {@link critterbake.raster.color.Steps}. */
public final class Tones {
  private byte[] tone = new byte[0];

  /** Begins a frame. */
  byte[] open(int pixels) {
    if (tone.length != pixels) {
      tone = new byte[pixels];
    }
    return tone;
  }

  /** Gives every pixel one tone: parts drawn pixel by pixel have no other. */
  public void allOf(byte one, int pixels) {
    Arrays.fill(open(pixels), one);
  }

  /** Tones, top row first; meaningless where nobody owns the pixel. */
  public byte[] tone() {
    return tone;
  }
}
