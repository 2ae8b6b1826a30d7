package critterbake.raster.sprite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The pictures of a scene by the names scenarios give them, each with its frames. They are read and
 * checked before anything is drawn; asking for another is a mistake in the program.
 */
public final class SpriteBook {
  /** A book without pictures. */
  public static final SpriteBook EMPTY = new SpriteBook(Map.of());

  private final Map<String, List<SpriteImage>> frames;

  public SpriteBook(Map<String, List<SpriteImage>> framesByName) {
    Map<String, List<SpriteImage>> copy = new LinkedHashMap<>();
    framesByName.forEach((name, list) -> copy.put(name, List.copyOf(new ArrayList<>(list))));
    this.frames = Collections.unmodifiableMap(copy);
  }

  /** A frame of a picture; counts beyond the last start again. */
  SpriteImage frame(String name, int frame) {
    List<SpriteImage> list = frames.get(name);
    if (list == null) {
      throw new IllegalStateException("picture " + name + " was not read");
    }
    return list.get(Math.floorMod(frame, list.size()));
  }
}
