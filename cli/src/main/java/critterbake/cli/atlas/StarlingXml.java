package critterbake.cli.atlas;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
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
import java.util.regex.Pattern;

/**
 * Starling's (Sparrow's) XML, a file per page: sizes as on the sheet, offsets negative, frames
 * named so that sorting them by name plays them.
 */
final class StarlingXml implements AtlasFormat {
  private static final Pattern PAGE = Pattern.compile("imagePath=\"([^\"]*)\"");
  private static final Pattern PICTURE = Pattern.compile("<SubTexture ([^>]*)/>");
  private static final Pattern ATTRIBUTE = Pattern.compile("(\\w+)=\"([^\"]*)\"");

  @Override
  public String id() {
    return "starling";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    atlas.requireForward("starling");
    List<AtlasFile> files = atlas.dataPerPage(".xml", page -> page(atlas, page));
    files.add(MotionData.file(atlas));
    return files;
  }

  private static String page(Atlas atlas, int page) {
    StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    text.append("<TextureAtlas imagePath=\"").append(escape(atlas.pageFiles().get(page)));
    text.append("\">\n");
    for (SheetClip clip : atlas.sheet().clips()) {
      int digits = Math.max(4, Integer.toString(clip.length()).length());
      for (int i = 0; i < clip.length(); i++) {
        Region region = atlas.sheet().regionOf(clip.from() + i);
        if (region.page() == page) {
          String number = "0".repeat(digits - Integer.toString(i).length()) + i;
          text.append(picture(clip.name() + "-" + number, region, clip));
        }
      }
    }
    return text.append("</TextureAtlas>\n").toString();
  }

  private static String picture(String name, Region r, SheetClip clip) {
    return String.format(
        Locale.ROOT,
        "  <SubTexture name=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"%s"
            + " frameX=\"%d\" frameY=\"%d\" frameWidth=\"%d\" frameHeight=\"%d\""
            + " pivotX=\"%s\" pivotY=\"%s\"/>\n",
        escape(name),
        r.x(),
        r.y(),
        r.pageWidth(),
        r.pageHeight(),
        r.rotated() ? " rotated=\"true\"" : "",
        -r.offsetX(),
        -r.offsetY(),
        r.sourceWidth(),
        r.sourceHeight(),
        Double.toString(clip.pivot().x() * r.sourceWidth()),
        Double.toString(clip.pivot().y() * r.sourceHeight()));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private static String unescape(String text) {
    return text.replace("&quot;", "\"").replace("&lt;", "<").replace("&amp;", "&");
  }

  @Override
  public boolean filePerPage() {
    return true;
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return file.name().endsWith(".xml") && file.text().contains("<TextureAtlas");
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    String page =
        PAGE.matcher(file.text())
            .results()
            .map(match -> unescape(match.group(1)))
            .findFirst()
            .orElseThrow(() -> new AtlasException("no imagePath"));
    Map<String, SortedMap<Integer, ReadFrame>> clips = new LinkedHashMap<>();
    PICTURE
        .matcher(file.text())
        .results()
        .forEach(match -> addFrame(clips, attributes(match.group(1)), page));
    List<ReadClip> read = new ArrayList<>();
    clips.forEach((clip, frames) -> read.add(ReadClip.numbered(clip, frames)));
    return new AtlasReading(read);
  }

  private static Map<String, String> attributes(String text) {
    Map<String, String> attributes = new LinkedHashMap<>();
    ATTRIBUTE
        .matcher(text)
        .results()
        .forEach(match -> attributes.put(match.group(1), unescape(match.group(2))));
    return attributes;
  }

  private static void addFrame(
      Map<String, SortedMap<Integer, ReadFrame>> clips, Map<String, String> of, String page) {
    String name = of.getOrDefault("name", "");
    boolean rotated = "true".equals(of.get("rotated"));
    int width = whole(of, rotated ? "height" : "width", name);
    int height = whole(of, rotated ? "width" : "height", name);
    Cut cut =
        new Cut(
            page,
            whole(of, "x", name),
            whole(of, "y", name),
            width,
            height,
            -whole(of, "frameX", name),
            -whole(of, "frameY", name),
            whole(of, "frameWidth", name),
            whole(of, "frameHeight", name),
            rotated);
    int dash = name.lastIndexOf('-');
    clips
        .computeIfAbsent(name.substring(0, Math.max(0, dash)), clip -> new TreeMap<>())
        .put(
            Numbers.whole(name.substring(dash + 1), name),
            new ReadFrame(cut, OptionalDouble.empty()));
  }

  private static int whole(Map<String, String> attributes, String key, String name) {
    return Numbers.whole(attributes.getOrDefault(key, "nothing"), name + " " + key);
  }
}
