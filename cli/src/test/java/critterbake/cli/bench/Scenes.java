package critterbake.cli.bench;

import critterbake.cli.Main;
import critterbake.cli.bench.Encoders.Scene;
import critterbake.cli.console.Console;
import critterbake.raster.Frame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What encoders are measured on: every shipped scene, and a large one of few colors. */
final class Scenes {
  private static final int[] ZOOMS = {1, 4};
  private static final int COLORS = 15;

  private final Path root;
  private final Path folder;

  /**
   * @param folder for files that may be thrown away
   */
  Scenes(Path root, Path folder) {
    this.root = root;
    this.folder = folder;
  }

  /** The scenarios that ship. */
  List<Path> scenarios() throws IOException {
    try (Stream<Path> files = Files.list(root.resolve("configs"))) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  /** The clips of a scenario as its GIFs show them, small and enlarged. */
  List<Scene> shipped(Path scenario) throws IOException {
    List<Scene> scenes = new ArrayList<>();
    for (int zoom : ZOOMS) {
      Path frames = folder.resolve("frames-x" + zoom);
      bake(scenario, frames, zoom);
      scenes.addAll(Pictures.clips(frames, " x" + zoom));
    }
    return scenes;
  }

  private void bake(Path scenario, Path frames, int zoom) throws IOException {
    Pictures.clear(frames);
    boolean background = Files.readString(scenario).contains("background: true}");
    int status =
        Main.run(
            Console.of(System.err, System.err, root),
            "bake",
            scenario.toString(),
            "--quiet",
            "-o",
            frames.toString(),
            "--set",
            "outputs={frames: {zoom: " + zoom + ", background: " + background + "}}");
    if (status != 0) {
      throw new IOException(scenario + " does not bake");
    }
  }

  /**
   * The goop creature in its cave, twice as large as shipped: 120 frames of 480x270 and 15 colors.
   */
  Scene large() {
    Filming clip =
        film(
            "gunk",
            "gunk",
            List.of("view.size=[480,270]", "view.pixels_per_unit=48", "shot={loop: 120}"));
    List<Frame> frames = clip.frames(true);
    return new Scene(frames.size() + " frames 480x270", reduced(frames));
  }

  private Filming film(String scenario, String clip, List<String> set) {
    return Filming.of(root.resolve("configs/" + scenario + ".yaml"), clip, set);
  }

  /** The frames in their most frequent colors, others taking the nearest of those. */
  private static List<Frame> reduced(List<Frame> frames) {
    Map<Integer, Integer> counts = new LinkedHashMap<>();
    for (Frame frame : frames) {
      for (int color : frame.argb()) {
        counts.merge(color, 1, Integer::sum);
      }
    }
    List<Integer> kept =
        counts.keySet().stream()
            .sorted(Comparator.comparing((Integer color) -> -counts.get(color)))
            .limit(COLORS)
            .toList();
    Map<Integer, Integer> nearest = new LinkedHashMap<>();
    counts.keySet().forEach(color -> nearest.put(color, nearest(kept, color)));
    List<Frame> reduced = new ArrayList<>();
    for (Frame frame : frames) {
      int[] argb = frame.argb().clone();
      for (int i = 0; i < argb.length; i++) {
        argb[i] = nearest.get(argb[i]);
      }
      reduced.add(Frame.of(frame.width(), frame.height(), argb, frame.time()));
    }
    return reduced;
  }

  private static int nearest(List<Integer> colors, int wanted) {
    return colors.stream()
        .min(Comparator.comparing(color -> distance(color, wanted)))
        .orElseThrow();
  }

  private static int distance(int a, int b) {
    int sum = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int difference = (a >>> shift & 255) - (b >>> shift & 255);
      sum += difference * difference;
    }
    return sum;
  }
}
