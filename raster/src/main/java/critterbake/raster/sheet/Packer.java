package critterbake.raster.sheet;

import java.util.List;

/**
 * Finds a place for every block. The order of the blocks must not matter for how much space they
 * take.
 */
@FunctionalInterface
interface Packer {
  /**
   * @throws SheetException if a block is larger than a page may be
   */
  Layout pack(List<Block> blocks, SheetOptions options);

  /** The packer of these options. */
  static Packer of(SheetOptions options) {
    return options.cellular() ? new CellPacker() : new TightPacker();
  }
}
