package critterbake.cli.shard;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What one run draws of one scenario.
 *
 * @param shard which run it is
 * @param clipsBefore how many clips the scenarios before this one have: the runs take clips in
 *     turns over all of them, so that none is left with little to do
 */
public record Share(Shard shard, int clipsBefore) {
  /** Everything. */
  public static final Share WHOLE = new Share(Shard.ALONE, 0);

  /** The clips it draws of a scenario that has so many, by their place from 0. */
  public List<Integer> clips(int count) {
    return IntStream.range(0, count)
        .filter(clip -> shard.takes(clipsBefore + clip))
        .boxed()
        .toList();
  }
}
