package critterbake.cli.atlas;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.raster.Frame;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * GameMaker's strips: no data but the file's name, which says how many equal cells lie in one row.
 * A picture per clip and variant; read back, a clip is called by all of the name before that.
 */
final class GamemakerStrips implements AtlasFormat {
  private static final Pattern NAME = Pattern.compile("(.*)_strip(\\d+)\\.png");

  @Override
  public String id() {
    return "gamemaker";
  }

  @Override
  public List<AtlasFile> write(Atlas atlas) {
    List<AtlasFile> files = new ArrayList<>(write(atlas, ""));
    files.add(MotionData.file(atlas));
    return files;
  }

  @Override
  public List<AtlasFile> write(Atlas atlas, String variant) {
    List<SheetClip> clips = atlas.sheet().clips();
    List<AtlasFile> files = new ArrayList<>();
    for (SheetClip clip : clips) {
      String name =
          atlas.name()
              + (clips.size() > 1 ? "-" + clip.name() : "")
              + (variant.isEmpty() ? "" : "-" + variant)
              + "_strip"
              + clip.length()
              + ".png";
      files.add(new AtlasFile(name, strip(atlas.sheet(), clip)));
    }
    return files;
  }

  private static byte[] strip(Sheet sheet, SheetClip clip) {
    Region first = sheet.regionOf(clip.from());
    int width = first.sourceWidth() * clip.length();
    int height = first.sourceHeight();
    if (width > 16_384) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "the strip of %s would be %d px wide; GameMaker takes 16384",
              clip.name(),
              width));
    }
    int[] argb = new int[width * height];
    for (int i = 0; i < clip.length(); i++) {
      int[] frame = FrameCutter.frame(sheet, clip.from() + i);
      for (int y = 0; y < height; y++) {
        System.arraycopy(
            frame,
            y * first.sourceWidth(),
            argb,
            y * width + i * first.sourceWidth(),
            first.sourceWidth());
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      PngEncoder.encode(width, height, argb, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  @Override
  public boolean servesVariants() {
    return false;
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return NAME.matcher(file.name()).matches();
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    Matcher name = NAME.matcher(file.name());
    if (!name.matches()) {
      throw new AtlasException(file.name() + " does not end in _stripN.png");
    }
    int count = Math.max(1, Numbers.whole(name.group(2), file.name()));
    Frame picture;
    try {
      picture = PngDecoder.still(file.bytes());
    } catch (BrokenFileException e) {
      throw new AtlasException(e.getMessage());
    }
    int width = picture.width() / count;
    int height = picture.height();
    if (width * count != picture.width()) {
      throw new AtlasException(picture.width() + " px are not " + count + " equal cells");
    }
    List<ReadFrame> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Cut cut = new Cut(file.name(), i * width, 0, width, height, 0, 0, width, height, false);
      frames.add(new ReadFrame(cut, OptionalDouble.empty()));
    }
    return new AtlasReading(
        List.of(new ReadClip(name.group(1), frames)), Map.of(file.name(), Page.of(picture)));
  }
}
