package critterbake.raster.cover;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.math.RandomStream;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import org.junit.jupiter.api.Test;

class CoverageTest {
  private static final int SIZE = 40;

  private final Coverage coverage = new Coverage();
  private final Contour contour = new Contour();

  @Test
  void areasAreThoseOfJavasOwnFiller() {
    RandomStream random = RandomStream.of(7, "polygons");
    double sum = 0;
    for (int round = 0; round < 200; round++) {
      Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
      coverage.open(0, 0, SIZE, SIZE);
      for (int piece = 0; piece < 3; piece++) {
        double[] x = new double[5];
        double[] y = new double[5];
        for (int i = 0; i < 5; i++) {
          x[i] = random.between(-4, SIZE + 4, round, piece * 10 + i);
          y[i] = random.between(-4, SIZE + 4, round, 100 + piece * 10 + i);
        }
        append(path, x, y);
        coverage.polygon(x, y, 5);
      }
      byte[] ours = new byte[SIZE * SIZE];
      coverage.fill(ours, 0);
      byte[] theirs = filled(path);
      for (int i = 0; i < ours.length; i++) {
        int difference = Math.abs((ours[i] & 255) - (theirs[i] & 255));
        assertTrue(difference <= 40, "round " + round + " pixel " + i + ": " + difference);
        sum += difference;
      }
    }
    assertTrue(sum / (200 * SIZE * SIZE) < 0.5, "mean difference " + sum / (200 * SIZE * SIZE));
  }

  @Test
  void aDiscHasItsArea() {
    for (double radius = 0.7; radius < 16; radius += 0.37) {
      coverage.open(0, 0, SIZE, SIZE);
      contour.disc(coverage, 19.3, 20.6, radius);
      assertEquals(Math.PI * radius * radius, area(), 0.02 * radius + 0.04, "radius " + radius);
    }
  }

  @Test
  void whereCapsulesOverlapNothingCountsTwice() {
    coverage.open(0, 0, SIZE, SIZE);
    contour.capsule(coverage, 10.2, 12.7, 3.3, 22.4, 18.1, 2.1);
    double once = area();
    coverage.open(0, 0, SIZE, SIZE);
    contour.capsule(coverage, 10.2, 12.7, 3.3, 22.4, 18.1, 2.1);
    contour.capsule(coverage, 10.2, 12.7, 3.3, 22.4, 18.1, 2.1);
    contour.disc(coverage, 10.2, 12.7, 3.2);
    assertEquals(once, area(), 1e-9);
  }

  @Test
  void theOrderOfThePiecesDoesNotMatter() {
    RandomStream random = RandomStream.of(11, "pieces");
    for (int round = 0; round < 300; round++) {
      int pieces = 2 + round % 5;
      byte[] first = covered(random, round, pieces, 0);
      for (int turn = 1; turn < pieces; turn++) {
        assertArrayEquals(first, covered(random, round, pieces, turn), "round " + round);
      }
    }
  }

  private byte[] covered(RandomStream random, int round, int pieces, int turn) {
    coverage.open(0, 0, SIZE, SIZE);
    for (int i = 0; i < pieces; i++) {
      int key = 6 * ((i + turn) % pieces);
      contour.capsule(
          coverage,
          random.between(0, SIZE, round, key),
          random.between(0, SIZE, round, key + 1),
          random.between(0.2, 8, round, key + 2),
          random.between(0, SIZE, round, key + 3),
          random.between(0, SIZE, round, key + 4),
          random.between(0.2, 8, round, key + 5));
    }
    byte[] bytes = new byte[SIZE * SIZE];
    coverage.fill(bytes, 0);
    return bytes;
  }

  @Test
  void aTaperedCapsuleHasTheAreaOfItsHull() {
    // Two discs of radius 5 and 2, 12 apart: two tangent kites and two circle sectors.
    double lean = Math.acos(3 / 12.0);
    double side = Math.sqrt(144 - 9);
    double hull = side * (5 + 2) + (Math.PI - lean) * 25 + lean * 4;
    for (int degrees = 0; degrees < 360; degrees += 7) {
      double a = Math.toRadians(degrees);
      coverage.open(0, 0, SIZE, SIZE);
      contour.capsule(coverage, 20, 20, 5, 20 + 12 * Math.cos(a), 20 + 12 * Math.sin(a), 2);
      assertEquals(hull, area(), 0.7, degrees + " degrees");
    }
  }

  @Test
  void bothDirectionsOfAPolygonCoverTheSame() {
    double[] x = {3.1, 30.7, 12.2};
    double[] y = {4.4, 9.9, 35.3};
    coverage.open(0, 0, SIZE, SIZE);
    coverage.polygon(x, y, 3);
    double one = area();
    coverage.open(0, 0, SIZE, SIZE);
    coverage.polygon(new double[] {x[2], x[1], x[0]}, new double[] {y[2], y[1], y[0]}, 3);
    assertEquals(one, area(), 1e-9);
  }

  private double area() {
    byte[] bytes = new byte[SIZE * SIZE];
    coverage.fill(bytes, 0);
    double sum = 0;
    for (byte cover : bytes) {
      sum += (cover & 255) / 255.0;
    }
    return sum;
  }

  private static void append(Path2D path, double[] x, double[] y) {
    path.moveTo(x[0], y[0]);
    for (int i = 1; i < x.length; i++) {
      path.lineTo(x[i], y[i]);
    }
    path.closePath();
  }

  private static byte[] filled(Path2D path) {
    BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(Color.WHITE);
    graphics.fill(path);
    graphics.dispose();
    return ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
  }
}
