package critterbake.cli.bake;

import critterbake.raster.Clip.RootMotion;
import critterbake.sim.MotionMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What one run of a clip showed, besides its pictures.
 *
 * @param clip the clip
 * @param root how an engine moves it, and when feet and tips take hold or let go
 * @param metrics what the actors measured of themselves, by name
 * @param stateHashes by tick from frame 0 on
 * @param notes what a person should know of how it moved and was drawn
 */
public record DrawnClip(
    PreparedClip clip,
    RootMotion root,
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
    return new DrawnClip(clip, root, metrics, stateHashes, all);
  }
}
