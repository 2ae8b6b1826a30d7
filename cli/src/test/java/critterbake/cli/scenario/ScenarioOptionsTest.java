package critterbake.cli.scenario;

import static critterbake.cli.scenario.Reading.faults;
import static critterbake.cli.scenario.Reading.scenario;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.view.View;
import critterbake.sim.loop.LoopLength;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the command line changes of a scenario. */
class ScenarioOptionsTest {
  private static final String HEAD = "critterbake: 1\nactors: {rider: {kind: swing}}\n";

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
  void optionsRaiseTheLimits() {
    Limits raised = new Limits(40_000, 1L << 40, 1_000_000, 10, 10);
    ReadOptions options =
        new ReadOptions(List.of(), Optional.empty(), List.of(), List.of(), raised);
    assertTrue(Reading.read(HEAD + "view: {size: 20000x10}", options).scenario().isPresent());
  }
}
