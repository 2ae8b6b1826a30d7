package critterbake.cli.atlas;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Godot's SpriteFrames resource: an AtlasTexture per region, an animation per clip. Seconds are a
 * frame's duration divided by the animation's speed; Godot 3 knows no durations, so a longer frame
 * stands several times there.
 */
public final class GodotTres implements AtlasFormat {
  private static final Pattern TEXTURE =
      Pattern.compile("\\[ext_resource [^\\]]*path=\"(?:res://)?([^\"]+)\"[^\\]]*\\bid=\"?(\\w+)");
  private static final Pattern REGION =
      Pattern.compile(
          "\\[sub_resource type=\"AtlasTexture\" id=\"?(\\w+)\"?\\]\\s+"
              + "atlas = ExtResource\\( ?\"?(\\w+)\"? ?\\)\\s+"
              + "region = Rect2\\(([^)]*)\\)\\s+margin = Rect2\\(([^)]*)\\)");
  private static final Pattern ANIMATION =
      Pattern.compile(
          "\"frames\": \\[(.*?)\\],\\s+\"loop\": (\\w+),\\s+\"name\": &?\"([^\"]*)\",\\s+"
              + "\"speed\": ([-0-9.eE]+)",
          Pattern.DOTALL);
  private static final Pattern FRAME =
      Pattern.compile(
          "(?:\"duration\": ([-0-9.eE]+),\\s+\"texture\": )?SubResource\\( ?\"?(\\w+)\"? ?\\)");

  private final int version;

  /**
   * @param version of Godot: 3 or 4
   */
  public GodotTres(int version) {
    this.version = version;
  }

