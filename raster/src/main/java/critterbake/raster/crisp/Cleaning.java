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
  private final Silhouette silhouette = new Silhouette();
  private final Patches patches = new Patches();
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

  /** Fills holes and takes bumps away, both as they were before either. */
  private void smoothSilhouette() {
    silhouette.of(owners);
    int bumps = silhouette.bumps();
    int holes = silhouette.holes(bumps);
    int[] found = silhouette.found();
    for (int i = bumps; i < holes; i++) {
      fill(found[i]);
    }
    for (int i = 0; i < bumps; i++) {
      PartMask mask = masks.get(owners.owner()[found[i]]);
      boolean drawnSo = mask.isLine() || mask.isMelted() || mask.sprite().isPresent();
      if (!drawnSo) {
        owners.free(found[i]);
      }
    }
  }

  /** Gives a hole to the part that lies on all four sides of it, if it is one. */
  private void fill(int pixel) {
    short[] owner = owners.owner();
    short part = owner[pixel - 1];
    boolean same =
        owner[pixel + 1] == part
            && owner[pixel - owners.stride()] == part
            && owner[pixel + owners.stride()] == part;
    if (same && masks.get(part).sprite().isEmpty()) {
      owners.give(pixel, part);
    }
  }

  private void label() {
    int[] label = patches.open(owners);
    short[] owner = owners.owner();
    int[] pixels = owners.pixels();
    int count = owners.list();
    for (int i = 0; i < count; i++) {
      label[pixels[i]] = kinship.thing(owner[pixels[i]]);
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
