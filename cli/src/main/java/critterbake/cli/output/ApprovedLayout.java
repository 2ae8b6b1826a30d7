package critterbake.cli.output;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.Cut;
import critterbake.cli.atlas.FrameCutter;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.sheet.ApprovedFrame;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the frames of an approved sheet lie: read from a data file of any format, from those of the
 * other pages beside it, and from the pictures, as far as they are there to compare with.
 */
public final class ApprovedLayout {
  private static final Pattern NUMBERED = Pattern.compile("([^.]+)-\\d+(\\..+)");

  private final Path data;
  private final List<Path> pictures = new ArrayList<>();
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<String, Optional<Page>> pages = new LinkedHashMap<>();

  private ApprovedLayout(Path data) {
    this.data = data;
  }

  /**
   * The frames of an approved sheet.
   *
   * @throws ToolException if the file is no data of a sheet
   */
  public static List<ApprovedFrame> read(Path data) throws IOException {
    return new ApprovedLayout(data).frames();
  }

  /** The files it is read from; only the data file when that makes no sense. */
  public static List<Path> files(Path data) throws IOException {
    ApprovedLayout layout = new ApprovedLayout(data);
    try {
      List<Path> files = new ArrayList<>(layout.dataFiles());
      layout.frames();
      files.addAll(layout.pictures);
      return files;
    } catch (ToolException e) {
      return List.of(data);
    }
  }

  private List<ApprovedFrame> frames() throws IOException {
    List<AtlasReading> readings = new ArrayList<>();
    try {
      for (Path file : dataFiles()) {
        readings.add(format(file).read(atlasFile(file)));
      }
      List<ApprovedFrame> frames = new ArrayList<>();
      for (ReadClip clip : AtlasReading.join(readings).clips()) {
        for (int i = 0; i < clip.frames().size(); i++) {
          frames.add(frame(clip, i));
        }
      }
      return frames;
    } catch (AtlasException | IllegalArgumentException e) {
      throw refused(e.getMessage(), e);
    }
  }

  private ToolException refused(String why, Exception cause) {
    return new ToolException(ExitCode.INVALID, "stable: " + data.getFileName() + ": " + why, cause);
  }

  private static AtlasFile atlasFile(Path file) throws IOException {
    return new AtlasFile(file.getFileName().toString(), Files.readAllBytes(file));
  }

  private static AtlasFormat format(Path file) throws IOException {
    return AtlasFormats.of(atlasFile(file))
        .filter(format -> !file.getFileName().toString().endsWith(".png"))
        .orElseThrow(() -> new AtlasException("is no data file that tells where frames lie"));
  }

  /** The data file and, where each page has its own, those of the other pages. */
  private List<Path> dataFiles() throws IOException {
    Matcher numbered = NUMBERED.matcher(data.getFileName().toString());
    if (!numbered.matches() || !format(data).filePerPage()) {
      return List.of(data);
    }
    List<Path> files = new ArrayList<>();
    Path next = data.resolveSibling(numbered.group(1) + "-1" + numbered.group(2));
    while (Files.isRegularFile(next)) {
      files.add(next);
      String name = numbered.group(1) + "-" + (files.size() + 1) + numbered.group(2);
      next = data.resolveSibling(name);
    }
    return files.contains(data) ? files : List.of(data);
  }

  private ApprovedFrame frame(ReadClip clip, int index) throws IOException {
    Cut cut = clip.frames().get(index).cut();
    numbers.putIfAbsent(cut.page(), numbers.size());
    Region region = cut.region(numbers.get(cut.page()));
    int number = clip.numbers().isEmpty() ? index : clip.numbers().get(index);
    Optional<Page> page = page(cut.page());
    return new ApprovedFrame(
        clip.name(),
        number,
        region,
        page.map(from -> FrameCutter.frame(region.withoutMargin(), from)));
  }

  private Optional<Page> page(String name) throws IOException {
    if (!pages.containsKey(name)) {
      pages.put(name, picture(data.resolveSibling(name)));
    }
    return pages.get(name);
  }

  private Optional<Page> picture(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    pictures.add(file);
    try {
      return Optional.of(Page.of(PngDecoder.still(Files.readAllBytes(file))));
    } catch (BrokenFileException e) {
      throw refused("its page " + file.getFileName() + ": " + e.getMessage(), e);
    }
  }
}
