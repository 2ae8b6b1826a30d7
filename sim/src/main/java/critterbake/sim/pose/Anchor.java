package critterbake.sim.pose;

/** A named point that data files carry per frame (feet, head, body, ground, eyes), world units. */
public record Anchor(String actor, String name, double x, double y) {}
