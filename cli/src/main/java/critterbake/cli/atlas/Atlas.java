package critterbake.cli.atlas;

import critterbake.raster.sheet.Sheet;
import java.util.List;

/**
 * A sheet with the names its files have: what a data format writes down.
 *
 * @param name of the sheet; output names start with it
 * @param pageFiles file names of the pages, without folders
 */
public record Atlas(String name, List<String> pageFiles, Sheet sheet) {
  public Atlas {
    pageFiles = List.copyOf(pageFiles);
    if (pageFiles.size() != sheet.pages().size()) {
      throw new IllegalArgumentException(
          pageFiles.size() + " file names for " + sheet.pages().size() + " pages");
    }
  }

  /** An atlas with the usual file names: {@code NAME.png}, or {@code NAME-1.png} and so on. */
  public static Atlas of(String name, Sheet sheet) {
    return new Atlas(name, pageFiles(name + ".png", sheet.pages().size()), sheet);
  }

  /** The names of so many pages, numbered from 1 before the ending when there are several. */
  public static List<String> pageFiles(String file, int pages) {
    if (pages == 1) {
      return List.of(file);
    }
    int dot = file.lastIndexOf('.');
    String stem = dot < 0 ? file : file.substring(0, dot);
    String ending = dot < 0 ? "" : file.substring(dot);
    return java.util.stream.IntStream.rangeClosed(1, pages)
        .mapToObj(page -> stem + "-" + page + ending)
        .toList();
  }
}
