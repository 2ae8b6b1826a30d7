package critterbake.raster.crisp;

import critterbake.raster.color.RampStep;
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
  private byte[] plain = new byte[0];
  private double[] lightAbove = new double[0];
  private double[] shadeBelow = new double[0];

  /** By part and tone: the tone it is drawn in. */
  private byte[] moved = new byte[0];

  private Kinship kinship = new Kinship();
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
    kinship = cleaning.kinship();
    tone = tones.open(owners);
    read();
    light(window);
    if (light.isPresent()) {
      label();
      patches.joinSmall(this);
    }
    move();
  }

  /** Finds for each part its one tone, or between which light its tones change. */
  private void read() {
    int n = masks.size();
    if (plain.length < n) {
      plain = new byte[n];
      lightAbove = new double[n];
      shadeBelow = new double[n];
      moved = new byte[n * RampStep.COUNT];
    }
    for (int i = 0; i < n; i++) {
      PartMask mask = masks.get(i);
      Finish finish = mask.part().finish();
      int tones = tones(mask, i);
      byte only = tones == 1 ? RampStep.MID : -1;
      plain[i] = mask.flat().isPresent() ? RampStep.of(mask.flat().get()) : only;
      lightAbove[i] = tones > 2 ? finish.lightAbove() : Double.MAX_VALUE;
      shadeBelow[i] = finish.shadeBelow();
      for (byte step = 0; step < RampStep.COUNT; step++) {
        moved[i * RampStep.COUNT + step] = moved(mask, step);
      }
    }
  }

  /** How many tones a part may have: a marking as many as what it is on. */
  private int tones(PartMask mask, int index) {
    if (light.isEmpty() || mask.capsuleCount() == 0) {
      return 1;
    }
    int base = kinship.base(index);
    double width = Math.max(mask.widest(), base == Kinship.NONE ? 0 : masks.get(base).widest());
    int byWidth = width < ONE_TONE ? 1 : width < TWO_TONES ? 2 : 3;
    return Math.min(mask.part().finish().tones(), byWidth);
  }

  private void light(Window window) {
    short[] owner = owners.owner();
    int[] pixels = owners.pixels();
    int count = owners.list();
    for (int i = 0; i < count; i++) {
      int pixel = pixels[i];
      short index = owner[pixel];
      tone[pixel] =
          plain[index] >= 0 ? plain[index] : lit(index, owners.x(pixel), owners.y(pixel), window);
    }
  }

  /** The tone a part of the frame shaded last has at a pixel, whatever is in front of it. */
  public byte alone(int index, Window window, int x, int y) {
    byte own = plain[index] >= 0 ? plain[index] : lit(index, x, y, window);
    return moved[index * RampStep.COUNT + own];
  }

  private byte lit(int index, int x, int y, Window window) {
    double lit =
        light.orElseThrow().on(masks.get(index), masks.capsules(), window, x + 0.5, y + 0.5)
            + dither.at(x, y);
    if (lit > lightAbove[index]) {
      return RampStep.LIGHT;
    }
    return lit < shadeBelow[index] ? RampStep.SHADE : RampStep.MID;
  }

  private void label() {
    int[] label = patches.open(owners);
    short[] owner = owners.owner();
    int[] pixels = owners.pixels();
    int count = owners.list();
    for (int i = 0; i < count; i++) {
      int pixel = pixels[i];
      label[pixel] = kinship.thing(owner[pixel]) * RampStep.COUNT + tone[pixel];
    }
  }

  /** Moves far limbs down their ramp. */
  private void move() {
    short[] owner = owners.owner();
    int[] pixels = owners.pixels();
    int count = owners.list();
    for (int i = 0; i < count; i++) {
      int pixel = pixels[i];
      tone[pixel] = moved[owner[pixel] * RampStep.COUNT + tone[pixel]];
    }
  }

  /** A tone of a part, moved along its ramp; a far limb's light tone counts as the middle one. */
  private static byte moved(PartMask mask, byte tone) {
    int steps = mask.part().finish().rampShift();
    if (steps == 0 || mask.flat().isPresent()) {
      return tone;
    }
    int from = steps < 0 ? Math.min(tone, RampStep.MID) : tone;
    return (byte) Math.max(RampStep.DARK, Math.min(RampStep.LIGHT, from + steps));
  }

  @Override
  public int least(int pixel) {
    PartMask mask = masks.get(owners.owner()[pixel]);
    return mask.flat().isPresent() ? 0 : mask.part().finish().minPatch();
  }

  @Override
  public boolean joins(int pixel, int neighbour) {
    short[] owner = owners.owner();
    return kinship.thing(owner[pixel]) == kinship.thing(owner[neighbour])
        && masks.get(owner[neighbour]).flat().isEmpty();
  }

  @Override
  public void join(int pixel, int neighbour) {
    tone[pixel] = tone[neighbour];
  }
}
