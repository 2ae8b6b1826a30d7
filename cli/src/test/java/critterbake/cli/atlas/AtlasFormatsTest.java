package critterbake.cli.atlas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.json.JsonView;
import critterbake.cli.verify.FrameProof;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetOptions.Pack;
import critterbake.raster.sheet.SheetSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AtlasFormatsTest {
  @Property(tries = 60)
  void everyFormatGivesTheFramesBack(
      @ForAll long seed,
      @ForAll Pack pack,
      @ForAll boolean trim,
      @ForAll boolean dedupe,
      @ForAll @IntRange(min = 0, max = 3) int extrude,
      @ForAll boolean rotate,
      @ForAll boolean pages) {
    SheetOptions options =
        SheetOptions.DEFAULT
            .withPack(pack)
            .withTrim(trim)
            .withDedupe(dedupe)
            .withSpacing(2, 1, extrude)
            .withRotate(rotate)
            .withMaxSize(pages && pack != Pack.STRIP ? 64 : 1024);
    List<SheetSource> sources = Sheets.sources(seed);
    Atlas atlas = Atlas.of("hero", SheetBuilder.build(sources, options));
    for (AtlasFormat format : AtlasFormats.ALL) {
      List<AtlasFile> files = writeIfItCan(format, atlas);
      if (!files.isEmpty()) {
        assertEquals(List.of(), faults(format, files, atlas, sources), format.id());
      }
    }
  }

  /** Refusals are allowed for what a format cannot tell, and for nothing else. */
  private static List<AtlasFile> writeIfItCan(AtlasFormat format, Atlas atlas) {
    boolean several = atlas.pageFiles().size() > 1;
    boolean turned = atlas.sheet().regions().stream().anyMatch(Sheet.Region::rotated);
    try {
      return format.write(atlas);
    } catch (AtlasException e) {
      assertTrue(several || turned, format.id() + ": " + e.getMessage());
      return List.of();
    }
  }

  private static List<String> faults(
      AtlasFormat format, List<AtlasFile> files, Atlas atlas, List<SheetSource> sources) {
    Map<String, Page> pages = new LinkedHashMap<>();
    for (int i = 0; i < atlas.pageFiles().size(); i++) {
      pages.put(atlas.pageFiles().get(i), atlas.sheet().pages().get(i));
    }
    List<AtlasReading> readings = new ArrayList<>();
    for (AtlasFile file : files) {
      if (!file.name().endsWith(".motion.json")) {
        assertEquals(format.id(), AtlasFormats.of(file).orElseThrow().id());
        readings.add(format.read(file));
      }
    }
    return FrameProof.faults(AtlasReading.join(readings), pages, Sheets.expected("hero", sources));
  }

  @Property(tries = 10)
  void aDataFileThatLiesIsFound(@ForAll long seed) {
    List<SheetSource> sources = Sheets.sources(seed);
    Atlas atlas = Atlas.of("hero", SheetBuilder.build(sources, SheetOptions.DEFAULT));
    AtlasFormat format = new AsepriteJson(false);
    AtlasFile file = format.write(atlas).get(0);
    String lie = file.text().replaceFirst("(\"frame\": \\{\"x\": \\d+, \"y\": )", "$11");
    assertFalse(
        faults(format, List.of(AtlasFile.text(file.name(), lie)), atlas, sources).isEmpty());
  }

  @Test
  void asepriteNamesFramesByNumberAndRoundsTimesWithoutDrift() {
    Atlas atlas = Atlas.of("hero", SheetBuilder.build(Sheets.sources(4), SheetOptions.DEFAULT));
    JsonView json = JsonView.of(new AsepriteJson(false).write(atlas).get(0).text());
    int frames = atlas.sheet().frames().size();
    assertEquals(frames, json.get("frames").entries().size());
    int number = 0;
    for (String name : json.get("frames").entries().keySet()) {
      assertEquals(Integer.toString(number++), name);
    }
    JsonView tag = json.get("meta").get("frameTags").items().get(1);
    assertEquals(frames - 3, tag.get("from").whole());
    assertEquals(frames - 1, tag.get("to").whole());
    assertEquals("hero.png", json.get("meta").get("image").text());
    assertEquals("1", json.get("meta").get("scale").text());
  }

  @Test
  void everyWordOfAFormatIsKnown() {
    for (AtlasFormat format : AtlasFormats.ALL) {
      assertEquals(format.id(), AtlasFormats.of(format.id()).orElseThrow().id());
    }
    assertEquals("texturepacker", AtlasFormats.of("pixi").orElseThrow().id());
  }

  @Test
  void cutsOutsideThePageAreRefused() {
    Page page = new Page(4, 4, new int[16]);
    Cut over = new Cut("p", 2, 0, 3, 1, 0, 0, 3, 1, false);
    assertThrows(AtlasException.class, () -> FrameCutter.frame(over, page));
  }

  @Test
  void clipsOfOneReadingKeepTheirOrder() {
    ReadFrame frame =
        new ReadFrame(
            new Cut("p", 0, 0, 1, 1, 0, 0, 1, 1, false), java.util.OptionalDouble.empty());
    AtlasReading one = new AtlasReading(List.of(new ReadClip("a", List.of(frame))));
    AtlasReading both = AtlasReading.join(List.of(one, one));
    assertEquals(1, both.clips().size());
    assertEquals(2, both.clips().get(0).frames().size());
  }
}
