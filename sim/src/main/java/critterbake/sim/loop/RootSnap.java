package critterbake.sim.loop;

/** How the followed root's movement in a loop is rounded to whole pixels ({@code root.snap}). */
public enum RootSnap {
  /** {@link #FRAME} when that changes the speed by at most 5 %, else {@link #LOOP}. */
  AUTO,
  /** The same whole number of pixels every frame. */
  FRAME,
  /** Whole pixels a loop; integers a frame in {@code root_px}. */
  LOOP,
  /** As it is. */
  NONE
}
