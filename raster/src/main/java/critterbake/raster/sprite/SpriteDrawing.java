package critterbake.raster.sprite;

import critterbake.raster.color.Palette;
import critterbake.raster.cover.SpriteSource;
import critterbake.raster.look.Look;
import critterbake.raster.look.PaletteLook;
import java.util.List;
import java.util.Optional;

/** Chooses how cut-outs are drawn under a look, and holds their colors to its palette. */
public final class SpriteDrawing {
  private SpriteDrawing() {}

  /**
   * @param fileColors the palette's colors when the look names a palette file
   */
  public static SpriteSource of(Look look, List<Integer> fileColors, SpriteBook book) {
    SpriteBook held =
        palette(look.palette(), fileColors)
            .map(palette -> book.recolored(palette::nearest))
            .orElse(book);
    return look.pixels() == Look.Pixels.CRISP ? new CrispSprites(held) : new SmoothSprites(held);
  }

  private static Optional<Palette> palette(PaletteLook look, List<Integer> fileColors) {
    if (look instanceof PaletteLook.Colors colors) {
      return Optional.of(new Palette(colors.argb()));
    }
    return look instanceof PaletteLook.File
        ? Optional.of(new Palette(fileColors))
        : Optional.empty();
  }
}