  @Override
  public String id() {
    return version == 3 ? "godot3" : "godot";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    atlas.requireUpright("godot");
    atlas.requireForward("godot");
    int resources = atlas.pageFiles().size() + atlas.sheet().regions().size() + 1;
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "[gd_resource type=\"SpriteFrames\" load_steps=%d format=%d]\n\n",
            resources,
            version == 3 ? 2 : 3));
    writeTextures(atlas, text);
    writeRegions(atlas, text);
    writeAnimations(atlas.sheet(), text);
    String ending = version == 3 ? ".godot3.tres" : ".tres";
    return List.of(AtlasFile.text(atlas.name() + ending, text.toString()), MotionData.file(atlas));
  }

  private void writeTextures(Atlas atlas, StringBuilder text) {
    for (int page = 0; page < atlas.pageFiles().size(); page++) {
      String line =
          version == 3
              ? "[ext_resource path=\"%s\" type=\"Texture\" id=%d]\n"
              : "[ext_resource type=\"Texture2D\" path=\"%s\" id=\"%d\"]\n";
      text.append(String.format(Locale.ROOT, line, atlas.pageFiles().get(page), page + 1));
    }
    text.append('\n');
  }

  private void writeRegions(Atlas atlas, StringBuilder text) {
    List<Region> regions = atlas.sheet().regions();
    String head =
        version == 3
            ? "[sub_resource type=\"AtlasTexture\" id=%d]\natlas = ExtResource( %d )\n"
            : "[sub_resource type=\"AtlasTexture\" id=\"%d\"]\natlas = ExtResource(\"%d\")\n";
    String rectangle = version == 3 ? "Rect2( %d, %d, %d, %d )" : "Rect2(%d, %d, %d, %d)";
    for (int i = 0; i < regions.size(); i++) {
      Region r = regions.get(i);
      text.append(String.format(Locale.ROOT, head, i + 1, r.page() + 1));
      text.append("region = ")
          .append(String.format(Locale.ROOT, rectangle, r.x(), r.y(), r.width(), r.height()));
      text.append("\nmargin = ")
          .append(
              String.format(
                  Locale.ROOT,
                  rectangle,
                  r.offsetX(),
                  r.offsetY(),
                  r.sourceWidth() - r.width(),
                  r.sourceHeight() - r.height()));
      text.append("\nfilter_clip = true\n\n");
    }
  }

  private void writeAnimations(Sheet sheet, StringBuilder text) {
    text.append("[resource]\nanimations = [");
    String before = "";
    for (SheetClip clip : sheet.clips()) {
      text.append(before).append("{\n\"frames\": [");
      text.append(version == 3 ? frames3(sheet, clip) : frames4(sheet, clip));
      text.append("],\n\"loop\": ").append(clip.repeat() == 0);
      text.append(",\n\"name\": ").append(version == 3 ? "" : "&");
      text.append('"').append(clip.name()).append("\",\n\"speed\": ");
      text.append(Numbers.text(speed(sheet, clip))).append("\n}");
      before = ", ";
    }
    text.append("]\n");
  }

  private double speed(Sheet sheet, SheetClip clip) {
    return version == 3
        ? 1000.0 / GodotSteps.of(sheet, clip).milliseconds()
        : 1 / Math.max(1e-6, sheet.frames().get(clip.from()).time().seconds());
  }

  private String frames4(Sheet sheet, SheetClip clip) {
    double speed = speed(sheet, clip);
    List<String> frames = new ArrayList<>();
    for (int frame = clip.from(); frame <= clip.to(); frame++) {
      double duration = sheet.frames().get(frame).time().seconds() * speed;
      frames.add(
          String.format(
              Locale.ROOT,
              "{\n\"duration\": %s,\n\"texture\": SubResource(\"%d\")\n}",
              Numbers.text(duration),
              sheet.frames().get(frame).region() + 1));
    }
    return String.join(", ", frames);
  }

  private static String frames3(Sheet sheet, SheetClip clip) {
    GodotSteps steps = GodotSteps.of(sheet, clip);
    List<String> frames = new ArrayList<>();
    for (int i = 0; i < clip.length(); i++) {
      String frame =
          String.format(
              Locale.ROOT, "SubResource( %d )", sheet.frames().get(clip.from() + i).region() + 1);
      for (int step = 0; step < steps.counts().get(i); step++) {
        frames.add(frame);
      }
    }
    return " " + String.join(", ", frames) + " ";
  }

  @Override
  public boolean accepts(AtlasFile file) {
    String format = version == 3 ? "format=2]" : "format=3]";
    return file.name().endsWith(".tres") && file.text().contains(format);
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    Map<String, String> pages = new LinkedHashMap<>();
    TEXTURE.matcher(file.text()).results().forEach(m -> pages.put(m.group(2), m.group(1)));
    Map<String, Cut> cuts = new LinkedHashMap<>();
    REGION.matcher(file.text()).results().forEach(m -> cuts.put(m.group(1), cut(m, pages)));
    List<ReadClip> clips = new ArrayList<>();
    ANIMATION.matcher(file.text()).results().forEach(m -> clips.add(clip(m, cuts)));
    return new AtlasReading(clips);
  }

  /** A clip; Godot knows for ever and once. */
  private ReadClip clip(MatchResult animation, Map<String, Cut> cuts) {
    int repeat = animation.group(2).equals("true") ? 0 : 1;
    return ReadClip.playing(animation.group(3), frames(animation, cuts), repeat);
  }

  private static Cut cut(MatchResult match, Map<String, String> pages) {
    String where = "region " + match.group(1);
    int[] region = Numbers.wholes(match.group(3), 4, where);
    int[] margin = Numbers.wholes(match.group(4), 4, where);
    String page = pages.get(match.group(2));
    if (page == null) {
      throw new AtlasException(where + " names a texture that is not there");
    }
    return new Cut(
        page,
        region[0],
        region[1],
        region[2],
        region[3],
        margin[0],
        margin[1],
        region[2] + margin[2],
        region[3] + margin[3],
        false);
  }

  private List<ReadFrame> frames(MatchResult animation, Map<String, Cut> cuts) {
    double speed = Numbers.real(animation.group(4), animation.group(3));
    List<ReadFrame> frames = new ArrayList<>();
    FRAME
        .matcher(animation.group(1))
        .results()
        .forEach(
            m -> {
              Cut cut = cuts.get(m.group(2));
              if (cut == null) {
                throw new AtlasException(
                    animation.group(3) + " shows region " + m.group(2) + ", which is not there");
              }
              double duration =
                  m.group(1) == null ? 1 : Numbers.real(m.group(1), animation.group(3));
              frames.add(new ReadFrame(cut, OptionalDouble.of(1000 * duration / speed)));
            });
    return frames;
  }
}
