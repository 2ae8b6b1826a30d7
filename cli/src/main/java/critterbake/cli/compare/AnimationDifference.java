package critterbake.cli.compare;

import java.util.List;

/**
 * How two animations differ, in numbers.
 *
 * @param frames of those both have, each
 * @param notes what differs besides pixels, in words with numbers: size, frame count, times, loops
 * @param equal whether everything is within the limits
 */
public record AnimationDifference(List<FrameDifference> frames, List<String> notes, boolean equal) {
  public AnimationDifference {
    frames = List.copyOf(frames);
    notes = List.copyOf(notes);
  }

  public long different() {
    return frames.stream().mapToLong(FrameDifference::different).sum();
  }

  public long antialiased() {
    return frames.stream().mapToLong(FrameDifference::antialiased).sum();
  }

  public long compared() {
    return frames.stream().mapToLong(FrameDifference::compared).sum();
  }

  /** Differing pixels for each pixel compared, 0 to 1. */
  public double ratio() {
    return compared() == 0 ? 0 : (double) different() / compared();
  }

  public int maxDelta() {
    return frames.stream().mapToInt(FrameDifference::maxDelta).max().orElse(0);
  }
}
