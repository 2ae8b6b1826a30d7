package critterbake.cli.atlas;

/** Numbers in data files that are plain text. */
final class Numbers {
  private Numbers() {}

  /** A whole number, spaces around it allowed. */
  static int whole(String text, String where) {
    try {
      return Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
      throw new AtlasException("\"" + text.strip() + "\" in " + where + " is no whole number");
    }
  }

  static double real(String text, String where) {
    try {
      return Double.parseDouble(text.strip());
    } catch (NumberFormatException e) {
      throw new AtlasException("\"" + text.strip() + "\" in " + where + " is no number");
    }
  }

  /** Whole numbers divided by commas. */
  static int[] wholes(String text, int count, String where) {
    String[] parts = text.split(",", -1);
    if (parts.length != count) {
      throw new AtlasException(where + " should have " + count + " numbers, has \"" + text + "\"");
    }
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = whole(parts[i], where);
    }
    return numbers;
  }

  /** A number without a needless fraction. */
  static String text(double value) {
    boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
    return whole ? (long) value + ".0" : Double.toString(value);
  }
}
