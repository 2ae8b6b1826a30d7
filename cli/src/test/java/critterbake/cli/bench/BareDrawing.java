package critterbake.cli.bench;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * The least a JVM program does that draws one picture and writes it: what a bake is compared with.
 */
public final class BareDrawing {
  private BareDrawing() {}

  /**
   * @param args the file to write
   */
  public static void main(String[] args) throws IOException {
    BufferedImage image = new BufferedImage(64, 64, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.ORANGE);
    graphics.fillOval(16, 8, 32, 48);
    graphics.dispose();
    try (OutputStream out = Files.newOutputStream(Path.of(args[0]))) {
      ImageIO.write(image, "png", out);
    }
  }
}
