package critterbake.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import critterbake.cli.json.Json;
import critterbake.cli.parts.PartFiles;
import critterbake.cli.scenario.SheetSpec.Naming;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetOptions.Pack;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SheetKeysTest {
  private static final PartFiles NO_FILES = new PartFiles(List.of());

  @Property(tries = 200)
  void whatIsWrittenIsReadAgain(
      @ForAll Pack pack,
      @ForAll Naming naming,
      @ForAll boolean[] flags,
      @ForAll @IntRange(min = 1, max = 16_384) int maxSize,
      @ForAll @IntRange(max = 64) int pixels) {
    SheetOptions options =
        new SheetOptions(
            pack,
            maxSize,
            flag(flags, 0),
            flag(flags, 1),
            flag(flags, 2),
            pixels,
            pixels / 2,
            pixels / 3,
            flag(flags, 3),
            flag(flags, 4));
    SheetSpec spec =
        new SheetSpec(
            new OutputSpec.Common(
                "big", Optional.empty(), Optional.empty(), false, Optional.empty(), 1),
            flag(flags, 5) ? Optional.of("{name} \"x\".png") : Optional.empty(),
            options,
            flag(flags, 6) ? List.of("godot", "aseprite-array") : List.of(),
            naming,
            Optional.empty());
    Object json = Json.read(Json.write(SheetKeys.of(spec)));
    assertEquals(spec, SheetKeys.read("big", json, NO_FILES));
  }

  private static boolean flag(boolean[] flags, int index) {
    return index < flags.length && flags[index];
  }

  @Test
  void aValueOutOfRangeIsTold() {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> SheetKeys.read("sheet", Map.of("padding", -1), NO_FILES));
    assertEquals("-1 is out of range", refused.getMessage());
  }
}
