package critterbake.raster.encode;

import java.util.List;

/**
 * What an encoder wrote.
 *
 * @param bytes length of the file
 * @param frames frames taken; a file may show repeated ones as one that stays longer
 * @param notes what a person should know, such as colors that were reduced; often empty
 */
public record Encoded(long bytes, int frames, List<String> notes) {
  public Encoded {
    notes = List.copyOf(notes);
  }
}
