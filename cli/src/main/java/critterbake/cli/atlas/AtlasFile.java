package critterbake.cli.atlas;

import java.nio.charset.StandardCharsets;

/**
 * A data file that stands beside the sheet.
 *
 * @param name file name without folders
 */
public record AtlasFile(String name, byte[] bytes) {
  /** A file of UTF-8 text. */
  public static AtlasFile text(String name, String text) {
    return new AtlasFile(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Its content as UTF-8 text. */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
