package critterbake.cli.pack;

import critterbake.cli.atlas.Atlas;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.bake.Manifest;
import critterbake.cli.output.OutputWriter.WrittenFile;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.verify.ExpectedClip;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import critterbake.cli.verify.FrameProof;
import critterbake.cli.verify.PixelHash;
import critterbake.cli.version.ToolVersion;
import critterbake.raster.Clip;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.sheet.ApprovedFrame;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A sheet of clips with its data files and manifest, ready to be written.
 *
 * @param manifest what the next run compares with
 * @param files pages and data, in the order they are written
 * @param expected the clips it has to give back
 */
public record PackedSheet(Manifest manifest, List<Written> files, List<ExpectedClip> expected) {
  /** A file and its bytes. */
  public record Written(Manifest.Entry entry, byte[] bytes) {}

  /**
   * How clips are packed.
   *
   * @param name of the sheet
   * @param approved where frames lay before and are to stay
   * @param formats of the data files
   */
  public record Plan(
      String name, SheetOptions options, List<ApprovedFrame> approved, List<AtlasFormat> formats) {}

  /**
   * Packs clips.
   *
   * @param inputs the hash of everything the sheet depends on
   */
  public static PackedSheet of(Plan plan, List<Clip> clips, String inputs) throws IOException {
    List<SheetSource> sources = clips.stream().map(SheetSource::of).toList();
    Sheet sheet =
        SheetBuilder.buildVariants(List.of(sources), plan.options(), plan.approved()).get(0);
    Atlas atlas = Atlas.of(plan.name(), sheet);
    List<Written> files = new ArrayList<>();
    for (int i = 0; i < sheet.pages().size(); i++) {
      Page page = sheet.pages().get(i);
      int shown = sheet.framesOn(i);
      files.add(written("sheet", atlas.pageFiles().get(i), page, shown, png(page)));
    }
    for (AtlasFile file : AtlasFormats.write(plan.formats(), atlas)) {
      String type = AtlasFormats.of(file).map(AtlasFormat::id).orElse("motion");
      int shown = sheet.frames().size();
      files.add(written(type, file.name(), new Page(0, 0, new int[0]), shown, file.bytes()));
    }
    List<ExpectedClip> expected = clips.stream().map(clip -> expected(plan, clip)).toList();
    Manifest manifest =
        Manifest.packed(
            ToolVersion.text(),
            plan.name(),
            inputs,
            expected.stream().map(PackedSheet::row).toList(),
            files.stream().map(Written::entry).toList());
    return new PackedSheet(manifest, files, expected);
  }

  private static byte[] png(Page page) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngEncoder.encode(page.width(), page.height(), page.argb(), out);
    return out.toByteArray();
  }

  private static Written written(String type, String name, Page page, int frames, byte[] bytes) {
    WrittenFile file =
        new WrittenFile(type, "", "", name, page.width(), page.height(), frames, List.of());
    String sha256 = HexFormat.of().formatHex(PixelHash.sha256().digest(bytes));
    return new Written(new Manifest.Entry("sheet", file, bytes.length, sha256), bytes);
  }

  private static ExpectedClip expected(Plan plan, Clip clip) {
    List<ExpectedFrame> frames =
        clip.frames().stream()
            .map(frame -> new ExpectedFrame(PixelHash.of(frame), frame.time()))
            .toList();
    return new ExpectedClip(plan.name(), clip.name(), "", 1, frames);
  }

  private static Map<String, Object> row(ExpectedClip clip) {
    return Manifest.frames("sheet", clip.name(), "", clip.zoom(), clip.frames());
  }

  /** What engines would make of the data that differs from the clips; nothing if all is well. */
  public List<String> faults() throws IOException {
    Map<String, List<AtlasReading>> readings = new LinkedHashMap<>();
    Map<String, Page> pages = new LinkedHashMap<>();
    for (Written file : files) {
      String name = file.entry().file().name();
      String type = file.entry().file().type();
      Optional<AtlasFormat> format = AtlasFormats.of(type);
      if (type.equals("sheet")) {
        pages.put(name, Page.of(PngDecoder.still(file.bytes())));
      } else if (format.isPresent()) {
        readings
            .computeIfAbsent(type, id -> new ArrayList<>())
            .add(format.get().read(new AtlasFile(name, file.bytes())));
      }
    }
    List<String> faults = new ArrayList<>();
    readings.forEach(
        (format, parts) ->
            FrameProof.faults(AtlasReading.join(parts), pages, expected)
                .forEach(fault -> faults.add(format + " data: " + fault)));
    return faults;
  }

  /** Writes all files, or none. */
  public void write(PendingFiles pending, String manifestName) throws IOException {
    for (Written file : files) {
      write(pending, file.entry().file().name(), file.bytes());
    }
    pending.commit();
    write(pending, manifestName, manifest.bytes());
    pending.commit();
  }

  private static void write(PendingFiles pending, String name, byte[] bytes) throws IOException {
    try (OutputStream out = pending.open(name)) {
      out.write(bytes);
    }
  }
}
