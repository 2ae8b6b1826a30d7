package critterbake.raster.crisp;

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

  /** Tones, top row first; meaningless where nobody owns the pixel. */
  public byte[] tone() {
    return tone;
  }
}
