package critterbake.raster.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.raster.look.GradeLook;
import org.junit.jupiter.api.Test;

class GradeTest {
  @Test
  void thePlainGradeChangesNothing() {
    Grade grade = new Grade(GradeLook.PLAIN);
    for (int color = 0; color < 1 << 24; color += 4099) {
      assertEquals(
          Integer.toHexString(0xff000000 | color),
          Integer.toHexString(grade.color(0xff000000 | color)));
    }
  }

  @Test
  void noSaturationIsTheLumaOfEachColor() {
    Grade grade = new Grade(new GradeLook(0, 1, 0, 0, 0xffffffff));
    assertEquals(0xff363636, grade.color(0xffff0000));
    assertEquals(0xffb6b6b6, grade.color(0xff00ff00));
    assertEquals(0xff121212, grade.color(0xff0000ff));
  }

  @Test
  void aTurnOfTheHueKeepsGraysAndAFullTurnKeepsAll() {
    assertEquals(0xff808080, new Grade(new GradeLook(0, 1, 1, 120, 0xffffffff)).color(0xff808080));
    assertEquals(0xff2080c0, new Grade(new GradeLook(0, 1, 1, 360, 0xffffffff)).color(0xff2080c0));
  }

  @Test
  void tintMultipliesAndBrightnessAdds() {
    assertEquals(0xff804000, new Grade(new GradeLook(0, 1, 1, 0, 0xff804000)).color(0xffffffff));
    assertEquals(0xff993333, new Grade(new GradeLook(0.2, 1, 1, 0, 0xffffffff)).color(0xff660000));
  }
}
