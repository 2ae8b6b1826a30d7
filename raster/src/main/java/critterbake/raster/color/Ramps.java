package critterbake.raster.color;

import critterbake.raster.look.PaletteLook;
import critterbake.sim.pose.Finish.Tone;
import critterbake.sim.pose.Material;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The ramps of all materials of a scene, held to its palette. All materials of an actor share one
 * outline color: its material {@code outline}, or else the one its first material would have.
 */
public final class Ramps {
  private static final String OUTLINE = "outline";
  private static final int GRAY = 0xff8a8a8a;

  private final Map<String, Map<String, Ramp>> byActor = new LinkedHashMap<>();
  private final List<String> warnings = new ArrayList<>();
  private final Optional<Palette> palette;

  /**
   * @param materials per actor, its materials by name
   * @param look what the scenario says of the palette
   * @param fileColors the palette's colors when they come from a file
   */
  public Ramps(
      Map<String, Map<String, Material>> materials, PaletteLook look, List<Integer> fileColors) {
    materials.forEach((actor, skin) -> byActor.put(actor, ramps(skin)));
    palette = palette(look, fileColors);
    palette.ifPresent(this::holdTo);
  }

  /** The ramp of a material; a material the skin does not have is gray. */
  public Ramp of(String actor, String material) {
    Map<String, Ramp> skin = byActor.get(actor);
    Ramp ramp = skin == null ? null : skin.get(material);
    return ramp != null ? ramp : Ramp.of(new Material.Base(GRAY), 0xff202020);
  }

  /** The palette, if the look asks for one. */
  public Optional<Palette> palette() {
    return palette;
  }

  /** What a person should know: tones that had to share a palette entry. */
  public List<String> warnings() {
    return List.copyOf(warnings);
  }

  private static Map<String, Ramp> ramps(Map<String, Material> skin) {
    Map<String, Ramp> ramps = new LinkedHashMap<>();
    if (skin.isEmpty()) {
      return ramps;
    }
    Material first = skin.values().iterator().next();
    int outline = skin.containsKey(OUTLINE) ? middle(skin.get(OUTLINE)) : Ramp.outlineOf(first);
    skin.forEach((name, material) -> ramps.put(name, Ramp.of(material, outline)));
    return ramps;
  }

  private static int middle(Material material) {
    return 0xff000000
        | (material instanceof Material.Base base
            ? base.argb()
            : ((Material.Ramp) material).argb().get(0));
  }

  private Optional<Palette> palette(PaletteLook look, List<Integer> fileColors) {
    if (look instanceof PaletteLook.Colors colors) {
      return Optional.of(new Palette(colors.argb()));
    }
    if (look instanceof PaletteLook.File) {
      return Optional.of(new Palette(fileColors));
    }
    if (look instanceof PaletteLook.Max max) {
      List<Integer> all = allColors();
      return all.isEmpty() ? Optional.empty() : Optional.of(Palette.merged(all, max.count()));
    }
    return Optional.empty();
  }

  private List<Integer> allColors() {
    List<Integer> all = new ArrayList<>();
    for (Map<String, Ramp> skin : byActor.values()) {
      for (Tone tone : new Tone[] {Tone.MID, Tone.OUTLINE, Tone.SHADE, Tone.LIGHT, Tone.DARK}) {
        skin.values().forEach(ramp -> all.add(ramp.argb(tone)));
      }
    }
    return all;
  }

  private void holdTo(Palette allowed) {
    for (Map.Entry<String, Map<String, Ramp>> actor : byActor.entrySet()) {
      for (Map.Entry<String, Ramp> material : actor.getValue().entrySet()) {
        material.setValue(
            held(actor.getKey() + "." + material.getKey(), material.getValue(), allowed));
      }
    }
  }

  /**
   * Gives each distinct color of a ramp its own palette entry, lighter tones lighter entries: of
   * all such choices the one with the least sum of distances. The outline takes its nearest entry
   * first, so that it stays common to all materials. When there are too few entries, tones share
   * their nearest.
   */
  private Ramp held(String name, Ramp ramp, Palette allowed) {
    int[] colors = ramp.colors();
    int outline = allowed.nearest(colors[0]);
    List<Integer> entries = new ArrayList<>(allowed.byLightness());
    entries.remove((Integer) outline);
    int[] wanted = Arrays.stream(colors).skip(1).distinct().toArray();
    int[] chosen = inOrder(wanted, entries);
    if (chosen.length == 0) {
      chosen = Arrays.stream(wanted).map(allowed::nearest).toArray();
      if (!name.endsWith("." + OUTLINE)) { // eyes and noses made of it are flat: no tones to lose
        warnings.add(tooFew(allowed, wanted.length, name));
      }
    }
    for (int tone = 1; tone < colors.length; tone++) {
      colors[tone] = chosen[indexOf(wanted, colors[tone])];
    }
    colors[0] = outline;
    return ramp.recolored(colors);
  }

  private static String tooFew(Palette palette, int tones, String material) {
    return "the palette has "
        + palette.argb().size()
        + " colors, too few for the outline and the "
        + tones
        + " tones of material "
        + material
        + ": some will look the same";
  }

  private static int indexOf(int[] values, int value) {
    int i = 0;
    while (values[i] != value) {
      i++;
    }
    return i;
  }

  /** The cheapest rising choice of entries, or none when there are too few. */
  private static int[] inOrder(int[] wanted, List<Integer> entries) {
    int n = wanted.length;
    int m = entries.size();
    if (m < n) {
      return new int[0];
    }
    double[][] cost = new double[n + 1][m + 1];
    for (int i = 1; i <= n; i++) {
      Arrays.fill(cost[i], Double.MAX_VALUE);
      for (int k = i; k <= m - (n - i); k++) {
        double taken = cost[i - 1][k - 1] + Oklch.distance(wanted[i - 1], entries.get(k - 1));
        cost[i][k] = Math.min(k > i ? cost[i][k - 1] : Double.MAX_VALUE, taken);
      }
    }
    int[] chosen = new int[n];
    int k = m;
    for (int i = n; i > 0; i--) {
      k = lastTaken(cost[i], i, Math.min(k, m - (n - i)));
      chosen[i - 1] = entries.get(k - 1);
      k--;
    }
    return chosen;
  }

  /** The first entry from which the best cost no longer falls. */
  private static int lastTaken(double[] cost, int least, int most) {
    int k = most;
    while (k > least && cost[k - 1] == cost[k]) {
      k--;
    }
    return k;
  }
}
