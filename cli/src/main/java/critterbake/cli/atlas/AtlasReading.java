package critterbake.cli.atlas;

import critterbake.raster.sheet.Sheet.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an engine understands of a data file.
 *
 * @param clips in the file's order
 * @param pictures that the file itself holds, by the names its cuts give them
 */
public record AtlasReading(List<ReadClip> clips, Map<String, Page> pictures) {
  public AtlasReading {
    clips = List.copyOf(clips);
    pictures = Collections.unmodifiableMap(new LinkedHashMap<>(pictures));
  }

  /** What a file without pictures tells. */
  public AtlasReading(List<ReadClip> clips) {
    this(clips, Map.of());
  }

  /**
   * A clip, or the part of it that a file tells.
   *
   * @param frames in playing order
   * @param numbers of the frames within the whole clip, or empty when they just follow each other
   * @param repeat how often it plays, 0 for ever, or empty where the format does not tell
   */
  public record ReadClip(
      String name, List<ReadFrame> frames, List<Integer> numbers, OptionalInt repeat) {
    public ReadClip {
      frames = List.copyOf(frames);
      numbers = List.copyOf(numbers);
    }

    ReadClip(String name, List<ReadFrame> frames) {
      this(name, frames, List.of(), OptionalInt.empty());
    }

    /** A clip of a format that tells how often it plays. */
    static ReadClip playing(String name, List<ReadFrame> frames, int repeat) {
      return new ReadClip(name, frames, List.of(), OptionalInt.of(repeat));
    }

    /** A clip whose frames the format numbers. */
    static ReadClip numbered(String name, SortedMap<Integer, ReadFrame> frames) {
      return new ReadClip(
          name, List.copyOf(frames.values()), List.copyOf(frames.keySet()), OptionalInt.empty());
    }
  }

  /**
   * A frame.
   *
   * @param milliseconds how long it is shown, or empty where the format does not tell
   */
  public record ReadFrame(Cut cut, OptionalDouble milliseconds) {}

  /**
   * One reading of the several files of one sheet: the parts of a clip are put together by their
   * numbers, since frames that share a region may lie on any page, or follow each other.
   */
  public static AtlasReading join(List<AtlasReading> readings) {
    Map<String, List<ReadClip>> parts = new LinkedHashMap<>();
    Map<String, Page> pictures = new LinkedHashMap<>();
    for (AtlasReading reading : readings) {
      pictures.putAll(reading.pictures());
      for (ReadClip clip : reading.clips()) {
        parts.computeIfAbsent(clip.name(), name -> new ArrayList<>()).add(clip);
      }
    }
    return new AtlasReading(parts.values().stream().map(AtlasReading::whole).toList(), pictures);
  }

  private static ReadClip whole(List<ReadClip> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    SortedMap<Integer, ReadFrame> frames = new TreeMap<>();
    parts.forEach(part -> addTo(frames, part));
    return ReadClip.numbered(parts.get(0).name(), frames);
  }

  private static void addTo(SortedMap<Integer, ReadFrame> frames, ReadClip part) {
    int known = frames.size();
    for (int i = 0; i < part.frames().size(); i++) {
      frames.put(
          part.numbers().isEmpty() ? known + i : part.numbers().get(i), part.frames().get(i));
    }
  }
}
