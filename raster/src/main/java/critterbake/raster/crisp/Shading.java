package critterbake.raster.crisp;

import critterbake.raster.color.Steps;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.look.Look;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;
import java.util.Optional;

/**
 * Gives every pixel its tone: light, middle or shade by the light that falls on it, fewer tones on
 * narrow parts; then patches of a tone too small to read join their neighbours.
 */
public final class Shading implements Patches.Rules {
  /** Parts narrower than this many pixels have one tone. */
  private static final double ONE_TONE = 4;

  /** Parts narrower than this have two. */
  private static final double TWO_TONES = 7;

  private final Optional<Light> light;
  private final Dither dither;
  private final Patches patches = new Patches();
  private byte[] plain = new byte[32];
  private double[] lightAbove = new double[32];
  private double[] shadeBelow = new double[32];
  private int[] cluster = new int[0];
  private Masks masks;
  private Owners owners;
  private byte[] tone = new byte[0];

  public Shading(Look look) {
    light = look.light().map(Light::new);
    dither = new Dither(look.dither());
  }

  /** Shades a cleaned frame. */
  public void shade(
      Masks frameMasks, Owners frameOwners, Cleaning cleaning, Window window, Tones tones) {
    masks = frameMasks;
    owners = frameOwners;
    cluster = cleaning.clusters();
    tone = tones.open(owners);
    read(cleaning.kinship());
    int[] label = patches.open(owners);
    short[] owner = owners.owner();
    for (int y = owners.top(); y < owners.bottom(); y++) {
      int pixel = owners.index(owners.left(), y);
      for (int x = owners.left(); x < owners.right(); x++, pixel++) {
        short index = owner[pixel];
        if (index != Owners.NOBODY) {
          tone[pixel] = plain[index] >= 0 ? plain[index] : lit(index, window, x, y);
          label[pixel] = cluster[index] * Steps.COUNT + tone[pixel];
        }
      }
    }
    if (light.isPresent()) {
      patches.joinSmall(this);
    }
    shift();
  }

  /** Finds for each part its one tone, or between which light its tones change. */
  private void read(Kinship kinship) {
    int n = masks.size();
    if (plain.length < n) {
      plain = new byte[n * 2];
      lightAbove = new double[n * 2];
      shadeBelow = new double[n * 2];
    }
    for (int i = 0; i < n; i++) {
      PartMask mask = masks.get(i);
      Finish finish = mask.part().finish();
      int tones = tones(mask, i, kinship);
      byte only = tones == 1 ? Steps.MID : -1;
      plain[i] = mask.flat().isPresent() ? Steps.of(mask.flat().get()) : only;
      lightAbove[i] = tones > 2 ? finish.lightAbove() : Double.MAX_VALUE;
      shadeBelow[i] = finish.shadeBelow();
    }
  }

  /** How many tones a part may have: a marking as many as what it is on. */
  private int tones(PartMask mask, int index, Kinship kinship) {
    if (light.isEmpty() || mask.capsuleCount() == 0) {
      return 1;
    }
    int base = kinship.base(index);
    double width = Math.max(mask.widest(), base == Kinship.NONE ? 0 : masks.get(base).widest());
    int byWidth = width < ONE_TONE ? 1 : width < TWO_TONES ? 2 : 3;
    return Math.min(mask.part().finish().tones(), byWidth);
  }

  private byte lit(int index, Window window, int x, int y) {
    double lit =
        light.orElseThrow().on(masks.get(index), masks.capsules(), window, x + 0.5, y + 0.5)
            + dither.at(x, y);
    if (lit > lightAbove[index]) {
      return Steps.LIGHT;
    }
    return lit < shadeBelow[index] ? Steps.SHADE : Steps.MID;
  }

  /** Moves far limbs down their ramp; their light tone counts as the middle one. */
  private void shift() {
    short[] owner = owners.owner();
    for (int y = owners.top(); y < owners.bottom(); y++) {
      int end = owners.index(owners.right(), y);
      for (int pixel = owners.index(owners.left(), y); pixel < end; pixel++) {
        if (owner[pixel] != Owners.NOBODY) {
          tone[pixel] = shifted(masks.get(owner[pixel]), tone[pixel]);
        }
      }
    }
  }

  private static byte shifted(PartMask mask, byte tone) {
    int steps = mask.part().finish().rampShift();
    if (steps == 0 || mask.flat().isPresent()) {
      return tone;
    }
    int from = steps < 0 ? Math.min(tone, Steps.MID) : tone;
    return (byte) Math.max(Steps.DARK, Math.min(Steps.LIGHT, from + steps));
  }

  @Override
  public int least(int pixel) {
    PartMask mask = masks.get(owners.owner()[pixel]);
    return mask.flat().isPresent() ? 0 : mask.part().finish().minPatch();
  }

  @Override
  public boolean joins(int pixel, int neighbour) {
    short[] owner = owners.owner();
    return cluster[owner[pixel]] == cluster[owner[neighbour]]
        && masks.get(owner[neighbour]).flat().isEmpty();
  }

  @Override
  public void join(int pixel, int neighbour) {
    tone[pixel] = tone[neighbour];
  }
}
