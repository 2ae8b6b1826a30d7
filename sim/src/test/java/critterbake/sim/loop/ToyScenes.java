package critterbake.sim.loop;

import critterbake.sim.Clock;
import critterbake.sim.Scene;
import critterbake.sim.shot.ShotRequest;
import critterbake.sim.world.Ground;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scenes with one toy in them, for tests of what runs scenes. */
public final class ToyScenes {
  private ToyScenes() {}

  /** A toy that stamps once a second and gets 1.5 units far in it. */
  public static Scene walkingToy() {
    ToyActor.Law spring = (place, speed, drive) -> 60 * (drive - place) - 2 * speed;
    ToyActor.Spec spec =
        new ToyActor.Spec(LoopPart.Closing.SOLVING, spring, ToyActor.wish(1, 1.5), 0.3);
    return new Scene(Map.of("toy", spec), new World(9.8, Ground.flat(), Solids.NONE), 1);
  }

  /** A loop of it that begins with a touchdown. */
  public static ShotRequest onTouchdowns(int frames, Clock clock) {
    Shot shot =
        new Shot(
            Optional.of(new LoopLength.Frames(frames)),
            0,
            1,
            1,
            0,
            Shot.Sample.CONTACTS,
            List.of());
    return new ShotRequest(
        walkingToy(), clock, shot, RootSnap.NONE, 24, Optional.of("toy"), List.of("toy"), false);
  }

  /** A shot of it. */
  public static ShotRequest shot(
      Optional<LoopLength> loop, double seconds, double warmup, List<Integer> hold, Clock clock) {
    Shot shot = new Shot(loop, seconds, 1, 1, warmup, Shot.Sample.EVEN, hold);
    return new ShotRequest(
        walkingToy(), clock, shot, RootSnap.NONE, 24, Optional.of("toy"), List.of("toy"), false);
  }
}
