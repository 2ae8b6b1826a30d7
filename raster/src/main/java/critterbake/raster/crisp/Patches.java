package critterbake.raster.crisp;

import java.util.Arrays;

/**
 * Finds patches of equal labels that are too small to read, and where they belong. Neighbours are
 * the four side neighbours. Pixels are laid out like {@link Owners}.
 */
final class Patches {
  /** A pixel without a label. */
  static final int NONE = -1;

  private static final int MOST_KEPT = 16;

  /** Marks that a search leaves on pixels it saw; each search of a picture has marks of its own. */
  private static final int MARKS = 2;

  private Owners owners;
  private int[] label = new int[0];
  private int[] seen = new int[0];
  private final int[] stack = new int[4 * MOST_KEPT + 4];
  private int small;
  private int large;
  private final int[] patch = new int[MOST_KEPT];
  private final int[] around = new int[4 * MOST_KEPT];

  /** Says what a small patch becomes. */
  interface Rules {
    /** Patches of this pixel's label smaller than this are too small (at most 16). */
    int least(int pixel);

    /** Whether a patch may join the neighbouring pixel's. */
    boolean joins(int pixel, int neighbour);

    /** Makes a pixel part of its neighbour's patch. */
    void join(int pixel, int neighbour);
  }

  /** Begins a picture; the labels, all {@link #NONE}, are to be filled in. */
  int[] open(Owners frame) {
    owners = frame;
    int length = frame.length();
    if (label.length != length) {
      label = new int[length];
      seen = new int[length];
      small = 0;
    }
    Arrays.fill(label, NONE);
    return label;
  }

  /** Joins every patch that is too small to the neighbour it touches most. */
  void joinSmall(Rules rules) {
    small += MARKS;
    large = small + 1;
    int stride = owners.stride();
    for (int y = owners.top(); y < owners.bottom(); y++) {
      int end = owners.index(owners.right(), y);
      for (int pixel = owners.index(owners.left(), y); pixel < end; pixel++) {
        if (label[pixel] == NONE || seen[pixel] >= small) {
          continue;
        }
        if (isLarge(pixel - 1, label[pixel]) || isLarge(pixel - stride, label[pixel])) {
          seen[pixel] = large;
          continue;
        }
        int size = flood(pixel);
        if (size <= MOST_KEPT && size < rules.least(pixel)) {
          join(size, rules);
        }
      }
    }
  }

  private boolean isLarge(int pixel, int wanted) {
    return seen[pixel] == large && label[pixel] == wanted;
  }

  /**
   * Marks a patch as seen, keeps its pixels and tells its size. It stops once the patch turns out
   * to be large: the pixels it has not come to are told by those it has.
   */
  private int flood(int start) {
    int stride = owners.stride();
    int wanted = label[start];
    int size = 0;
    int top = 0;
    stack[top++] = start;
    seen[start] = small;
    while (top > 0) {
      int pixel = stack[--top];
      if (size == MOST_KEPT || touchesLarge(pixel, wanted, stride)) {
        seen[pixel] = large;
        mark(patch, size);
        mark(stack, top);
        return Integer.MAX_VALUE;
      }
      patch[size++] = pixel;
      top = push(pixel - 1, wanted, top);
      top = push(pixel + 1, wanted, top);
      top = push(pixel - stride, wanted, top);
      top = push(pixel + stride, wanted, top);
    }
    return size;
  }

  private boolean touchesLarge(int pixel, int wanted, int stride) {
    return isLarge(pixel - 1, wanted)
        || isLarge(pixel + 1, wanted)
        || isLarge(pixel - stride, wanted)
        || isLarge(pixel + stride, wanted);
  }

  private void mark(int[] pixels, int count) {
    for (int i = 0; i < count; i++) {
      seen[pixels[i]] = large;
    }
  }

  private int push(int pixel, int wanted, int top) {
    if (label[pixel] != wanted || seen[pixel] >= small) {
      return top;
    }
    seen[pixel] = small;
    stack[top] = pixel;
    return top + 1;
  }

  private void join(int size, Rules rules) {
    int contacts = contacts(size, rules);
    if (contacts == 0) {
      return;
    }
    int best = around[0];
    int most = 0;
    for (int i = 0; i < contacts; i++) {
      int same = 0;
      for (int k = 0; k < contacts; k++) {
        same += label[around[k]] == label[around[i]] ? 1 : 0;
      }
      if (same > most) {
        most = same;
        best = around[i];
      }
    }
    for (int i = 0; i < size; i++) {
      rules.join(patch[i], best);
      label[patch[i]] = label[best];
    }
  }

  /** Collects the pixels around the patch that it may join. */
  private int contacts(int size, Rules rules) {
    int contacts = 0;
    for (int i = 0; i < size; i++) {
      int pixel = patch[i];
      contacts = contact(pixel, pixel - 1, rules, contacts);
      contacts = contact(pixel, pixel + 1, rules, contacts);
      contacts = contact(pixel, pixel - owners.stride(), rules, contacts);
      contacts = contact(pixel, pixel + owners.stride(), rules, contacts);
    }
    return contacts;
  }

  private int contact(int pixel, int neighbour, Rules rules, int contacts) {
    if (label[neighbour] == NONE
        || label[neighbour] == label[pixel]
        || !rules.joins(pixel, neighbour)) {
      return contacts;
    }
    around[contacts] = neighbour;
    return contacts + 1;
  }
}
