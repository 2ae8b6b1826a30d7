package critterbake.cli.bench;

import critterbake.cli.bench.Encoders.Scene;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.png.PngDecoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads the single frames of a bake back: {@code NAME-CLIP-FRAME.png}. */
final class Pictures {
  private static final FrameTime TIME = new FrameTime(1, 25);

  private Pictures() {}

  /** Removes the files of a folder, if there is one. */
  static void clear(Path folder) throws IOException {
    for (Path file : Files.isDirectory(folder) ? files(folder) : List.<Path>of()) {
      Files.delete(file);
    }
  }

  /**
   * The clips in a folder.
   *
   * @param suffix behind their names
   */
  static List<Scene> clips(Path folder, String suffix) throws IOException {
    Map<String, TreeMap<Integer, Path>> clips = new TreeMap<>();
    for (Path file : files(folder)) {
      String name = file.getFileName().toString();
      int dash = name.lastIndexOf('-');
      if (name.endsWith(".png")) {
        int frame = Integer.parseInt(name.substring(dash + 1, name.length() - 4));
        clips.computeIfAbsent(name.substring(0, dash), key -> new TreeMap<>()).put(frame, file);
      }
    }
    List<Scene> scenes = new ArrayList<>();
    for (Map.Entry<String, TreeMap<Integer, Path>> clip : clips.entrySet()) {
      scenes.add(new Scene(clip.getKey() + suffix, frames(clip.getValue().values())));
    }
    return scenes;
  }

  private static List<Frame> frames(Iterable<Path> files) throws IOException {
    List<Frame> frames = new ArrayList<>();
    for (Path file : files) {
      Frame frame = PngDecoder.decode(Files.readAllBytes(file)).frames().get(0);
      frames.add(Frame.of(frame.width(), frame.height(), frame.argb(), TIME));
    }
    return frames;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
