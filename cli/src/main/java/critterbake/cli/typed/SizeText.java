package critterbake.cli.typed;

import java.util.List;
import java.util.Optional;

/** Sizes as scenarios spell them in one word: {@code 64x48}. */
final class SizeText {
  private SizeText() {}

  /** Width and height, at least 0 each, or empty when the text is no size. */
  static Optional<List<Long>> parse(String text) {
    int times = text.indexOf('x');
    if (times < 1) {
      return Optional.empty();
    }
    String width = text.substring(0, times).strip();
    String height = text.substring(times + 1).strip();
    return NumberText.isCount(width) && NumberText.isCount(height)
        ? Optional.of(List.of(Long.valueOf(width), Long.valueOf(height)))
        : Optional.empty();
  }
}
