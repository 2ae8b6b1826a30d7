package critterbake.raster.sprite;

import critterbake.raster.cover.SpriteSource.Turned;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Turned pictures by what they were made from, so that each is made once; the oldest go first. */
final class TurnCache {
  private static final int MOST = 8192;

  private final Map<Key, Turned> made = new LinkedHashMap<>();

  /** All that a turned picture depends on. */
  record Key(
      String image,
      int frame,
      double pivotX,
      double pivotY,
      boolean mirrored,
      boolean outlined,
      double angle,
      double pinX,
      double pinY,
      int scale) {}

  Turned get(Key key, Supplier<Turned> make) {
    synchronized (made) {
      Turned known = made.get(key);
      if (known != null) {
        return known;
      }
    }
    Turned turned = make.get();
    synchronized (made) {
      if (made.size() >= MOST) {
        Iterator<Key> oldest = made.keySet().iterator();
        oldest.next();
        oldest.remove();
      }
      made.put(key, turned);
      return turned;
    }
  }
}
