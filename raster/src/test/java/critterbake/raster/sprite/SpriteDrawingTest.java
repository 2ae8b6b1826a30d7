package critterbake.raster.sprite;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.cover.SpriteSource;
import critterbake.raster.cover.SpriteSource.Turned;
import critterbake.raster.look.Look;
import critterbake.raster.look.PaletteLook;
import critterbake.sim.math.RandomStream;
import critterbake.sim.pose.Shape;
import critterbake.sim.spec.Values;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpriteDrawingTest {
  private static final int RED = 0xffd02030;
  private static final int SIDE = 11;

  private static Shape.Sprite sprite(double pivotX, double pivotY, boolean mirrored) {
    return new Shape.Sprite("art", 0, 0, 0, pivotX, pivotY, 0, mirrored, Optional.empty(), false);
  }

  private static SpriteBook book(SpriteImage image) {
    return new SpriteBook(Map.of("art", List.of(image)));
  }

  /** A picture of random colors, some transparent, nothing on its rim. */
  private static SpriteImage mottled(long seed) {
    RandomStream random = RandomStream.of(seed, "mottled");
    int[] colors = {0, 0xffe2935a, 0xff2a1630, 0xffb8613a, 0xfff7dfb4};
    int[] argb = new int[SIDE * SIDE];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = colors[(int) (random.unit(0, i) * colors.length)];
    }
    return new SpriteImage(SIDE, SIDE, argb);
  }

  private static int at(Turned turned, int x, int y) {
    int column = x - turned.left();
    int row = y - turned.top();
    boolean inside = column >= 0 && row >= 0 && column < turned.width() && row < turned.height();
    return inside ? turned.argb()[row * turned.width() + column] : 0;
  }

  private static Set<Integer> colors(int[] argb) {
    Set<Integer> colors = new TreeSet<>();
    Arrays.stream(argb).filter(color -> color >>> 24 != 0).forEach(colors::add);
    return colors;
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "4, 7", "5.5, 2.5", "-3, 14", "2.5, 6"})
  void unturnedAtWholePixelsItIsThePicture(double pivotX, double pivotY) {
    SpriteImage image = mottled(3);
    for (SpriteSource source : List.of(new CrispSprites(book(image)), whole(image))) {
      boolean crisp = source instanceof CrispSprites;
      double fractionX = crisp ? 0 : pivotX - Math.floor(pivotX);
      double fractionY = crisp ? 0 : pivotY - Math.floor(pivotY);
      Turned turned = source.turned(sprite(pivotX, pivotY, false), 0, fractionX, fractionY, 1);
      for (int y = -2; y < SIDE + 2; y++) {
        for (int x = -2; x < SIDE + 2; x++) {
          assertEquals(
              image.at(x, y),
              at(turned, x - (int) Math.floor(pivotX), y - (int) Math.floor(pivotY)));
        }
      }
    }
  }

  private static SpriteSource whole(SpriteImage image) {
    return new SmoothSprites(book(image));
  }

  @Test
  void quarterTurnsOfACrispPictureLoseNothing() {
    SpriteImage image = mottled(4);
    SpriteSource source = new CrispSprites(book(image));
    Turned quarter = source.turned(sprite(5.5, 5.5, false), Math.PI / 2, 0, 0, 1);
    Turned half = source.turned(sprite(5.5, 5.5, false), Math.PI, 0, 0, 1);
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        // Counter-clockwise: what was right of the pivot is above it.
        assertEquals(image.at(x, y), at(quarter, y - 5, 5 - x));
        assertEquals(image.at(x, y), at(half, 5 - x, 5 - y));
      }
    }
  }

  @Test
  void turningACrispPictureInventsNoColor() {
    SpriteImage image = mottled(5);
    SpriteSource source = new CrispSprites(book(image));
    for (int degrees = 0; degrees < 360; degrees += 5) {
      Turned turned =
          source.turned(sprite(4, 8.5, degrees % 2 == 0), Math.toRadians(degrees), 0, 0, 1);
      assertTrue(colors(image.argb()).containsAll(colors(turned.argb())));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0x00000000, 0x0000ff00, 0x00ffffff})
  void smoothTurnsOfOneColorShowNoFringeOfWhatIsTransparent(int under) {
    int[] argb = new int[SIDE * SIDE];
    for (int i = 0; i < argb.length; i++) {
      int dx = i % SIDE - 5;
      int dy = i / SIDE - 5;
      argb[i] = dx * dx + dy * dy <= 16 ? RED : under;
    }
    SpriteSource source = whole(new SpriteImage(SIDE, SIDE, argb));
    for (int degrees = 0; degrees < 360; degrees += 7) {
      Turned turned = source.turned(sprite(5.5, 5.5, false), Math.toRadians(degrees), 0.3, 0.6, 1);
      TreeSet<Integer> alphas = new TreeSet<>();
      for (int color : turned.argb()) {
        alphas.add(color >>> 24);
        if (color >>> 24 != 0) {
          assertEquals(RED & 0xffffff, color & 0xffffff);
        }
      }
      assertTrue(alphas.size() > 2, "edges are blended");
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 7, 0.4", "5.5, 2.5, 2.1", "2.5, 6, -1.3", "0, 0, 0"})
  void aMirroredFigureIsTheMirrorImage(double pivotX, double pivotY, double angle) {
    SpriteSource source = new CrispSprites(book(mottled(6)));
    Turned right = source.turned(sprite(pivotX, pivotY, false), angle, 0, 0, 1);
    Turned left = source.turned(sprite(pivotX, pivotY, true), -angle, 0, 0, 1);
    int axis = pivotX == Math.floor(pivotX) ? -1 : 0;
    for (int y = -16; y < 16; y++) {
      for (int x = -16; x < 16; x++) {
        assertEquals(at(right, x, y), at(left, axis - x, y));
      }
    }
  }

  @Test
  void mirroredTwiceItIsThePictureAgain() {
    SpriteImage image = mottled(7);
    Turned once = new CrispSprites(book(image)).turned(sprite(5.5, 0, true), 0, 0, 0, 1);
    SpriteImage mirrored = new SpriteImage(once.width(), once.height(), once.argb());
    double pivot = 0.5 - once.left();
    Turned twice =
        new CrispSprites(book(mirrored)).turned(sprite(pivot, -once.top(), true), 0, 0, 0, 1);
    Turned plain = new CrispSprites(book(image)).turned(sprite(5.5, 0, false), 0, 0, 0, 1);
    assertArrayEquals(plain.argb(), twice.argb());
    assertEquals(plain.left(), twice.left());
  }

  @Test
  void aPaletteHoldsTheColorsOfSpritesToo() {
    int[] allowed = {0xff1b1b2f, 0xffc8793a};
    Look look =
        Look.TYPE
            .build()
            .apply(
                new Values(
                    Look.TYPE,
                    Map.of("palette", new PaletteLook.Colors(List.of(allowed[0], allowed[1])))));
    SpriteSource source = SpriteDrawing.of(look, List.of(), book(mottled(9)));
    Turned turned = source.turned(sprite(3, 3, false), 0.7, 0, 0, 1);
    assertEquals(new TreeSet<>(List.of(allowed[0], allowed[1])), colors(turned.argb()));
  }

  @Test
  void anAngleIsMadeOnce() {
    SpriteSource source = new CrispSprites(book(mottled(8)));
    assertSame(
        source.turned(sprite(3, 3, false), 0.7, 0, 0, 1),
        source.turned(sprite(3, 3, false), 0.7, 0, 0, 1));
  }

  @Test
  void slopesOfSingleStepsBecomeFiner() {
    int[] stairs = new int[16];
    for (int y = 0; y < 4; y++) {
      for (int x = 0; x <= y; x++) {
        stairs[y * 4 + x] = RED;
      }
    }
    SpriteImage large = ThreefoldScaler.enlarge(new SpriteImage(4, 4, stairs));
    int[] widths = new int[12];
    for (int y = 0; y < 12; y++) {
      for (int x = 0; x < 12; x++) {
        widths[y] += large.at(x, y) == 0 ? 0 : 1;
      }
    }
    for (int y = 1; y < 12; y++) {
      assertTrue(widths[y] - widths[y - 1] <= 2, "a step of " + Arrays.toString(widths));
    }
  }
}
