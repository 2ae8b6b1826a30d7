package critterbake.cli.verify;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.verify.BakedFiles.Listed;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.sheet.Sheet.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Verifies files on disk against the manifest beside them: the frames and times that data give, in
 * every variant, and the bytes of data and pages.
 */
public final class SheetVerifier {
  private final Path folder;
  private final BakedFiles baked;
  private final Map<String, Optional<Page>> pictures = new LinkedHashMap<>();
  private final List<String> faults = new ArrayList<>();

  private SheetVerifier(Path folder, BakedFiles baked) {
    this.folder = folder;
    this.baked = baked;
  }

  /**
   * What is wrong with a data file and its pages, or with all files of a manifest; none when every
   * frame is as it was baked.
   *
   * @throws IOException if a file cannot be read
   */
  public static List<String> faults(Path file) throws IOException {
    try {
      Optional<BakedFiles> baked = BakedFiles.of(file);
      if (baked.isEmpty()) {
        return List.of("no manifest beside it tells of " + file.getFileName());
      }
      SheetVerifier verifier = new SheetVerifier(file.toAbsolutePath().getParent(), baked.get());
      verifier.verify(file.getFileName().toString());
      return verifier.faults.stream().distinct().toList();
    } catch (IllegalArgumentException e) {
      return List.of(e.getMessage());
    }
  }

  /** The manifests in a folder, by name. */
  public static List<Path> manifests(Path folder) throws IOException {
    return BakedFiles.manifests(folder);
  }

  private void verify(String name) throws IOException {
    if (name.endsWith(BakedFiles.ENDING)) {
      for (Listed file : baked.files()) {
        verify(file);
      }
    } else {
      verify(baked.listed(name).orElseThrow());
    }
  }

  private void verify(Listed file) throws IOException {
    Optional<byte[]> bytes = bytes(file.name());
    if (bytes.isEmpty()) {
      faults.add(file.name() + " is missing");
      return;
    }
    AtlasFile data = new AtlasFile(file.name(), bytes.get());
    Optional<AtlasFormat> format = AtlasFormats.of(file.type());
    if (format.isPresent()) {
      try {
        verify(file, format.get(), format.get().read(data));
      } catch (AtlasException | IllegalArgumentException e) {
        faults.add(e.getMessage());
      }
    }
    checkBytes(file, bytes.get());
  }

  private void verify(Listed data, AtlasFormat format, AtlasReading own) throws IOException {
    for (String variant : baked.variants(data.output())) {
      if (variant.equals(data.variant()) || format.servesVariants()) {
        List<ExpectedClip> expected = baked.expected(data.output(), variant);
        Map<String, Page> pages = pages(data.output(), variant);
        String told = variant.isEmpty() ? "" : "variant " + variant + ": ";
        FrameProof.wrong(own, pages, expected).forEach(fault -> faults.add(told + fault));
      }
    }
    AtlasReading whole = AtlasReading.join(readings(data));
    faults.addAll(FrameProof.missing(whole, baked.expected(data.output(), data.variant())));
  }

  /** What all files of the same format and output tell together. */
  private List<AtlasReading> readings(Listed data) throws IOException {
    List<AtlasReading> readings = new ArrayList<>();
    for (Listed file : baked.files()) {
      boolean alike = file.type().equals(data.type()) && file.output().equals(data.output());
      Optional<byte[]> bytes =
          alike && file.variant().equals(data.variant()) ? bytes(file.name()) : Optional.empty();
      if (bytes.isPresent()) {
        AtlasFormat format = AtlasFormats.of(file.type()).orElseThrow();
        readings.add(format.read(new AtlasFile(file.name(), bytes.get())));
      }
    }
    return readings;
  }

  /** The pages of a variant by the names that data has for those of the scenario's own colors. */
  private Map<String, Page> pages(String output, String variant) throws IOException {
    List<String> named = baked.pages(output, "");
    List<String> files = baked.pages(output, variant);
    Map<String, Page> pages = new LinkedHashMap<>();
    for (int i = 0; i < Math.min(named.size(), files.size()); i++) {
      String inData = named.get(i);
      picture(files.get(i)).ifPresent(page -> pages.put(inData, page));
    }
    return pages;
  }

  private Optional<Page> picture(String name) throws IOException {
    if (!pictures.containsKey(name)) {
      pictures.put(name, decoded(name));
    }
    return pictures.get(name);
  }

  private Optional<Page> decoded(String name) throws IOException {
    Optional<byte[]> bytes = bytes(name);
    if (bytes.isEmpty()) {
      faults.add("its page " + name + " is missing");
      return Optional.empty();
    }
    checkBytes(baked.listed(name).orElseThrow(), bytes.get());
    try {
      return Optional.of(Page.of(PngDecoder.still(bytes.get())));
    } catch (BrokenFileException e) {
      faults.add("its page " + name + " cannot be read: " + e.getMessage());
      return Optional.empty();
    }
  }

  private Optional<byte[]> bytes(String name) throws IOException {
    Path path = folder.resolve(name);
    return Files.isRegularFile(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
  }

  private void checkBytes(Listed file, byte[] bytes) {
    String sha256 = HexFormat.of().formatHex(PixelHash.sha256().digest(bytes));
    if (!sha256.equals(file.sha256())) {
      faults.add(file.name() + " is not the file that was baked: its SHA-256 is another");
    }
  }
}
