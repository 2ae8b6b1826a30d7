package critterbake.cli.sprite;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.parts.PartFiles;
import critterbake.raster.sprite.SpriteImage;
import critterbake.sim.pose.CutOut;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A scenario's folder in memory, with pictures in it. */
final class PartFolder {
  private final Path folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/work/scene");

  PartFolder() throws IOException {
    Files.createDirectories(folder);
  }

  static byte[] resource(String name) throws IOException {
    try (InputStream in = PartFolder.class.getResourceAsStream("/sprite/" + name)) {
      if (in == null) {
        throw new IOException("no resource " + name);
      }
      return in.readAllBytes();
    }
  }

  PartFolder with(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
    return this;
  }

  PartFolder with(String name) throws IOException {
    return with(name, resource(name));
  }

  SpriteFiles read(SpriteLimits limits, CutOut... cutOuts) throws SpriteException {
    return SpriteFiles.read(List.of(cutOuts), new PartFiles(List.of(folder)), limits);
  }

  DecodedPicture read(String image) throws SpriteException {
    return read(image, 1);
  }

  DecodedPicture read(String image, int frames) throws SpriteException {
    CutOut cutOut = new CutOut(image, Optional.empty(), frames, 0, false);
    return read(SpriteLimits.STANDARD, cutOut).picture(image);
  }

  /** The one reason why a picture is refused. */
  String refusal(String image) {
    return refusal(image, 1);
  }

  String refusal(String image, int frames) {
    try {
      read(image, frames);
    } catch (SpriteException e) {
      if (e.faults().size() != 1) {
        throw new AssertionError("faults " + e.faults());
      }
      return e.faults().get(0);
    }
    throw new AssertionError(image + " was read");
  }

  static List<Integer> pixels(SpriteImage image) {
    List<Integer> pixels = new ArrayList<>();
    for (int color : image.argb()) {
      pixels.add(color);
    }
    return pixels;
  }

  /** A picture this project's own decoder tests compare with, read from a plain PNG. */
  static SpriteImage expected(String name) throws IOException, SpriteException {
    return new PartFolder().with(name).read(name).frames().get(0);
  }
}
