package critterbake.raster.sheet;

import critterbake.raster.sheet.Layout.PageSize;
import critterbake.raster.sheet.Layout.Place;
import critterbake.raster.sheet.SheetOptions.Pack;
import java.util.ArrayList;
import java.util.List;

/** Lays blocks in equal cells: a block of rows, a row per clip, or one row. */
final class CellPacker implements Packer {
  @Override
  public Layout pack(List<Block> blocks, SheetOptions options) {
    Cells cells = Cells.of(blocks, options);
    List<Place> places = new ArrayList<>();
    List<PageSize> pages = new ArrayList<>();
    int column = 0;
    int row = 0;
    int columnsUsed = 0;
    for (int i = 0; i < blocks.size(); i++) {
      boolean nextClip = i > 0 && blocks.get(i).clip() != blocks.get(i - 1).clip();
      if (column == cells.columns || (nextClip && options.pack() == Pack.ROWS)) {
        column = 0;
        row++;
      }
      if (row == cells.maxRows) {
        pages.add(cells.page(columnsUsed, row));
        columnsUsed = 0;
        row = 0;
      }
      places.add(new Place(pages.size(), cells.left(column), cells.top(row), false));
      columnsUsed = Math.max(columnsUsed, ++column);
    }
    pages.add(cells.page(columnsUsed, row + 1));
    return new Layout(pages, places);
  }

  /** The measures of the grid. */
  private static final class Cells {
    private final SheetOptions options;
    private final int width;
    private final int height;
    private final int columns;
    private final int maxRows;

    private Cells(SheetOptions options, int width, int height, int wantedColumns) {
      this.options = options;
      this.width = width;
      this.height = height;
      int maxColumns = fitting(width);
      this.maxRows = fitting(height);
      if (maxColumns < 1 || maxRows < 1) {
        throw new SheetException(
            "a frame of "
                + width
                + "x"
                + height
                + " does not fit on a page of at most "
                + options.maxSize()
                + "x"
                + options.maxSize()
                + "; raise max_size");
      }
      if (options.pack() == Pack.STRIP && wantedColumns > maxColumns) {
        throw new SheetException(
            wantedColumns
                + " frames of "
                + width
                + "x"
                + height
                + " in one row are wider than "
                + options.maxSize()
                + "; raise max_size or use pack: grid");
      }
      this.columns = Math.min(wantedColumns, maxColumns);
    }

    static Cells of(List<Block> blocks, SheetOptions options) {
      int width = 1;
      int height = 1;
      for (Block block : blocks) {
        width = Math.max(width, block.width());
        height = Math.max(height, block.height());
      }
      return new Cells(options, width, height, wantedColumns(blocks, options, width, height));
    }

    private static int wantedColumns(
        List<Block> blocks, SheetOptions options, int width, int height) {
      return switch (options.pack()) {
        case GRID -> squarest(blocks.size(), width + options.padding(), height + options.padding());
        case ROWS -> longestClip(blocks);
        default -> blocks.size();
      };
    }

    private static int squarest(int count, int width, int height) {
      int best = 1;
      for (int columns = 1; columns <= count; columns++) {
        if (longSide(columns, count, width, height) < longSide(best, count, width, height)) {
          best = columns;
        }
      }
      return best;
    }

    private static long longSide(int columns, int count, int width, int height) {
      int rows = (count + columns - 1) / columns;
      return Math.max((long) columns * width, (long) rows * height);
    }

    private static int longestClip(List<Block> blocks) {
      int longest = 0;
      int length = 0;
      for (int i = 0; i < blocks.size(); i++) {
        boolean sameClip = i > 0 && blocks.get(i).clip() == blocks.get(i - 1).clip();
        length = sameClip ? length + 1 : 1;
        longest = Math.max(longest, length);
      }
      return longest;
    }

    private int fitting(int side) {
      int room = PageShape.of(options).largestSide() - 2 * options.border() + options.padding();
      return room / (side + options.padding());
    }

    int left(int column) {
      return options.border() + column * (width + options.padding());
    }

    int top(int row) {
      return options.border() + row * (height + options.padding());
    }

    PageSize page(int columnsUsed, int rowsUsed) {
      int w = left(columnsUsed) - options.padding() + options.border();
      int h = top(rowsUsed) - options.padding() + options.border();
      return PageShape.of(options).around(w, h);
    }
  }
}
