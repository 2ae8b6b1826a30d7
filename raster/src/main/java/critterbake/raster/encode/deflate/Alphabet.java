package critterbake.raster.encode.deflate;

/** The symbols of deflate: literals, lengths and distances (RFC 1951, section 3.2.5). */
final class Alphabet {
  static final int END = 256;
  static final int LITERALS = 286;
  static final int DISTANCES = 30;

  private static final int[] LENGTH_BASE = {
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258
  };
  private static final byte[] LENGTH_SYMBOL = new byte[Matches.LONGEST + 1];

  static {
    for (int i = 0; i < LENGTH_BASE.length; i++) {
      for (int length = LENGTH_BASE[i]; length <= Matches.LONGEST; length++) {
        LENGTH_SYMBOL[length] = (byte) i;
      }
    }
  }

  private Alphabet() {}

  /** The symbol of a length. */
  static int lengthSymbol(int length) {
    return 257 + LENGTH_SYMBOL[length];
  }

  /** The longest length with the symbol of this one. */
  static int longestAlike(int length) {
    int number = LENGTH_SYMBOL[length];
    return length == Matches.LONGEST ? length : LENGTH_BASE[number + 1] - 1;
  }

  static int lengthExtraBits(int symbol) {
    int number = symbol - 257;
    return number < 8 || number == 28 ? 0 : (number >> 2) - 1;
  }

  static int lengthExtra(int length) {
    return length - LENGTH_BASE[LENGTH_SYMBOL[length]];
  }

  /** The symbol of a distance. */
  static int distanceSymbol(int distance) {
    int bits = 31 - Integer.numberOfLeadingZeros(distance - 1 | 1);
    return distance <= 2 ? distance - 1 : 2 * bits + (distance - 1 >> bits - 1 & 1);
  }

  static int distanceExtraBits(int symbol) {
    return Math.max(0, (symbol >> 1) - 1);
  }

  static int distanceExtra(int distance) {
    int bits = distanceExtraBits(distanceSymbol(distance));
    return distance - 1 & (1 << bits) - 1;
  }
}
