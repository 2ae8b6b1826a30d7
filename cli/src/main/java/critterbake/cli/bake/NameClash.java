package critterbake.cli.bake;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds two files of one name before anything is written. */
public final class NameClash {
  private final Map<String, Taken> places = new LinkedHashMap<>();

  /** A file's place and what writes there. */
  private record Taken(Path file, String owner) {}

  /**
   * Takes a file's place. Names that differ in capitals alone are one file on many systems.
   *
   * @param owner what writes it, for the message
   * @return what is wrong, if the place is taken
   */
  public Optional<String> add(Path file, String owner) {
    Path place = file.toAbsolutePath().normalize();
    Taken other =
        places.putIfAbsent(place.toString().toLowerCase(Locale.ROOT), new Taken(place, owner));
    if (other == null) {
      return Optional.empty();
    }
    String who =
        other.owner.equals(owner) ? owner + " would write it twice" : other.owner + " and " + owner;
    String capitals = other.file.equals(place) ? "" : " but for its capitals";
    return Optional.of("two outputs have the name " + file + capitals + ": " + who);
  }
}
