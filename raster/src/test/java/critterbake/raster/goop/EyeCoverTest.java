package critterbake.raster.goop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.view.Window;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EyeCoverTest {
  private static final Window WINDOW = new Window(0, 0, 40, 40, 1);

  /** Pixels by material: O outline, W white, S shade, I iris. */
  private static char[][] draw(double radius, double open, double gazeX, double gazeY) {
    double iris = 0.46 * radius;
    double way = radius - iris;
    Shape.Eye eye =
        new Shape.Eye(20.3, -20.2, radius, open, 20.3 + gazeX * way, -20.2 + gazeY * way, iris);
    Masks masks = new Masks();
    Part part = new Part("eye.0", "blob", "eye", 0, eye, Finish.PLAIN);
    new EyeCover().cover(part, eye, WINDOW, masks);
    char[][] seen = new char[40][40];
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      char letter =
          switch (mask.material()) {
            case "goop" -> 'O';
            case "eye" -> 'W';
            case "eye_shade" -> 'S';
            default -> 'I';
          };
      for (int y = 0; y < mask.height(); y++) {
        for (int x = 0; x < mask.width(); x++) {
          if (masks.bytes()[mask.offset() + y * mask.width() + x] != 0) {
            seen[mask.top() + y][mask.left() + x] = letter;
          }
        }
      }
    }
    return seen;
  }

  private static int count(char[][] seen, char letter) {
    int count = 0;
    for (char[] row : seen) {
      for (char one : row) {
        count += one == letter ? 1 : 0;
      }
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(doubles = {2.4, 3, 3.6, 4.2, 5.5})
  void theIrisNeverTouchesTheOutlineWhereverItLooks(double radius) {
    for (int i = 0; i < 16; i++) {
      double angle = Strict.TAU * i / 16;
      char[][] seen = draw(radius, 1, Strict.cos(angle), Strict.sin(angle));
      assertTrue(count(seen, 'I') > 0);
      for (int y = 1; y < 39; y++) {
        for (int x = 1; x < 39; x++) {
          if (seen[y][x] == 'I') {
            assertTrue(
                seen[y][x - 1] != 'O'
                    && seen[y][x + 1] != 'O'
                    && seen[y - 1][x] != 'O'
                    && seen[y + 1][x] != 'O',
                "a crescent at " + radius + ", direction " + i);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {2.4, 4.2, 5.5})
  void aShutEyeIsALine(double radius) {
    char[][] shut = draw(radius, 0, 0, 0);
    assertEquals(0, count(shut, 'W'));
    assertEquals(0, count(shut, 'I'));
    assertTrue(count(shut, 'S') >= 2 * (int) radius - 1);
  }
}
