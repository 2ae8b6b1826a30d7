package critterbake.raster.sprite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

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

  /** The same pictures in other colors; how opaque a pixel is stays. */
  SpriteBook recolored(IntUnaryOperator colors) {
    Map<String, List<SpriteImage>> recolored = new LinkedHashMap<>();
    frames.forEach(
        (name, list) ->
            recolored.put(name, list.stream().map(image -> image.recolored(colors)).toList()));
    return new SpriteBook(recolored);
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
