package critterbake.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutputNamesTest {
  private static String gif(String output, boolean severalClips, String variant) {
    return new OutputNames("hero", output, "gif", Optional.empty(), severalClips)
        .ofClip("walk", variant, ".gif");
  }

  @Test
  void whatGoesWithoutSayingIsLeftOut() {
    assertEquals("hero.gif", gif("gif", false, ""));
    assertEquals("hero-walk.gif", gif("gif", true, ""));
    assertEquals("hero-big-walk.gif", gif("big", true, ""));
    assertEquals("hero-big-walk-fire.gif", gif("big", true, "fire"));
    assertEquals("hero-fire.gif", gif("gif", false, "fire"));
  }

  @Test
  void filesWithoutAnEndingGetTheirTypes() {
    for (String pattern : new String[] {"a/{clip}", "a/{clip}.gif"}) {
      OutputNames names = new OutputNames("hero", "gif", "gif", Optional.of(pattern), true);
      assertEquals("a/walk.gif", names.ofClip("walk", "", ".gif"));
    }
    OutputNames dotted = new OutputNames("hero", "gif", "gif", Optional.of("v1.2/x"), true);
    assertEquals("v1.2/x-fire.gif", dotted.ofClip("walk", "fire", ".gif"));
  }

  @Test
  void patternsAreFilledIn() {
    String pattern = "{name}/{clip}-{frame:03}-{ms}.png";
    assertEquals("hero/walk-007-583.png", OutputNames.fill(pattern, "hero", "walk", "", 7, 583));
    assertEquals(
        "hero-walk-7.png", OutputNames.fill("{name}-{clip}-{frame}.png", "hero", "walk", "", 7, 0));
  }

  @Test
  void variantsGoWhereThePatternSaysOrBeforeTheEnding() {
    assertEquals("fire/3.png", OutputNames.fill("{variant}/{frame}.png", "h", "c", "fire", 3, 0));
    assertEquals("c-3-fire.png", OutputNames.fill("{clip}-{frame}.png", "h", "c", "fire", 3, 0));
  }

  @Test
  void withoutAVariantItsPlaceLeavesNoHyphenAndNoFolder() {
    assertEquals("h-3.png", OutputNames.fill("{name}-{variant}-{frame}.png", "h", "c", "", 3, 0));
    assertEquals("3.png", OutputNames.fill("{variant}/{frame}.png", "h", "c", "", 3, 0));
    assertEquals("hero.png", OutputNames.withVariant("hero-{variant}.png", ""));
    assertEquals("hero-fire.png", OutputNames.withVariant("hero-{variant}.png", "fire"));
  }
}
