package critterbake.cli.check;

import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;

/** Frames of one size laid under each other in one PNG, as text a page can hold. */
final class Strip {
  private Strip() {}

  /** A data address of the picture. */
  static String address(List<Frame> frames) throws IOException {
    int width = frames.get(0).width();
    int height = frames.get(0).height();
    int[] pixels = new int[width * height * frames.size()];
    for (int i = 0; i < frames.size(); i++) {
      System.arraycopy(frames.get(i).argb(), 0, pixels, i * width * height, width * height);
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    PngEncoder.encode(width, height * frames.size(), pixels, png);
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png.toByteArray());
  }
}
