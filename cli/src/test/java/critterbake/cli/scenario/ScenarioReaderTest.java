package critterbake.cli.scenario;

import static critterbake.cli.scenario.Reading.faults;
import static critterbake.cli.scenario.Reading.scenario;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.view.View;
import critterbake.sim.Rules;
import critterbake.sim.loop.LoopLength;
import critterbake.sim.spec.ObjectType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @Test
  void faultsOfAllPartsAreReportedAtOnce() {
    assertEquals(
        List.of(
            "hero.yaml:2:1 unknown key 'sede' in scenario | did you mean 'seed'?",
            "hero.yaml:3:14 0 is out of range | expected 0.01 to 1000",
            "hero.yaml:4:24 expected one of " + kinds() + ", not swng | did you mean 'swing'?",
            "hero.yaml:6:21 expected 2 values, not 3",
            "hero.yaml:7:16 'big' needs a type | one of sheet, gif, apng, frames"),
        faults(
            """
            critterbake: 1
            sede: 4
            clock: {fps: 0}
            actors: {rider: {kind: swng}}
            clips:
              walk: {view: {at: [0, 1, 2]}}
            outputs: {big: {zoom: 4}}
            """));
  }

  private static String kinds() {
    return String.join(", ", ActorKinds.ALL.stream().map(ObjectType::name).toList());
  }

  @Test
  void aFaultOfTheBaseIsReportedOnceForAllClips() {
    assertEquals(1, faults(HEAD + "view: {sise: auto}\nclips: {a: {}, b: {}, c: {}}\n").size());
  }

  @Test
  void aFaultThatEveryClipCoversIsStillReported() {
    List<String> faults =
        faults(HEAD + "shot: {loop: soon}\nclips: {a: {shot: {loop: 3}}, b: {shot: {loop: 4}}}\n");
    assertEquals(1, faults.size());
    assertTrue(faults.get(0).startsWith("hero.yaml:3:14 expected auto"), faults.toString());
  }

  @Test
  void anotherFormatVersionIsTheOnlyFaultReported() {
    assertEquals(
        List.of(
            "hero.yaml:1:14 format version 2 is not known to this version of the tool"
                + " | it reads version 1"),
        faults("critterbake: 2\nfoo: 1\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "actors: {a: {kind: swing}}~hero.yaml:1:1 the key 'critterbake' is missing",
        "critterbake: 1~hero.yaml:1:1 the key 'actors' is missing",
        "{critterbake: 1, actors: {}}~hero.yaml:1:26 a scenario needs at least one actor",
        "[1]~hero.yaml:1:1 a scenario is an object with keys, not a list",
        "{critterbake: 1, actors: {a: {kind: swing, path: {chase: b}}, b: {kind: swing, path:"
            + " {chase: a}}}}~hero.yaml:1:30 actors follow each other in a ring: a -> b -> a",
        "{critterbake: 1, actors: {a.b: {kind: swing}}}~hero.yaml:1:26 an actor cannot be named"
            + " 'a.b'",
        "{critterbake: 1, actors: {a: {kind: swing}}, view: {size: 20000x10}}"
            + "~hero.yaml:1:59 a frame of 20000x10 px",
        "{critterbake: 1, actors: {a: {kind: swing}}, view: {size: 9000x9000}}"
            + "~hero.yaml:1:59 a frame of 9000x9000 px",
        "{critterbake: 1, actors: {a: {kind: swing}}, view: {size: 9000x10}, outputs: {gif: {zoom:"
            + " 2}}}~hero.yaml:1:91 a frame of 18000x20 px",
        "{critterbake: 1, actors: {a: {kind: swing}}, shot: {duration: 9000s}}"
            + "~hero.yaml:1:63 108000 frames are more than 100000",
        "{critterbake: 1, actors: {a: {kind: swing}}, shot: {duration: 1s, loop: 3}}"
            + "~hero.yaml:1:67 'loop' and 'duration' exclude each other",
        "{critterbake: 1, actors: {a: {kind: swing}}, shot: {duration: 1s, sample: contacts}}"
            + "~hero.yaml:1:75 contacts are for loops",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {sheet: {file: ../x.png}}}"
            + "~hero.yaml:1:70 files cannot be named '../x.png'",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {sheet: {file: x.jpg}}}"
            + "~hero.yaml:1:70 a sheet is a PNG: the ending must be .png",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {gif: {file: /tmp/x.gif}}}"
            + "~hero.yaml:1:68 files cannot be named '/tmp/x.gif'",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {frames: {pattern:"
            + " 'C:{frame}.png'}}}~hero.yaml:1:74 files cannot be named",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {frames: {pattern:"
            + " '{nmae}{frame}.png'}}}~hero.yaml:1:74 files cannot be named",
        "{critterbake: 1, actors: {a: {kind: swing}}, outputs: {gif: {clips: [run]}}}"
            + "~hero.yaml:1:70 there is no clip 'run'",
        "{critterbake: 1, name: ../evil, actors: {a: {kind: swing}}}"
            + "~hero.yaml:1:24 a scenario cannot be named '../evil'",
        "{critterbake: 1, actors: {a: {kind: swing}}, clips: {a/b: {}}}"
            + "~hero.yaml:1:54 a clip cannot be named 'a/b'",
        "{critterbake: 1, actors: {a: {kind: swing}}, boxes: {hurt: {parts: [b.body]}}}"
            + "~hero.yaml:1:69 'b.body' is no part of an actor",
        "{critterbake: 1, actors: {a: {kind: walker}}, boxes: {hurt: {parts: [a.torso, a.haed]}}}"
            + "~hero.yaml:1:79 there is no part 'a.haed' | did you mean 'a.head'?",
        "{critterbake: 1, actors: {a: {kind: goop}}, boxes: {hurt: {parts: [a.bubble.9, a.blob]}}}"
            + "~hero.yaml:1:80 there is no part 'a.blob' | one of a.bubble.",
        "{critterbake: 1, actors: {a: {kind: walker, skin: {parts: {torzo: fur}}}}}"
            + "~hero.yaml:1:60 there is no part 'torzo' | did you mean 'torso'?",
        "{critterbake: 1, actors: {a: {kind: walker, skin: {parts: {torso: furr}}}}}"
            + "~hero.yaml:1:67 there is no material 'furr' | did you mean 'fur'?",
        "{critterbake: 1, actors: {a: {kind: walker, skin: {sprites: {hed: {sprite:"
            + " parts/head.png}}}}}}"
            + "~hero.yaml:1:62 there is no bone 'hed' | did you mean 'head'?",
        "{critterbake: 1, actors: {a: {kind: swing, parts: {tail: {sprite: parts/tail.png, parent:"
            + " tial}}}}}~hero.yaml:1:91 there is no part 'tial' | did you mean 'tail'?",
        "{critterbake: 1, actors: {a: {<<: {kind: walker}}}}"
            + "~hero.yaml:1:30 'a' needs a kind | YAML 1.2 has no merge keys",
        "{critterbake: 1, actors: {a: {kind: walker, <<: {}}}}"
            + "~hero.yaml:1:45 unknown key '<<' in walker | YAML 1.2 has no merge keys",
        "{critterbake: 1, actors: {a: {kind: swing}}, view: {follow: b}}"
            + "~hero.yaml:1:61 there is no actor 'b'",
        "{critterbake: 1, actors: {a: {kind: swing}}, variants: {fire: {view: {size: auto}}}}"
            + "~hero.yaml:1:64 unknown key 'view' in variant",
        "{critterbake: 1, actors: {a: {kind: swing}}, gates: {slipp: 1}}"
            + "~hero.yaml:1:54 unknown key 'slipp' in gates | did you mean 'slip'?"
      })
  void eachFaultIsReportedWhereItStands(String text, String expected) {
    List<String> faults = faults(text);
    assertEquals(1, faults.size(), faults.toString());
    assertTrue(faults.get(0).startsWith(expected), faults.toString());
  }

  @Test
  void aSceneWithoutActorsIsReportedWithItsOtherFaults() {
    assertEquals(
        List.of(
            "hero.yaml:1:1 the key 'actors' is missing | a scenario needs at least one actor",
            "hero.yaml:2:8 unknown key 'sise' in view | did you mean 'size'?"),
        faults("critterbake: 1\nview: {sise: 3}\n"));
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
  void optionsRaiseTheLimits() {
    Limits raised = new Limits(40_000, 1L << 40, 1_000_000, 10, 10);
    ReadOptions options =
        new ReadOptions(List.of(), Optional.empty(), List.of(), List.of(), raised);
    assertTrue(Reading.read(HEAD + "view: {size: 20000x10}", options).scenario().isPresent());
  }

  @Test
  void setReplacesWhatWasThere() {
    String text = HEAD + "view: {at: [0, 0], background: '#fff'}\n";
    Scenario scenario =
        scenario(text, "view.follow=rider", "view.size=96x80", "seed=5", "shot={loop: 3}");
    ClipScenario clip = scenario.clips().get(0);
    assertEquals(new View.Aim.OfActor("rider"), clip.view().aim());
    assertEquals(Optional.of(new View.Size(96, 80)), clip.view().size());
    assertEquals(5, clip.seed());
    assertEquals(Optional.of(new LoopLength.Frames(3)), clip.shot().loop());
    assertEquals(
        scenario(HEAD).clips().get(0).view(), scenario(text, "view={}").clips().get(0).view());
  }

  @Test
  void faultsOfAnOptionPointIntoIt() {
    assertEquals(
        List.of(
            "--set:1:1 expected PATH=VALUE | as in --set actors.hero.speed=2",
            "--set:1:11 expected auto, or a size in pixels such as [64, 48] or 64x48, not big",
            "--set:1:6 unknown key 'sise' in view | did you mean 'size'?"),
        faults(HEAD, "view.size=big", "view.sise=3", "view"));
    assertEquals(
        List.of(
            "--set:1:17 nothing but a comment | an unquoted # starts a comment:"
                + " write colors in quotes, as in \"#c8793a\""),
        faults(HEAD, "view.background=#202030"));
  }

  @Test
  void setWarnsWhereAClipLaysItsOwnValueOver() {
    ReadResult result = Reading.read(HEAD + "clips: {a: {seed: 3}}", Reading.setting("seed=2"));
    assertTrue(result.scenario().isPresent());
    assertFalse(result.diagnostics().get(0).isError());
    assertEquals(
        9, scenario(HEAD + "clips: {a: {seed: 3}}", "clips.a.seed=9").clips().get(0).seed());
  }

  @Test
  void clipsCanBeChosenAndUnknownOnesAreRefused() {
    String text = HEAD + "clips: {a: {}, b: {}}\n";
    ReadOptions b =
        new ReadOptions(List.of(), Optional.of(3L), List.of("b"), List.of(), Limits.USUAL);
    Scenario scenario = Reading.read(text, b).scenario().orElseThrow();
    assertEquals(List.of("b"), scenario.clips().stream().map(ClipScenario::name).toList());
    assertEquals(3, scenario.clips().get(0).seed());
    ReadOptions c =
        new ReadOptions(List.of(), Optional.empty(), List.of("c"), List.of(), Limits.USUAL);
    assertEquals("--clip:1:1", Reading.read(text, c).diagnostics().get(0).place().toString());
  }

  @Test
  void faultsBetweenKeysAreFoundBesideThoseOfSingleKeys() {
    String text =
        """
        critterbake: 1
        shot: {loop: 12}
        actors:
          a: {kind: walker, path: {chase: b}}
          b: {kind: walker, rules: original, path: {chase: a}}
          c: {kind: swarm, target: nobody, count: 20000}
        view: {size: [20000, 64], pixels_per_unit: x}
        looks: 3
        """;
    List<String> starts =
        List.of(
            "hero.yaml:2:14 original rules do not loop",
            "hero.yaml:4:6 actors follow each other in a ring: a -> b -> a",
            "hero.yaml:6:28 there is no actor 'nobody'",
            "hero.yaml:6:43 20000 swarm members are more than 10000",
            "hero.yaml:7:14 a frame of 20000x64 px",
            "hero.yaml:7:44 expected a number",
            "hero.yaml:8:1 unknown key 'looks'");
    List<String> faults = faults(text);
    assertEquals(starts.size(), faults.size(), faults.toString());
    for (int i = 0; i < starts.size(); i++) {
      assertTrue(faults.get(i).startsWith(starts.get(i)), faults.get(i));
    }
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

  @ParameterizedTest
  @ValueSource(strings = {"background: #202030", "background:"})
  void anEmptyColorIsExplained(String line) {
    String fault = faults(HEAD + "view:\n  " + line + "\n").get(0);
    assertTrue(fault.startsWith("hero.yaml:4:"), fault);
    assertEquals(line.contains("#"), fault.contains("starts a comment"), fault);
  }

  @Test
  void anApprovedLayoutThatIsNotThereIsAFault() {
    String fault = faults(HEAD + "outputs: {sheet: {stable: layout.json}}\n").get(0);
    assertTrue(fault.contains("there is no file 'layout.json'"), fault);
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
}
