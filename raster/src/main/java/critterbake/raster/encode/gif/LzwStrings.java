package critterbake.raster.encode.gif;

/**
 * The strings that LZW knows, as a tree: a code is a node, and a longer string is a child of it.
 */
final class LzwStrings {
  /** Codes have at most 12 bits. */
  private static final int LIMIT = 4096;

  private short[] children = new short[0];
  private final short[] first = new short[LIMIT];

  /** Where children were learned since the last reset: far fewer than there is room for. */
  private final int[] learned = new int[LIMIT];

  private int learnedCount;
  private int codeSize;
  private int next;
  private int width;

  /** Forgets everything but the single indexes. */
  void reset(int codeSize) {
    this.codeSize = codeSize;
    if (children.length < LIMIT << codeSize) {
      children = new short[LIMIT << codeSize];
    } else {
      for (int i = 0; i < learnedCount; i++) {
        children[learned[i]] = 0;
      }
    }
    learnedCount = 0;
    next = clearCode() + 2;
    width = codeSize + 1;
    for (int i = 0; i < clearCode(); i++) {
      first[i] = (short) i;
    }
  }

  int clearCode() {
    return 1 << codeSize;
  }

  int endCode() {
    return clearCode() + 1;
  }

  /** Bits of the next code. */
  int width() {
    return width;
  }

  boolean full() {
    return next == LIMIT;
  }

  /** The code of the string one index longer, or 0 when it is not known. */
  int child(int code, int index) {
    return children[code << codeSize | index];
  }

  /** Knows the string one index longer from now on, if there is room. */
  void learn(int code, int index) {
    if (next == LIMIT) {
      return;
    }
    int slot = code << codeSize | index;
    if (children[slot] == 0) {
      children[slot] = (short) next;
      learned[learnedCount++] = slot;
    }
    first[next] = first[code];
    next++;
    if (next > 1 << width && width < 12) {
      width++;
    }
  }

  /**
   * Pretends to know the string one index longer, as the decoder will by the time it meets it.
   *
   * @return whether it is new, and to be taken back by {@link #forget}
   */
  boolean suppose(int code, int index) {
    int slot = code << codeSize | index;
    if (next == LIMIT || children[slot] != 0) {
      return false;
    }
    children[slot] = (short) next;
    first[next] = first[code];
    return true;
  }

  /** Takes a supposed string back. */
  void forget(int code, int index) {
    children[code << codeSize | index] = 0;
  }

  /** The first index of a code's string. */
  int first(int code) {
    return first[code];
  }
}
