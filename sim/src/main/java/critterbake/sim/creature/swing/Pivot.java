package critterbake.sim.creature.swing;

import critterbake.sim.loop.LoopPart;

/** The turning body of a cut-out, by one of the two rule sets. */
sealed interface Pivot extends LoopPart permits OriginalPivot, RefinedPivot {
  /** Its angle, counter-clockwise in the world. */
  double angleRadians();

  /** The same as traces show it. */
  double angleDegrees();

  /** Whether it is drawn mirrored. */
  boolean mirrored();

  /** Whether it has stopped moving. */
  boolean resting();
}
