package critterbake.cli.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DiagnosticTextTest {
  private static String text(String source, int line, int column, boolean colored) {
    Diagnostics out = new Diagnostics();
    Place place = new Place(new Source("hero.yaml", source), line, column);
    out.error(place, "unknown key 'lft'", "did you mean 'lift'?");
    return new DiagnosticText(colored).of(out.sorted().get(0));
  }

  @Test
  void showsPlaceLineCaretAndHint() {
    assertEquals(
        """
        hero.yaml:2:3: error: unknown key 'lft'
          lft: 3
          ^
          hint: did you mean 'lift'?
        """,
        text("gait:\n  lft: 3\n", 2, 3, false));
  }

  @Test
  void theCaretFollowsTabs() {
    assertTrue(text("\t\tlft: 3", 1, 3, false).contains("\n\t\t^\n"));
  }

  @Test
  void longLinesAreCutAroundThePlace() {
    String shown = text("x".repeat(5000) + "lft" + "y".repeat(5000), 1, 5001, false);
    String[] lines = shown.split("\n", -1);
    assertEquals('l', lines[1].charAt(lines[2].indexOf('^')));
    assertTrue(lines[1].length() < 130);
  }

  @Test
  void aFileCannotSendControlSequencesToTheTerminal() {
    assertFalse(text("lft: \u001b[2J", 1, 1, false).contains("\u001b"));
    assertTrue(text("lft: 3", 1, 1, true).contains("\u001b[1;31merror:\u001b[0m"));
  }

  @Test
  void aPlaceBehindTheTextShowsNoLine() {
    assertEquals(2, text("", 1, 1, false).lines().count());
  }
}
