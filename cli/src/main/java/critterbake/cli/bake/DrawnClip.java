package critterbake.cli.bake;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.view.Window;
import critterbake.sim.MotionMetrics;
import critterbake.sim.shot.ShownContact;
import java.util.ArrayList;
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
 * @param notes what a person should know of how it moved and was drawn
 */
public record DrawnClip(
    PreparedClip clip,
    RootMotion root,
    List<ShownContact> contacts,
    List<Window> windows,
    Map<String, MotionMetrics> metrics,
    long[] stateHashes,
    List<String> notes) {
  /** What a person should know of how the clip was planned, moved and drawn. */
  public List<String> allNotes() {
    List<String> all = new ArrayList<>(clip.take().notes());
    all.addAll(notes);
    return all;
  }

  /** The same with the notes on a variant of it that are news. */
  DrawnClip withNotesOf(String variant, DrawnClip again) {
    List<String> all = new ArrayList<>(notes);
    again.notes.stream()
        .filter(note -> !notes.contains(note))
        .forEach(note -> all.add("variant " + variant + ": " + note));
    return new DrawnClip(clip, root, contacts, windows, metrics, stateHashes, all);
  }
}
