package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.json.Json;
import critterbake.cli.json.JsonView;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * TexturePacker's JSON, a file per page. The object form is what Pixi loads: clips as animations,
 * all on one page, the anchor in shares of the whole frame.
 */
public final class TexturePackerJson implements AtlasFormat {
  private final boolean array;

  /**
   * @param array whether frames are a list with file names, else an object keyed by them
   */
  public TexturePackerJson(boolean array) {
    this.array = array;
  }

  @Override
  public String id() {
    return array ? "texturepacker-array" : "texturepacker";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    String ending = array ? ".texturepacker-array.json" : ".texturepacker.json";
    List<String> names = Atlas.pageFiles(atlas.name() + ending, atlas.pageFiles().size());
    return atlas.dataPerPage(ending, page -> Json.write(page(atlas, page, names)));
  }

  private Map<String, Object> page(Atlas atlas, int page, List<String> names) {
    Map<String, Object> frames = new LinkedHashMap<>();
    Map<String, Object> animations = new LinkedHashMap<>();
    for (SheetClip clip : atlas.sheet().clips()) {
      List<Object> keys = addClip(atlas.sheet(), clip, page, frames);
      if (!keys.isEmpty()) {
        animations.put(clip.name(), keys);
      }
    }
    return object(
        "frames",
        array ? List.copyOf(frames.values()) : frames,
        "animations",
        animations,
        "meta",
        meta(atlas, page, names));
  }

  private List<Object> addClip(Sheet sheet, SheetClip clip, int page, Map<String, Object> frames) {
    List<Object> keys = new ArrayList<>();
    List<Integer> milliseconds = Times.milliseconds(sheet, clip);
    for (int i = 0; i < clip.length(); i++) {
      Region region = sheet.regionOf(clip.from() + i);
      if (region.page() == page) {
        String key = Atlas.frameName(clip, i);
        Map<String, Object> entry = object();
        if (array) {
          entry.put("filename", key);
        }
        entry.putAll(FrameJson.write(region));
        entry.put("duration", milliseconds.get(i));
        entry.put("anchor", object("x", clip.pivot().x(), "y", clip.pivot().y()));
        frames.put(key, entry);
        keys.add(key);
      }
    }
    if (!keys.isEmpty() && keys.size() < clip.length()) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "texturepacker data keeps a clip on one page, and %s lies on several; raise max_size",
              clip.name()));
    }
    return keys;
  }

  private static Map<String, Object> meta(Atlas atlas, int page, List<String> names) {
    Page picture = atlas.sheet().pages().get(page);
    Map<String, Object> meta =
        object(
            "app", "critterbake",
            "version", "1.0",
            "image", atlas.pageFiles().get(page),
            "format", "RGBA8888",
            "size", object("w", picture.width(), "h", picture.height()),
            "scale", "1");
    if (names.size() > 1) {
      List<String> others = new ArrayList<>(names);
      others.remove(page);
      meta.put("related_multi_packs", others);
    }
    if (page == 0) {
      meta.put("critterbake", MotionData.of(atlas));
    }
    return meta;
  }

  @Override
  public boolean filePerPage() {
    return true;
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return PageJson.accepts(file, "animations", array);
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    PageJson sheet = PageJson.of(file);
    Map<String, JsonView> frames = sheet.frames();
    List<ReadClip> clips = new ArrayList<>();
    sheet
        .json()
        .get("animations")
        .entries()
        .forEach((name, keys) -> clips.add(new ReadClip(name, frames(keys, frames, sheet.page()))));
    return new AtlasReading(clips);
  }

  private static List<ReadFrame> frames(JsonView keys, Map<String, JsonView> entries, String page) {
    List<ReadFrame> frames = new ArrayList<>();
    for (JsonView key : keys.items()) {
      JsonView entry = entries.get(key.text());
      if (entry == null) {
        throw new AtlasException(
            key.path() + " names the frame " + key.text() + ", which is not there");
      }
      OptionalDouble time = OptionalDouble.of(entry.get("duration").whole());
      frames.add(new ReadFrame(FrameJson.read(entry, page), time));
    }
    return frames;
  }
}
