package critterbake.cli.bake;

import static critterbake.cli.json.Json.object;

import critterbake.cli.json.Json;
import critterbake.cli.output.OutputWriter.WrittenFile;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import critterbake.cli.verify.PixelHash;
import critterbake.raster.FrameTime;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code NAME.manifest.json}: what a bake was made from and the hashes of what came out. A bake
 * whose manifest names the same inputs, and whose files are still as written, need not run again.
 *
 * @param json the whole file
 */
public record Manifest(Map<String, Object> json) {
  /**
   * A file as the manifest keeps it.
   *
   * @param output the scenario's output that it belongs to
   */
  public record Entry(String output, WrittenFile file, long bytes, String sha256) {}

  /** The name of a scenario's manifest. */
  public static String fileName(String scenario) {
    return scenario + ".manifest.json";
  }

  /**
   * A manifest.
   *
   * @param inputs the hash of everything the bake depends on
   * @param clips a JSON object each
   * @param frames pixel hashes: a JSON object an output, clip and variant
   */
  static Manifest of(
      String version,
      String scenario,
      String scenarioHash,
      long seed,
      String inputs,
      List<Map<String, Object>> clips,
      List<Map<String, Object>> frames,
      List<Entry> files) {
    return new Manifest(
        object(
            "critterbake", version,
            "scenario", scenario,
            "scenario_hash", scenarioHash,
            "seed", seed,
            "inputs", inputs,
            "clips", clips,
            "frames", frames,
            "files", files.stream().map(Manifest::described).toList()));
  }

  /**
   * The manifest of a sheet that was packed of frames made elsewhere.
   *
   * @param inputs the hash of everything it depends on
   */
  public static Manifest packed(
      String version,
      String name,
      String inputs,
      List<Map<String, Object>> frames,
      List<Entry> files) {
    return new Manifest(
        object(
            "critterbake", version,
            "name", name,
            "inputs", inputs,
            "frames", frames,
            "files", files.stream().map(Manifest::described).toList()));
  }

  private static Map<String, Object> described(Entry entry) {
    return object(
        "file", entry.file().name(),
        "output", entry.output(),
        "type", entry.file().type(),
        "clip", entry.file().clip(),
        "variant", entry.file().variant(),
        "width", entry.file().width(),
        "height", entry.file().height(),
        "frames", entry.file().frames(),
        "bytes", entry.bytes(),
        "sha256", entry.sha256());
  }

  /** A part's manifest with the clips, frames and files of the whole bake in place of its own. */
  public Manifest joined(List<Object> clips, List<Object> frames, List<Entry> files) {
    Map<String, Object> whole = new LinkedHashMap<>(json);
    whole.put("clips", clips);
    whole.put("frames", frames);
    whole.put("files", files.stream().map(Manifest::described).toList());
    return new Manifest(BakedPart.removedFrom(whole));
  }

  /**
   * The frames of a clip as an output shows them: pixel hashes, and times as ratios of seconds.
   *
   * @param zoom how many times they are enlarged after the pixels that were hashed
   */
  public static Map<String, Object> frames(
      String output, String clip, String variant, int zoom, List<ExpectedFrame> frames) {
    return object(
        "output", output,
        "clip", clip,
        "variant", variant,
        "zoom", zoom,
        "pixels", frames.stream().map(ExpectedFrame::pixels).toList(),
        "times", frames.stream().map(frame -> ratio(frame.time())).toList());
  }

  private static String ratio(FrameTime time) {
    return time.numerator() + "/" + time.denominator();
  }

  /** The file's content. */
  public byte[] bytes() {
    return Json.write(json).getBytes(StandardCharsets.UTF_8);
  }

  /** The manifest in a file, or empty when there is none that makes sense. */
  @SuppressWarnings("unchecked")
  public static Optional<Manifest> read(Path file) {
    try {
      if (!Files.isRegularFile(file)) {
        return Optional.empty();
      }
      Object json = Json.read(Files.readString(file, StandardCharsets.UTF_8));
      return json instanceof Map<?, ?> object
          ? Optional.of(new Manifest((Map<String, Object>) object))
          : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether it was made from these inputs and its files are still as they were written. */
  public boolean holds(String inputs, Path folder) throws IOException {
    if (!inputs.equals(json.get("inputs")) || entries().isEmpty()) {
      return false;
    }
    for (Entry entry : entries()) {
      Path file = folder.resolve(entry.file().name());
      if (!Files.isRegularFile(file) || !sha256(file).equals(entry.sha256())) {
        return false;
      }
    }
    return true;
  }

  /** The files it tells of; none when it is not as this tool writes it. */
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    if (json.get("files") instanceof List<?> list) {
      for (Object item : list) {
        if (item instanceof Map<?, ?> file) {
          entries.add(entry(file));
        }
      }
    }
    return entries;
  }

  private static Entry entry(Map<?, ?> file) {
    WrittenFile written =
        new WrittenFile(
            text(file, "type"),
            text(file, "clip"),
            text(file, "variant"),
            text(file, "file"),
            (int) number(file, "width"),
            (int) number(file, "height"),
            (int) number(file, "frames"),
            List.of());
    return new Entry(text(file, "output"), written, number(file, "bytes"), text(file, "sha256"));
  }

  private static String text(Map<?, ?> object, String key) {
    return object.get(key) instanceof String text ? text : "";
  }

  private static long number(Map<?, ?> object, String key) {
    return object.get(key) instanceof Number number ? number.longValue() : 0;
  }

  /** The clips as JSON objects. */
  public List<Object> clips() {
    return json.get("clips") instanceof List<?> clips ? List.copyOf(clips) : List.of();
  }

  /** The hash of a file's content, in hexadecimal digits. */
  public static String sha256(Path file) throws IOException {
    MessageDigest digest = PixelHash.sha256();
    byte[] buffer = new byte[1 << 16];
    try (var in = Files.newInputStream(file)) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        digest.update(buffer, 0, count);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
