package critterbake.raster.sheet;

import critterbake.raster.encode.Area;
import critterbake.raster.sheet.Layout.PageSize;
import critterbake.raster.sheet.Layout.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Keeps blocks where they lay on an approved sheet: first those that did not change, then changed
 * ones that still fit their old place. The rest fills gaps, or makes a page as little larger as
 * possible. Where that would tear a clip apart, or nothing was kept, all is packed anew.
 */
final class StablePacker implements Packer {
  private final List<List<Spot>> spots;

  /**
   * @param spots for each block, the approved places of the frames that it shows
   */
  StablePacker(List<List<Spot>> spots) {
    this.spots = spots;
  }

  /**
   * A place on the approved sheet.
   *
   * @param width of the upright block that lay there
   * @param height of the upright block that lay there
   * @param unchanged whether the same pixels are to lie there again
   */
  record Spot(Place place, int width, int height, boolean unchanged) {}

  @Override
  public Layout pack(List<Block> blocks, SheetOptions options) {
    Packing packing = new Packing(blocks, options);
    packing.keep(true);
    packing.keep(false);
    if (packing.empty()) {
      return new TightPacker().pack(blocks, options);
    }
    packing.fillIn();
    return packing.tearsClips() ? new TightPacker().pack(blocks, options) : packing.layout();
  }

  /** One packing: pages are measured with the padding that is right of and below every block. */
  private final class Packing {
    private final List<Block> blocks;
    private final SheetOptions options;
    private final int room;
    private final Place[] places;
    private final List<FreeArea> free = new ArrayList<>();
    private final List<int[]> used = new ArrayList<>();

    Packing(List<Block> blocks, SheetOptions options) {
      this.blocks = blocks;
      this.options = options;
      this.places = new Place[blocks.size()];
      this.room = PageShape.of(options).largestSide() - 2 * options.border() + options.padding();
    }

    boolean empty() {
      return free.isEmpty();
    }

    void keep(boolean unchanged) {
      for (int block = 0; block < places.length; block++) {
        for (Spot spot : spots.get(block)) {
          if (places[block] == null && spot.unchanged() == unchanged && fits(block, spot)) {
            put(block, spot.place());
          }
        }
      }
    }

    private boolean fits(int block, Spot spot) {
      Place place = spot.place();
      Block wanted = blocks.get(block);
      if (wanted.width() > spot.width() || wanted.height() > spot.height()) {
        return false;
      }
      if (place.rotated() && !options.rotate()) {
        return false;
      }
      Area area = area(wanted, place);
      FreeArea page = place.page() < free.size() ? free.get(place.page()) : newPage();
      return page.holds(area);
    }

    private FreeArea newPage() {
      return new FreeArea(room, room);
    }

    private Area area(Block block, Place place) {
      int width = place.rotated() ? block.height() : block.width();
      int height = place.rotated() ? block.width() : block.height();
      return new Area(
          place.x() - options.border(),
          place.y() - options.border(),
          width + options.padding(),
          height + options.padding());
    }

    private void put(int block, Place place) {
      while (free.size() <= place.page()) {
        free.add(newPage());
        used.add(new int[2]);
      }
      Area area = area(blocks.get(block), place);
      free.get(place.page()).take(area);
      int[] extent = used.get(place.page());
      extent[0] = Math.max(extent[0], area.x() + area.width());
      extent[1] = Math.max(extent[1], area.y() + area.height());
      places[block] = place;
    }

    /** Places what was not kept, large blocks first. */
    void fillIn() {
      Comparator<Integer> largestFirst =
          Comparator.comparingInt((Integer i) -> -blocks.get(i).height())
              .thenComparingInt(i -> -blocks.get(i).width())
              .thenComparingInt(i -> blocks.get(i).mark());
      IntStream.range(0, places.length)
          .filter(i -> places[i] == null)
          .boxed()
          .sorted(largestFirst)
          .forEach(this::fillIn);
    }

    private void fillIn(int block) {
      Place best = null;
      for (int page = 0; page < free.size() && best == null; page++) {
        if (mayHold(page, block)) {
          best = bestOn(page, block);
        }
      }
      if (best == null) {
        free.add(newPage());
        used.add(new int[2]);
        best = bestOn(free.size() - 1, block);
      }
      if (best == null) {
        TightPacker.checkSize(blocks.get(block), options);
      }
      put(block, best);
    }

    /** Whether the block's clip lies on this page, or nowhere yet. */
    private boolean mayHold(int page, int block) {
      SortedSet<Integer> pages = pagesOf(blocks.get(block).clip());
      return pages.isEmpty() || pages.contains(page);
    }

    private SortedSet<Integer> pagesOf(int clip) {
      SortedSet<Integer> pages = new TreeSet<>();
      for (int block = 0; block < places.length; block++) {
        if (places[block] != null && blocks.get(block).clip() == clip) {
          pages.add(places[block].page());
        }
      }
      return pages;
    }

    /** The place that makes the page the least larger; of equal ones the highest. */
    private Place bestOn(int page, int block) {
      Place best = null;
      long bestArea = Long.MAX_VALUE;
      for (Area gap : free.get(page).areas()) {
        for (boolean rotated : options.rotate() ? new boolean[] {false, true} : new boolean[1]) {
          Place place =
              new Place(page, gap.x() + options.border(), gap.y() + options.border(), rotated);
          Area area = area(blocks.get(block), place);
          long size = grown(used.get(page), area).area();
          boolean inside = area.width() <= gap.width() && area.height() <= gap.height();
          if (inside && (size < bestArea || (size == bestArea && higher(place, best)))) {
            best = place;
            bestArea = size;
          }
        }
      }
      return best;
    }

    private static boolean higher(Place place, Place than) {
      return place.y() < than.y() || (place.y() == than.y() && place.x() < than.x());
    }

    private PageSize grown(int[] extent, Area area) {
      return page(
          Math.max(extent[0], area.x() + area.width()),
          Math.max(extent[1], area.y() + area.height()));
    }

    private PageSize page(int width, int height) {
      int edges = 2 * options.border() - options.padding();
      return PageShape.of(options).around(width + edges, height + edges);
    }

    /** Whether a clip lies on more pages than before, or a page is empty. */
    boolean tearsClips() {
      Map<Integer, SortedSet<Integer>> before = new LinkedHashMap<>();
      for (int block = 0; block < places.length; block++) {
        SortedSet<Integer> pages =
            before.computeIfAbsent(blocks.get(block).clip(), clip -> new TreeSet<>());
        spots.get(block).forEach(spot -> pages.add(spot.place().page()));
      }
      boolean torn =
          before.entrySet().stream()
              .anyMatch(
                  clip -> pagesOf(clip.getKey()).size() > Math.max(1, clip.getValue().size()));
      return torn || used.stream().anyMatch(extent -> extent[0] == 0);
    }

    Layout layout() {
      List<PageSize> pages = used.stream().map(extent -> page(extent[0], extent[1])).toList();
      return new Layout(pages, List.of(places));
    }
  }
}
