package critterbake.sim.world;

/**
 * What creatures move in.
 *
 * @param gravity units a second squared, downward
 * @param ground the ground line, or one that is nowhere
 * @param solids polygons to crawl on
 */
public record World(double gravity, Ground ground, Solids solids) {}
