package critterbake.cli.check;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.atlas.Cut;
import critterbake.cli.atlas.FrameCutter;
import critterbake.cli.bake.Manifest;
import critterbake.cli.output.OutputWriter.WrittenFile;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.sheet.Sheet.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The files of one packed sheet as a manifest lists them: the pages of each variant, and the data
 * files of one format that tell how frames are cut out of them.
 *
 * @param pages names of the pages by variant, the unchanged look being the variant without a name
 * @param data names of the data files, at least one
 */
record SheetFiles(Map<String, List<String>> pages, List<String> data) {
  /** Data that cuts no frames, and data that brings pictures of its own. */
  private static final Set<String> NO_CUTS = Set.of("motion", "gamemaker");

  /** Milliseconds of a frame whose data tells of no time. */
  private static final int UNTOLD = 100;

  SheetFiles {
    data = List.copyOf(data);
  }

  /** The sheets in a folder, as its manifest lists them. */
  static List<SheetFiles> in(Path folder, String scenario) {
    return Manifest.read(folder.resolve(Manifest.fileName(scenario)))
        .map(SheetFiles::of)
        .orElse(List.of());
  }

  /** The sheets of a bake that can be taken apart again. */
  static List<SheetFiles> of(Manifest manifest) {
    List<SheetFiles> sheets = new ArrayList<>();
    Map<String, List<String>> pages = new LinkedHashMap<>();
    Map<String, List<String>> data = new LinkedHashMap<>();
    for (Manifest.Entry entry : manifest.entries()) {
      WrittenFile file = entry.file();
      if (file.type().equals("sheet")) {
        if (!data.isEmpty()) {
          addTo(sheets, pages, data);
        }
        pages.computeIfAbsent(file.variant(), variant -> new ArrayList<>()).add(file.name());
      } else if (cuts(file)) {
        data.computeIfAbsent(file.type(), type -> new ArrayList<>()).add(file.name());
      }
    }
    addTo(sheets, pages, data);
    return sheets;
  }

  private static boolean cuts(WrittenFile file) {
    return AtlasFormats.of(file.type()).isPresent() && !NO_CUTS.contains(file.type());
  }

  /** One format is enough. */
  private static void addTo(
      List<SheetFiles> sheets, Map<String, List<String>> pages, Map<String, List<String>> data) {
    boolean sameCount = pages.values().stream().mapToInt(List::size).distinct().count() == 1;
    if (pages.containsKey("") && sameCount && !data.isEmpty()) {
      sheets.add(new SheetFiles(new LinkedHashMap<>(pages), data.values().iterator().next()));
    }
    pages.clear();
    data.clear();
  }

  /** Whether it is another bake's sheet of the same name. */
  boolean hasNameOf(SheetFiles other) {
    return pages.get("").get(0).equals(other.pages.get("").get(0));
  }

  /** Whether two folders hold the same data files. */
  boolean sameData(Path one, Path two) throws IOException {
    for (String name : data) {
      if (!Files.isRegularFile(one.resolve(name))
          || Files.mismatch(one.resolve(name), two.resolve(name)) >= 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Where each frame lies, by clip.
   *
   * @return empty when the data files are not there or make no sense
   */
  Optional<AtlasReading> reading(Path folder) throws IOException {
    List<AtlasReading> parts = new ArrayList<>();
    for (String name : data) {
      Path path = folder.resolve(name);
      if (!Files.isRegularFile(path)) {
        return Optional.empty();
      }
      AtlasFile file = new AtlasFile(name, Files.readAllBytes(path));
      try {
        AtlasFormats.of(file).ifPresent(format -> parts.add(format.read(file)));
      } catch (AtlasException | IllegalArgumentException e) {
        return Optional.empty();
      }
    }
    return parts.isEmpty() ? Optional.empty() : Optional.of(AtlasReading.join(parts));
  }

  /**
   * The clips of a variant as animations, which play for ever where the data tells no number.
   *
   * @return empty when a page is not there or does not hold what the data says
   */
  Optional<Map<String, Animation>> clips(AtlasReading reading, Path folder, String variant)
      throws IOException {
    Map<String, Page> read = new LinkedHashMap<>(reading.pictures());
    Map<String, Animation> clips = new LinkedHashMap<>();
    try {
      for (int i = 0; i < pages.get("").size(); i++) {
        read.put(pages.get("").get(i), page(folder.resolve(pages.get(variant).get(i))));
      }
      for (ReadClip clip : reading.clips()) {
        clips.put(clip.name(), animation(clip, read));
      }
    } catch (BrokenFileException | AtlasException e) {
      return Optional.empty();
    }
    return Optional.of(clips);
  }

  private static Page page(Path file) throws IOException, BrokenFileException {
    if (!Files.isRegularFile(file)) {
      throw new AtlasException("its page " + file + " is missing");
    }
    return Page.of(PngDecoder.still(Files.readAllBytes(file)));
  }

  private static Animation animation(ReadClip clip, Map<String, Page> pages) {
    List<Frame> frames = new ArrayList<>();
    for (ReadFrame frame : clip.frames()) {
      Cut cut = frame.cut();
      Page page = pages.get(cut.page());
      if (page == null) {
        throw new AtlasException("its page " + cut.page() + " is missing");
      }
      FrameTime time = new FrameTime(Math.round(frame.milliseconds().orElse(UNTOLD)), 1000);
      int[] argb = FrameCutter.frame(cut, page);
      frames.add(Frame.of(cut.sourceWidth(), cut.sourceHeight(), argb, time));
    }
    return new Animation(frames, clip.repeat().orElse(0));
  }
}
