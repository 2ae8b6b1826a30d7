package critterbake.sim.contact;

/**
 * A foot or tip that took hold of the ground or let go of it.
 *
 * @param tick the first tick of the new state
 * @param actor whose it is
 * @param part such as {@code foot.left}
 * @param down whether it took hold
 * @param x world position
 * @param y world position
 */
public record ContactEvent(
    long tick, String actor, String part, boolean down, double x, double y) {}
