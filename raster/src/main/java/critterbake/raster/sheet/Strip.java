package critterbake.raster.sheet;

/**
 * Packs rectangles on a strip of fixed width and open height along its skyline. The lowest place is
 * filled first, by the rectangle that fits it best: one that fills its width, or ends level with a
 * neighbour; else the first of a sequence (Burke, Kendall and Whitwell, "A new placement heuristic
 * for the orthogonal stock-cutting problem", 2004; scores after Leung, Zhang and Sim, "A two-stage
 * intelligent search algorithm for the two-dimensional strip packing problem", 2011).
 */
final class Strip {
  private static final int WALL = Integer.MAX_VALUE;
  private static final int BEST_FIT = 4;

  private final int[] widths;
  private final int[] heights;
  private final boolean rotate;
  private final int[] nextInSequence;

  /** Places of the last packing. */
  final int[] x;

  final int[] y;
  final boolean[] turned;

  /** The skyline of the last packing: left edges and heights of its segments. */
  private final int[] left;

  private final int[] top;
  private int segments;
  private int stripWidth;
  private int bestBlock;
  private int bestBefore;
  private boolean bestTurned;
  private long steps;

  /**
   * @param widths with padding
   * @param heights with padding
   * @param rotate whether blocks may be turned
   */
  Strip(int[] widths, int[] heights, boolean rotate) {
    int count = widths.length;
    this.widths = widths;
    this.heights = heights;
    this.rotate = rotate;
    this.nextInSequence = new int[count + 1];
    this.x = new int[count];
    this.y = new int[count];
    this.turned = new boolean[count];
    this.left = new int[count + 2];
    this.top = new int[count + 2];
  }

  /** How many fits were compared so far: the work done, whatever the machine. */
  long steps() {
    return steps;
  }

  /**
   * Packs the blocks of a sequence.
   *
   * @param limit height that must not be exceeded
   * @return the height used, or -1 if the limit is exceeded
   */
  int pack(int[] sequence, int width, int limit) {
    begin(sequence, width);
    int height = 0;
    int remaining = sequence.length;
    while (remaining > 0) {
      int segment = lowest();
      if (top[segment] >= limit) {
        return -1;
      }
      if (findFit(segment, limit)) {
        height = Math.max(height, place(segment));
        nextInSequence[bestBefore] = nextInSequence[bestBlock];
        remaining--;
      } else if (segments == 1) {
        return -1;
      } else {
        raise(segment);
      }
    }
    return height;
  }

  /** The right edge of what was packed. */
  int usedWidth(int[] sequence) {
    int used = 0;
    for (int block : sequence) {
      used = Math.max(used, x[block] + (turned[block] ? heights[block] : widths[block]));
    }
    return used;
  }

  private void begin(int[] sequence, int width) {
    stripWidth = width;
    segments = 1;
    left[0] = 0;
    top[0] = 0;
    int previous = widths.length;
    for (int block : sequence) {
      nextInSequence[previous] = block;
      previous = block;
    }
    nextInSequence[previous] = -1;
  }

  private int lowest() {
    int lowest = 0;
    for (int i = 1; i < segments; i++) {
      lowest = top[i] < top[lowest] ? i : lowest;
    }
    return lowest;
  }

  private int right(int segment) {
    return segment + 1 < segments ? left[segment + 1] : stripWidth;
  }

  /** Finds the block that fits best; of equal ones the first of the sequence. */
  private boolean findFit(int segment, int limit) {
    int gap = right(segment) - left[segment];
    int room = limit - top[segment];
    int leftWall = wall(segment - 1) - top[segment];
    int rightWall = wall(segment + 1) - top[segment];
    int[] next = nextInSequence; // locals, because a first compiler reads fields every time
    int[] blockWidths = widths;
    int[] blockHeights = heights;
    int best = -1;
    int before = next.length - 1;
    int compared = 0;
    for (int block = next[before]; block >= 0 && best < BEST_FIT; block = next[block]) {
      int w = blockWidths[block];
      int h = blockHeights[block];
      int upright = score(w, h, gap, room, leftWall, rightWall);
      int lying = rotate && w != h ? score(h, w, gap, room, leftWall, rightWall) : -1;
      if (Math.max(upright, lying) > best) {
        best = Math.max(upright, lying);
        bestBefore = before;
        bestBlock = block;
        bestTurned = lying > upright;
      }
      before = block;
      compared++;
    }
    steps += compared;
    return best >= 0;
  }

  private int wall(int segment) {
    return segment < 0 || segment >= segments ? WALL : top[segment];
  }

  /** How well a size fits a place: its width first, then its top; -1 if it does not. */
  private static int score(int w, int h, int gap, int room, int leftWall, int rightWall) {
    if (w > gap || h > room) {
      return -1;
    }
    boolean level = h == leftWall || h == rightWall;
    if (w == gap) {
      return level ? BEST_FIT : BEST_FIT - 1;
    }
    return level ? 1 : 0;
  }

  /** Puts the best block against the higher neighbour; the top of the block. */
  private int place(int segment) {
    int w = bestTurned ? heights[bestBlock] : widths[bestBlock];
    int h = bestTurned ? widths[bestBlock] : heights[bestBlock];
    boolean atLeft = wall(segment - 1) >= wall(segment + 1);
    int at = atLeft ? left[segment] : right(segment) - w;
    x[bestBlock] = at;
    y[bestBlock] = top[segment];
    turned[bestBlock] = bestTurned;
    int newTop = top[segment] + h;
    int gap = right(segment) - left[segment];
    if (w == gap) {
      top[segment] = newTop;
    } else if (atLeft) {
      insert(segment);
      top[segment] = newTop;
      left[segment + 1] = at + w;
    } else {
      insert(segment);
      top[segment + 1] = newTop;
      left[segment + 1] = at;
    }
    merge(Math.max(0, segment - 1), Math.min(segments - 1, segment + 2));
    return newTop;
  }

  private void insert(int segment) {
    System.arraycopy(left, segment, left, segment + 1, segments - segment);
    System.arraycopy(top, segment, top, segment + 1, segments - segment);
    segments++;
  }

  private void merge(int from, int to) {
    for (int i = to; i > from; i--) {
      if (i < segments && top[i] == top[i - 1]) {
        System.arraycopy(left, i + 1, left, i, segments - i - 1);
        System.arraycopy(top, i + 1, top, i, segments - i - 1);
        segments--;
      }
    }
  }

  /** Gives a place up that nothing fits: it rises to its lower neighbour. */
  private void raise(int segment) {
    top[segment] = Math.min(wall(segment - 1), wall(segment + 1));
    merge(Math.max(0, segment - 1), Math.min(segments - 1, segment + 1));
  }
}
