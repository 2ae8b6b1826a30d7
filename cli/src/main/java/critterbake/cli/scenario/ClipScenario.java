package critterbake.cli.scenario;

import critterbake.raster.look.Look;
import critterbake.raster.view.View;
import critterbake.sim.ActorSpec;
import critterbake.sim.Clock;
import critterbake.sim.loop.RootSnap;
import critterbake.sim.loop.Shot;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One clip: everything needed to simulate and draw it.
 *
 * @param name clip name
 * @param seed for every random stream
 * @param clock frames and ticks
 * @param shot loop or open shot
 * @param rootSnap whole-pixel rounding of the followed root in loops
 * @param world gravity, ground, solids
 * @param actors by name, in the order they move
 * @param layers drawing order override per actor name ({@code layer}), higher is nearer
 * @param only the actors drawn, or empty for all
 * @param view frame size, scale, camera, background
 * @param look how pictures are made
 * @param debug overlays drawn on every output
 * @param boxes name to the part keys ({@code actor.part}) whose bounds it is
 */
public record ClipScenario(
    String name,
    long seed,
    Clock clock,
    Shot shot,
    RootSnap rootSnap,
    World world,
    Map<String, ActorSpec> actors,
    Map<String, Integer> layers,
    Optional<List<String>> only,
    View view,
    Look look,
    Set<Overlay> debug,
    Map<String, List<String>> boxes) {
  /** The same clip with other actors of the same names. */
  public ClipScenario with(Map<String, ActorSpec> others) {
    return new ClipScenario(
        name, seed, clock, shot, rootSnap, world, others, layers, only, view, look, debug, boxes);
  }
}
