package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.png.PngEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes the picture of a difference: a PNG, animated when there are several frames. */
public final class DifferenceFile {
  private DifferenceFile() {}

  /** Writes every frame both sides have. */
  public static void write(ComparedAnimations compared, DifferencePainter painter, Path file)
      throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      if (compared.pictures().size() == 1) {
        Frame frame = paint(compared, 0, painter);
        PngEncoder.encode(frame.width(), frame.height(), frame.argb(), out);
      } else {
        AnimationEncoder encoder =
            new ApngEncoder(Playback.ENDLESS, true, out, () -> scratch(file));
        for (int i = 0; i < compared.pictures().size(); i++) {
          encoder.add(paint(compared, i, painter));
        }
        encoder.finish();
      }
    }
  }

  private static Frame paint(ComparedAnimations compared, int frame, DifferencePainter painter) {
    return painter.paint(
        compared.first().frames().get(frame),
        compared.second().frames().get(frame),
        compared.pictures().get(frame));
  }

  private static SeekableByteChannel scratch(Path file) throws IOException {
    return Files.newByteChannel(
        file.resolveSibling("." + file.getFileName() + ".scratch.tmp"),
        StandardOpenOption.CREATE_NEW,
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        StandardOpenOption.DELETE_ON_CLOSE);
  }
}
