package critterbake.cli.tree;

import java.util.stream.Stream;

/**
 * A text that is read: a scenario file, or a value given as an option. Two sources are equal only
 * if they are the same one.
 */
public final class Source {
  private final String name;
  private final String text;
  private final int start;

  /**
   * @param name what messages call it, such as the file's path as it was given
   * @param text all of it
   * @param start where the part begins that is read, on the first line: behind {@code PATH=} of an
   *     option
   */
  public Source(String name, String text, int start) {
    this.name = name;
    this.text = text;
    this.start = start;
  }

  public Source(String name, String text) {
    this(name, text, 0);
  }

  public String name() {
    return name;
  }

  /** The part that is read. */
  String read() {
    return text.substring(start);
  }

  /** The place at an index of the part that is read, counted in code points. */
  Place placeAtCodePoint(int index) {
    String read = read();
    int end = read.offsetByCodePoints(0, Math.min(index, read.codePointCount(0, read.length())));
    int line = 0;
    int lineStart = 0;
    for (int i = 0; i < end; i++) {
      if (isBreak(read, i)) {
        line++;
        lineStart = i + 1;
      }
    }
    return place(line, read.codePointCount(lineStart, end));
  }

  /** The place of a line and column of the part that is read, both from 0. */
  Place place(int line, int column) {
    int shift = line == 0 ? text.codePointCount(0, start) : 0;
    return new Place(this, line + 1, column + shift + 1);
  }

  /**
   * A place that has text before it: behind the last line with any where the place is on an empty
   * one, such as the end of a text that ends too early.
   */
  Place atText(Place place) {
    int number = place.line();
    while (number > 1 && line(number).isBlank()) {
      number--;
    }
    String text = line(number).stripTrailing();
    return number == place.line()
        ? place
        : new Place(this, number, text.codePointCount(0, text.length()) + 1);
  }

  /** All lines of the text, without their ends. */
  public Stream<String> lines() {
    return text.lines();
  }

  /** A line of the text without its end, counted from 1; empty behind the last. */
  public String line(int number) {
    int from = 0;
    int line = 1;
    for (int i = 0; i < text.length() && line < number; i++) {
      if (isBreak(text, i)) {
        line++;
        from = i + 1;
      }
    }
    return line < number ? "" : text.substring(from, lineEnd(from));
  }

  private int lineEnd(int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /**
   * Whether a line ends with this character; a carriage return before a line feed does not count.
   */
  private static boolean isBreak(String text, int i) {
    char c = text.charAt(i);
    return c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
  }

  @Override
  public String toString() {
    return name;
  }
}
