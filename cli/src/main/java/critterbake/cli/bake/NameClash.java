package critterbake.cli.bake;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Refuses two files of one name before anything is written. */
public final class NameClash {
  private final Map<Path, String> owners = new LinkedHashMap<>();

  /**
   * Takes a file's place.
   *
   * @param owner what writes it, for the message
   * @throws ToolException if the place is taken
   */
  public void add(Path file, String owner) {
    String other = owners.putIfAbsent(file.toAbsolutePath().normalize(), owner);
    if (other != null) {
      String who = other.equals(owner) ? owner + " would write it twice" : other + " and " + owner;
      throw new ToolException(ExitCode.INVALID, "two outputs have the name " + file + ": " + who);
    }
  }
}
