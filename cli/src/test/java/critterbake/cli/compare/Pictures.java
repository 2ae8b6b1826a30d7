package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.png.PngEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Small picture files for tests. */
public final class Pictures {
  private Pictures() {}

  /** A PNG of one color, with one pixel of another at (x, 0). */
  public static void still(Path file, int width, int height, int color, int x, int spot)
      throws IOException {
    int[] pixels = filled(width, height, color);
    pixels[x] = spot;
    try (OutputStream out = Files.newOutputStream(file)) {
      PngEncoder.encode(width, height, pixels, out);
    }
  }

  /** An APNG whose frames are of one color each and last as long as told, in milliseconds. */
  public static void animation(Path file, int repeat, int[] colors, int... milliseconds)
      throws IOException {
    animation(file, repeat, true, colors, milliseconds);
  }

  /** An endless APNG in which frames that repeat the one before stay frames of their own. */
  public static void repeating(Path file, int[] colors, int milliseconds) throws IOException {
    animation(file, 0, false, colors, milliseconds);
  }

  private static void animation(
      Path file, int repeat, boolean delta, int[] colors, int... milliseconds) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      AnimationEncoder encoder = encoder(repeat, delta, out);
      for (int i = 0; i < colors.length; i++) {
        FrameTime time = new FrameTime(milliseconds[i % milliseconds.length], 1000);
        encoder.add(Frame.of(4, 4, filled(4, 4, colors[i]), time));
      }
      encoder.finish();
    }
  }

  /** Any animation, as an APNG whatever the file is called: readers go by the content. */
  public static void write(Path file, Animation animation) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      AnimationEncoder encoder = encoder(animation.repeat(), true, out);
      for (Frame frame : animation.frames()) {
        encoder.add(frame);
      }
      encoder.finish();
    }
  }

  private static AnimationEncoder encoder(int repeat, boolean delta, OutputStream out)
      throws IOException {
    return new ApngEncoder(
        new Playback(repeat, new FrameTime(0, 1)),
        delta,
        out,
        () -> {
          throw new IOException("small animations stay in memory");
        });
  }

  private static int[] filled(int width, int height, int color) {
    int[] pixels = new int[width * height];
    Arrays.fill(pixels, color);
    return pixels;
  }
}
