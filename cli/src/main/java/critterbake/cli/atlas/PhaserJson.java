package critterbake.cli.atlas;

import static critterbake.cli.json.Json.object;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.json.Json;
import critterbake.cli.json.JsonView;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Phaser's multiatlas: all pages in one file, frames named {@code clip-n}. */
public final class PhaserJson implements AtlasFormat {
  @Override
  public String id() {
    return "phaser";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    List<Object> textures = new ArrayList<>();
    for (int page = 0; page < atlas.pageFiles().size(); page++) {
      textures.add(texture(atlas, page));
    }
    Object meta =
        object("app", "critterbake", "version", "1.0", "critterbake", MotionData.of(atlas));
    Object json = object("textures", textures, "meta", meta);
    return List.of(AtlasFile.text(atlas.name() + ".phaser.json", Json.write(json)));
  }

  private static Map<String, Object> texture(Atlas atlas, int page) {
    Sheet sheet = atlas.sheet();
    List<Object> frames = new ArrayList<>();
    for (SheetClip clip : sheet.clips()) {
      List<Integer> milliseconds = Times.milliseconds(sheet, clip);
      for (int i = 0; i < clip.length(); i++) {
        int number = clip.from() + i;
        if (sheet.regionOf(number).page() == page) {
          Map<String, Object> entry = object("filename", Atlas.frameName(clip, i));
          entry.putAll(FrameJson.write(sheet.regionOf(number)));
          entry.put("duration", milliseconds.get(i));
          entry.put("anchor", object("x", clip.pivot().x(), "y", clip.pivot().y()));
          frames.add(entry);
        }
      }
    }
    Page picture = sheet.pages().get(page);
    return object(
        "image",
        atlas.pageFiles().get(page),
        "format",
        "RGBA8888",
        "size",
        object("w", picture.width(), "h", picture.height()),
        "scale",
        1,
        "frames",
        frames);
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return file.name().endsWith(".json") && file.text().contains("\"textures\"");
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    Map<String, TreeMap<Integer, ReadFrame>> clips = new LinkedHashMap<>();
    for (JsonView texture : JsonView.of(file.text()).get("textures").items()) {
      FrameJson.requirePlainScale(texture);
      String page = texture.get("image").text();
      for (JsonView entry : texture.get("frames").items()) {
        String name = entry.get("filename").text();
        int dash = name.lastIndexOf('-');
        OptionalDouble time = OptionalDouble.of(entry.get("duration").whole());
        clips
            .computeIfAbsent(name.substring(0, Math.max(0, dash)), clip -> new TreeMap<>())
            .put(
                Numbers.whole(name.substring(dash + 1), name),
                new ReadFrame(FrameJson.read(entry, page), time));
      }
    }
    List<ReadClip> read = new ArrayList<>();
    clips.forEach((name, frames) -> read.add(ReadClip.numbered(name, frames)));
    return new AtlasReading(read);
  }
}
