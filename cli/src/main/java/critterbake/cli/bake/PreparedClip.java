package critterbake.cli.bake;

import critterbake.cli.scenario.ClipScenario;
import critterbake.sim.Clock;
import critterbake.sim.Scene;
import critterbake.sim.Stage;
import critterbake.sim.pose.Grid;
import critterbake.sim.shot.FrameRun;
import critterbake.sim.shot.ShotRequest;
import critterbake.sim.shot.Take;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A clip that is planned, and closed if it is a loop: ready to be run any number of times.
 *
 * @param scenario what it was made from
 * @param take its motion
 */
public record PreparedClip(ClipScenario scenario, Take take) {
  /**
   * Plans a clip and closes its loop.
   *
   * @throws critterbake.sim.loop.LoopRefused when it cannot be an exact loop
   */
  public static PreparedClip of(ClipScenario clip, boolean allowSeam) {
    Scene scene = new Scene(clip.actors(), clip.world(), clip.seed());
    return new PreparedClip(
        clip,
        Take.of(
            new ShotRequest(
                scene,
                clip.clock(),
                clip.shot(),
                clip.rootSnap(),
                clip.view().pixelsPerUnit(),
                followed(clip),
                clip.only().orElse(List.copyOf(clip.actors().keySet())),
                allowSeam)));
  }

  static Optional<String> followed(ClipScenario clip) {
    return clip.view().followed(clip.actors().keySet().iterator().next());
  }

  Stage emptyStage() {
    return new Scene(scenario.actors(), scenario.world(), scenario.seed()).emptyStage(clock());
  }

  public String name() {
    return scenario.name();
  }

  public Clock clock() {
    return take.clock();
  }

  /** Starts a run that poses every frame, of all actors the clip draws or of some of them. */
  public FrameRun run(Optional<List<String>> only) {
    return take.frames(grid(), drawn(only.or(scenario::only)));
  }

  public Grid grid() {
    return new Grid(scenario.view().pixelsPerUnit(), scenario.look().snap());
  }

  /** The actors drawn, back to front. */
  private List<String> drawn(Optional<List<String>> only) {
    List<String> names = new ArrayList<>(take.actors());
    only.ifPresent(names::retainAll);
    names.sort((a, b) -> Integer.compare(layer(a), layer(b)));
    return names;
  }

  private int layer(String actor) {
    return scenario.layers().getOrDefault(actor, 0);
  }
}
