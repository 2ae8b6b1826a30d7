package critterbake.cli.verify;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.atlas.Cut;
import critterbake.cli.atlas.FrameCutter;
import critterbake.raster.sheet.Sheet.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Compares the frames that a data file gives with those that were baked. */
public final class FrameProof {
  private final Map<String, Page> pages;
  private final List<ExpectedClip> expected;
  private final List<String> faults = new ArrayList<>();

  private FrameProof(Map<String, Page> pages, List<ExpectedClip> expected) {
    this.pages = pages;
    this.expected = expected;
  }

  /**
   * What is wrong, one line each; none when every frame is as it should be.
   *
   * @param pages pictures by file name
   * @param expected the clips that were baked; of several of one name any may match
   */
  public static List<String> faults(
      AtlasReading reading, Map<String, Page> pages, List<ExpectedClip> expected) {
    FrameProof proof = new FrameProof(pages, expected);
    if (reading.clips().isEmpty()) {
      proof.faults.add("tells of no frames");
    }
    for (ReadClip clip : reading.clips()) {
      proof.check(clip);
    }
    return proof.faults;
  }

  /** The same for data that must hold all clips: one that it does not tell of is a fault, too. */
  public static List<String> allFaults(
      AtlasReading reading, Map<String, Page> pages, List<ExpectedClip> expected) {
    List<String> faults = new ArrayList<>(faults(reading, pages, expected));
    for (ExpectedClip clip : expected) {
      if (reading.clips().stream().noneMatch(read -> clip.calledBy(read.name()))) {
        faults.add("clip " + clip.name() + " is missing");
      }
    }
    return faults;
  }

  private void check(ReadClip clip) {
    List<String> fewest = null;
    for (ExpectedClip candidate : expected) {
      if (candidate.calledBy(clip.name())) {
        List<String> found = differences(clip, candidate);
        fewest = fewest == null || found.size() < fewest.size() ? found : fewest;
      }
    }
    faults.addAll(fewest == null ? List.of("clip " + clip.name() + " was not baked") : fewest);
  }

  private List<String> differences(ReadClip clip, ExpectedClip wanted) {
    List<String> differences = new ArrayList<>();
    Map<Cut, String> known = new LinkedHashMap<>();
    List<String> hashes = new ArrayList<>();
    for (int i = 0; i < clip.frames().size(); i++) {
      ReadFrame frame = clip.frames().get(i);
      try {
        hashes.add(known.computeIfAbsent(frame.cut(), cut -> hash(cut, wanted.zoom())));
      } catch (AtlasException e) {
        differences.add(
            String.format(Locale.ROOT, "%s frame %d: %s", clip.name(), i, e.getMessage()));
        hashes.add("");
      }
    }
    return differences.isEmpty() ? compare(clip.name(), hashes, wanted.pixels()) : differences;
  }

  private static List<String> compare(String clip, List<String> found, List<String> wanted) {
    // where a format knows no times, a longer frame stands several times
    if (found.size() > wanted.size() && changes(found).equals(changes(wanted))) {
      return List.of();
    }
    List<String> differences = new ArrayList<>();
    if (found.size() != wanted.size()) {
      differences.add(
          String.format(
              Locale.ROOT,
              "clip %s has %d frames, %d were baked",
              clip,
              found.size(),
              wanted.size()));
    }
    for (int i = 0; i < Math.min(found.size(), wanted.size()); i++) {
      if (!found.get(i).equals(wanted.get(i))) {
        differences.add(
            String.format(
                Locale.ROOT, "%s frame %d: its pixels are not those that were baked", clip, i));
      }
    }
    return differences;
  }

  private static List<String> changes(List<String> hashes) {
    List<String> changes = new ArrayList<>();
    for (String hash : hashes) {
      if (changes.isEmpty() || !changes.get(changes.size() - 1).equals(hash)) {
        changes.add(hash);
      }
    }
    return changes;
  }

  private String hash(Cut cut, int zoom) {
    Page page = pages.get(cut.page());
    if (page == null) {
      throw new AtlasException("its page " + cut.page() + " is missing");
    }
    int[] frame = FrameCutter.frame(cut, page);
    int width = cut.sourceWidth() / zoom;
    int height = cut.sourceHeight() / zoom;
    int[] small = new int[width * height];
    for (int i = 0; i < small.length; i++) {
      small[i] = frame[i / width * zoom * cut.sourceWidth() + i % width * zoom];
    }
    return PixelHash.of(width, height, small);
  }
}
