package critterbake.cli.bench;

import critterbake.cli.bench.Encoders.Scene;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Measures the parts that are named, or all of them, and prints one table. */
public final class Bench {
  /** Scenes of more pixels are measured as GIFs only: the other peers would take minutes. */
  private static final long LARGE = 12_000_000;

  private final Report report = new Report(System.out);
  private final Path root;
  private final Path folder;

  /**
   * @param folder for files that may be thrown away
   */
  private Bench(Path root, Path folder) {
    this.root = root;
    this.folder = folder;
  }

  /** A part of the table. */
  private interface Part {
    void measure() throws Exception;
  }

  /**
   * @param args names of parts
   */
  public static void main(String[] args) throws Exception {
    Path root = Path.of(System.getProperty("critterbake.root", "."));
    Bench bench = new Bench(root, Files.createDirectories(root.resolve("cli/target/bench/files")));
    Map<String, Part> parts = bench.parts();
    List<String> wanted = args.length == 0 ? List.copyOf(parts.keySet()) : List.of(args);
    if (!parts.keySet().containsAll(wanted)) {
      System.err.println("bench: the parts are " + String.join(", ", parts.keySet()));
      System.exit(2);
    }
    bench.report.title(machine());
    for (String name : wanted) {
      parts.get(name).measure();
    }
  }

  private Map<String, Part> parts() {
    Map<String, Part> parts = new LinkedHashMap<>();
    parts.put("walker", () -> creature("walker", "strider", "stroll", 100, 4000));
    parts.put("goop", () -> creature("goop", "gunk", "gunk", 8, 400));
    parts.put("loops", this::loops);
    parts.put("goopcost", () -> new GoopCosts(report, root, folder).measure());
    parts.put("bake", () -> new WholeRuns(root, folder).measureBake(report));
    parts.put("help", () -> new WholeRuns(root, folder).measureHelp(report));
    parts.put("scaling", () -> new LongRuns(root, folder).measureScaling(report));
    parts.put("linear", () -> new LongRuns(root, folder).measureLinear(report));
    parts.put("memory", () -> new LongRuns(root, folder).measureMemory(report));
    parts.put("encoders", this::encoders);
    parts.put("packing", () -> Packing.measure(report));
    parts.put("compare", this::comparing);
    return parts;
  }

  private void creature(String name, String scenario, String clip, int laps, double budget)
      throws Exception {
    Filming filming = Filming.of(root.resolve("configs/" + scenario + ".yaml"), clip, List.of());
    new CreatureSpeed(name, filming, laps).measure(report, budget);
  }

  private void loops() throws Exception {
    Path strider = root.resolve("configs/strider.yaml");
    new LoopCost(strider, "stroll", 12).measure(report, "a walk cycle", 1.3);
    new LoopCost(strider, "run", 12).measure(report, "a run cycle", 1.3);
    new LoopCost(root.resolve("configs/gunk.yaml"), "gunk", 156).measure(report, "goop", 6);
  }

  private void encoders() throws Exception {
    Encoders encoders = new Encoders(report, folder);
    Scenes scenes = new Scenes(root, folder);
    for (Path scenario : scenes.scenarios()) {
      for (Scene scene : scenes.shipped(scenario)) {
        encoders.gif(scene);
        if (scene.pixels() <= LARGE) {
          encoders.apng(scene);
          encoders.png(scene);
        }
      }
    }
    encoders.gif(scenes.large());
  }

  private void comparing() throws Exception {
    Scenes scenes = new Scenes(root, folder);
    List<Scene> creatures = new ArrayList<>(scenes.shipped(root.resolve("configs/strider.yaml")));
    creatures.addAll(scenes.shipped(root.resolve("configs/gunk.yaml")));
    new Comparing(report, root, folder, creatures).measure();
  }

  private static String machine() {
    return String.format(
        Locale.ROOT,
        "JDK %s, %d cores, load %.1f; CPU time of the one thread that works, median of warm rounds",
        System.getProperty("java.runtime.version"),
        Runtime.getRuntime().availableProcessors(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }
}
