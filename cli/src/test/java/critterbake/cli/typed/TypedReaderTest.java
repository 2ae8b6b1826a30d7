package critterbake.cli.typed;

import static critterbake.cli.typed.Fixture.fault;
import static critterbake.cli.typed.Fixture.faults;
import static critterbake.cli.typed.Fixture.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Fraction;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedReaderTest {
  @ParameterizedTest
  @CsvSource({
    "1.5, 1.5",
    ".5, 0.5",
    "+3, 3",
    "1e0, 1",
    "5., 5",
    "0x2, 2",
    "0o7, 7",
    "-0.25, -0.25",
    "96px, 4",
    "48px/s, 2",
    "'\"24px\"', 1"
  })
  void numbersAreReadAsTheCoreSchemaSpellsThem(String text, double expected) {
    assertEquals(expected, read("speed: " + text).number("speed"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "speed: fast~1:8 expected a number -10 to 10 (units/s, or px), not fast",
        "speed: 11~1:8 11 is out of range | expected -10 to 10",
        "speed: '5'~1:8 expected a number -10 to 10 (units/s, or px), not the text \"5\" | leave out the quotes",
        "speed: 007~1:8 a number with leading zeros: 007 | some read it as octal; leave out the zeros",
        "speed: .nan~1:8 the number must be finite, not .nan",
        "speed: -.Inf~1:8 the number must be finite, not -.Inf",
        "speed: 1_000~1:8 expected a number -10 to 10 (units/s, or px), not 1_000",
        "speed: [1]~1:8 expected a number -10 to 10 (units/s, or px), not a list",
        "legs: 2.5~1:7 expected a whole number 1 to 256, not 2.5",
        "legs: 300~1:7 300 is out of range | expected 1 to 256",
        "legs: 99999999999999999999~1:7 99999999999999999999 is out of range | expected 1 to 256",
        "legs: 3~1:7 legs come in pairs",
        "alive: yes~1:8 expected true or false, not yes | write true",
        "blink: 4~1:8 expected a time such as 4s, 250ms or 48f, not 4 | with its unit: 4s",
        "blink: -1s~1:8 -1s is out of range | expected at least 0",
        "chase: heroo~1:8 there is no actor 'heroo' | did you mean 'hero'?",
        "fps: 29.97~1:6 expected a whole number or a ratio such as 30000/1001, 1 to 1000, not 29.97",
        "fps: 1/0~1:6 expected a whole number or a ratio such as 30000/1001, 1 to 1000, not 1/0",
        "size: 64~1:7 expected a size in pixels such as [64, 48] or 64x48, not 64",
        "size: [64]~1:7 expected 2 values, not 1",
        "gait: {style: rn}~1:15 expected one of stroll, run, not rn | did you mean 'run'?",
        "gait: ~1:6 expected an object with lift, style, not nothing | write {} for all defaults",
        "lift: 3~1:1 unknown key 'lift' in critter | 'lift' belongs under 'gait'",
        "spede: 3~1:1 unknown key 'spede' in critter | did you mean 'speed'?",
        "gait: {legs: 2}~1:8 unknown key 'legs' in gait | 'legs' belongs one level further out, in critter",
        "sprite: ../x.png~1:9 '../x.png' leads out of the scenario's folder",
        "color: #202030~1:7 a value is missing: expected a color such as \"#c8793a\""
            + " | an unquoted # starts a comment: write colors in quotes, as in \"#c8793a\"",
        "path: {circle: 4s, waypoints: [[0, 0, 0]]}~1:20 'waypoints' and 'circle' exclude each other | give one of them",
        "path: {cirlce: 4s}~1:8 unknown key 'cirlce' | did you mean 'circle'?",
        "path: {waypoints: [[0, 0]]}~1:20 expected 3 values, not 2",
        "path: {waypoints: []}~1:19 too few values: 0 | expected at least 1",
        "'{speed: 1, path: {circle: 4s}}'~1:12 'path' and 'speed' exclude each other | give one of them",
        "'{color: fff, colour: fff}'~1:14 the key 'color' is given twice",
        "ears: nome~1:7 expected none, or a number (units, or px), not nome | did you mean 'none'?",
        "name: true~1:7 expected text, not true | put it in quotes"
      })
  void aFaultSaysWhereAndWhatIsWrong(String text, String expected) {
    assertEquals(expected, fault(text));
  }

  @Test
  void allFaultsAreReportedAtOnce() {
    assertEquals(
        List.of(
            "1:1 unknown key 'sped' in critter | did you mean 'speed'?",
            "2:8 300 is out of range | expected 1 to 256".replace("2:8", "2:7"),
            "4:9 5 is out of range | expected 0 to 2",
            "5:10 expected one of stroll, run, not hop"),
        faults("sped: 1\nlegs: 300\ngait:\n  lift: 5\n  style: hop\n", Fixture.CRITTER));
  }

  @Test
  void actorsNeedAKindAndShareKeys() {
    assertEquals(
        List.of("1:17 'hero' needs a kind | one of critter"),
        faults("{actors: {hero: {layer: 2}}}", Fixture.SCENE));
    assertEquals(
        List.of("1:24 expected critter, not criter | did you mean 'critter'?"),
        faults("{actors: {hero: {kind: criter}}}", Fixture.SCENE));
    assertEquals(List.of(), faults("{actors: {hero: {kind: critter, layer: 2}}}", Fixture.SCENE));
    assertEquals(
        List.of("1:1 the key 'actors' is missing in scene | expected names, each with an object"),
        faults("{}", Fixture.SCENE));
  }

  @ParameterizedTest
  @CsvSource({
    "'\"#fff\"', ffffffff",
    "'\"#1b1B2f\"', ff1b1b2f",
    "'\"#11223344\"', 44112233",
    "202030, ff202030",
    "000000, ff000000",
    "1e1e10, ff1e1e10",
    "00ff00, ff00ff00"
  })
  void colorsKeepTheirSpelling(String text, String argb) {
    assertEquals(argb, Integer.toHexString(read("color: " + text).color("color")));
    assertEquals(argb, Integer.toHexString(read("colour: " + text).color("color")));
  }

  @ParameterizedTest
  @CsvSource({"4s, 4", "250ms, 0.25", "48f, 4", ".5s, 0.5", "1e3ms, 1"})
  void timesAreSecondsOrFrames(String text, double seconds) {
    assertEquals(seconds, read("blink: " + text).seconds("blink"));
  }

  @Test
  void formsAreToldApartByShape() {
    assertEquals(Optional.of(new Chosen("none", "none")), read("ears: none").chosen("ears"));
    assertEquals(Optional.of(new Chosen("length", 0.5)), read("ears: 12px").chosen("ears"));
    assertEquals(
        "circle", read("path: {circle: 4s, repeat: true}").chosen("path").orElseThrow().form());
  }

  @Test
  void ratiosAndSizesHaveTwoSpellings() {
    assertEquals(Optional.of(new Fraction(30000, 1001)), read("fps: 30000/1001").find("fps"));
    assertEquals(Optional.of(new Fraction(12, 1)), read("fps: 24/2").find("fps"));
    assertEquals(List.of(64L, 48L), read("size: 64x48").list("size"));
    assertEquals(List.of(64L, 48L), read("size: [64, 48]").list("size"));
  }
}
