package critterbake.cli.scenario;

/**
 * Sizes above which a scenario is taken for a mistake; each can be raised by an option.
 *
 * @param frameSide px of a frame's longer side, zoom included
 * @param framePixels px of a whole frame, zoom included
 * @param frames frames of a clip
 * @param swarm members of a swarm
 * @param legs legs of a creature
 */
public record Limits(long frameSide, long framePixels, long frames, long swarm, long legs) {
  /** 16,384 px a side, 64 Mpx, 100,000 frames, 10,000 members, 256 legs. */
  public static final Limits USUAL = new Limits(16_384, 64L << 20, 100_000, 10_000, 256);
}
