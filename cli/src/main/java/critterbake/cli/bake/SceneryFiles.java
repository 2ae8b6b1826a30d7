package critterbake.cli.bake;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.parts.PartFiles;
import critterbake.cli.scenario.Scenario;
import critterbake.raster.color.PaletteFile;
import critterbake.raster.look.Look;
import critterbake.raster.look.PaletteLook;
import critterbake.raster.view.Background;
import critterbake.raster.view.Scenery;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** Reads what a scenario's pictures need besides the scenario: palettes and backgrounds. */
public final class SceneryFiles {
  private SceneryFiles() {}

  /** Renderers for a scenario, its files read. */
  public static Renderers renderers(Scenario scenario) {
    return new RasterRenderers(
        scenario.pictures(),
        look -> palette(scenario, look),
        background -> picture(scenario, background));
  }

  private static List<Integer> palette(Scenario scenario, Look look) {
    if (!(look.palette() instanceof PaletteLook.File palette)) {
      return List.of();
    }
    String name = palette.name();
    Path file = part(scenario, name);
    try {
      return PaletteFile.isPalette(name)
          ? PaletteFile.read(name, Files.readAllBytes(file))
          : PaletteFile.ofImage(picture(file).argb());
    } catch (IOException | IllegalArgumentException e) {
      throw refused("palette " + name + ": " + e.getMessage(), e);
    }
  }

  private static Scenery.Picture picture(Scenario scenario, Background background) {
    if (background.picture().isEmpty()) {
      return Scenery.Picture.NONE;
    }
    String name = background.picture().get();
    try {
      return picture(part(scenario, name));
    } catch (IOException | IllegalArgumentException e) {
      throw refused("background " + name + ": " + e.getMessage(), e);
    }
  }

  private static Path part(Scenario scenario, String name) {
    PartFiles.Found found = scenario.parts().find(name);
    return found.file().orElseThrow(() -> refused(found.problem().orElse(name), null));
  }

  private static Scenery.Picture picture(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      BufferedImage image = ImageIO.read(in);
      if (image == null) {
        throw new IllegalArgumentException("no picture that can be read");
      }
      int width = image.getWidth();
      int height = image.getHeight();
      return new Scenery.Picture(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }
  }

  private static ToolException refused(String message, Exception cause) {
    return new ToolException(ExitCode.INVALID, message, cause);
  }
}
