package critterbake.sim.rope;

/**
 * What a rope is made of.
 *
 * @param stiffness pull of a link per unit it is too long or too short, 1/s^2
 * @param drag share of its velocity a node loses, 1/s
 * @param bending pull toward the middle between a node's neighbours, 1/s^2
 */
public record RopeMaterial(double stiffness, double drag, double bending) {}
