package critterbake.raster.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.sheet.Layout.PageSize;
import critterbake.raster.sheet.Layout.Place;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TightPackerTest {
  @Property(tries = 60)
  void blocksLieApartInsideTheirPages(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 60) int count,
      @ForAll @IntRange(min = 0, max = 5) int padding,
      @ForAll @IntRange(min = 0, max = 5) int border,
      @ForAll boolean rotate,
      @ForAll boolean pot,
      @ForAll boolean square) {
    List<Block> blocks = creatures(seed, count);
    SheetOptions options =
        SheetOptions.DEFAULT
            .withMaxSize(256)
            .withSpacing(padding, border, 0)
            .withRotate(rotate)
            .withPages(pot, square);
    Layout layout = new TightPacker().pack(blocks, options);
    for (PageSize page : layout.pages()) {
      assertTrue(page.width() <= 256 && page.height() <= 256);
      assertTrue(!square || page.width() == page.height());
      assertTrue(!pot || Integer.bitCount(page.width() | page.height() << 16) == 2);
    }
    for (int i = 0; i < count; i++) {
      assertInside(blocks.get(i), layout.places().get(i), layout, border);
      for (int k = 0; k < i; k++) {
        assertApart(blocks, layout.places(), i, k, padding);
      }
    }
  }

  @Property(tries = 30)
  void theOrderOfInputChangesNothing(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int count) {
    List<Block> blocks = creatures(seed, count);
    List<Block> other = new ArrayList<>(blocks);
    other.sort(
        Comparator.comparingLong(block -> RandomStream.of(seed, "order").bits(block.mark(), 0)));
    Layout one = new TightPacker().pack(blocks, SheetOptions.DEFAULT);
    Layout two = new TightPacker().pack(other, SheetOptions.DEFAULT);
    assertEquals(one.pages(), two.pages());
    for (int i = 0; i < count; i++) {
      assertEquals(one.places().get(i), two.places().get(other.indexOf(blocks.get(i))));
    }
  }

  @Test
  void fiveHundredFramesLeaveLittleUnused() {
    List<Block> blocks = creatures(7, 512);
    Layout layout = new TightPacker().pack(blocks, SheetOptions.DEFAULT);
    long used = 0;
    for (Block block : blocks) {
      used += (block.width() + 2L) * (block.height() + 2L);
    }
    long area = layout.pages().stream().mapToLong(PageSize::area).sum();
    assertTrue(used >= 0.97 * area, used + " of " + area);
  }

  @Test
  void aClipStaysOnOnePageUnlessItIsLargerThanOne() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < 90; i++) {
      int clip = i < 60 ? i / 12 : 5;
      blocks.add(new Block(30, 30, clip, i));
    }
    Layout layout = new TightPacker().pack(blocks, SheetOptions.DEFAULT.withMaxSize(128));
    for (int clip = 0; clip < 5; clip++) {
      assertEquals(1, pagesOf(blocks, layout, clip).size());
    }
    assertEquals(2, pagesOf(blocks, layout, 5).size());
  }

  @Test
  void aBlockLargerThanAPageIsRefused() {
    List<Block> blocks = List.of(new Block(65, 10, 0, 0));
    SheetOptions options = SheetOptions.DEFAULT.withMaxSize(64);
    assertThrows(SheetException.class, () -> new TightPacker().pack(blocks, options));
  }

  private static SortedSet<Integer> pagesOf(List<Block> blocks, Layout layout, int clip) {
    TreeSet<Integer> pages = new TreeSet<>();
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i).clip() == clip) {
        pages.add(layout.places().get(i).page());
      }
    }
    return pages;
  }

  private static void assertInside(Block block, Place place, Layout layout, int border) {
    PageSize page = layout.pages().get(place.page());
    assertTrue(place.x() >= border && place.y() >= border);
    assertTrue(place.x() + width(block, place) <= page.width() - border);
    assertTrue(place.y() + height(block, place) <= page.height() - border);
  }

  private static void assertApart(
      List<Block> blocks, List<Place> places, int i, int k, int padding) {
    Place a = places.get(i);
    Place b = places.get(k);
    boolean apart =
        a.page() != b.page()
            || a.x() + width(blocks.get(i), a) + padding <= b.x()
            || b.x() + width(blocks.get(k), b) + padding <= a.x()
            || a.y() + height(blocks.get(i), a) + padding <= b.y()
            || b.y() + height(blocks.get(k), b) + padding <= a.y();
    assertTrue(apart, i + " and " + k);
  }

  private static int width(Block block, Place place) {
    return place.rotated() ? block.height() : block.width();
  }

  private static int height(Block block, Place place) {
    return place.rotated() ? block.width() : block.height();
  }

  private static List<Block> creatures(long seed, int count) {
    RandomStream random = RandomStream.of(seed, "creatures");
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double size = random.between(12, 64, i / 12, 0);
      int width = (int) random.between(0.6 * size, 1.3 * size, i, 1);
      int height = (int) random.between(0.6 * size, 1.3 * size, i, 2);
      blocks.add(new Block(width, height, i / 12, i));
    }
    return blocks;
  }
}
