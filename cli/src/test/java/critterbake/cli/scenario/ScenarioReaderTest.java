package critterbake.cli.scenario;

import static critterbake.cli.scenario.Reading.faults;
import static critterbake.cli.scenario.Reading.scenario;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.view.View;
import critterbake.sim.Rules;
import critterbake.sim.loop.LoopLength;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioReaderTest {
  private static final String HEAD = "critterbake: 1\nactors: {rider: {kind: swing}}\n";

  @Test
  void everythingHasADefault() {
    Scenario scenario = scenario(HEAD);
    assertEquals("hero", scenario.name());
    ClipScenario clip = scenario.clips().get(0);
    assertEquals("hero", clip.name());
    assertEquals(1, clip.seed());
    assertEquals(12, clip.clock().fps());
    assertEquals(10, clip.clock().ticksPerFrame());
    assertEquals(Optional.of(new LoopLength.Auto()), clip.shot().loop());
    assertEquals(2, clip.shot().warmupSeconds());
    assertEquals(9.8, clip.world().gravity());
    assertEquals(Optional.of(new View.Size(64, 64)), clip.view().size());
    assertEquals(
        List.of("sheet", "gif"),
        scenario.outputs().stream().map(output -> output.common().name()).toList());
  }

  @Test
  void originalRulesGiveAnOpenShotWithoutWarmup() {
    String original = "critterbake: 1\nactors: {rider: {kind: swing, rules: original}}\n";
    ClipScenario clip = scenario(original).clips().get(0);
    assertEquals(Optional.empty(), clip.shot().loop());
    assertEquals(4, clip.shot().durationSeconds());
    assertEquals(0, clip.shot().warmupSeconds());
    assertEquals(
        6, scenario(original + "shot: {duration: 6s}").clips().get(0).shot().durationSeconds());
    assertTrue(faults(original + "shot: {loop: 12}").get(0).startsWith("hero.yaml:3:14 original"));
  }

  @ParameterizedTest
  @CsvSource({"auto", "12", "0.8s", "'{min: 8, max: 16}'"})
  void loopsHaveFourForms(String loop) {
    LoopLength expected =
        switch (loop) {
          case "auto" -> new LoopLength.Auto();
          case "12" -> new LoopLength.Frames(12);
          case "0.8s" -> new LoopLength.Seconds(0.8);
          default -> new LoopLength.Range(8, 16);
        };
    ClipScenario clip = scenario(HEAD + "shot: {loop: " + loop + "}").clips().get(0);
    assertEquals(Optional.of(expected), clip.shot().loop());
  }

  @Test
  void clipsAreLaidOverTheBase() {
    Scenario scenario =
        scenario(
            HEAD
                + """
                view: {size: 32x32, at: [0, 0]}
                shot: {loop: 12}
                clips:
                  calm: {}
                  wild: {seed: 7, view: {follow: rider}, shot: {duration: 48f}, only: [rider]}
                """);
    ClipScenario calm = scenario.clips().get(0);
    ClipScenario wild = scenario.clips().get(1);
    assertEquals(new View.Aim.At(0, 0), calm.view().aim());
    assertEquals(new View.Aim.OfActor("rider"), wild.view().aim());
    assertEquals(Optional.of(new View.Size(32, 32)), wild.view().size());
    assertEquals(4, wild.shot().durationSeconds());
    assertEquals(7, wild.seed());
    assertEquals(Optional.of(List.of("rider")), wild.only());
  }

  @Test
  void aClipsOwnScaleMeasuresItsPixels() {
    Scenario scenario =
        scenario(
            """
            critterbake: 1
            actors: {rider: {kind: swing, start: [48px, 0]}}
            clips:
              near: {view: {pixels_per_unit: 48}}
              far: {view: {pixels_per_unit: 12}}
            """);
    assertNotEquals(
        scenario.clips().get(0).actors().get("rider"),
        scenario.clips().get(1).actors().get("rider"));
  }

  @ParameterizedTest
  @CsvSource({"x, x.png", "v1.2/x, v1.2/x.png", "x.PNG, x.PNG"})
  void aSheetWithoutAnEndingIsAPng(String file, String picture) {
    SheetSpec sheet =
        (SheetSpec) scenario(HEAD, "outputs={sheet: {file: " + file + "}}").outputs().get(0);
    assertEquals(Optional.of(picture), sheet.file());
  }

  @Test
  void whatHappensOnceIsNoLoop() {
    String trip = "critterbake: 1\nactors: {a: {kind: walker, trip: {at: 1s}}}\n";
    assertEquals(
        List.of("--set:1:11 a trip happens once: no loop shows it | give a duration instead"),
        faults(trip, "shot.loop=12"));
    assertTrue(scenario(trip).clips().get(0).shot().loop().isEmpty());
    assertEquals(4, scenario(trip).clips().get(0).shot().durationSeconds());
  }

  @Test
  void walkersDoNotRepeatAfterHalfAStride() {
    String walk = "critterbake: 1\nactors: {a: {kind: walker}}\n";
    assertEquals(
        List.of(
            "--set:1:13 a walker repeats after whole cycles only"
                + " | a share of a cycle is for swarms of like members"),
        faults(walk, "shot.cycles=1/2"));
    assertTrue(scenario(walk, "shot.cycles=2").clips().get(0).shot().loop().isPresent());
  }

  @Test
  void variantsChangeColorsOnly() {
    Scenario scenario =
        scenario(
            HEAD
                + """
                clips: {a: {}, b: {}}
                variants:
                  fire: {look: {palette: {colors: ["#2b0f0f", "#f0541e"]}, grade: {hue: 20}}}
                """);
    List<ClipScenario> fire = scenario.variants().get("fire");
    assertEquals(2, fire.size());
    assertEquals(20, fire.get(0).look().grade().hueDegrees());
    assertEquals(0, scenario.clips().get(0).look().grade().hueDegrees());
    assertEquals(scenario.clips().get(1).shot(), fire.get(1).shot());
  }

  @Test
  void theCanonicalTextIsOneForOneMeaning() {
    String a = scenario(HEAD + "# comment\nview: {size: [64, 64]}\nseed: 0x5\n").canonical();
    String b =
        scenario("view: {lag: 0s}\nseed: 5\nactors: {rider: {kind: swing}}\ncritterbake: 1\n")
            .canonical();
    assertEquals(a, b);
    assertNotEquals(a, scenario(HEAD).canonical());
    assertNotEquals(a, scenario(HEAD + "seed: 5\noutputs: {gif: {}}").canonical());
  }

  @Test
  void outputsKeepTheirOptions() {
    Scenario scenario =
        scenario(
            HEAD
                +
"""
outputs:
  sheet: {file: "{name}.png", pack: rows, trim: false, extrude: 1, data: [aseprite, godot]}
  big: {type: gif, zoom: 8, debug: [all], pause: 1s, background: false}
  small: {type: apng, width: 480, repeat: 2}
  frames: {pattern: "pics/{name}-{clip}-{frame:03}.png"}
""");
    SheetSpec sheet = (SheetSpec) scenario.outputs().get(0);
    assertEquals(List.of("aseprite", "godot"), sheet.data());
    assertEquals(1, sheet.options().extrude());
    GifSpec big = (GifSpec) scenario.outputs().get(1);
    assertEquals("big", big.common().name());
    assertEquals(6, big.common().debug().orElseThrow().size());
    assertEquals(1, big.options().playback().pause().seconds());
    assertEquals(480, ((ApngSpec) scenario.outputs().get(2)).width().orElseThrow());
    assertEquals(FramesSpec.Format.PNG, ((FramesSpec) scenario.outputs().get(3)).format());
  }

  @Test
  void whatIsShownBesideIsTheSameSceneByOriginalRules() {
    Scenario scenario = scenario(HEAD + "outputs: {gif: {beside: original}}\n");
    ClipScenario original = scenario.originals().get("").get(0);
    assertEquals(Rules.REFINED, rules(scenario.clips().get(0)));
    assertEquals(Rules.ORIGINAL, rules(original));
    assertTrue(original.shot().loop().isEmpty());
    assertTrue(scenario(HEAD + "outputs: {gif: {}}\n").originals().isEmpty());
  }

  private static Rules rules(ClipScenario clip) {
    return clip.actors().values().iterator().next().rules();
  }

  @Test
  void aKeySetToNothingIsAsIfItWereNotThere() {
    String rider = "critterbake: 1\nactors: {rider: {kind: swing, speed: 2, rest: ~}}\n";
    Scenario scenario = Reading.scenario(rider + "name: ~\nseed: null\nshot: ~\n");
    assertEquals("hero", scenario.name());
    assertEquals(
        Reading.scenario("critterbake: 1\nactors: {rider: {kind: swing, speed: 2}}\n").canonical(),
        scenario.canonical());
    Scenario clips =
        Reading.scenario(rider + "seed: 7\nclips: {a: {seed: ~}, b: {}}\n", "actors.rider.speed=~");
    assertEquals(1, clips.clips().get(0).seed());
    assertEquals(7, clips.clips().get(1).seed());
  }

  @Test
  void whatIsNeededCannotBeSetToNothing() {
    assertEquals(
        List.of("hero.yaml:1:1 the key 'critterbake' is missing in scenario | expected 1"),
        Reading.faults("critterbake: ~\nactors: {rider: {kind: swing}}\n"));
  }

  @Test
  void aClipOfNothingIsToldOnce() {
    assertEquals(
        List.of("hero.yaml:3:11 expected an object, not nothing | write {} to change nothing"),
        Reading.faults("critterbake: 1\nactors: {rider: {kind: swing}}\nclips: {a: }\n"));
  }
}
