package critterbake.cli.output;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Frames are the same pixels in every format. */
class FramePicturesTest {
  @Test
  void tiffAndTgaShowWhatPngShows() throws IOException {
    Path folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/work");
    Files.writeString(
        folder.resolve("rider.yaml"),
        """
        critterbake: 1
        shot: {duration: 2f, warmup: 0s}
        actors: {rider: {kind: swing, path: {velocity: [3, -2]}}}
        view: {size: [24, 20], pixels_per_unit: 8, origin: [0.5, 0.5]}
        look: {pixels: smooth}
        outputs:
          frames: {pattern: "{frame}.png"}
          tiff: {type: frames, pattern: "{frame}.tiff"}
          tga: {type: frames, pattern: "{frame}.tga"}
        """);
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml");
    assertEquals(0, run.status(), run.err());
    for (int frame = 0; frame < 2; frame++) {
      int[] png = pixels(folder.resolve("out/" + frame + ".png"));
      assertArrayEquals(png, pixels(folder.resolve("out/" + frame + ".tiff")));
      assertArrayEquals(png, pixels(folder.resolve("out/" + frame + ".tga")));
    }
  }

  private static int[] pixels(Path file) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(file)));
    int width = image.getWidth();
    int[] argb = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
    for (int i = 0; i < argb.length; i++) {
      argb[i] = argb[i] >>> 24 == 0 ? 0 : argb[i];
    }
    return argb;
  }
}
