package critterbake.raster.sheet;

import critterbake.raster.sheet.Layout.PageSize;
import critterbake.raster.sheet.Layout.Place;
import critterbake.raster.sheet.PageSearch.Found;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Packs blocks as tightly as it can: on one page if that is allowed to be large enough, else on
 * several, no clip on two of them unless it is larger than a page.
 */
final class TightPacker implements Packer {
  @Override
  public Layout pack(List<Block> blocks, SheetOptions options) {
    for (Block block : blocks) {
      checkSize(block, options);
    }
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      all.add(i);
    }
    Paging paging = new Paging(blocks, options);
    if (paging.fit(all)) {
      return paging.layout(List.of(all));
    }
    return paging.layout(paging.distribute());
  }

  static void checkSize(Block block, SheetOptions options) {
    int room = PageShape.of(options).largestSide() - 2 * options.border();
    if (block.width() > room || block.height() > room) {
      throw new SheetException(
          "a frame of "
              + block.width()
              + "x"
              + block.height()
              + " does not fit on a page of at most "
              + options.maxSize()
              + "x"
              + options.maxSize()
              + "; raise max_size");
    }
  }

  /** Divides blocks among pages. */
  private record Paging(List<Block> blocks, SheetOptions options) {
    boolean fit(List<Integer> members) {
      return areaFits(members) && search(members).fits();
    }

    private boolean areaFits(List<Integer> members) {
      long side = (long) PageShape.of(options).largestSide() + options.padding();
      long area = 0;
      for (int member : members) {
        Block block = blocks.get(member);
        area += (long) (block.width() + options.padding()) * (block.height() + options.padding());
      }
      return area <= side * side;
    }

    private PageSearch search(List<Integer> members) {
      return new PageSearch(members.stream().map(blocks::get).toList(), options);
    }

    /** Clip after clip onto the first page that still holds it whole. */
    List<List<Integer>> distribute() {
      Map<Integer, List<Integer>> clips = new LinkedHashMap<>();
      for (int i = 0; i < blocks.size(); i++) {
        clips.computeIfAbsent(blocks.get(i).clip(), clip -> new ArrayList<>()).add(i);
      }
      List<List<Integer>> pages = new ArrayList<>();
      for (List<Integer> clip : clips.values()) {
        if (!addWhole(clip, pages)) {
          addSplit(clip, pages);
        }
      }
      return pages;
    }

    private boolean addWhole(List<Integer> clip, List<List<Integer>> pages) {
      for (List<Integer> page : pages) {
        List<Integer> together = new ArrayList<>(page);
        together.addAll(clip);
        if (fit(together)) {
          page.addAll(clip);
          return true;
        }
      }
      return fit(clip) && pages.add(new ArrayList<>(clip));
    }

    /** A clip larger than a page: as many of its frames as fit on each. */
    private void addSplit(List<Integer> clip, List<List<Integer>> pages) {
      int from = 0;
      while (from < clip.size()) {
        int few = 1;
        int many = clip.size() - from;
        while (few < many) {
          int half = (few + many + 1) / 2;
          if (fit(clip.subList(from, from + half))) {
            few = half;
          } else {
            many = half - 1;
          }
        }
        pages.add(new ArrayList<>(clip.subList(from, from + few)));
        from += few;
      }
    }

    Layout layout(List<List<Integer>> pages) {
      Place[] places = new Place[blocks.size()];
      List<PageSize> sizes = new ArrayList<>();
      pages.forEach(page -> page.sort(Comparator.naturalOrder()));
      for (int page = 0; page < pages.size(); page++) {
        List<Integer> members = pages.get(page);
        Found found = search(members).smallest().orElseThrow();
        sizes.add(found.size());
        for (int i = 0; i < members.size(); i++) {
          Place place = found.places().get(i);
          places[members.get(i)] = new Place(page, place.x(), place.y(), place.rotated());
        }
      }
      return new Layout(sizes, List.of(places));
    }
  }
}
