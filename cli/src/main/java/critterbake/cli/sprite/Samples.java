package critterbake.cli.sprite;

import critterbake.raster.sprite.SpriteImage;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;

/**
 * Takes a decoded picture's samples as sRGB, as pixel art means them: embedded profiles are
 * ignored, gray is gray without a gamma, and 16 bits are rounded to 8.
 */
final class Samples {
  private Samples() {}

  static SpriteImage of(BufferedImage image) throws UnreadablePicture {
    int width = image.getWidth();
    int height = image.getHeight();
    if (image.getColorModel() instanceof IndexColorModel) {
      return new SpriteImage(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }
    ColorModel model = image.getColorModel();
    int space = model.getColorSpace().getType();
    if (space != ColorSpace.TYPE_RGB && space != ColorSpace.TYPE_GRAY) {
      throw new UnreadablePicture(
          "is "
              + (space == ColorSpace.TYPE_CMYK ? "CMYK" : "in another color space")
              + "; save it as RGB");
    }
    return new SpriteImage(width, height, argb(image.getRaster(), model));
  }

  private static int[] argb(Raster raster, ColorModel model) throws UnreadablePicture {
    int width = raster.getWidth();
    int colors = model.getNumColorComponents();
    long[] most = new long[raster.getNumBands()];
    for (int band = 0; band < most.length; band++) {
      int bits = raster.getSampleModel().getSampleSize(band);
      if (bits > 16) {
        throw new UnreadablePicture("has " + bits + " bits a channel; save it with 8 or 16");
      }
      most[band] = (1L << bits) - 1;
    }
    int[] argb = new int[width * raster.getHeight()];
    int[] samples = new int[raster.getNumBands()];
    for (int i = 0; i < argb.length; i++) {
      raster.getPixel(i % width + raster.getMinX(), i / width + raster.getMinY(), samples);
      int alpha = model.hasAlpha() ? eightBits(samples[colors], most[colors]) : 255;
      int color = alpha;
      for (int c = 0; c < 3; c++) {
        int band = colors == 1 ? 0 : c;
        int sample = eightBits(samples[band], most[band]);
        color = color << 8 | (model.isAlphaPremultiplied() ? straight(sample, alpha) : sample);
      }
      argb[i] = color;
    }
    return argb;
  }

  private static int eightBits(int sample, long most) {
    long value = sample & most;
    return (int) ((2 * value * 255 + most) / (2 * most));
  }

  private static int straight(int sample, int alpha) {
    return alpha == 0 ? 0 : Math.min(255, (2 * sample * 255 + alpha) / (2 * alpha));
  }
}
