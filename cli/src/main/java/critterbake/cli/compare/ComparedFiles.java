package critterbake.cli.compare;

import critterbake.cli.compare.PairComparison.Status;
import critterbake.raster.encode.Animation;
import java.util.Optional;

/**
 * What became of a pair of files, with their pictures: large, to be looked at and let go.
 *
 * @param pair the result without pictures
 * @param both the pictures, when both files could be read
 * @param lone the picture, when there is only one of the files
 */
public record ComparedFiles(
    PairComparison pair, Optional<ComparedAnimations> both, Optional<Animation> lone) {

  /** Two animations under a name. */
  public static ComparedFiles of(String name, ComparedAnimations both) {
    return new ComparedFiles(
        PairComparison.of(name, both.difference()), Optional.of(both), Optional.empty());
  }

  /** An animation that only one side has. */
  public static ComparedFiles lone(String name, Status status, Animation lone) {
    return new ComparedFiles(
        PairComparison.lone(name, status), Optional.empty(), Optional.of(lone));
  }

  /** A result that has no pictures to show. */
  public static ComparedFiles passed(PairComparison pair) {
    return new ComparedFiles(pair, Optional.empty(), Optional.empty());
  }

  static ComparedFiles unreadable(String name, UnreadableFile fault) {
    return new ComparedFiles(
        PairComparison.unreadable(name, fault), Optional.empty(), Optional.empty());
  }

  /** The same under another status. */
  public ComparedFiles as(Status status) {
    return new ComparedFiles(pair.as(status), both, lone);
  }
}
