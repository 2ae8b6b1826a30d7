package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.cli.json.Json;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Aseprite's JSON (File, Export Sprite Sheet). Frames are named by their number, as Phaser's {@code
 * createFromAseprite} looks them up; tags hold the clips.
 */
public final class AsepriteJson implements AtlasFormat {
  private final boolean array;

  /**
   * @param array whether frames are a list with file names, else an object keyed by them
   */
  public AsepriteJson(boolean array) {
    this.array = array;
  }

  @Override
  public String id() {
    return array ? "aseprite-array" : "aseprite";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    if (atlas.pageFiles().size() > 1) {
      throw new AtlasException(
          "aseprite data describes one page and the sheet has "
              + atlas.pageFiles().size()
              + "; raise max_size, or use data: phaser, texturepacker or libgdx");
    }
    Object text = object("frames", frames(atlas.sheet()), "meta", meta(atlas));
    return List.of(AtlasFile.text(atlas.name() + ".json", Json.write(text)));
  }

  private Object frames(Sheet sheet) {
    Map<String, Object> byName = new LinkedHashMap<>();
    List<Object> inOrder = new ArrayList<>();
    for (SheetClip clip : sheet.clips()) {
      List<Integer> milliseconds = Times.milliseconds(sheet, clip);
      for (int i = 0; i < clip.length(); i++) {
        int number = clip.from() + i;
        String name = Integer.toString(number);
        Map<String, Object> frame = new LinkedHashMap<>();
        if (array) {
          frame.put("filename", name);
        }
        putFrame(frame, sheet.regionOf(number), milliseconds.get(i));
        byName.put(name, frame);
        inOrder.add(frame);
      }
    }
    return array ? inOrder : byName;
  }

  private static void putFrame(Map<String, Object> frame, Region region, int milliseconds) {
    if (region.rotated()) {
      throw new AtlasException("aseprite data cannot tell of turned regions; use rotate: false");
    }
    frame.put("frame", rectangle(region.x(), region.y(), region.width(), region.height()));
    frame.put("rotated", false);
    frame.put("trimmed", region.trimmed());
    frame.put(
        "spriteSourceSize",
        rectangle(region.offsetX(), region.offsetY(), region.width(), region.height()));
    frame.put("sourceSize", object("w", region.sourceWidth(), "h", region.sourceHeight()));
    frame.put("duration", milliseconds);
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

  private static Map<String, Object> rectangle(int x, int y, int width, int height) {
    return object("x", x, "y", y, "w", width, "h", height);
  }
}
