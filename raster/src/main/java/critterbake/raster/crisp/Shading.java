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
  private final Kinship kinship = new Kinship();
  private int[] allowed = new int[32];
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
    tone = tones.open(owners.width() * owners.height());
    kinship.read(masks);
    allow();
    int[] label = patches.open(owners.width(), owners.height());
    short[] owner = owners.owner();
    for (int y = 0, pixel = 0; y < owners.height(); y++) {
      for (int x = 0; x < owners.width(); x++, pixel++) {
        short index = owner[pixel];
        if (index == Owners.NOBODY) {
          label[pixel] = Patches.NONE;
        } else {
          tone[pixel] = tone(index, window, x, y);
          label[pixel] = cluster[index] * Steps.COUNT + tone[pixel];
        }
      }
    }
    if (light.isPresent()) {
      patches.joinSmall(this);
    }
    shift();
  }

  /** How many tones each part may have: a marking as many as what it is on. */
  private void allow() {
    if (allowed.length < masks.size()) {
      allowed = new int[masks.size() * 2];
    }
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      int base = kinship.base(i);
      double width = Math.max(mask.widest(), base == Kinship.NONE ? 0 : masks.get(base).widest());
      int byWidth = width < ONE_TONE ? 1 : width < TWO_TONES ? 2 : 3;
      boolean round = mask.capsuleCount() > 0 && light.isPresent();
      allowed[i] = round ? Math.min(mask.part().finish().tones(), byWidth) : 1;
    }
  }

  private byte tone(int index, Window window, int x, int y) {
    PartMask mask = masks.get(index);
    if (mask.flat().isPresent()) {
      return Steps.of(mask.flat().get());
    }
    if (allowed[index] == 1) {
      return Steps.MID;
    }
    double lit =
        light.orElseThrow().on(mask, masks.capsules(), window, x + 0.5, y + 0.5) + dither.at(x, y);
    Finish finish = mask.part().finish();
    if (lit > finish.lightAbove() && allowed[index] > 2) {
      return Steps.LIGHT;
    }
    return lit < finish.shadeBelow() ? Steps.SHADE : Steps.MID;
  }

  /** Moves far limbs down their ramp; their light tone counts as the middle one. */
  private void shift() {
    short[] owner = owners.owner();
    for (int pixel = 0; pixel < owner.length; pixel++) {
      if (owner[pixel] == Owners.NOBODY) {
        continue;
      }
      PartMask mask = masks.get(owner[pixel]);
      int steps = mask.part().finish().rampShift();
      if (steps != 0 && mask.flat().isEmpty()) {
        int from = steps < 0 ? Math.min(tone[pixel], Steps.MID) : tone[pixel];
        tone[pixel] = (byte) Math.max(Steps.DARK, Math.min(Steps.LIGHT, from + steps));
      }
    }
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
