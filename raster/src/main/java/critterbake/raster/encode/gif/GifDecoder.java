package critterbake.raster.encode.gif;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.Area;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.PixelBudget;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads GIFs: every frame as a player shows it. Delays are taken as they stand. */
public final class GifDecoder {
  private static final int[] NO_TABLE = {};
  private static final int CLEAR = 2;
  private static final int RESTORE = 3;

  private final byte[] data;
  private final List<Frame> frames = new ArrayList<>();
  private final PixelBudget budget = new PixelBudget();
  private int at;
  private int width;
  private int height;
  private int[] global = NO_TABLE;
  private int[] canvas;
  private int repeat = 1;
  private int disposal;
  private int delay;
  private int transparent = -1;

  private GifDecoder(byte[] data) {
    this.data = data;
  }

  /** Whether these bytes begin like a GIF. */
  public static boolean accepts(byte[] data) {
    return data.length > 6 && new String(data, 0, 4, StandardCharsets.US_ASCII).equals("GIF8");
  }

  /** Reads all frames. */
  public static Animation decode(byte[] data) throws BrokenFileException {
    return new GifDecoder(data).decode();
  }

  private Animation decode() throws BrokenFileException {
    if (!accepts(data)) {
      throw new BrokenFileException("not a GIF");
    }
    at = 6;
    readScreen();
    boolean more = true;
    while (more) {
      int block = readByte();
      switch (block) {
        case 0x21 -> readExtension();
        case 0x2C -> readPicture();
        case 0x3B -> more = false;
        default -> throw broken("a block of unknown type " + block);
      }
    }
    if (frames.isEmpty()) {
      throw broken("no picture");
    }
    return new Animation(frames, repeat);
  }

  private void readScreen() throws BrokenFileException {
    width = readShort();
    height = readShort();
    budget.take(width, height);
    int flags = readByte();
    at += 2;
    if ((flags & 0x80) != 0) {
      global = readTable(flags);
    }
    canvas = new int[width * height];
  }

  private int[] readTable(int flags) throws BrokenFileException {
    int[] table = new int[2 << (flags & 7)];
    for (int i = 0; i < table.length; i++) {
      table[i] = 0xFF000000 | readByte() << 16 | readByte() << 8 | readByte();
    }
    return table;
  }

  private void readExtension() throws BrokenFileException {
    switch (readByte()) {
      case 0xF9 -> readControl();
      case 0xFF -> readApplication();
      default -> readSubBlocks();
    }
  }

  private void readControl() throws BrokenFileException {
    int length = readByte();
    int end = at + length;
    int flags = readByte();
    disposal = flags >> 2 & 7;
    delay = readShort();
    int index = readByte();
    transparent = (flags & 1) != 0 ? index : -1;
    at = end;
    readSubBlocks();
  }

  private void readApplication() throws BrokenFileException {
    int length = readByte();
    need(length);
    String name = new String(data, at, length, StandardCharsets.US_ASCII);
    at += length;
    byte[] content = readSubBlocks();
    if (name.equals("NETSCAPE2.0") && content.length >= 3 && content[0] == 1) {
      int extra = content[1] & 255 | (content[2] & 255) << 8;
      repeat = extra == 0 ? 0 : extra + 1;
    }
  }

  private byte[] readSubBlocks() throws BrokenFileException {
    byte[] bytes = new byte[256];
    int size = 0;
    for (int length = readByte(); length > 0; length = readByte()) {
      need(length);
      bytes = size + length > bytes.length ? Arrays.copyOf(bytes, 2 * bytes.length + 255) : bytes;
      System.arraycopy(data, at, bytes, size, length);
      size += length;
      at += length;
    }
    return Arrays.copyOf(bytes, size);
  }

  private void readPicture() throws BrokenFileException {
    Area area = new Area(readShort(), readShort(), readShort(), readShort());
    int flags = readByte();
    int[] table = (flags & 0x80) != 0 ? readTable(flags) : global;
    budget.take(area.width(), area.height());
    budget.take(width, height);
    boolean interlaced = (flags & 0x40) != 0;
    int codeSize = readByte();
    if (codeSize < 1 || codeSize > 8) {
      throw broken("an LZW code size of " + codeSize);
    }
    byte[] indexes = new LzwDecoder(codeSize).decode(readSubBlocks(), area.size());
    int[] before = disposal == RESTORE ? canvas.clone() : canvas;
    draw(area, indexes, table, interlaced);
    frames.add(Frame.of(width, height, canvas.clone(), new FrameTime(delay, 100)));
    dispose(area, before);
  }

  private void draw(Area area, byte[] indexes, int[] table, boolean interlaced)
      throws BrokenFileException {
    for (int row = 0; row < area.height(); row++) {
      int y = area.y() + (interlaced ? interlacedRow(row, area.height()) : row);
      for (int column = 0; column < area.width(); column++) {
        int x = area.x() + column;
        int index = indexes[row * area.width() + column] & 255;
        if (index != transparent && x < width && y < height) {
          if (index >= table.length) {
            throw broken("an index of " + index + " outside the table");
          }
          canvas[y * width + x] = table[index];
        }
      }
    }
  }

  /** The picture's row that comes at this place of the file: every 8th, then 8th, 4th and 2nd. */
  private static int interlacedRow(int place, int height) {
    int[] starts = {0, 4, 2, 1};
    int[] steps = {8, 8, 4, 2};
    int rest = place;
    for (int pass = 0; pass < 3; pass++) {
      int rows = Math.max(0, (height - starts[pass] + steps[pass] - 1) / steps[pass]);
      if (rest < rows) {
        return starts[pass] + rest * steps[pass];
      }
      rest -= rows;
    }
    return starts[3] + rest * steps[3];
  }

  private void dispose(Area area, int[] before) {
    if (disposal == RESTORE) {
      canvas = before;
    } else if (disposal == CLEAR) {
      int end = Math.min(width, area.x() + area.width());
      for (int y = area.y(); y < Math.min(height, area.y() + area.height()); y++) {
        if (area.x() < end) {
          Arrays.fill(canvas, y * width + area.x(), y * width + end, 0);
        }
      }
    }
    disposal = 0;
    delay = 0;
    transparent = -1;
  }

  private int readShort() throws BrokenFileException {
    return readByte() | readByte() << 8;
  }

  private int readByte() throws BrokenFileException {
    need(1);
    return data[at++] & 255;
  }

  private void need(int bytes) throws BrokenFileException {
    if (at + bytes > data.length) {
      throw broken("the file is cut off");
    }
  }

  private BrokenFileException broken(String what) {
    return new BrokenFileException("broken GIF at byte " + at + ": " + what);
  }
}
