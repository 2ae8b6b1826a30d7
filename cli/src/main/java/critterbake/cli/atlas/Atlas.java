package critterbake.cli.atlas;

import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

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
    int dot = Math.max(0, file.indexOf('.', file.lastIndexOf('/') + 1));
    String stem = file.substring(0, dot);
    String ending = file.substring(dot);
    return IntStream.rangeClosed(1, pages).mapToObj(page -> stem + "-" + page + ending).toList();
  }

  /**
   * A data file for each page.
   *
   * @param text of the file for the page of this index
   */
  List<AtlasFile> dataPerPage(String ending, IntFunction<String> text) {
    List<String> names = pageFiles(name + ending, pageFiles.size());
    List<AtlasFile> files = new ArrayList<>();
    for (int page = 0; page < names.size(); page++) {
      files.add(AtlasFile.text(names.get(page), text.apply(page)));
    }
    return files;
  }

  /** The clip's frame as formats with names of their own for frames call it. */
  static String frameName(SheetClip clip, int frameOfClip) {
    return clip.name() + "-" + frameOfClip;
  }

  void requireOnePage(String format) {
    if (pageFiles.size() > 1) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "%s data describes one page and the sheet has %d; raise max_size, or use data:"
                  + " phaser, texturepacker or libgdx",
              format,
              pageFiles.size()));
    }
  }

  void requireUpright(String format) {
    for (Region region : sheet.regions()) {
      if (region.rotated()) {
        throw new AtlasException(format + " data cannot tell of turned regions; use rotate: false");
      }
    }
  }

  /** Refuses clips that play in another order than forward, where a format cannot tell of it. */
  void requireForward(String format) {
    for (SheetClip clip : sheet.clips()) {
      if (clip.direction() != Sheet.Direction.FORWARD) {
        throw new AtlasException(
            String.format(
                Locale.ROOT,
                "%s data plays clips forward only, and %s does not",
                format,
                clip.name()));
      }
    }
  }
}
