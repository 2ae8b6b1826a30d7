package critterbake.sim.shot;

import critterbake.sim.Clock;
import critterbake.sim.Scene;
import critterbake.sim.loop.RootSnap;
import critterbake.sim.loop.Shot;
import java.util.List;
import java.util.Optional;

/**
 * What a shot is made from.
 *
 * @param scene who moves where
 * @param clock the scenario's clock
 * @param shot what part of the motion is shown
 * @param snap how a loop's root is rounded to whole pixels
 * @param pixelsPerUnit final pixels for one world unit
 * @param followed the actor the camera follows, if any
 * @param drawn the actors that are seen
 * @param allowSeam whether a loop whose seam shows is taken as it is
 */
public record ShotRequest(
    Scene scene,
    Clock clock,
    Shot shot,
    RootSnap snap,
    double pixelsPerUnit,
    Optional<String> followed,
    List<String> drawn,
    boolean allowSeam) {
  public ShotRequest {
    drawn = List.copyOf(drawn);
  }

  /** The same with a loop of another length. */
  ShotRequest withLoop(int frames, int cycles) {
    return with(shot.withLoop(frames, cycles));
  }

  /** The same with a loop of the scene's own length. */
  ShotRequest withOwnLength() {
    return with(shot.withOwnLength());
  }

  /** The same with a loop of a share of the scene's own cycle. */
  ShotRequest withShare(int cycles, int share) {
    return with(shot.withShare(cycles, share));
  }

  private ShotRequest with(Shot other) {
    return new ShotRequest(scene, clock, other, snap, pixelsPerUnit, followed, drawn, allowSeam);
  }

  /** The same on another clock, taken as it comes. */
  ShotRequest onClock(Clock other) {
    return new ShotRequest(scene, other, shot, snap, pixelsPerUnit, followed, drawn, true);
  }

  /** A shot in which every actor is seen. */
  public ShotRequest(
      Scene scene,
      Clock clock,
      Shot shot,
      RootSnap snap,
      double pixelsPerUnit,
      Optional<String> followed,
      boolean allowSeam) {
    this(scene, clock, shot, snap, pixelsPerUnit, followed, scene.names(), allowSeam);
  }
}
