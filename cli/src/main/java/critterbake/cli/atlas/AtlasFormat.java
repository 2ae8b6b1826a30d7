package critterbake.cli.atlas;

import java.util.List;

/** A data format: how a sheet is told to an engine, and how that engine understands it. */
public interface AtlasFormat {
  /** The word that chooses it in scenarios and on the command line. */
  String id();

  /**
   * Writes the data.
   *
   * @return one or more files
   * @throws AtlasException if the format cannot express the sheet; the message says what would help
   */
  List<AtlasFile> write(Atlas atlas);

  /** Whether every page has a file of its own. */
  default boolean filePerPage() {
    return false;
  }

  /** Whether one file tells of all variants; else each has its own, as it holds the pictures. */
  default boolean servesVariants() {
    return true;
  }

  /**
   * Writes the further files of a variant, which formats have that hold its pictures.
   *
   * @param atlas the sheet in the variant's colors
   */
  default List<AtlasFile> write(Atlas atlas, String variant) {
    return List.of();
  }

  /** Whether a file of this name and content is of this format. */
  boolean accepts(AtlasFile file);

  /**
   * Reads one data file as the engine would.
   *
   * @throws AtlasException if it makes no sense
   */
  AtlasReading read(AtlasFile file);
}
