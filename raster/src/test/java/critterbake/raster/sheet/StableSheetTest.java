package critterbake.raster.sheet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** An approved sheet's frames stay where they are. */
class StableSheetTest {
  private static final int SIDE = 24;
  private static final SheetOptions OPTIONS = SheetOptions.DEFAULT.withSpacing(2, 1, 1);

  @Property(tries = 40)
  void whatDidNotChangeKeepsItsPlace(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 40) int count,
      @ForAll boolean rotate,
      @ForAll boolean pages) {
    SheetOptions options = OPTIONS.withRotate(rotate).withMaxSize(pages ? 80 : 1024);
    List<Frame> frames = frames(seed, count);
    Sheet before = sheet(frames, options, List.of());
    int changed = (int) Math.floorMod(seed, (long) count);
    List<Frame> others = new ArrayList<>(frames);
    others.set(changed, square((int) Math.floorMod(seed, 23L) + 1, 0xFF123456));
    Sheet after = sheet(others, options, approved(before));
    for (int frame = 0; frame < count; frame++) {
      if (frame != changed && sole(frames, frame) && !pages) {
        assertEquals(before.regionOf(frame), after.regionOf(frame), "frame " + frame);
      }
      assertShows(others.get(frame), after, frame);
    }
    assertApart(after, 2 + 2);
  }

  /** Of frames that look alike, and lie in one place, the changed one may be the one that stays. */
  private static boolean sole(List<Frame> frames, int of) {
    return frames.stream().filter(f -> Arrays.equals(f.argb(), frames.get(of).argb())).count() == 1;
  }

  @Property(tries = 20)
  void theSameFramesGiveTheSameSheet(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 40) int count) {
    Sheet before = sheet(frames(seed, count), OPTIONS, List.of());
    Sheet after = sheet(frames(seed, count), OPTIONS, approved(before));
    assertEquals(before.regions(), after.regions());
    assertEquals(before.pages().get(0).width(), after.pages().get(0).width());
    assertArrayEquals(before.pages().get(0).argb(), after.pages().get(0).argb());
  }

  @Test
  void aSmallerFrameStaysAndALargerOneLeavesTheOthersAlone() {
    List<Frame> frames = frames(3, 30);
    Sheet before = sheet(frames, OPTIONS, List.of());
    Region old = before.regionOf(4);
    List<Frame> smaller = new ArrayList<>(frames);
    smaller.set(4, square(1, 0xFFABCDEF));
    Region now = sheet(smaller, OPTIONS, approved(before)).regionOf(4);
    assertEquals(List.of(old.x(), old.y()), List.of(now.x(), now.y()));
    List<Frame> larger = new ArrayList<>(frames);
    larger.set(4, square(SIDE, 0xFFABCDEF));
    Sheet grown = sheet(larger, OPTIONS, approved(before));
    for (int frame = 0; frame < 30; frame++) {
      assertTrue(frame == 4 || grown.regionOf(frame).equals(before.regionOf(frame)), "" + frame);
    }
  }

  @Test
  void anUnchangedFrameKeepsThePlaceItSharedWithOneThatChanged() {
    Frame same = square(5, 0xFF00FF00);
    Sheet before = sheet(List.of(same, same, square(9, 0xFF0000FF)), OPTIONS, List.of());
    List<Frame> others = List.of(square(5, 0xFFFF0000), same, square(9, 0xFF0000FF));
    Sheet after = sheet(others, OPTIONS, approved(before));
    assertEquals(before.regionOf(1), after.regionOf(1));
    assertEquals(before.regionOf(2), after.regionOf(2));
  }

  @Test
  void anApprovedSheetOfOtherFramesDoesNoHarm() {
    List<Frame> frames = frames(8, 20);
    List<ApprovedFrame> lies =
        List.of(
            new ApprovedFrame("walk", 0, region(0, -5, 0), Optional.empty()),
            new ApprovedFrame("walk", 1, region(0, 1_000_000, 3), Optional.empty()),
            new ApprovedFrame("walk", 2, region(0, 5, 5), Optional.empty()),
            new ApprovedFrame("walk", 3, region(0, 6, 6), Optional.empty()),
            new ApprovedFrame("swim", 0, region(7, 6, 6), Optional.empty()));
    Sheet sheet = sheet(frames, OPTIONS, lies);
    for (int frame = 0; frame < frames.size(); frame++) {
      assertShows(frames.get(frame), sheet, frame);
    }
    assertApart(sheet, 2 + 2);
  }

  private static Region region(int page, int x, int y) {
    return new Region(page, x, y, SIDE, SIDE, 0, 0, SIDE, SIDE, false);
  }

  private static Sheet sheet(
      List<Frame> frames, SheetOptions options, List<ApprovedFrame> approved) {
    SheetSource source = SheetSource.of(new Clip("walk", frames, 0, RootMotion.NONE));
    return SheetBuilder.buildVariants(List.of(List.of(source)), options, approved).get(0);
  }

  private static List<ApprovedFrame> approved(Sheet sheet) {
    List<ApprovedFrame> approved = new ArrayList<>();
    for (SheetClip clip : sheet.clips()) {
      for (int i = 0; i < clip.length(); i++) {
        int frame = clip.from() + i;
        approved.add(
            new ApprovedFrame(
                clip.name(), i, sheet.regionOf(frame), Optional.of(pixels(sheet, frame))));
      }
    }
    return approved;
  }

  private static int[] pixels(Sheet sheet, int frame) {
    Region region = sheet.regionOf(frame);
    Page page = sheet.pages().get(region.page());
    int[] argb = new int[region.width() * region.height()];
    for (int i = 0; i < argb.length; i++) {
      int x = i % region.width();
      int y = i / region.width();
      int pageX = region.x() + (region.rotated() ? region.height() - 1 - y : x);
      int pageY = region.y() + (region.rotated() ? x : y);
      argb[i] = page.argb()[pageY * page.width() + pageX];
    }
    return argb;
  }

  private static void assertShows(Frame frame, Sheet sheet, int number) {
    Region region = sheet.regionOf(number);
    int[] argb = pixels(sheet, number);
    for (int i = 0; i < argb.length; i++) {
      int x = region.offsetX() + i % region.width();
      int y = region.offsetY() + i / region.width();
      assertEquals(frame.argb()[y * frame.width() + x], argb[i], "frame " + number);
    }
  }

  private static void assertApart(Sheet sheet, int between) {
    for (Region a : sheet.regions()) {
      for (Region b : sheet.regions()) {
        boolean apart =
            a.page() != b.page()
                || a.x() + a.pageWidth() + between <= b.x()
                || b.x() + b.pageWidth() + between <= a.x()
                || a.y() + a.pageHeight() + between <= b.y()
                || b.y() + b.pageHeight() + between <= a.y();
        boolean same = a.page() == b.page() && a.x() == b.x() && a.y() == b.y();
        assertTrue(apart || same, a + " and " + b);
      }
    }
  }

  private static List<Frame> frames(long seed, int count) {
    RandomStream random = RandomStream.of(seed, "stable");
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int side = 1 + (int) (random.unit(0, i) * (SIDE - 1));
      frames.add(square(side, 0xFF000000 | (int) random.bits(1, i)));
    }
    return frames;
  }

  /** A square in the frame's middle. */
  private static Frame square(int side, int color) {
    int[] argb = new int[SIDE * SIDE];
    int from = (SIDE - side) / 2;
    for (int y = from; y < from + side; y++) {
      Arrays.fill(argb, y * SIDE + from, y * SIDE + from + side, color);
    }
    return Frame.of(SIDE, SIDE, argb, new FrameTime(1, 12));
  }
}
