package critterbake.cli.typed;

import static critterbake.cli.typed.Fixture.tree;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Mapping;
import org.junit.jupiter.api.Test;

class OverlayTest {
  private static String canonical(Node node) {
    return CanonicalText.of(node, Fixture.CRITTER, Fixture.scope());
  }

  private static void assertLaid(String base, String over, String expected) {
    Node laid = Overlay.lay(tree(base), tree(over), Fixture.CRITTER);
    assertEquals(canonical(tree(expected)), canonical(laid));
  }

  @Test
  void objectsAreMergedAndTheRestIsReplaced() {
    assertLaid(
        "{legs: 4, gait: {lift: 1, style: run}, colors: [fff, 000]}",
        "{gait: {lift: 0.5}, colors: ['123']}",
        "{legs: 4, gait: {lift: 0.5, style: run}, colors: ['123']}");
  }

  @Test
  void aMemberOfAChooseOneGroupTakesTheOthersAway() {
    assertLaid("{speed: 2, legs: 4}", "{path: {circle: 4s}}", "{legs: 4, path: {circle: 4s}}");
  }

  @Test
  void anotherFormReplacesTheWholeValue() {
    assertLaid(
        "{path: {circle: 4s, repeat: true}}",
        "{path: {waypoints: [[0, 1, 2]]}}",
        "{path: {waypoints: [[0, 1, 2]]}}");
    assertLaid(
        "{path: {circle: 4s}}", "{path: {repeat: true}}", "{path: {circle: 4s, repeat: true}}");
  }

  @Test
  void bothSpellingsAreOneKey() {
    assertLaid("{colour: fff}", "{color: '000'}", "{color: '000'}");
  }

  @Test
  void everyNodeKeepsItsPlace() {
    Mapping laid =
        (Mapping)
            Overlay.lay(tree("gait:\n  lift: 1\n"), tree("gait: {style: run}"), Fixture.CRITTER);
    Mapping gait = (Mapping) laid.entries().get("gait").value();
    assertEquals(2, gait.entries().get("lift").value().place().line());
    assertEquals(1, gait.entries().get("style").value().place().line());
  }

  @Test
  void spellingAndOrderAndDefaultsDoNotChangeTheCanonicalText() {
    assertEquals(
        canonical(tree("{speed: 24px, blink: 0.5s, legs: 2, color: \"#fff\"}")),
        canonical(tree("{colour: ffffff, blink: 500ms, speed: 1.0}")));
    assertNotEquals(canonical(tree("speed: 1")), canonical(tree("speed: 2")));
  }
}
