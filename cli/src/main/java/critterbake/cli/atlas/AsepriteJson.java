package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.json.Json;
import critterbake.cli.json.JsonView;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Aseprite's JSON (File, Export Sprite Sheet). Frames are named by their number, as Phaser's {@code
 * createFromAseprite} looks them up; tags hold the clips.
 */
public final class AsepriteJson implements AtlasFormat {
  private final boolean array;
  private final boolean longNames;

  /**
   * @param array whether frames are a list with file names, else an object keyed by them
   */
  public AsepriteJson(boolean array) {
    this(array, false);
  }

  /**
   * @param array whether frames are a list with file names, else an object keyed by them
   * @param longNames whether frames are named {@code name clip n.png}, as Aseprite does, else by
   *     their number
   */
  public AsepriteJson(boolean array, boolean longNames) {
    this.array = array;
    this.longNames = longNames;
  }

  /** The same with frames named as Aseprite names them. */
  public AsepriteJson withLongNames() {
    return new AsepriteJson(array, true);
  }

  @Override
  public String id() {
    return array ? "aseprite-array" : "aseprite";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    atlas.requireOnePage("aseprite");
    atlas.requireUpright("aseprite");
    Object text = object("frames", frames(atlas), "meta", meta(atlas));
    return List.of(AtlasFile.text(atlas.name() + ".json", Json.write(text)));
  }

  private Object frames(Atlas atlas) {
    Sheet sheet = atlas.sheet();
    Map<String, Object> byName = new LinkedHashMap<>();
    List<Object> inOrder = new ArrayList<>();
    for (SheetClip clip : sheet.clips()) {
      List<Integer> milliseconds = Times.milliseconds(sheet, clip);
      for (int i = 0; i < clip.length(); i++) {
        int number = clip.from() + i;
        String name =
            longNames
                ? atlas.name() + " " + clip.name() + " " + i + ".png"
                : Integer.toString(number);
        Map<String, Object> frame = object();
        if (array) {
          frame.put("filename", name);
        }
        frame.putAll(FrameJson.write(sheet.regionOf(number)));
        frame.put("duration", milliseconds.get(i));
        byName.put(name, frame);
        inOrder.add(frame);
      }
    }
    return array ? inOrder : byName;
  }

  private static Map<String, Object> meta(Atlas atlas) {
    Sheet.Page page = atlas.sheet().pages().get(0);
    List<Object> tags = new ArrayList<>();
    for (SheetClip clip : atlas.sheet().clips()) {
      tags.add(tag(clip));
    }
    return object(
        "app",
        "https://www.aseprite.org/",
        "version",
        "1.3-critterbake",
        "image",
        atlas.pageFiles().get(0),
        "format",
        "RGBA8888",
        "size",
        object("w", page.width(), "h", page.height()),
        "scale",
        "1",
        "frameTags",
        tags,
        "layers",
        List.of(),
        "slices",
        Slices.json(atlas.sheet()),
        "critterbake",
        MotionData.of(atlas));
  }

  private static Map<String, Object> tag(SheetClip clip) {
    Map<String, Object> tag =
        object(
            "name", clip.name(),
            "from", clip.from(),
            "to", clip.to(),
            "direction", clip.direction().name().toLowerCase(Locale.ROOT),
            "color", "#000000ff");
    if (clip.repeat() > 0) {
      tag.put("repeat", Integer.toString(clip.repeat()));
    }
    return tag;
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return PageJson.accepts(file, "frameTags", array);
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    PageJson sheet = PageJson.of(file);
    List<JsonView> entries = inOrder(sheet.frames());
    List<ReadClip> clips = new ArrayList<>();
    for (JsonView tag : sheet.json().get("meta").get("frameTags").items()) {
      clips.add(clip(tag, entries, sheet.page()));
    }
    return new AtlasReading(clips);
  }

  /** The frames in the order of their numbers where those are their names, else as they stand. */
  private static List<JsonView> inOrder(Map<String, JsonView> byName) {
    List<JsonView> inOrder = new ArrayList<>();
    for (int i = 0; byName.containsKey(Integer.toString(i)); i++) {
      inOrder.add(byName.get(Integer.toString(i)));
    }
    return inOrder.size() == byName.size() ? inOrder : List.copyOf(byName.values());
  }

  private static ReadClip clip(JsonView tag, List<JsonView> entries, String page) {
    String name = tag.get("name").text();
    int from = tag.get("from").whole();
    int to = tag.get("to").whole();
    if (from < 0 || to < from || to >= entries.size()) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "tag %s runs from %d to %d of %d frames",
              name,
              from,
              to,
              entries.size()));
    }
    List<ReadFrame> shown = new ArrayList<>();
    for (JsonView entry : entries.subList(from, to + 1)) {
      OptionalDouble time = OptionalDouble.of(entry.get("duration").whole());
      shown.add(new ReadFrame(FrameJson.read(entry, page), time));
    }
    int repeat = tag.find("repeat").map(times -> Numbers.whole(times.text(), name)).orElse(0);
    return ReadClip.playing(name, played(shown, tag.get("direction").text()), repeat);
  }

  /** Frames in the order in which a tag's direction plays them. */
  static List<ReadFrame> played(List<ReadFrame> frames, String direction) {
    List<ReadFrame> back = new ArrayList<>(frames);
    Collections.reverse(back);
    return switch (direction) {
      case "forward" -> frames;
      case "reverse" -> back;
      case "pingpong" -> thereAndBack(frames, back);
      case "pingpong_reverse" -> thereAndBack(back, frames);
      default -> throw new AtlasException("there is no direction " + direction);
    };
  }

  private static List<ReadFrame> thereAndBack(List<ReadFrame> there, List<ReadFrame> back) {
    List<ReadFrame> all = new ArrayList<>(there);
    all.addAll(back.subList(1, Math.max(1, back.size() - 1)));
    return all;
  }
}
