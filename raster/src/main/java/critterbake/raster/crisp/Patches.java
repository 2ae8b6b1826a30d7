package critterbake.raster.crisp;

import java.util.Arrays;

/**
 * Finds patches of equal labels that are too small to read, and where they belong. Neighbours are
 * the four side neighbours. Pixels are laid out like {@link Owners}; only owned ones have labels.
 *
 * <p>One pass in reading order counts the patches, as in Rosenfeld and Pfaltz's "Sequential
 * operations in digital picture processing" (1966), a run of one label at a time: a run belongs to
 * the patch above it, and where there are several they prove to be one.
 */
final class Patches {
  /** A pixel without a label. */
  private static final int NONE = -1;

  private static final int MOST_KEPT = 16;

  private Owners owners;
  private int[] label = new int[0];
  private int[] seen = new int[0];
  private int round;

  /** The patch of a pixel, a number that leads to the patch's own. */
  private int[] patchOf = new int[0];

  /** By patch: itself, or an earlier one that it proved to be part of. */
  private int[] joined = new int[0];

  /** By patch: its first pixel. */
  private int[] first = new int[0];

  /** By patch: how many pixels it has. */
  private int[] size = new int[0];

  private final int[] stack = new int[MOST_KEPT];
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

  /** Begins a picture; the labels, at least 0, of all owned pixels are to be filled in. */
  int[] open(Owners frame) {
    owners = frame;
    int length = frame.length();
    if (label.length != length) {
      label = new int[length];
      Arrays.fill(label, NONE);
      seen = new int[length];
      round = 0;
      patchOf = new int[length];
      joined = new int[length];
      first = new int[length];
      size = new int[length];
    }
    return label;
  }

  /** Joins every patch that is too small to the neighbour it touches most. */
  void joinSmall(Rules rules) {
    int[] pixels = owners.pixels();
    int count = owners.list();
    round++;
    int patches = count(pixels, count);
    for (int i = 0; i < patches; i++) {
      if (joined[i] == i && size[i] <= MOST_KEPT && size[i] < rules.least(first[i])) {
        collect(first[i]);
        join(size[i], rules);
      }
    }
    for (int i = 0; i < count; i++) {
      label[pixels[i]] = NONE;
    }
  }

  /** Finds the patches of all pixels, and counts how many pixels each has. */
  private int count(int[] pixels, int count) {
    int patches = 0;
    for (int i = 0; i < count; ) {
      int start = pixels[i];
      int found = patches;
      int pixel = start;
      int wanted = label[start];
      do {
        int upper = pixel - owners.stride();
        if (label[upper] == wanted) {
          found = found == patches ? patchOf[upper] : oneOf(found, patchOf[upper]);
        }
        pixel++;
        i++;
      } while (label[pixel] == wanted);
      if (found == patches) {
        joined[found] = found;
        first[found] = start;
        size[found] = 0;
        patches++;
      }
      Arrays.fill(patchOf, start, pixel, found);
      size[found] += pixel - start;
    }
    for (int i = patches - 1; i >= 0; i--) {
      if (joined[i] != i) {
        size[joined[i]] += size[i];
      }
    }
    return patches;
  }

  /** Two patches prove to be one: the earlier of them. */
  private int oneOf(int a, int b) {
    if (a == b) {
      return a;
    }
    int one = whole(a);
    int other = whole(b);
    int earlier = Math.min(one, other);
    joined[Math.max(one, other)] = earlier;
    return earlier;
  }

  private int whole(int part) {
    int at = part;
    while (joined[at] != at) {
      at = joined[at];
    }
    return at;
  }

  /** Collects the pixels of a small patch, outward from its first. */
  private void collect(int start) {
    int stride = owners.stride();
    int wanted = label[start];
    int collected = 0;
    int top = push(start, wanted, 0);
    while (top > 0) {
      int pixel = stack[--top];
      patch[collected++] = pixel;
      top = push(pixel - 1, wanted, top);
      top = push(pixel + 1, wanted, top);
      top = push(pixel - stride, wanted, top);
      top = push(pixel + stride, wanted, top);
    }
  }

  private int push(int pixel, int wanted, int top) {
    if (label[pixel] != wanted || seen[pixel] == round) {
      return top;
    }
    seen[pixel] = round;
    stack[top] = pixel;
    return top + 1;
  }

  private void join(int pixels, Rules rules) {
    int contacts = contacts(pixels, rules);
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
    for (int i = 0; i < pixels; i++) {
      rules.join(patch[i], best);
      label[patch[i]] = label[best];
    }
  }

  /** Collects the pixels around the patch that it may join. */
  private int contacts(int pixels, Rules rules) {
    int contacts = 0;
    for (int i = 0; i < pixels; i++) {
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
