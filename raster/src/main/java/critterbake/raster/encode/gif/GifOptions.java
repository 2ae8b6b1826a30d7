package critterbake.raster.encode.gif;

import critterbake.raster.encode.Playback;
import critterbake.raster.encode.palette.Dither;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a GIF is made.
 *
 * @param colors what happens when the frames together have more colors than a table holds
 * @param palette the colors to use, or empty to find them
 * @param dither ordered dither where colors are not exact
 * @param cut how alpha becomes one bit
 * @param delta whether frames may hold only what changed; false for weak players
 * @param clamp whether delays under 2 centiseconds are raised; else they are refused
 * @param playback repeats and final pause
 */
public record GifOptions(
    Colors colors,
    Optional<int[]> palette,
    Dither dither,
    AlphaCut cut,
    boolean delta,
    boolean clamp,
    Playback playback) {

  /** What happens with more colors than a table holds. */
  public enum Colors {
    /** It is refused. */
    ERROR,
    /** One table is chosen for all frames. */
    GLOBAL,
    /** Each frame gets a table of its own. */
    LOCAL
  }

  /**
   * How alpha becomes one bit.
   *
   * @param threshold pixels with at least this alpha, 1 to 255, are opaque
   * @param matte the color, 0xRRGGBB, that partial alpha is blended over, or empty to drop the
   *     alpha
   */
  public record AlphaCut(int threshold, OptionalInt matte) {
    /** Half and more is opaque. */
    public static final AlphaCut HALF = new AlphaCut(128, OptionalInt.empty());

    public AlphaCut {
      if (threshold < 1 || threshold > 255) {
        throw new IllegalArgumentException("threshold must be 1 to 255, was " + threshold);
      }
    }
  }

  /** The usual: exact colors where possible, one table, for ever. */
  public static final GifOptions DEFAULT =
      new GifOptions(
          Colors.GLOBAL,
          Optional.empty(),
          Dither.NONE,
          AlphaCut.HALF,
          true,
          false,
          Playback.ENDLESS);

  public GifOptions {
    if (palette.isPresent() && (palette.get().length < 1 || palette.get().length > 256)) {
      throw new IllegalArgumentException(
          "a palette has 1 to 256 colors, was " + palette.get().length);
    }
  }

  public GifOptions withColors(Colors colors) {
    return new GifOptions(colors, palette, dither, cut, delta, clamp, playback);
  }

  public GifOptions withPalette(int... palette) {
    return new GifOptions(colors, Optional.of(palette), dither, cut, delta, clamp, playback);
  }

  public GifOptions withDither(Dither dither) {
    return new GifOptions(colors, palette, dither, cut, delta, clamp, playback);
  }

  public GifOptions withCut(AlphaCut cut) {
    return new GifOptions(colors, palette, dither, cut, delta, clamp, playback);
  }

  public GifOptions withDelta(boolean delta) {
    return new GifOptions(colors, palette, dither, cut, delta, clamp, playback);
  }

  public GifOptions withClamp(boolean clamp) {
    return new GifOptions(colors, palette, dither, cut, delta, clamp, playback);
  }

  public GifOptions withPlayback(Playback playback) {
    return new GifOptions(colors, palette, dither, cut, delta, clamp, playback);
  }
}
