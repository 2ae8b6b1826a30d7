package critterbake.cli.verify;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasReading;
import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.atlas.Cut;
import critterbake.cli.atlas.FrameCutter;
import critterbake.cli.console.Interruption;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import critterbake.raster.encode.WholeTime;
import critterbake.raster.sheet.Sheet.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedSet;
import java.util.TreeSet;

/** Compares the frames that data files give, and their times, with those that were baked. */
public final class FrameProof {
  /** Times that a format writes as fractions agree to about this share. */
  private static final double ROUNDING = 1e-9;

  private final Map<String, Page> pages;
  private final Map<Cut, String> known = new LinkedHashMap<>();
  private final SortedSet<String> lost = new TreeSet<>();
  private final List<String> faults = new ArrayList<>();

  private FrameProof(Map<String, Page> pages, Map<String, Page> inData) {
    this.pages = new LinkedHashMap<>(pages);
    this.pages.putAll(inData);
  }

  /**
   * What is wrong with the data of a whole sheet, one line each; none when it gives every frame as
   * it should be.
   *
   * @param reading of all its files together
   * @param pages pictures by file name
   * @param expected the clips that were baked
   */
  public static List<String> faults(
      AtlasReading reading, Map<String, Page> pages, List<ExpectedClip> expected) {
    List<String> faults = new ArrayList<>(wrong(reading, pages, expected));
    faults.addAll(missing(reading, expected));
    return faults;
  }

  /** What is wrong with the frames that a file tells of; others may tell of the rest. */
  public static List<String> wrong(
      AtlasReading reading, Map<String, Page> pages, List<ExpectedClip> expected) {
    FrameProof proof = new FrameProof(pages, reading.pictures());
    for (ReadClip clip : reading.clips()) {
      Optional<ExpectedClip> wanted =
          expected.stream()
              .filter(candidate -> candidate.calledBy(clip.name(), expected.size() == 1))
              .findFirst();
      if (wanted.isPresent()) {
        proof.check(clip, wanted.get());
      } else {
        proof.faults.add("clip " + clip.name() + " was not baked");
      }
    }
    return proof.faults;
  }

  /** Which clips and frames the files of a sheet do not tell of. */
  public static List<String> missing(AtlasReading reading, List<ExpectedClip> expected) {
    List<String> missing = new ArrayList<>();
    for (ExpectedClip clip : expected) {
      Optional<ReadClip> read =
          reading.clips().stream()
              .filter(found -> clip.calledBy(found.name(), expected.size() == 1))
              .findFirst();
      if (read.isEmpty()) {
        missing.add("clip " + clip.name() + " is missing");
      } else if (!read.get().numbers().isEmpty()) {
        SortedSet<Integer> told = new TreeSet<>(read.get().numbers());
        for (int frame = 0; frame < clip.frames().size(); frame++) {
          if (!told.contains(frame)) {
            missing.add(named(clip.name(), frame) + " is missing");
          }
        }
      }
    }
    return missing;
  }

  private static String named(String clip, int frame) {
    return clip + " frame " + frame;
  }

  private void check(ReadClip clip, ExpectedClip baked) {
    boolean numbered = !clip.numbers().isEmpty();
    int count = clip.frames().size();
    ExpectedClip wanted = !numbered && count > baked.frames().size() ? baked.inSteps() : baked;
    if (!numbered && count != wanted.frames().size()) {
      faults.add(
          String.format(
              Locale.ROOT,
              "clip %s has %d frames, %d were baked",
              baked.name(),
              count,
              baked.frames().size()));
    }
    List<Integer> milliseconds = milliseconds(wanted);
    for (int i = 0; i < count; i++) {
      Interruption.check();
      int number = numbered ? clip.numbers().get(i) : i;
      if (number >= 0 && number < wanted.frames().size()) {
        check(clip.frames().get(i), wanted, number, milliseconds.get(number));
      } else if (numbered) {
        faults.add(named(baked.name(), number) + " was not baked");
      }
    }
  }

  /** The times as most formats tell them: whole, rounded so that they do not drift. */
  private static List<Integer> milliseconds(ExpectedClip clip) {
    WholeTime rounded = new WholeTime(1000, 0);
    List<Integer> times = new ArrayList<>();
    clip.frames().forEach(frame -> times.add((int) rounded.next(frame.time())));
    return times;
  }

  private void check(ReadFrame read, ExpectedClip clip, int number, int milliseconds) {
    ExpectedFrame wanted = clip.frames().get(number);
    String frame = named(clip.name(), number);
    try {
      if (!pages.containsKey(read.cut().page())) {
        lost(read.cut().page(), frame);
        return;
      }
      String found = known.computeIfAbsent(read.cut(), cut -> hash(cut, clip.zoom()));
      if (!found.equals(wanted.pixels())) {
        faults.add(frame + ": its pixels are not those that were baked");
      }
    } catch (AtlasException e) {
      faults.add(frame + ": " + e.getMessage());
    }
    double exact = 1000 * wanted.time().seconds();
    if (!agrees(read.milliseconds(), milliseconds, exact)) {
      faults.add(
          String.format(
              Locale.ROOT,
              "%s: it is shown for %s ms, baked were %d",
              frame,
              read.milliseconds().getAsDouble(),
              milliseconds));
    }
  }

  /** Tells of a page once, whatever the number of frames on it. */
  private void lost(String page, String frame) {
    if (lost.add(page)) {
      faults.add(frame + ": its page " + page + " is missing");
    }
  }

  private static boolean agrees(OptionalDouble told, int rounded, double exact) {
    return told.isEmpty()
        || told.getAsDouble() == rounded
        || Math.abs(told.getAsDouble() - exact) <= ROUNDING * exact;
  }

  private String hash(Cut cut, int zoom) {
    int[] frame = FrameCutter.frame(cut, pages.get(cut.page()));
    int width = cut.sourceWidth() / zoom;
    int height = cut.sourceHeight() / zoom;
    if (width * zoom != cut.sourceWidth() || height * zoom != cut.sourceHeight()) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "its size of %dx%d is no multiple of the zoom, %d",
              cut.sourceWidth(),
              cut.sourceHeight(),
              zoom));
    }
    int[] small = new int[width * height];
    for (int i = 0; i < frame.length; i++) {
      int x = i % cut.sourceWidth();
      int y = i / cut.sourceWidth();
      int at = y / zoom * width + x / zoom;
      int color = frame[i] >>> 24 == 0 ? 0 : frame[i];
      if (x % zoom == 0 && y % zoom == 0) {
        small[at] = color;
      } else if (small[at] != color) {
        throw new AtlasException("its enlarged pixels are not of one color each");
      }
    }
    return PixelHash.of(width, height, small);
  }
}
