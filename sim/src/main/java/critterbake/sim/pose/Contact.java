package critterbake.sim.pose;

/**
 * A foot's or tip's hold on the ground, now.
 *
 * @param part such as {@code foot.left}
 * @param down whether it is planted
 * @param x world position
 * @param y world position
 */
public record Contact(String actor, String part, boolean down, double x, double y) {}
