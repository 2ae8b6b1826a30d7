package critterbake.cli;

/** The start of a small scenario: three frames of a rider on a circle. */
public final class CirclingRider {
  /** What stands before {@code view} and {@code outputs}. */
  public static final String START =
      """
      critterbake: 1
      shot: {duration: 3f, warmup: 0s}
      clock: {fps: 10, ticks_per_frame: 4}
      actors:
        rider: {kind: swing, path: {circle: {radius: 1, period: 1s}}}
      """;

  private CirclingRider() {}
}
