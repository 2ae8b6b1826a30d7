package critterbake.sim.loop;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;

/** How the followed root's movement in a loop is rounded to whole pixels ({@code root.snap}). */
public enum RootSnap {
  /** {@link #FRAME} when that changes the speed by at most 5 %, else {@link #LOOP}. */
  AUTO,
  /** The same whole number of pixels every frame. */
  FRAME,
  /** Whole pixels a loop; integers a frame in {@code root_px}. */
  LOOP,
  /** As it is. */
  NONE;

  /** The keys of {@code root}. */
  public static final ObjectType<RootSnap> TYPE =
      ObjectType.of(
          "root",
          "How a followed actor's way in a loop is rounded.",
          values -> values.choice("snap", RootSnap.class),
          Key.choice(
              "snap",
              AUTO,
              "frame: whole pixels each frame; loop: whole pixels a loop; auto: frame where that"
                  + " changes the speed by at most 5 %, else loop; none."));
}
