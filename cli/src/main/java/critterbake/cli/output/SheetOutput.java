package critterbake.cli.output;

import critterbake.cli.atlas.AsepriteArt;
import critterbake.cli.atlas.Atlas;
import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.LayerStack;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.LayeredFrame;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.sheet.ApprovedFrame;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Direction;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Pivot;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetException;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetPicture;
import critterbake.raster.sheet.SheetSource;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A packed sheet of all clips, one picture a variant in one layout, and its data files. */
public final class SheetOutput implements OutputWriter {
  private final Plan plan;
  private final ClipChoice choice;
  private final PendingFiles files;
  private final Map<String, List<SheetSource>> sources = new LinkedHashMap<>();
  private final List<WrittenFile> written = new ArrayList<>();
  private final List<WrittenSheet> writtenSheets = new ArrayList<>();
  private final Map<String, LayerStack> stacks = new LinkedHashMap<>();
  private ClipHeader clip;
  private String variant;
  private List<SheetPicture> frames;
  private LayeredFrame layered;

  /**
   * How the sheet is made.
   *
   * @param stem data files are named after it
   * @param file name of the picture
   * @param stable data file of an approved sheet, whose frames keep their places
   */
  record Plan(
      String stem,
      String file,
      SheetOptions options,
      List<AtlasFormat> formats,
      Optional<Path> stable) {
    Plan {
      formats = List.copyOf(formats);
    }

    List<ApprovedFrame> approved() throws IOException {
      return stable.isPresent() ? ApprovedLayout.read(stable.get()) : List.of();
    }
  }

  SheetOutput(Plan plan, ClipChoice choice, PendingFiles files) {
    this.plan = plan;
    this.choice = choice;
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
    return variants.stream().map(each -> OutputNames.withVariant(plan.file(), each)).toList();
  }

  @Override
  public boolean wantsParts() {
    return plan.formats().stream().anyMatch(AsepriteArt.class::isInstance);
  }

  @Override
  public void parts(LayeredFrame frame) {
    layered = frame;
  }

  @Override
  public void begin(ClipHeader header, String ofVariant) {
    clip = header;
    variant = ofVariant;
    frames = new ArrayList<>();
  }

  @Override
  public void frame(Frame frame) {
    frames.add(SheetPicture.of(frame));
    if (wantsParts()) {
      int zoom = frame.width() / layered.frame().width();
      stacks.computeIfAbsent(variant, name -> new LayerStack(zoom)).add(layered, frame);
    }
  }

  @Override
  public void end(RootMotion root) {
    sources
        .computeIfAbsent(variant, name -> new ArrayList<>())
        .add(
            new SheetSource(
                clip.name(),
                frames,
                clip.repeat(),
                root,
                Direction.FORWARD,
                new Pivot(clip.pivotX(), clip.pivotY())));
    frames = null;
  }

  @Override
  public List<WrittenFile> finish() throws IOException {
    try {
      write();
    } catch (SheetException | AtlasException e) {
      throw new RefusedOutput(plan.file() + ": " + e.getMessage(), Optional.of(e));
    }
    return List.copyOf(written);
  }

  private void write() throws IOException {
    List<String> variants = List.copyOf(sources.keySet());
    List<Sheet> sheets =
        SheetBuilder.buildVariants(List.copyOf(sources.values()), plan.options(), plan.approved());
    for (int i = 0; i < variants.size(); i++) {
      writePages(sheets.get(i), variants.get(i));
    }
    Sheet sheet = sheets.get(0);
    Atlas atlas = new Atlas(plan.stem(), pageFiles("", sheet.pages().size()), sheet);
    Map<String, AtlasFormat> data = writeData(atlas);
    for (int i = 0; i < variants.size(); i++) {
      String each = variants.get(i);
      List<String> telling = new ArrayList<>(writeArt(atlas, each));
      telling.addAll(
          writePictures(new Atlas(atlas.name(), atlas.pageFiles(), sheets.get(i)), each));
      data.forEach(
          (name, format) -> {
            if (each.isEmpty() || format.servesVariants()) {
              telling.add(name);
            }
          });
      writtenSheets.add(new WrittenSheet(plan.stem(), each, telling, pages(atlas, each)));
    }
  }

  /** Writes the drawings of a variant, layer by layer, where they are wanted. */
  private List<String> writeArt(Atlas atlas, String ofVariant) throws IOException {
    List<String> names = new ArrayList<>();
    for (AtlasFormat format : plan.formats()) {
      if (format instanceof AsepriteArt art) {
        AtlasFile file = art.write(atlas, ofVariant, stacks.get(ofVariant));
        write(file, ofVariant, atlas.sheet().frames().size());
        names.add(file.name());
      }
    }
    return names;
  }

  /** Writes the data files that hold a variant's pictures. */
  private List<String> writePictures(Atlas atlas, String ofVariant) throws IOException {
    List<String> names = new ArrayList<>();
    for (AtlasFormat format : ofVariant.isEmpty() ? List.<AtlasFormat>of() : plan.formats()) {
      for (AtlasFile file : format.write(atlas, ofVariant)) {
        write(file, ofVariant, atlas.sheet().frames().size());
        names.add(file.name());
      }
    }
    return names;
  }

  /** Writes the data files, those that formats share once; tells which format each is of. */
  private Map<String, AtlasFormat> writeData(Atlas atlas) throws IOException {
    Map<String, AtlasFormat> formats = new LinkedHashMap<>();
    for (AtlasFormat format : plan.formats()) {
      boolean data = !(format instanceof AsepriteArt);
      for (AtlasFile file : data ? format.write(atlas) : List.<AtlasFile>of()) {
        if (formats.putIfAbsent(file.name(), format) == null) {
          write(file, "", atlas.sheet().frames().size());
        }
      }
    }
    return formats;
  }

  private void write(AtlasFile data, String ofVariant, int frameCount) throws IOException {
    try (OutputStream stream = files.open(data.name())) {
      stream.write(data.bytes());
    }
    written.add(
        new WrittenFile(type(data), "", ofVariant, data.name(), 0, 0, frameCount, List.of()));
  }

  private List<String> pageFiles(String ofVariant, int count) {
    return Atlas.pageFiles(OutputNames.withVariant(plan.file(), ofVariant), count);
  }

  /** The pages of a variant by those that the data names. */
  private Map<String, String> pages(Atlas atlas, String ofVariant) {
    List<String> names = pageFiles(ofVariant, atlas.pageFiles().size());
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
    List<String> names = pageFiles(ofVariant, sheet.pages().size());
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
              sheet.framesOn(i),
              List.of()));
    }
  }
}
