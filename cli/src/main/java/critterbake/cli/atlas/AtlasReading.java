package critterbake.cli.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an engine understands of a data file.
 *
 * @param clips in the file's order
 */
public record AtlasReading(List<ReadClip> clips) {
  public AtlasReading {
    clips = List.copyOf(clips);
  }

  /**
   * A clip, or the part of it that a file tells.
   *
   * @param frames in playing order
   * @param numbers of the frames within the whole clip, or empty when they just follow each other
   */
  public record ReadClip(String name, List<ReadFrame> frames, List<Integer> numbers) {
    public ReadClip {
      frames = List.copyOf(frames);
      numbers = List.copyOf(numbers);
    }

    ReadClip(String name, List<ReadFrame> frames) {
      this(name, frames, List.of());
    }

    /** A clip whose frames the format numbers. */
    static ReadClip numbered(String name, SortedMap<Integer, ReadFrame> frames) {
      return new ReadClip(name, List.copyOf(frames.values()), List.copyOf(frames.keySet()));
    }
  }

  /**
   * A frame.
   *
   * @param milliseconds how long it is shown, rounded, or empty where the format does not tell
   */
  public record ReadFrame(Cut cut, OptionalInt milliseconds) {}

  /**
   * One reading of the several files of one sheet: the parts of a clip are put together by their
   * numbers, since frames that share a region may lie on any page, or follow each other.
   */
  public static AtlasReading join(List<AtlasReading> readings) {
    Map<String, SortedMap<Integer, ReadFrame>> clips = new LinkedHashMap<>();
    for (AtlasReading reading : readings) {
      for (ReadClip clip : reading.clips()) {
        addTo(clips.computeIfAbsent(clip.name(), name -> new TreeMap<>()), clip);
      }
    }
    List<ReadClip> joined = new ArrayList<>();
    clips.forEach((name, frames) -> joined.add(ReadClip.numbered(name, frames)));
    return new AtlasReading(joined);
  }

  private static void addTo(SortedMap<Integer, ReadFrame> frames, ReadClip part) {
    int known = frames.size();
    for (int i = 0; i < part.frames().size(); i++) {
      frames.put(
          part.numbers().isEmpty() ? known + i : part.numbers().get(i), part.frames().get(i));
    }
  }
}
