package critterbake.cli.scenario;

import static critterbake.cli.scenario.Reading.faults;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.spec.ObjectType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a scenario is told all at once, each fault at its place. */
class ScenarioFaultsTest {
  private static final String HEAD = "critterbake: 1\nactors: {rider: {kind: swing}}\n";

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

  @Test
  void aSceneWithoutActorsIsReportedWithItsOtherFaults() {
    assertEquals(
        List.of(
            "hero.yaml:1:1 the key 'actors' is missing | a scenario needs at least one actor",
            "hero.yaml:2:8 unknown key 'sise' in view | did you mean 'size'?"),
        faults("critterbake: 1\nview: {sise: 3}\n"));
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
        "{critterbake: 1, actors: {a: {kind: swarm, size: 2000}}}~hero.yaml:1:50 2000 is out of"
            + " range",
        "{critterbake: 1, world: {solids: [[[-1000000, -1], [1000000, -1], [0, 0]]]}, actors: {a:"
            + " {kind: goop, legs: {length: 3}}}}~hero.yaml:1:118 legs of 3.0 units are too short for"
            + " outlines of 4000000 units of solids",
        "{critterbake: 1, world: {ground: {points: [[0, 0], [0.001, 0]], repeat: true}}, actors:"
            + " {a: {kind: goop}}}~hero.yaml:1:43 too many points in too little ground",
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
}
