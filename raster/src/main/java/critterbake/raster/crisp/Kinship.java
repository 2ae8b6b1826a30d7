package critterbake.raster.crisp;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the parts of a frame hang together, by index into its masks: what each marking is on, which
 * parts form one group without lines between them, and which read as one thing. Frames of one
 * animation mostly have the same parts, so what was found out about the frame before is kept while
 * it fits.
 */
public final class Kinship {
  /** For a mask that marks nothing. */
  public static final int NONE = -1;

  private final List<Part> parts = new ArrayList<>();
  private final List<String> materials = new ArrayList<>();
  private int[] base = new int[0];
  private int[] group = new int[0];
  private int[] thing = new int[0];

  /** Finds out about a frame's masks. */
  public void read(Masks masks) {
    if (fits(masks)) {
      return;
    }
    remember(masks);
    for (int i = 0; i < parts.size(); i++) {
      base[i] = baseOf(i);
      group[i] = groupOf(i);
      thing[i] = thingOf(i);
    }
  }

  /** The mask that a marking divides, or {@link #NONE}. */
  public int base(int mask) {
    return base[mask];
  }

  /** A number that is the same for all masks of one group. */
  public int group(int mask) {
    return group[mask];
  }

  /** A number that is the same for all masks of one group and material. */
  int thing(int mask) {
    return thing[mask];
  }

  private boolean fits(Masks masks) {
    if (masks.size() != parts.size()) {
      return false;
    }
    for (int i = 0; i < parts.size(); i++) {
      PartMask mask = masks.get(i);
      if (!isKnown(i, mask.part()) || !mask.material().equals(materials.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isKnown(int index, Part part) {
    Part known = parts.get(index);
    return part.id().equals(known.id())
        && part.actor().equals(known.actor())
        && part.finish().within().equals(known.finish().within())
        && part.finish().group().equals(known.finish().group());
  }

  private void remember(Masks masks) {
    parts.clear();
    materials.clear();
    for (int i = 0; i < masks.size(); i++) {
      parts.add(masks.get(i).part());
      materials.add(masks.get(i).material());
    }
    if (base.length < parts.size()) {
      base = new int[parts.size()];
      group = new int[parts.size()];
      thing = new int[parts.size()];
    }
  }

  private int baseOf(int i) {
    Part part = parts.get(i);
    Optional<String> within = part.finish().within();
    if (within.isEmpty()) {
      return NONE;
    }
    for (int k = i - 1; k >= 0; k--) {
      Part other = parts.get(k);
      if (other.id().equals(within.get()) && other.actor().equals(part.actor())) {
        return k;
      }
    }
    return NONE;
  }

  /** The first mask of the group; markings belong to what they mark. */
  private int groupOf(int i) {
    Part part = parts.get(i);
    for (int k = 0; k < i; k++) {
      if (sameGroup(part, parts.get(k))) {
        return group[k];
      }
    }
    return part.finish().group().isEmpty() && base[i] != NONE ? group[base[i]] : i;
  }

  private static boolean sameGroup(Part one, Part other) {
    Finish finish = one.finish();
    return one.actor().equals(other.actor())
        && (one.id().equals(other.id())
            || finish.group().isPresent() && finish.group().equals(other.finish().group()));
  }

  /** The first mask of the group in this material. */
  private int thingOf(int i) {
    for (int k = group[i]; k < i; k++) {
      if (group[k] == group[i] && materials.get(k).equals(materials.get(i))) {
        return thing[k];
      }
    }
    return i;
  }
}
