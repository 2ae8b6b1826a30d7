package critterbake.raster.crisp;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.sim.pose.Finish;

/**
 * Tidies a decided frame as a pixel artist would: bumps on the silhouette go, one-pixel holes
 * inside a part fill, and scraps of a part too small to read join what they touch.
 */
public final class Cleaning implements Patches.Rules {
  private final Kinship kinship = new Kinship();
  private final Patches patches = new Patches();
  private short[] before = new short[0];
  private int[] cluster = new int[32];
  private Masks masks;
  private Owners owners;

  /** Cleans a frame in place. */
  public void clean(Masks frameMasks, Owners frameOwners) {
    masks = frameMasks;
    owners = frameOwners;
    kinship.read(masks);
    smoothSilhouette();
    label();
    patches.joinSmall(this);
  }

  /** What was found out about the frame's parts. */
  Kinship kinship() {
    return kinship;
  }

  /** Parts of one group and material read as one thing: by mask, a number for each such thing. */
  int[] clusters() {
    return cluster;
  }

  private void smoothSilhouette() {
    short[] owner = owners.owner();
    if (before.length < owner.length) {
      before = new short[owner.length];
    }
    System.arraycopy(owner, 0, before, 0, owner.length);
    for (int y = owners.top(); y < owners.bottom(); y++) {
      int end = owners.index(owners.right(), y);
      for (int pixel = owners.index(owners.left(), y); pixel < end; pixel++) {
        if (before[pixel] == Owners.NOBODY) {
          owner[pixel] = filling(pixel);
        } else if (isBump(pixel)) {
          owner[pixel] = Owners.NOBODY;
        }
      }
    }
  }

  /** At most one side neighbour but three or more of all eight, or none at all. */
  private boolean isBump(int pixel) {
    int below = owners.stride();
    int sides = on(pixel - 1) + on(pixel + 1) + on(pixel - below) + on(pixel + below);
    if (sides > 1) {
      return false;
    }
    int corners =
        on(pixel - below - 1)
            + on(pixel - below + 1)
            + on(pixel + below - 1)
            + on(pixel + below + 1);
    PartMask mask = masks.get(before[pixel]);
    boolean drawnSo = mask.isLine() || mask.isMelted() || mask.sprite().isPresent();
    return !drawnSo && (sides == 0 || sides + corners >= 3);
  }

  private int on(int pixel) {
    return before[pixel] == Owners.NOBODY ? 0 : 1;
  }

  /** The part that has this empty pixel on all four sides, or nobody. */
  private short filling(int pixel) {
    short part = before[pixel - 1];
    boolean same =
        part != Owners.NOBODY
            && before[pixel + 1] == part
            && before[pixel - owners.stride()] == part
            && before[pixel + owners.stride()] == part;
    return same && masks.get(part).sprite().isEmpty() ? part : Owners.NOBODY;
  }

  private void label() {
    cluster();
    int[] label = patches.open(owners);
    short[] owner = owners.owner();
    for (int y = owners.top(); y < owners.bottom(); y++) {
      int end = owners.index(owners.right(), y);
      for (int pixel = owners.index(owners.left(), y); pixel < end; pixel++) {
        if (owner[pixel] != Owners.NOBODY) {
          label[pixel] = cluster[owner[pixel]];
        }
      }
    }
  }

  private void cluster() {
    int n = masks.size();
    if (cluster.length < n) {
      cluster = new int[n * 2];
    }
    for (int i = 0; i < n; i++) {
      cluster[i] = i;
      for (int k = kinship.group(i); k < i; k++) {
        if (kinship.group(k) == kinship.group(i)
            && masks.get(k).material().equals(masks.get(i).material())) {
          cluster[i] = cluster[k];
          break;
        }
      }
    }
  }

  @Override
  public int least(int pixel) {
    PartMask mask = masks.get(owners.owner()[pixel]);
    Finish finish = mask.part().finish();
    boolean exempt =
        finish.role() == Finish.Role.FACE || mask.isMelted() || mask.sprite().isPresent();
    return exempt ? 0 : finish.minPatch();
  }

  @Override
  public boolean joins(int pixel, int neighbour) {
    PartMask mask = masks.get(owners.owner()[neighbour]);
    return mask.part().finish().role() != Finish.Role.FACE && mask.sprite().isEmpty();
  }

  @Override
  public void join(int pixel, int neighbour) {
    owners.owner()[pixel] = owners.owner()[neighbour];
  }
}
