package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Notes that save an hour reach the person who bakes or inspects. */
class NotesTest {
  private static final String WALK =
      """
      critterbake: 1
      actors:
        hero: {kind: walker, speed: 1.5}
      clips: {walk: {}, again: {}}
      """;

  private static ToolRun run(String command, String... options) throws IOException {
    return ToolFolder.with("hero.yaml", WALK).runOn(command, "hero.yaml", options);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void strideThatNoAnimalTakesIsToldOnce() throws IOException {
    String odd = "actors.hero.gait.step_speed=9";
    for (String command : new String[] {"bake", "inspect"}) {
      ToolRun run = run(command, "--set", odd).done();
      assertEquals(1, count(run.err(), "is not natural"), run.err());
    }
    assertFalse(run("bake").err().contains("is not natural"));
  }

  @Test
  void feetOfOriginalRulesThatFindNoGroundAreTold() throws IOException {
    ToolRun run =
        run(
            "inspect",
            "--set=actors.hero.rules=original",
            "--set=shot={duration: 1s}",
            "--set=world.ground=none");
    assertTrue(run.err().contains("hero: a foot found no ground"), run.err());
  }

  @Test
  void palettesThatAreTooSmallAreToldPerVariant() throws IOException {
    ToolRun run =
        run(
            "bake",
            "--set=look.palette={colors: ['#000', '#888', '#fff']}",
            "--set=variants={fire: {look: {palette: {colors: ['#200', '#f80']}}}}");
    assertEquals(2, count(run.err(), "material hero.fur"), run.err());
    assertTrue(run.err().contains("note: the palette has 3 colors"), run.err());
    assertTrue(run.err().contains("note: variant fire: the palette has 2 colors"), run.err());
  }
}
