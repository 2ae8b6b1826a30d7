package critterbake.cli.verify;

import java.util.List;

/**
 * The frames a clip should have.
 *
 * @param zoom how many times they were enlarged after they were hashed
 * @param pixels pixel hashes by frame
 */
public record ExpectedClip(String name, int zoom, List<String> pixels) {
  public ExpectedClip {
    pixels = List.copyOf(pixels);
  }

  /** Whether a data file means it by a name; strips are named by what follows the last hyphen. */
  boolean calledBy(String word) {
    return name.equals(word) || name.endsWith("-" + word);
  }
}
