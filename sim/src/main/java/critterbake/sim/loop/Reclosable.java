package critterbake.sim.loop;

/**
 * A part whose state obeys constraints (rope links, pinned ends) that blending two periods may
 * break. It is asked to restore them after its blended state was put back, before it is seen or
 * measured.
 */
public interface Reclosable {
  /** Restores the constraints of the state just put back, in a fixed order and without memory. */
  void reclose();
}
