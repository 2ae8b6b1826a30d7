package critterbake.raster.crisp;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.sim.pose.Finish;
import java.util.Arrays;

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

  /** Parts of one group and material read as one thing: by mask, a number for each such thing. */
  int[] clusters() {
    return cluster;
  }

  private void smoothSilhouette() {
    short[] owner = owners.owner();
    int width = owners.width();
    int pixels = width * owners.height();
    if (before.length < pixels) {
      before = new short[pixels];
    }
    System.arraycopy(owner, 0, before, 0, pixels);
    for (int y = 0; y < owners.height(); y++) {
      for (int x = 0; x < width; x++) {
        int pixel = y * width + x;
        if (before[pixel] != Owners.NOBODY) {
          if (isBump(x, y)) {
            owner[pixel] = Owners.NOBODY;
          }
        } else if (x > 0 && before[pixel - 1] != Owners.NOBODY) {
          owner[pixel] = filling(x, y);
        }
      }
    }
  }

  /** At most one side neighbour but three or more of all eight, or none at all. */
  private boolean isBump(int x, int y) {
    int sides = on(x - 1, y) + on(x + 1, y) + on(x, y - 1) + on(x, y + 1);
    if (sides > 1) {
      return false;
    }
    int corners = on(x - 1, y - 1) + on(x + 1, y - 1) + on(x - 1, y + 1) + on(x + 1, y + 1);
    int all = sides + corners;
    PartMask mask = masks.get(before[y * owners.width() + x]);
    boolean drawnSo = mask.isLine() || mask.isMelted() || mask.sprite().isPresent();
    return !drawnSo && (all == 0 || all >= 3 || sides == 0);
  }

  private int on(int x, int y) {
    boolean inside = x >= 0 && y >= 0 && x < owners.width() && y < owners.height();
    return inside && before[y * owners.width() + x] != Owners.NOBODY ? 1 : 0;
  }

  /** The part that has this empty pixel on all four sides, or nobody. */
  private short filling(int x, int y) {
    int width = owners.width();
    if (x == width - 1 || y == 0 || y == owners.height() - 1) {
      return Owners.NOBODY;
    }
    int pixel = y * width + x;
    short part = before[pixel - 1];
    boolean same =
        before[pixel + 1] == part && before[pixel - width] == part && before[pixel + width] == part;
    boolean drawnSo = masks.get(part).sprite().isPresent();
    return same && !drawnSo ? part : Owners.NOBODY;
  }

  private void label() {
    int n = masks.size();
    if (cluster.length < n) {
      cluster = new int[n * 2];
    }
    for (int i = 0; i < n; i++) {
      cluster[i] = i;
      for (int k = 0; k < i; k++) {
        if (kinship.group(k) == kinship.group(i)
            && masks.get(k).material().equals(masks.get(i).material())) {
          cluster[i] = cluster[k];
          break;
        }
      }
    }
    int[] label = patches.open(owners.width(), owners.height());
    short[] owner = owners.owner();
    Arrays.setAll(
        label,
        i -> i >= owner.length || owner[i] == Owners.NOBODY ? Patches.NONE : cluster[owner[i]]);
  }

  @Override
  public int least(int pixel) {
    PartMask mask = masks.get(owners.owner()[pixel]);
    Finish finish = mask.part().finish();
    boolean drawnSo = mask.isMelted() || mask.sprite().isPresent();
    return finish.role() == Finish.Role.FACE || drawnSo ? 0 : finish.minPatch();
  }

  @Override
  public boolean joins(int pixel, int neighbour) {
    return masks.get(owners.owner()[neighbour]).part().finish().role() != Finish.Role.FACE;
  }

  @Override
  public void join(int pixel, int neighbour) {
    owners.owner()[pixel] = owners.owner()[neighbour];
  }
}
