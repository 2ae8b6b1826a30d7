package critterbake.cli.bench;

import critterbake.cli.bench.Encoders.Scene;
import critterbake.raster.Frame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What encoders are measured on: shipped scenes, and a large one of few colors. */
final class Scenes {
  private static final int ZOOM = 4;
  private static final int COLORS = 15;

  private final Path root;

  Scenes(Path root) {
    this.root = root;
  }

  /** Shipped scenes at the size their GIFs have. */
  List<Scene> shipped() {
    return List.of(
        shipped("strider", "stroll", false).enlarged(ZOOM),
        shipped("strider", "run", false).enlarged(ZOOM),
        shipped("hexapod", "hexapod", false).enlarged(ZOOM),
        shipped("skyslugs", "skyslugs", true).enlarged(ZOOM),
        shipped("gunk", "gunk", true).enlarged(ZOOM));
  }

  private Scene shipped(String scenario, String clip, boolean background) {
    return new Scene(clip, film(scenario, clip, List.of()).frames(background));
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
