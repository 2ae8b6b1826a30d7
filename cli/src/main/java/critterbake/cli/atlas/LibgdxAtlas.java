package critterbake.cli.atlas;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
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
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * libGDX's atlas text. An animation is one name, the clip's, with an index from 0. Offsets count
 * from the bottom left. Turned regions would have to stand counter-clockwise, and ours do not.
 */
final class LibgdxAtlas implements AtlasFormat {
  private final boolean legacy;

  /**
   * @param legacy whether the form before libGDX 1.9.13 is written
   */
  public LibgdxAtlas(boolean legacy) {
    this.legacy = legacy;
  }

  @Override
  public String id() {
    return legacy ? "libgdx-legacy" : "libgdx";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    atlas.requireUpright("libgdx");
    atlas.requireForward("libgdx");
    StringBuilder text = new StringBuilder();
    for (int page = 0; page < atlas.pageFiles().size(); page++) {
      writePage(atlas, page, text);
    }
    return List.of(
        AtlasFile.text(atlas.name() + ".atlas", text.toString()), MotionData.file(atlas));
  }

  private void writePage(Atlas atlas, int page, StringBuilder text) {
    Page picture = atlas.sheet().pages().get(page);
    text.append(legacy || page > 0 ? "\n" : "").append(atlas.pageFiles().get(page)).append('\n');
    text.append(String.format(Locale.ROOT, "size: %d, %d\n", picture.width(), picture.height()));
    text.append("format: RGBA8888\nfilter: Nearest, Nearest\nrepeat: none\n");
    Sheet sheet = atlas.sheet();
    for (SheetClip clip : sheet.clips()) {
      for (int i = 0; i < clip.length(); i++) {
        Region region = sheet.regionOf(clip.from() + i);
        if (region.page() == page) {
          text.append(legacy ? legacy(clip.name(), i, region) : modern(clip.name(), i, region));
        }
      }
    }
  }

  private static int bottom(Region region) {
    return region.sourceHeight() - region.height() - region.offsetY();
  }

  private static String modern(String name, int index, Region r) {
    String offsets =
        r.trimmed()
            ? String.format(
                Locale.ROOT,
                "offsets: %d, %d, %d, %d\n",
                r.offsetX(),
                bottom(r),
                r.sourceWidth(),
                r.sourceHeight())
            : "";
    return String.format(
            Locale.ROOT,
            "%s\nindex: %d\nbounds: %d, %d, %d, %d\n",
            name,
            index,
            r.x(),
            r.y(),
            r.width(),
            r.height())
        + offsets;
  }

  private static String legacy(String name, int index, Region r) {
    return String.format(
        Locale.ROOT,
        """
        %s
          rotate: false
          xy: %d, %d
          size: %d, %d
          orig: %d, %d
          offset: %d, %d
          index: %d
        """,
        name,
        r.x(),
        r.y(),
        r.width(),
        r.height(),
        r.sourceWidth(),
        r.sourceHeight(),
        r.offsetX(),
        bottom(r),
        index);
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return file.name().endsWith(".atlas") && file.text().contains("bounds:") != legacy;
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    Map<String, SortedMap<Integer, ReadFrame>> clips = new LinkedHashMap<>();
    String page = null;
    String name = null;
    Map<String, String> fields = new LinkedHashMap<>();
    for (String line : (file.text() + "\n").split("\n", -1)) {
      int colon = line.indexOf(':');
      if (colon >= 0) {
        fields.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
        continue;
      }
      if (name != null) {
        addFrame(clips, name, page, fields);
      }
      fields.clear();
      boolean blank = line.isBlank();
      name = blank || page == null ? null : line.strip();
      page = blank ? null : page == null ? line.strip() : page;
    }
    List<ReadClip> read = new ArrayList<>();
    clips.forEach((clip, frames) -> read.add(ReadClip.numbered(clip, frames)));
    return new AtlasReading(read);
  }

  private static void addFrame(
      Map<String, SortedMap<Integer, ReadFrame>> clips,
      String name,
      String page,
      Map<String, String> fields) {
    if (!List.of("false", "0").contains(fields.getOrDefault("rotate", "false"))) {
      throw new AtlasException(name + " stands turned, which sheets for libGDX never do");
    }
    int[] bounds = bounds(name, fields);
    int width = bounds[2];
    int height = bounds[3];
    int[] offsets = offsets(name, fields, width, height);
    int top = offsets[3] - height - offsets[1];
    Cut cut =
        new Cut(
            page,
            bounds[0],
            bounds[1],
            width,
            height,
            offsets[0],
            top,
            offsets[2],
            offsets[3],
            false);
    int index = Numbers.whole(fields.getOrDefault("index", "-1"), name);
    clips
        .computeIfAbsent(name, clip -> new TreeMap<>())
        .put(index, new ReadFrame(cut, OptionalDouble.empty()));
  }

  private static int[] bounds(String name, Map<String, String> fields) {
    if (fields.containsKey("bounds")) {
      return Numbers.wholes(fields.get("bounds"), 4, name);
    }
    return Numbers.wholes(fields.get("xy") + "," + fields.get("size"), 4, name);
  }

  private static int[] offsets(String name, Map<String, String> fields, int width, int height) {
    if (fields.containsKey("offset")) {
      return Numbers.wholes(fields.get("offset") + "," + fields.get("orig"), 4, name);
    }
    String untrimmed = "0,0," + width + "," + height;
    return Numbers.wholes(fields.getOrDefault("offsets", untrimmed), 4, name);
  }
}
