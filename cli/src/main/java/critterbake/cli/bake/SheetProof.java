package critterbake.cli.bake;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.OutputWriter.WrittenSheet;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.verify.ExpectedClip;
import critterbake.cli.verify.FrameProof;
import critterbake.raster.Frame;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.sheet.Sheet.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads every written sheet back as engines will, before it is moved into its place: each data file
 * must give each frame as it was drawn.
 */
public final class SheetProof {
  /** More lines than this tell a person nothing new. */
  private static final int MOST_FAULTS = 10;

  private final PendingFiles files;
  private final PixelLedger ledger;
  private final List<String> faults = new ArrayList<>();

  public SheetProof(PendingFiles files, PixelLedger ledger) {
    this.files = files;
    this.ledger = ledger;
  }

  /**
   * Reads back what outputs wrote.
   *
   * @throws ToolException naming what is wrong, if anything is
   */
  public void check(Map<OutputWriter, String> outputs) throws IOException {
    for (Map.Entry<OutputWriter, String> output : outputs.entrySet()) {
      for (WrittenSheet sheet : output.getKey().sheets()) {
        check(sheet, ledger.expected(sheet.name(), output.getValue(), sheet.variant()));
      }
    }
    if (!faults.isEmpty()) {
      List<String> shown = faults.subList(0, Math.min(MOST_FAULTS, faults.size()));
      throw new ToolException(
          ExitCode.GUARANTEE,
          "a sheet does not give back its frames, nothing was written:\n  "
              + String.join("\n  ", shown));
    }
  }

  private void check(WrittenSheet sheet, List<ExpectedClip> expected) throws IOException {
    Map<String, Page> pages = pages(sheet);
    Map<String, List<AtlasReading>> readings = new LinkedHashMap<>();
    for (String name : sheet.data()) {
      AtlasFile file = new AtlasFile(name, files.read(name));
      Optional<AtlasFormat> format = AtlasFormats.of(file);
      try {
        if (format.isPresent()) {
          readings
              .computeIfAbsent(format.get().id(), id -> new ArrayList<>())
              .add(format.get().read(file));
        }
      } catch (AtlasException | IllegalArgumentException e) {
        faults.add(name + ": " + e.getMessage());
      }
    }
    readings.forEach(
        (id, parts) ->
            FrameProof.faults(AtlasReading.join(parts), pages, expected)
                .forEach(fault -> faults.add(told(sheet, id, fault))));
  }

  private static String told(WrittenSheet sheet, String format, String fault) {
    String variant = sheet.variant().isEmpty() ? "" : " in " + sheet.variant();
    return format + " data of " + sheet.pages().values().iterator().next() + variant + ": " + fault;
  }

  private Map<String, Page> pages(WrittenSheet sheet) throws IOException {
    Map<String, Page> pages = new LinkedHashMap<>();
    for (Map.Entry<String, String> entry : sheet.pages().entrySet()) {
      try {
        pages.put(entry.getKey(), page(entry.getValue()));
      } catch (BrokenFileException e) {
        faults.add(entry.getValue() + ": " + e.getMessage());
      }
    }
    return pages;
  }

  /** A page, which is read again if memory runs short meanwhile. */
  private Page page(String name) throws IOException {
    Frame picture = PngDecoder.still(files.read(name));
    return Page.painted(picture.width(), picture.height(), () -> pixels(name));
  }

  private int[] pixels(String name) {
    try {
      return PngDecoder.still(files.read(name)).argb();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
