package critterbake.cli.output;

import critterbake.cli.atlas.Atlas;
import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Direction;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Pivot;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetException;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetSource;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A packed sheet of all clips, one picture a variant in one layout, and its data files. */
public final class SheetOutput implements OutputWriter {
  private final String stem;
  private final String file;
  private final ClipChoice choice;
  private final SheetOptions options;
  private final List<AtlasFormat> formats;
  private final PendingFiles files;
  private final Map<String, List<SheetSource>> sources = new LinkedHashMap<>();
  private final List<WrittenFile> written = new ArrayList<>();
  private final List<WrittenSheet> writtenSheets = new ArrayList<>();
  private ClipHeader clip;
  private String variant;
  private List<Frame> frames;

  /**
   * @param stem data files are named after it
   * @param file name of the picture
   */
  SheetOutput(
      String stem,
      String file,
      ClipChoice choice,
      SheetOptions options,
      List<AtlasFormat> formats,
      PendingFiles files) {
    this.stem = stem;
    this.file = file;
    this.choice = choice;
    this.options = options;
    this.formats = List.copyOf(formats);
    this.files = files;
  }

  @Override
  public boolean takes(ClipHeader candidate) {
    return choice.takes(candidate.name());
  }

  @Override
  public Picturing picturing(ClipHeader header) {
    return choice.picturing(header);
  }

  @Override
  public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
    return variants.stream().map(each -> OutputNames.withVariant(file, each)).toList();
  }

  @Override
  public void begin(ClipHeader header, String ofVariant) {
    clip = header;
    variant = ofVariant;
    frames = new ArrayList<>();
  }

  @Override
  public void frame(Frame frame) {
    frames.add(frame);
  }

  @Override
  public void end(RootMotion root) {
    sources
        .computeIfAbsent(variant, name -> new ArrayList<>())
        .add(
            new SheetSource(
                new Clip(clip.name(), frames, clip.repeat(), root),
                Direction.FORWARD,
                new Pivot(clip.pivotX(), clip.pivotY())));
    frames = null;
  }

  @Override
  public List<WrittenFile> finish() throws IOException {
    try {
      write();
    } catch (SheetException | AtlasException e) {
      throw new RefusedOutput(file + ": " + e.getMessage(), Optional.of(e));
    }
    return List.copyOf(written);
  }

  private void write() throws IOException {
    List<String> variants = List.copyOf(sources.keySet());
    List<Sheet> sheets = SheetBuilder.buildVariants(List.copyOf(sources.values()), options);
    for (int i = 0; i < variants.size(); i++) {
      writePages(sheets.get(i), variants.get(i));
    }
    Sheet sheet = sheets.get(0);
    Atlas atlas = new Atlas(stem, Atlas.pageFiles(file, sheet.pages().size()), sheet);
    List<String> dataFiles = new ArrayList<>();
    for (AtlasFile data : AtlasFormats.write(formats, atlas)) {
      dataFiles.add(data.name());
      try (OutputStream stream = files.open(data.name())) {
        stream.write(data.bytes());
      }
      written.add(
          new WrittenFile(type(data), "", "", data.name(), 0, 0, sheet.frames().size(), List.of()));
    }
    for (String each : variants) {
      writtenSheets.add(new WrittenSheet(each, dataFiles, pages(atlas, each)));
    }
  }

  /** The pages of a variant by those that the data names. */
  private Map<String, String> pages(Atlas atlas, String ofVariant) {
    List<String> names =
        Atlas.pageFiles(OutputNames.withVariant(file, ofVariant), atlas.pageFiles().size());
    Map<String, String> pages = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      pages.put(atlas.pageFiles().get(i), names.get(i));
    }
    return pages;
  }

  @Override
  public List<WrittenSheet> sheets() {
    return List.copyOf(writtenSheets);
  }

  private static String type(AtlasFile data) {
    return AtlasFormats.of(data).map(AtlasFormat::id).orElse("motion");
  }

  private void writePages(Sheet sheet, String ofVariant) throws IOException {
    List<String> names =
        Atlas.pageFiles(OutputNames.withVariant(file, ofVariant), sheet.pages().size());
    for (int i = 0; i < names.size(); i++) {
      Page page = sheet.pages().get(i);
      try (OutputStream stream = files.open(names.get(i))) {
        PngEncoder.encode(page.width(), page.height(), page.argb(), stream);
      }
      written.add(
          new WrittenFile(
              "sheet",
              "",
              ofVariant,
              names.get(i),
              page.width(),
              page.height(),
              framesOn(sheet, i),
              List.of()));
    }
  }

  private static int framesOn(Sheet sheet, int page) {
    int count = 0;
    for (int frame = 0; frame < sheet.frames().size(); frame++) {
      if (sheet.regionOf(frame).page() == page) {
        count++;
      }
    }
    return count;
  }
}
