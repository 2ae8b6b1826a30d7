package critterbake.raster.sprite;

import critterbake.raster.cover.SpriteSource;
import critterbake.sim.pose.Shape;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Sprites for crisp pictures: enlarged threefold with their edges kept, turned by picking the
 * nearest pixel, so that no color is invented (the way of Xenowhirl's RotSprite, 2007, with a
 * smaller enlargement). Unturned they are the pictures themselves.
 *
 * <p>A pivot lies on a corner or in the middle of a pixel, whichever is nearer, and a mirrored
 * picture is the mirror image of the one turned the other way: figures that face left are those
 * that face right, pixel for pixel.
 */
public final class CrispSprites implements SpriteSource {
  private static final double SLACK = 1e-9;

  private final SpriteBook book;
  private final TurnCache turned = new TurnCache();
  private final Map<Source, SpriteImage> enlarged = new LinkedHashMap<>();

  /** One frame of one picture. */
  private record Source(String image, int frame) {}

  public CrispSprites(SpriteBook book) {
    this.book = book;
  }

  @Override
  public Turned turned(
      Shape.Sprite sprite, double angleRadians, double fractionX, double fractionY, int scale) {
    double pivotX = Math.rint(2 * sprite.pivotX()) / 2;
    double pivotY = Math.rint(2 * sprite.pivotY()) / 2;
    TurnCache.Key key =
        new TurnCache.Key(
            sprite.image(),
            sprite.frame(),
            pivotX,
            pivotY,
            sprite.mirrored(),
            !sprite.ownOutline(),
            angleRadians,
            pin(pivotX, fractionX, scale),
            pin(pivotY, fractionY, scale),
            scale);
    return turned.get(key, () -> sprite.mirrored() ? mirror(key) : make(key, angleRadians));
  }

  /** Where the pivot lies in its pixel: as in the picture, when that is not enlarged. */
  private static double pin(double pivot, double fraction, int scale) {
    return scale == 1 ? pivot - Math.floor(pivot) : fraction;
  }

  private Turned make(TurnCache.Key key, double angleRadians) {
    SpriteImage image = book.frame(key.image(), key.frame());
    Turn turn =
        Turn.about(key.pivotX(), key.pivotY(), key.pinX(), key.pinY(), angleRadians, key.scale());
    if (turn.cos() == 1) {
      return turn.draw(image, 0, (x, y) -> image.at(floor(x), floor(y)), edge(key));
    }
    SpriteImage large = enlarged(new Source(key.image(), key.frame()));
    return turn.draw(image, 0, (x, y) -> large.at(floor(3 * x), floor(3 * y)), edge(key));
  }

  private Edge edge(TurnCache.Key key) {
    return SpriteEdge.of(book.frame(key.image(), key.frame()), key.outlined());
  }

  private static int floor(double coordinate) {
    return (int) Math.floor(coordinate + SLACK);
  }

  private SpriteImage enlarged(Source source) {
    synchronized (enlarged) {
      return enlarged.computeIfAbsent(
          source, s -> ThreefoldScaler.enlarge(book.frame(s.image(), s.frame())));
    }
  }

  private Turned mirror(TurnCache.Key key) {
    Turned unmirrored = make(key, -key.angle());
    int width = unmirrored.width();
    int[] argb = new int[unmirrored.argb().length];
    for (int i = 0; i < argb.length; i++) {
      int x = i % width;
      argb[i] = unmirrored.argb()[i - x + width - 1 - x];
    }
    // The pixel of a pivot in its middle stays; a pivot on a corner has pixels on both sides.
    int right = unmirrored.left() + width - 1;
    int left = key.pinX() == 0.5 ? -right : -right - 1;
    return new Turned(left, unmirrored.top(), width, unmirrored.height(), argb, unmirrored.edge());
  }
}
