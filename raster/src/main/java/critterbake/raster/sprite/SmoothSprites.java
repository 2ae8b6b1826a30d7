package critterbake.raster.sprite;

import critterbake.raster.cover.SpriteSource;
import critterbake.sim.pose.Shape;

/**
 * Sprites for smooth pictures: each pixel blends the four nearest of the picture, weighted by their
 * alpha, so that what lies under transparent pixels never shows.
 */
final class SmoothSprites implements SpriteSource {
  /** Weights of the two neighbours along an axis add up to this. */
  private static final int ONE = 256;

  private final SpriteBook book;
  private final TurnCache turned = new TurnCache();

  public SmoothSprites(SpriteBook book) {
    this.book = book;
  }

  @Override
  public Turned turned(
      Shape.Sprite sprite, double angleRadians, double fractionX, double fractionY, int scale) {
    TurnCache.Key key =
        new TurnCache.Key(
            sprite.image(),
            sprite.frame(),
            sprite.pivotX(),
            sprite.pivotY(),
            sprite.mirrored(),
            !sprite.ownOutline(),
            angleRadians,
            fractionX,
            fractionY,
            scale);
    return turned.get(key, () -> make(key));
  }

  private Turned make(TurnCache.Key key) {
    SpriteImage image = book.frame(key.image(), key.frame());
    double pivotX = key.mirrored() ? image.width() - key.pivotX() : key.pivotX();
    Turn turn = Turn.about(pivotX, key.pivotY(), key.pinX(), key.pinY(), key.angle(), key.scale());
    return turn.draw(
        image,
        0.5,
        (x, y) -> blend(image, key.mirrored() ? image.width() - x : x, y),
        SpriteEdge.of(image, key.outlined()));
  }

  private static int blend(SpriteImage image, double x, double y) {
    int fixedX = (int) Math.round((x - 0.5) * ONE);
    int fixedY = (int) Math.round((y - 0.5) * ONE);
    int left = Math.floorDiv(fixedX, ONE);
    int top = Math.floorDiv(fixedY, ONE);
    int toRight = fixedX - left * ONE;
    int toBottom = fixedY - top * ONE;
    return mix(
        image.at(left, top),
        (ONE - toRight) * (ONE - toBottom),
        image.at(left + 1, top),
        toRight * (ONE - toBottom),
        image.at(left, top + 1),
        (ONE - toRight) * toBottom,
        image.at(left + 1, top + 1),
        toRight * toBottom);
  }

  /** Four colors by weights that add up to ONE squared, each heavier the more opaque it is. */
  private static int mix(int a, int wa, int b, int wb, int c, int wc, int d, int wd) {
    long va = (long) wa * (a >>> 24);
    long vb = (long) wb * (b >>> 24);
    long vc = (long) wc * (c >>> 24);
    long vd = (long) wd * (d >>> 24);
    long opacity = va + vb + vc + vd;
    long alpha = rounded(opacity, (long) ONE * ONE);
    if (alpha == 0) {
      return 0;
    }
    int color = (int) alpha;
    for (int shift = 16; shift >= 0; shift -= 8) {
      long sum =
          va * (a >> shift & 255)
              + vb * (b >> shift & 255)
              + vc * (c >> shift & 255)
              + vd * (d >> shift & 255);
      color = color << 8 | (int) rounded(sum, opacity);
    }
    return color;
  }

  private static long rounded(long sum, long weight) {
    return (sum + weight / 2) / weight;
  }
}
