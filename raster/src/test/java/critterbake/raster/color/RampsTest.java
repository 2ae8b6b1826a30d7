package critterbake.raster.color;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.look.PaletteLook;
import critterbake.sim.pose.Finish.Tone;
import critterbake.sim.pose.Material;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RampsTest {
  private static final List<Integer> GRAYS =
      List.of(0xff000000, 0xff404040, 0xff606060, 0xff909090, 0xffb0b0b0, 0xffffffff);

  @Test
  void aBaseColorMakesAWarmLightAndACoolShade() {
    Ramp fur = ramps(new PaletteLook.Free()).of("hero", "fur");
    assertEquals(0xffdf8a4a, fur.argb(Tone.MID));
    assertEquals(0xffb75f4c, fur.argb(Tone.SHADE));
    assertEquals(0xff893b49, fur.argb(Tone.DARK));
    assertEquals(0xffedab5d, fur.argb(Tone.LIGHT));
  }

  @Test
  void allMaterialsOfAnActorShareItsOutline() {
    Ramps ramps = ramps(new PaletteLook.Free());
    assertEquals(0xff3a1838, ramps.of("hero", "fur").argb(Tone.OUTLINE));
    assertEquals(0xff3a1838, ramps.of("hero", "sock").argb(Tone.OUTLINE));
  }

  @Test
  void aShortRampIsSpreadOverTheTones() {
    Ramp sock = ramps(new PaletteLook.Free()).of("hero", "sock");
    assertEquals(0xff2c4d65, sock.argb(Tone.DARK));
    assertEquals(0xff2c4d65, sock.argb(Tone.SHADE));
    assertEquals(0xff3f6b80, sock.argb(Tone.MID));
    assertEquals(0xff3f6b80, sock.argb(Tone.LIGHT));
  }

  @Test
  void withAPaletteEachToneTakesItsOwnEntryInOrderOfLightness() {
    Ramps ramps = ramps(new PaletteLook.Colors(GRAYS));
    Ramp fur = ramps.of("hero", "fur");
    List<Integer> taken = new ArrayList<>();
    for (Tone tone : Tone.values()) {
      taken.add(fur.argb(tone));
    }
    assertTrue(GRAYS.containsAll(taken));
    assertEquals(5, new TreeSet<>(taken).size());
    for (int i = 2; i < 5; i++) {
      assertTrue((taken.get(i) & 255) > (taken.get(i - 1) & 255), taken.toString());
    }
    assertEquals(List.of(), ramps.warnings());
  }

  @Test
  void aPaletteWithTooFewColorsIsWarnedAbout() {
    Ramps ramps = ramps(new PaletteLook.Colors(List.of(0xff000000, 0xff808080, 0xffffffff)));
    assertEquals(1, ramps.warnings().size());
    assertTrue(ramps.warnings().get(0).contains("hero.fur"), ramps.warnings().get(0));
  }

  @Test
  void aLimitOnColorsIsKept() {
    Ramps ramps = ramps(new PaletteLook.Max(5));
    TreeSet<Integer> colors = new TreeSet<>();
    for (Tone tone : Tone.values()) {
      colors.add(ramps.of("hero", "fur").argb(tone));
      colors.add(ramps.of("hero", "sock").argb(tone));
    }
    assertTrue(colors.size() <= 5, colors.toString());
  }

  @Test
  void oklchGoesThereAndBack() {
    for (int color = 0; color < 1 << 24; color += 7919) {
      assertEquals(color | 0xff000000, Oklch.of(color).argb());
    }
  }

  private static Ramps ramps(PaletteLook look) {
    Map<String, Material> skin = new LinkedHashMap<>();
    skin.put("fur", new Material.Base(0xffdf8a4a));
    skin.put("sock", new Material.Ramp(List.of(0xff2c4d65, 0xff3f6b80)));
    skin.put("outline", new Material.Base(0xff3a1838));
    Map<String, Map<String, Material>> actors = new LinkedHashMap<>();
    actors.put("hero", skin);
    return new Ramps(actors, look, List.of());
  }
}
