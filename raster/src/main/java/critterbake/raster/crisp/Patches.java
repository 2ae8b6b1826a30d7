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

  private Owners owners;
  private int[] label = new int[0];
  private int[] seen = new int[0];
  private int[] stack = new int[0];
  private int round;
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
      stack = new int[length];
      round = 0;
    }
    Arrays.fill(label, NONE);
    return label;
  }

  /** Joins every patch that is too small to the neighbour it touches most. */
  void joinSmall(Rules rules) {
    round++;
    for (int y = owners.top(); y < owners.bottom(); y++) {
      int end = owners.index(owners.right(), y);
      for (int pixel = owners.index(owners.left(), y); pixel < end; pixel++) {
        if (label[pixel] != NONE && seen[pixel] != round) {
          int size = flood(pixel);
          if (size <= MOST_KEPT && size < rules.least(pixel)) {
            join(size, rules);
          }
        }
      }
    }
  }

  /** Marks a patch as seen, keeps its first pixels and tells its size. */
  private int flood(int start) {
    int stride = owners.stride();
    int wanted = label[start];
    int size = 0;
    int top = 0;
    stack[top++] = start;
    seen[start] = round;
    while (top > 0) {
      int pixel = stack[--top];
      if (size < MOST_KEPT) {
        patch[size] = pixel;
      }
      size++;
      top = push(pixel - 1, wanted, top);
      top = push(pixel + 1, wanted, top);
      top = push(pixel - stride, wanted, top);
      top = push(pixel + stride, wanted, top);
    }
    return size;
  }

  private int push(int pixel, int wanted, int top) {
    if (label[pixel] != wanted || seen[pixel] == round) {
      return top;
    }
    seen[pixel] = round;
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
