package critterbake.cli.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What an engine understands of a data file.
 *
 * @param clips in the file's order
 */
public record AtlasReading(List<ReadClip> clips) {
  public AtlasReading {
    clips = List.copyOf(clips);
  }

  /** A clip and its frames in playing order. */
  public record ReadClip(String name, List<ReadFrame> frames) {
    public ReadClip {
      frames = List.copyOf(frames);
    }
  }

  /**
   * A frame.
   *
   * @param milliseconds how long it is shown, rounded, or empty where the format does not tell
   */
  public record ReadFrame(Cut cut, OptionalInt milliseconds) {}

  /** One reading of the several files of one sheet; the parts of a clip follow each other. */
  public static AtlasReading join(List<AtlasReading> readings) {
    Map<String, List<ReadFrame>> clips = new LinkedHashMap<>();
    for (AtlasReading reading : readings) {
      for (ReadClip clip : reading.clips()) {
        clips.computeIfAbsent(clip.name(), name -> new ArrayList<>()).addAll(clip.frames());
      }
    }
    List<ReadClip> joined = new ArrayList<>();
    clips.forEach((name, frames) -> joined.add(new ReadClip(name, frames)));
    return new AtlasReading(joined);
  }
}
