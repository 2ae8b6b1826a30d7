package critterbake.cli.bake;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.view.Window;
import critterbake.sim.MotionMetrics;
import critterbake.sim.shot.ShownContact;
import java.util.List;
import java.util.Map;

/**
 * What one run of a clip showed, besides its pictures.
 *
 * @param clip the clip
 * @param root how an engine moves it
 * @param contacts feet and tips that took hold or let go, in the order of time
 * @param windows where each frame lay over the world
 * @param metrics what the actors measured of themselves, by name
 * @param stateHashes by tick from frame 0 on
 * @param notes what a person should know
 */
public record DrawnClip(
    PreparedClip clip,
    RootMotion root,
    List<ShownContact> contacts,
    List<Window> windows,
    Map<String, MotionMetrics> metrics,
    long[] stateHashes,
    List<String> notes) {}
