package critterbake.raster.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.pose.Grid;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class CameraTest {
  private static final View.Size SIZE = new View.Size(64, 48);

  @Property
  void whatIsPlantedMovesByTheRootsWholePixelsOnly(
      @ForAll @DoubleRange(min = -1000, max = 1000) double foot,
      @ForAll @DoubleRange(min = -1000, max = 1000) double root,
      @ForAll @DoubleRange(min = -3, max = 3) double step) {
    Grid grid = new Grid(24, Grid.Snap.BODY);
    Camera camera = camera(0);
    double planted = grid.snapped(foot);
    double before = camera.aim(root, 0, 0.1).x(planted);
    double after = camera.aim(root + step, 0, 0.1).x(planted);
    assertEquals((double) (grid.pixel(root) - grid.pixel(root + step)), after - before, 1e-6);
    assertEquals(Math.rint(before), before, 1e-6);
  }

  @Test
  void theFollowedPointSitsAtTheOrigin() {
    Window window = camera(0).aim(3, 2, 0.1);
    assertEquals(32, window.x(3), 1e-9);
    assertEquals(43, window.y(2), 1e-9);
  }

  @Test
  void aLazyCameraHalvesItsWayEveryHalfLife() {
    Camera camera = camera(0.5);
    camera.aim(0, 0, 0.1);
    Window window = camera.aim(10, 0, 0.5);
    assertEquals(5 * 24, 32 - window.x(0), 1);
    for (int i = 0; i < 40; i++) {
      window = camera.aim(10, 0, 0.5);
    }
    assertTrue(Math.abs(window.x(10) - 32) < 1e-6);
  }

  private static Camera camera(double lag) {
    return new Camera(
        new View(
            Optional.of(SIZE),
            24,
            new View.Aim.FirstActor(),
            lag,
            0.5,
            0.9,
            Background.TRANSPARENT),
        SIZE);
  }
}
