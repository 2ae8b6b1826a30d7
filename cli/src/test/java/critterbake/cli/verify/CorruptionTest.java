package critterbake.cli.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import critterbake.cli.atlas.Atlas;
import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.atlas.Cut;
import critterbake.cli.atlas.Sheets;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetSource;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Whatever is changed in a sheet's page or data, the proof notices it once a frame changes. */
class CorruptionTest {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private final Map<String, Page> pages = new LinkedHashMap<>();
  private List<ExpectedClip> expected = List.of();
  private Sheet sheet;

  private Atlas atlas(long seed, boolean rotate, boolean several, int extrude) {
    SheetOptions options =
        SheetOptions.DEFAULT
            .withRotate(rotate)
            .withSpacing(1, 0, extrude)
            .withMaxSize(several ? 64 : 512);
    List<SheetSource> sources = Sheets.sources(seed);
    sheet = SheetBuilder.build(sources, options);
    Atlas atlas = Atlas.of("hero", sheet);
    for (int i = 0; i < sheet.pages().size(); i++) {
      pages.put(atlas.pageFiles().get(i), sheet.pages().get(i));
    }
    expected = Sheets.expected("hero", sources);
    return atlas;
  }

  /** The data of a format; none if it cannot tell of this sheet. */
  private static List<AtlasFile> written(AtlasFormat format, Atlas atlas) {
    try {
      return format.write(atlas).stream()
          .filter(file -> !file.name().endsWith(".motion.json"))
          .toList();
    } catch (AtlasException e) {
      return List.of();
    }
  }

  private static AtlasReading read(AtlasFormat format, List<AtlasFile> files) {
    return AtlasReading.join(files.stream().map(format::read).toList());
  }

  @Property(tries = 60)
  void aPixelThatChangedIsNoticed(
      @ForAll long seed,
      @ForAll boolean rotate,
      @ForAll boolean several,
      @ForAll @IntRange(min = 0, max = 2) int extrude) {
    Atlas atlas = atlas(seed, rotate, several, extrude);
    RandomStream random = RandomStream.of(seed, "corruption");
    Region region = pick(sheet.regions(), random, 0);
    Page page = sheet.pages().get(region.page());
    int x = region.x() + (int) (random.unit(0, 1) * region.pageWidth());
    int y = region.y() + (int) (random.unit(0, 2) * region.pageHeight());
    int[] changed = page.argb().clone();
    changed[y * page.width() + x] ^= 0xFF000100;
    pages.put(atlas.pageFiles().get(region.page()), new Page(page.width(), page.height(), changed));
    for (AtlasFormat format : AtlasFormats.ALL) {
      List<AtlasFile> files = written(format, atlas);
      if (!files.isEmpty() && format.servesVariants()) {
        assertFalse(FrameProof.faults(read(format, files), pages, expected).isEmpty(), format.id());
      }
    }
  }

  @Property(tries = 40)
  void aNumberThatChangedIsNoticedWhenFramesOrTimesDo(
      @ForAll long seed, @ForAll boolean rotate, @ForAll boolean several) {
    Atlas atlas = atlas(seed, rotate, several, 1);
    RandomStream random = RandomStream.of(seed, "lies");
    for (AtlasFormat format : AtlasFormats.ALL) {
      List<AtlasFile> files = written(format, atlas);
      if (!files.isEmpty() && format.servesVariants()) {
        assertEquals(List.of(), FrameProof.faults(read(format, files), pages, expected));
        for (int lie = 0; lie < 12; lie++) {
          List<AtlasFile> lying = lie(files, random, 100L * lie);
          assertNoticed(format, files, lying);
        }
      }
    }
  }

  private void assertNoticed(AtlasFormat format, List<AtlasFile> files, List<AtlasFile> lying) {
    try {
      AtlasReading reading = read(format, lying);
      if (FrameProof.faults(reading, pages, expected).isEmpty()) {
        assertEquals(shown(read(format, files)), shown(reading), format.id());
      }
    } catch (AtlasException | IllegalArgumentException e) {
      assertFalse(e.getMessage().isEmpty());
    }
  }

  /** The files with one number changed in one of them. */
  private static List<AtlasFile> lie(List<AtlasFile> files, RandomStream random, long key) {
    AtlasFile file = pick(files, random, key);
    MatchResult number = pick(NUMBER.matcher(file.text()).results().toList(), random, key + 1);
    int at = number.start() + (int) (random.unit(0, key + 2) * number.group().length());
    char digit = (char) ('0' + (file.text().charAt(at) - '0' + 1 + (key / 100) % 9) % 10);
    String text = file.text().substring(0, at) + digit + file.text().substring(at + 1);
    List<AtlasFile> lying = new ArrayList<>(files);
    lying.set(files.indexOf(file), AtlasFile.text(file.name(), text));
    return lying;
  }

  private static <T> T pick(List<T> list, RandomStream random, long key) {
    return list.get((int) (random.unit(0, key) * list.size()));
  }

  /** Every frame as words: its pixels, cut out pixel by pixel, and its time. */
  private Map<String, String> shown(AtlasReading reading) {
    Map<String, String> frames = new LinkedHashMap<>();
    for (ReadClip clip : reading.clips()) {
      for (int i = 0; i < clip.frames().size(); i++) {
        ReadFrame frame = clip.frames().get(i);
        int number = clip.numbers().isEmpty() ? i : clip.numbers().get(i);
        long microseconds = Math.round(1000 * frame.milliseconds().orElse(0));
        frames.put(clip.name() + " " + number, pixels(frame.cut()) + microseconds);
      }
    }
    return frames;
  }

  private String pixels(Cut cut) {
    Page page = pages.get(cut.page());
    StringBuilder text = new StringBuilder();
    text.append(cut.sourceWidth()).append('x').append(cut.sourceHeight()).append(' ');
    for (int y = 0; y < cut.height(); y++) {
      for (int x = 0; x < cut.width(); x++) {
        int pageX = cut.x() + (cut.rotated() ? cut.height() - 1 - y : x);
        int pageY = cut.y() + (cut.rotated() ? x : y);
        int color = page.argb()[pageY * page.width() + pageX];
        if (color >>> 24 != 0) {
          text.append(x + cut.offsetX()).append(',').append(y + cut.offsetY());
          text.append('=').append(Integer.toHexString(color)).append(' ');
        }
      }
    }
    return text.toString();
  }
}
