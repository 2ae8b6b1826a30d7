package critterbake.raster.goop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import critterbake.raster.effect.Grade;
import critterbake.raster.effect.Picture;
import critterbake.raster.look.GhostLook;
import critterbake.raster.look.GradeLook;
import org.junit.jupiter.api.Test;

class GhostEffectTest {
  private static final int WIDTH = 60;
  private static final int HEIGHT = 40;
  private static final int BLACK = 0xff07080d;
  private static final GhostLook LOOK = new GhostLook(4.2, 2, 1, 0.5, GhostLook.Mode.LIGHTER);
  private static final Grade GRADE = new Grade(new GradeLook(0.05, 1.2, 0.8, 20, 0xffffe8d0));
  private static final CaveTones TONES = new CaveTones(CaveTones.STANDARD);

  /** A black block before a cave of all its tones in stripes. */
  private static Picture scene() {
    Picture picture = new Picture();
    picture.open(WIDTH, HEIGHT);
    int[] behind = picture.openBackdrop();
    for (int i = 0; i < behind.length; i++) {
      int x = i % WIDTH;
      int y = i / WIDTH;
      behind[i] = TONES.color(y * 6 / HEIGHT);
      if (x >= 20 && x < 40 && y >= 10 && y < 30) {
        picture.argb()[i] = BLACK;
      }
    }
    return picture;
  }

  private static int[] colors(Picture picture) {
    return picture.flat();
  }

  @Test
  void movesAirByOneToneAndLeavesRockAlone() {
    Picture picture = scene();
    new GhostEffect(LOOK, TONES).apply(picture);
    int[] colors = colors(picture);
    int deepRock = 2;
    int middleAir = 21;
    assertEquals(TONES.color(CaveTones.DEEP), colors[deepRock * WIDTH + 30]);
    assertEquals(TONES.color(CaveTones.LIGHT), colors[middleAir * WIDTH + 42]);
    assertEquals(TONES.color(CaveTones.MIDDLE), colors[middleAir * WIDTH + 2]);
  }

  @Test
  void underAGradeItMovesTheGradedTonesByTheSameSteps() {
    Picture plain = scene();
    new GhostEffect(LOOK, TONES).apply(plain);
    GRADE.apply(plain);
    Picture graded = scene();
    GRADE.apply(graded);
    new GhostEffect(LOOK, TONES.changedBy(GRADE::color)).apply(graded);
    assertArrayEquals(colors(plain), colors(graded));
    assertNotEquals(TONES.color(CaveTones.MIDDLE), GRADE.color(TONES.color(CaveTones.MIDDLE)));
  }
}
