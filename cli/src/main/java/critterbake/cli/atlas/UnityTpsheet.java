package critterbake.cli.atlas;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
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
 * Unity's tpsheet, a file per page. Heights count from the bottom; the pivot is in shares of the
 * trimmed picture, and all there is to place it by. Comments keep each clip's whole size and pivot,
 * so that the frames can be rebuilt.
 */
final class UnityTpsheet implements AtlasFormat {
  private static final String COMMENT = "# clip ";

  @Override
  public String id() {
    return "unity";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    atlas.requireUpright("unity");
    atlas.requireForward("unity");
    List<AtlasFile> files = atlas.dataPerPage(".tpsheet", page -> page(atlas, page));
    files.add(MotionData.file(atlas));
    return files;
  }

  private static String page(Atlas atlas, int page) {
    Page picture = atlas.sheet().pages().get(page);
    StringBuilder text = new StringBuilder();
    text.append(":format=40300\n:texture=").append(atlas.pageFiles().get(page));
    text.append(String.format(Locale.ROOT, "\n:size=%dx%d\n", picture.width(), picture.height()));
    text.append(":pivotpoints=enabled\n:borders=disabled\n\n");
    for (SheetClip clip : atlas.sheet().clips()) {
      Region first = atlas.sheet().regionOf(clip.from());
      text.append(COMMENT).append(escape(clip.name()));
      text.append(String.format(Locale.ROOT, ";%d;%d;", first.sourceWidth(), first.sourceHeight()));
      text.append(clip.pivot().x()).append(';').append(clip.pivot().y()).append('\n');
    }
    for (SheetClip clip : atlas.sheet().clips()) {
      for (int i = 0; i < clip.length(); i++) {
        Region region = atlas.sheet().regionOf(clip.from() + i);
        if (region.page() == page) {
          text.append(line(Atlas.frameName(clip, i), region, clip, picture.height()));
        }
      }
    }
    return text.toString();
  }

  private static String line(String name, Region r, SheetClip clip, int pageHeight) {
    double px = (clip.pivot().x() * r.sourceWidth() - r.offsetX()) / r.width();
    double py = 1 - (clip.pivot().y() * r.sourceHeight() - r.offsetY()) / r.height();
    return String.format(
        Locale.ROOT,
        "%s;%d;%d;%d;%d; %s;%s; 0;0;0;0\n",
        escape(name),
        r.x(),
        pageHeight - r.y() - r.height(),
        r.width(),
        r.height(),
        Double.toString(px),
        Double.toString(py));
  }

  private static String escape(String name) {
    return name.replace("%", "%25").replace("#", "%23").replace(":", "%3A").replace(";", "%3B");
  }

  private static String unescape(String name) {
    return name.replace("%3B", ";").replace("%3A", ":").replace("%23", "#").replace("%25", "%");
  }

  @Override
  public boolean filePerPage() {
    return true;
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return file.name().endsWith(".tpsheet");
  }

  /** A clip's whole size and pivot. */
  private record Whole(int width, int height, double pivotX, double pivotY) {}

  @Override
  public AtlasReading read(AtlasFile file) {
    Map<String, Whole> wholes = new LinkedHashMap<>();
    Map<String, SortedMap<Integer, ReadFrame>> clips = new LinkedHashMap<>();
    String page = "";
    int pageHeight = 0;
    for (String line : file.text().split("\n")) {
      if (line.startsWith(":texture=")) {
        page = line.substring(9);
      } else if (line.startsWith(":size=")) {
        pageHeight = Numbers.whole(line.substring(line.indexOf('x') + 1), ":size");
      } else if (line.startsWith(COMMENT)) {
        String[] fields = fields(line.substring(COMMENT.length()), 5);
        wholes.put(unescape(fields[0]), whole(fields));
      } else if (!line.isBlank() && !line.startsWith(":") && !line.startsWith("#")) {
        addFrame(clips, wholes, fields(line, 7), page, pageHeight);
      }
    }
    List<ReadClip> read = new ArrayList<>();
    clips.forEach((clip, frames) -> read.add(ReadClip.numbered(clip, frames)));
    return new AtlasReading(read);
  }

  private static String[] fields(String line, int count) {
    String[] fields = line.split(";");
    if (fields.length < count) {
      throw new AtlasException("the line \"" + line + "\" is cut off");
    }
    return fields;
  }

  private static Whole whole(String[] fields) {
    return new Whole(
        Numbers.whole(fields[1], fields[0]),
        Numbers.whole(fields[2], fields[0]),
        Numbers.real(fields[3], fields[0]),
        Numbers.real(fields[4], fields[0]));
  }

  private static void addFrame(
      Map<String, SortedMap<Integer, ReadFrame>> clips,
      Map<String, Whole> wholes,
      String[] fields,
      String page,
      int pageHeight) {
    String name = unescape(fields[0]);
    int dash = name.lastIndexOf('-');
    String clip = name.substring(0, Math.max(0, dash));
    Whole whole = wholes.get(clip);
    if (whole == null) {
      throw new AtlasException("the whole size of clip " + clip + " is not told");
    }
    int width = Numbers.whole(fields[3], name);
    int height = Numbers.whole(fields[4], name);
    int y = pageHeight - Numbers.whole(fields[2], name) - height;
    double px = Numbers.real(fields[5], name);
    double py = Numbers.real(fields[6], name);
    int offsetX = (int) Math.round(whole.pivotX() * whole.width() - px * width);
    int offsetY = (int) Math.round(whole.pivotY() * whole.height() - (1 - py) * height);
    Cut cut =
        new Cut(
            page,
            Numbers.whole(fields[1], name),
            y,
            width,
            height,
            offsetX,
            offsetY,
            whole.width(),
            whole.height(),
            false);
    clips
        .computeIfAbsent(clip, each -> new TreeMap<>())
        .put(
            Numbers.whole(name.substring(dash + 1), name),
            new ReadFrame(cut, OptionalDouble.empty()));
  }
}
