package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Files of the command line that one picture or text is written to. */
final class WrittenFile {
  /** Endings that promise another format than PNG. */
  private static final List<String> OTHERS =
      List.of(".gif", ".apng", ".jpg", ".jpeg", ".webp", ".bmp", ".tif", ".tiff", ".tga", ".svg");

  private WrittenFile() {}

  /**
   * A file that becomes a PNG.
   *
   * @throws ToolException if its name promises another format, or a folder has the name
   */
  static Path png(Console console, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (String other : OTHERS) {
      if (lower.endsWith(other)) {
        String png = name.substring(0, name.length() - other.length()) + ".png";
        throw new ToolException(
            ExitCode.USAGE, "the picture is a PNG: name it " + png + " instead of " + name);
      }
    }
    return file(console, name);
  }

  /**
   * A file that is written.
   *
   * @throws ToolException if a folder has the name
   */
  static Path file(Console console, String name) {
    Path file = CommonOptions.resolved(console, name);
    if (name.isBlank() || file.getFileName() == null || Files.isDirectory(file)) {
      throw new ToolException(
          ExitCode.USAGE, (name.isBlank() ? "''" : name) + " is a folder, not a file to write");
    }
    return file;
  }
}
