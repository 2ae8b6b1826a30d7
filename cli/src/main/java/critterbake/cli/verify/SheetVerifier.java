package critterbake.cli.verify;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.json.JsonView;
import critterbake.raster.Frame;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.sheet.Sheet.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Verifies data files on disk against the manifest beside them. */
public final class SheetVerifier {
  private final Path folder;
  private final Map<String, Page> pages = new LinkedHashMap<>();
  private final List<String> faults = new ArrayList<>();

  private SheetVerifier(Path folder) {
    this.folder = folder;
  }

  /**
   * What is wrong with a data file and its pages; none when every frame is as it was baked.
   *
   * @throws IOException if a file cannot be read
   */
  public static List<String> faults(Path data) throws IOException {
    Path folder = data.toAbsolutePath().getParent();
    SheetVerifier verifier = new SheetVerifier(folder);
    try {
      verifier.verify(data);
    } catch (AtlasException | IllegalArgumentException e) {
      verifier.faults.add(e.getMessage());
    }
    return verifier.faults;
  }

  private void verify(Path data) throws IOException {
    String name = data.getFileName().toString();
    AtlasFile file = new AtlasFile(name, Files.readAllBytes(data));
    AtlasFormat format =
        AtlasFormats.of(file)
            .orElseThrow(() -> new AtlasException("is no data file of a known format"));
    AtlasReading reading = format.read(file);
    Optional<JsonView> manifest = manifestOf(name);
    if (manifest.isEmpty()) {
      faults.add("no manifest beside it tells of " + name);
      return;
    }
    readPages(reading);
    faults.addAll(FrameProof.faults(reading, pages, expected(manifest.get())));
  }

  private Optional<JsonView> manifestOf(String name) throws IOException {
    List<Path> manifests;
    try (Stream<Path> files = Files.list(folder)) {
      manifests =
          files
              .filter(file -> file.getFileName().toString().endsWith(".manifest.json"))
              .sorted()
              .toList();
    }
    for (Path path : manifests) {
      JsonView manifest = JsonView.of(new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
      for (JsonView file : manifest.get("files").items()) {
        if (file.get("file").text().equals(name)) {
          return Optional.of(manifest);
        }
      }
    }
    return Optional.empty();
  }

  private static List<ExpectedClip> expected(JsonView manifest) {
    List<ExpectedClip> clips = new ArrayList<>();
    for (JsonView row : manifest.get("frames").items()) {
      List<String> pixels = row.get("pixels").items().stream().map(JsonView::text).toList();
      clips.add(new ExpectedClip(row.get("clip").text(), row.get("zoom").whole(), pixels));
    }
    return clips;
  }

  private void readPages(AtlasReading reading) throws IOException {
    for (ReadClip clip : reading.clips()) {
      for (ReadFrame frame : clip.frames()) {
        if (!pages.containsKey(frame.cut().page())) {
          pages.put(frame.cut().page(), readPage(frame.cut().page()));
        }
      }
    }
  }

  private Page readPage(String name) throws IOException {
    Path path = folder.resolve(name);
    if (!Files.isRegularFile(path)) {
      faults.add("its page " + name + " is missing");
      return null;
    }
    try {
      Frame picture = PngDecoder.decode(Files.readAllBytes(path)).frames().get(0);
      return new Page(picture.width(), picture.height(), picture.argb());
    } catch (BrokenFileException e) {
      faults.add("its page " + name + " cannot be read: " + e.getMessage());
      return null;
    }
  }
}
