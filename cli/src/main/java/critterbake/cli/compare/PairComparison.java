package critterbake.cli.compare;

import java.util.Optional;

/**
 * What became of one pair of files.
 *
 * @param name the file's name, relative to the folders compared
 * @param status how it ended
 * @param difference what was found, when both could be read
 * @param reason why a file could not be read, or what is to be said though it passed, or empty
 */
public record PairComparison(
    String name, Status status, Optional<AnimationDifference> difference, String reason) {
  /** How a pair of files ended. */
  public enum Status {
    SAME,
    DIFFERENT,
    /** Only the second side has it. */
    NEW,
    /** Only the first side has it. */
    MISSING,
    /** It was approved and nothing makes it any more. */
    SURPLUS,
    UNREADABLE
  }

  static PairComparison of(String name, AnimationDifference difference) {
    return new PairComparison(
        name, difference.equal() ? Status.SAME : Status.DIFFERENT, Optional.of(difference), "");
  }

  /** Passed, although the files are not the same. */
  public static PairComparison same(String name, String reason) {
    return new PairComparison(name, Status.SAME, Optional.empty(), reason);
  }

  static PairComparison lone(String name, Status status) {
    return new PairComparison(name, status, Optional.empty(), "");
  }

  static PairComparison unreadable(String name, UnreadableFile fault) {
    return new PairComparison(name, Status.UNREADABLE, Optional.empty(), fault.getMessage());
  }

  /** The same under another status. */
  public PairComparison as(Status other) {
    return new PairComparison(name, other, difference, reason);
  }

  public boolean passed() {
    return status == Status.SAME;
  }
}
