package critterbake.cli.compare;

import java.nio.file.Path;

/** A file that is no picture this tool can read; the message names it and says why. */
public final class UnreadableFile extends Exception {
  private static final long serialVersionUID = 1;

  UnreadableFile(Path file, String reason, Throwable cause) {
    super(file.getFileName() + ": " + reason, cause);
  }
}
