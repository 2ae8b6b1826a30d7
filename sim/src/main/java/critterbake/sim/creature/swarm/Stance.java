package critterbake.sim.creature.swarm;

/**
 * How a slug holds itself, but for the pitch it flies at. Angles are degrees, lengths the drawing's
 * pixels, of which {@link SlugRig#BODY_PIXELS} make a body.
 *
 * @param wing how far arm and hand are raised, folded and swept
 * @param tail how far the tail and its tip are raised
 * @param stretch length over the usual
 * @param yaw 0 in profile, 90 coming straight at the viewer
 * @param bob body raised over its place
 * @param glow light of the belly, 0 to 1
 * @param jaw how far the mouth is open
 * @param alarm whether the eye is wide
 */
record Stance(
    Wing wing,
    Tail tail,
    double stretch,
    double yaw,
    double bob,
    double glow,
    double jaw,
    boolean alarm) {
  /**
   * A wing.
   *
   * @param arm raised over level
   * @param hand raised over level
   * @param fold 0 spread to 1 shut
   * @param sweep of the arm to the rear, before folding
   */
  record Wing(double arm, double hand, double fold, double sweep) {}

  /** A tail: raised at its root and at its tip. */
  record Tail(double root, double tip) {}
}
