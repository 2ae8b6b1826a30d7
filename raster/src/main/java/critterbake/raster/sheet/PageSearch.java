package critterbake.raster.sheet;

import critterbake.raster.encode.Interrupted;
import critterbake.raster.sheet.Layout.PageSize;
import critterbake.raster.sheet.Layout.Place;
import critterbake.sim.math.RandomStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Looks for the smallest page that holds some blocks: widths around the square root of their area,
 * several sequences for each, then small changes of the best sequence. The work is bounded by
 * counting it, so that the result does not depend on the machine.
 */
final class PageSearch {
  /** Fits compared while widths are tried, about, and while sequences are changed. */
  private static final long WORK = 15_000_000;

  private static final int SEQUENCES = 5;
  private static final int WIDTHS = 28;

  private final List<Block> blocks;
  private final int padding;
  private final int border;
  private final PageShape shape;
  private final Strip strip;
  private final int room;

  private PageSize bestSize;
  private int bestWidth;
  private int[] bestSequence;
  private int[] bestX;
  private int[] bestY;
  private boolean[] bestTurned;

  PageSearch(List<Block> blocks, SheetOptions options) {
    this.blocks = blocks;
    this.padding = options.padding();
    this.border = options.border();
    this.shape = PageShape.of(options);
    this.room = shape.largestSide() - 2 * border + padding;
    int[] widths = blocks.stream().mapToInt(block -> block.width() + padding).toArray();
    int[] heights = blocks.stream().mapToInt(block -> block.height() + padding).toArray();
    this.strip = new Strip(widths, heights, options.rotate());
  }

  /** A page and a place for each block, the page's index being 0. */
  record Found(PageSize size, List<Place> places) {}

  /** Whether one page of the largest size holds the blocks. */
  boolean fits() {
    for (int[] sequence : sequences()) {
      Interrupted.check();
      if (strip.pack(sequence, room, room) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** The smallest page found, or empty if none of the largest size holds all. */
  Optional<Found> smallest() {
    List<int[]> sequences = sequences();
    for (int width : widths()) {
      for (int[] sequence : sequences) {
        attempt(sequence, width);
      }
    }
    if (bestSize == null) {
      return Optional.empty();
    }
    refine();
    return Optional.of(new Found(bestSize, places()));
  }

  private List<int[]> sequences() {
    return List.of(
        sequence(Block::width),
        sequence(Block::height),
        sequence(block -> block.width() * block.height()),
        sequence(block -> block.width() + block.height()),
        sequence(block -> Math.max(block.width(), block.height())));
  }

  /** The blocks, largest first, in an order that their order in the list has no part in. */
  private int[] sequence(ToIntFunction<Block> size) {
    Integer[] order = new Integer[blocks.size()];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> compare(blocks.get(a), blocks.get(b), size));
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }

  private static int compare(Block a, Block b, ToIntFunction<Block> size) {
    int order = Integer.compare(size.applyAsInt(b), size.applyAsInt(a));
    order = order != 0 ? order : Integer.compare(b.width(), a.width());
    order = order != 0 ? order : Integer.compare(b.height(), a.height());
    return order != 0 ? order : Integer.compare(a.mark(), b.mark());
  }

  private int[] widths() {
    long area = 0;
    int widest = 1;
    for (Block block : blocks) {
      area += (long) (block.width() + padding) * (block.height() + padding);
      widest = Math.max(widest, block.width() + padding);
    }
    int side = (int) Math.ceil(Math.sqrt((double) area));
    long workOfAWidth = SEQUENCES * (long) blocks.size() * blocks.size() / 2;
    int count = (int) Math.max(2, Math.min(WIDTHS, WORK / Math.max(1, workOfAWidth)));
    int[] widths = new int[count + 1];
    for (int i = 0; i < count; i++) {
      int percent = 70 + 84 * (2 * i + 1) / (2 * count);
      widths[i] = (int) Math.min(room, Math.max(widest, (long) side * percent / 100));
    }
    widths[count] = room;
    return Arrays.stream(widths).distinct().toArray();
  }

  /** Tries a sequence on a width; keeps it if its page is smaller. */
  private boolean attempt(int[] sequence, int width) {
    Interrupted.check();
    int height = strip.pack(sequence, width, Math.min(room, heightOfInterest(width)));
    if (height < 0) {
      return false;
    }
    int used = strip.usedWidth(sequence);
    PageSize size = shape.around(used - padding + 2 * border, height - padding + 2 * border);
    if (bestSize != null && compare(size, bestSize) >= 0) {
      return false;
    }
    bestSize = size;
    bestWidth = width;
    bestSequence = sequence.clone();
    bestX = strip.x.clone();
    bestY = strip.y.clone();
    bestTurned = strip.turned.clone();
    return true;
  }

  /**
   * A page higher than this would be larger than the best, if the strip is used to its full width.
   */
  private int heightOfInterest(int width) {
    if (bestSize == null || shape.pot() || shape.square()) {
      return Integer.MAX_VALUE;
    }
    return (int) Math.min(room, bestSize.area() * 21 / 20 / Math.max(1, width - padding) + padding);
  }

  private static int compare(PageSize a, PageSize b) {
    int byArea = Long.compare(a.area(), b.area());
    int bySide = Integer.compare(Math.max(a.width(), a.height()), Math.max(b.width(), b.height()));
    return byArea != 0 ? byArea : bySide != 0 ? bySide : Integer.compare(a.width(), b.width());
  }

  /** Swaps blocks of the sequence and shifts the width a little, and keeps what is better. */
  private void refine() {
    RandomStream random = RandomStream.of(blocks.size(), "packing");
    long budget = strip.steps() + WORK;
    int count = blocks.size();
    for (int round = 0; strip.steps() < budget && round < 40L * count; round++) {
      int[] sequence = bestSequence.clone();
      int swaps = 1 + (int) (random.unit(0, round) * 3);
      for (int i = 1; i <= swaps; i++) {
        int one = (int) (random.unit(2L * i, round) * count);
        int two = (int) (random.unit(2L * i + 1, round) * count);
        int held = sequence[one];
        sequence[one] = sequence[two];
        sequence[two] = held;
      }
      int shift = (int) (random.unit(99, round) * 9) - 4;
      attempt(sequence, Math.min(room, Math.max(1, bestWidth + shift)));
    }
  }

  private List<Place> places() {
    Place[] places = new Place[blocks.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = new Place(0, bestX[i] + border, bestY[i] + border, bestTurned[i]);
    }
    return List.of(places);
  }
}
