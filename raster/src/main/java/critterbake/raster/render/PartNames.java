package critterbake.raster.render;

import critterbake.raster.cover.Masks;
import critterbake.sim.pose.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * The part keys of a frame, and which of them each mask belongs to. Frames of one animation mostly
 * have the same parts, so the list of the frame before is handed out again when it fits.
 */
final class PartNames {
  private final List<Part> known = new ArrayList<>();
  private List<String> names = List.of();
  private short[] indices = new short[0];

  /** Reads a frame's masks. */
  void read(Masks before, Masks after) {
    int n = before.size() + after.size();
    if (n == known.size() && fits(before, 0) && fits(after, before.size())) {
      return;
    }
    known.clear();
    List<String> fresh = new ArrayList<>();
    indices = new short[n];
    add(before, fresh);
    add(after, fresh);
    names = List.copyOf(fresh);
  }

  /** Keys of the parts. */
  List<String> names() {
    return names;
  }

  /** The key's index of a mask; those after the effects follow those before. */
  short index(int mask) {
    return indices[mask];
  }

  private boolean fits(Masks masks, int offset) {
    for (int i = 0; i < masks.size(); i++) {
      Part part = masks.get(i).part();
      Part was = known.get(offset + i);
      if (!part.id().equals(was.id()) || !part.actor().equals(was.actor())) {
        return false;
      }
    }
    return true;
  }

  private void add(Masks masks, List<String> fresh) {
    for (int i = 0; i < masks.size(); i++) {
      Part part = masks.get(i).part();
      int at = fresh.indexOf(part.key());
      if (at < 0) {
        at = fresh.size();
        fresh.add(part.key());
      }
      indices[known.size()] = (short) at;
      known.add(part);
    }
  }
}
