package critterbake.raster.crisp;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import java.util.Optional;

/**
 * How the parts of a frame hang together, by index into its masks: what each marking is on, and
 * which parts form one group without lines between them.
 */
public final class Kinship {
  /** For a mask that marks nothing. */
  public static final int NONE = -1;

  private int[] base = new int[32];
  private int[] group = new int[32];

  /** Finds out about a frame's masks. */
  public void read(Masks masks) {
    int n = masks.size();
    if (base.length < n) {
      base = new int[n * 2];
      group = new int[n * 2];
    }
    for (int i = 0; i < n; i++) {
      base[i] = baseOf(masks, i);
      group[i] = groupOf(masks, i);
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

  private static int baseOf(Masks masks, int i) {
    Part part = masks.get(i).part();
    Optional<String> within = part.finish().within();
    if (within.isEmpty()) {
      return NONE;
    }
    for (int k = i - 1; k >= 0; k--) {
      Part other = masks.get(k).part();
      if (other.id().equals(within.get()) && other.actor().equals(part.actor())) {
        return k;
      }
    }
    return NONE;
  }

  /** The first mask of the group; markings belong to what they mark. */
  private int groupOf(Masks masks, int i) {
    PartMask mask = masks.get(i);
    Finish finish = mask.part().finish();
    for (int k = 0; k < i; k++) {
      if (sameGroup(mask, masks.get(k))) {
        return group[k];
      }
    }
    return finish.group().isEmpty() && base[i] != NONE ? group[base[i]] : i;
  }

  private static boolean sameGroup(PartMask a, PartMask b) {
    Part one = a.part();
    Part other = b.part();
    return one.actor().equals(other.actor())
        && (one.id().equals(other.id())
            || one.finish().group().isPresent()
                && one.finish().group().equals(other.finish().group()));
  }
}
