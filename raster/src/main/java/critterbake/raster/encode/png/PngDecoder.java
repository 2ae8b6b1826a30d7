package critterbake.raster.encode.png;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.Area;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.PixelBudget;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Reads PNGs, still and animated: every frame as a player shows it. All color types at up to 8
 * bits; interlaced files and 16 bits a sample are refused, since other readers handle stills.
 */
public final class PngDecoder {
  private static final int SIGNATURE = 8;
  private static final int BACKGROUND = 1;
  private static final int PREVIOUS = 2;

  private final byte[] data;
  private final List<Frame> frames = new ArrayList<>();
  private final ByteArrayOutputStream compressed = new ByteArrayOutputStream();
  private final PixelBudget budget = new PixelBudget();
  private int at = SIGNATURE;
  private PngSamples samples;
  private int width;
  private int height;
  private int repeat = 1;
  private int[] canvas;
  private Control control;

  /** What an fcTL chunk says of the frame that follows. */
  private record Control(Area area, FrameTime time, int disposal, boolean over) {}

  private PngDecoder(byte[] data) {
    this.data = data;
  }

  /** Whether these bytes begin like a PNG. */
  public static boolean accepts(byte[] data) {
    return data.length > SIGNATURE
        && (data[0] & 255) == 0x89
        && new String(data, 1, 3, StandardCharsets.US_ASCII).equals("PNG");
  }

  /** Reads the picture or all frames; a still has no time. */
  public static Animation decode(byte[] data) throws BrokenFileException {
    return new PngDecoder(data).decode();
  }

  /** Reads the picture, of an animation the first. */
  public static Frame still(byte[] data) throws BrokenFileException {
    return decode(data).frames().get(0);
  }

  private Animation decode() throws BrokenFileException {
    if (!accepts(data)) {
      throw new BrokenFileException("not a PNG");
    }
    boolean more = true;
    while (more) {
      int length = readInt(at);
      if (length < 0 || at + 12L + length > data.length) {
        throw broken("the file is cut off");
      }
      String type = new String(data, at + 4, 4, StandardCharsets.US_ASCII);
      checkSum(length);
      more = read(type, at + 8, length);
      at += 12 + length;
    }
    if (frames.isEmpty()) {
      throw broken("no picture");
    }
    return new Animation(frames, repeat);
  }

  private void checkSum(int length) throws BrokenFileException {
    CRC32 crc = new CRC32();
    crc.update(data, at + 4, length + 4);
    if ((int) crc.getValue() != readInt(at + 8 + length)) {
      throw broken("a chunk's check sum is wrong");
    }
  }

  private boolean read(String type, int from, int length) throws BrokenFileException {
    if ((samples == null) != type.equals("IHDR")) {
      throw broken("no header, or another");
    }
    if (length < leastLength(type)) {
      throw broken("a chunk " + type + " of " + length + " bytes");
    }
    switch (type) {
      case "IHDR" -> readHeader(from);
      case "PLTE" -> samples.palette(data, from, length);
      case "tRNS" -> samples.transparency(data, from, length);
      case "acTL" -> repeat = Math.max(0, readInt(from + 4));
      case "fcTL" -> {
        finishFrame();
        control = readControl(from);
      }
      case "IDAT" -> compressed.write(data, from, length);
      case "fdAT" -> compressed.write(data, from + 4, length - 4);
      case "IEND" -> {
        finishFrame();
        return false;
      }
      default -> {}
    }
    return true;
  }

  private int leastLength(String type) {
    return switch (type) {
      case "IHDR" -> 13;
      case "acTL" -> 8;
      case "fcTL" -> 26;
      case "fdAT" -> 4;
      case "tRNS" -> samples.leastTransparency();
      default -> 0;
    };
  }

  private void readHeader(int from) throws BrokenFileException {
    width = readInt(from);
    height = readInt(from + 4);
    budget.take(width, height);
    if (data[from + 12] != 0) {
      throw broken("interlaced PNGs are not read");
    }
    samples = new PngSamples(data[from + 8], data[from + 9]);
  }

  private Control readControl(int from) throws BrokenFileException {
    Area area =
        new Area(readInt(from + 12), readInt(from + 16), readInt(from + 4), readInt(from + 8));
    boolean inside =
        area.x() >= 0
            && area.y() >= 0
            && area.width() > 0
            && area.height() > 0
            && area.width() <= width - area.x()
            && area.height() <= height - area.y();
    if (!inside) {
      throw broken("a frame outside the picture");
    }
    int numerator = readInt(from + 20) >>> 16;
    int denominator = readInt(from + 20) & 0xFFFF;
    FrameTime time = new FrameTime(numerator, denominator == 0 ? 100 : denominator);
    return new Control(area, time, data[from + 24], data[from + 25] == 1);
  }

  private void finishFrame() throws BrokenFileException {
    if (compressed.size() == 0) {
      return;
    }
    budget.take(width, height);
    if (control == null) {
      frames.add(Frame.of(width, height, pixels(width, height), new FrameTime(0, 1)));
    } else {
      finishFrame(control);
    }
  }

  /** Unpacks what was gathered; stills may be large, so no more of it is kept than need be. */
  private int[] pixels(int columns, int rows) throws BrokenFileException {
    byte[] packed = compressed.toByteArray();
    compressed.reset();
    return samples.decode(packed, columns, rows);
  }

  private void finishFrame(Control frame) throws BrokenFileException {
    int[] pixels = pixels(frame.area().width(), frame.area().height());
    if (canvas == null) {
      canvas = frames.isEmpty() ? new int[width * height] : frames.get(0).argb().clone();
    }
    int[] before = frame.disposal() == PREVIOUS ? canvas.clone() : null;
    draw(frame, pixels);
    frames.add(Frame.of(width, height, canvas.clone(), frame.time()));
    if (before != null) {
      canvas = before;
    } else if (frame.disposal() == BACKGROUND) {
      clear(frame.area());
    }
  }

  private void draw(Control frame, int[] pixels) {
    Area area = frame.area();
    for (int i = 0; i < pixels.length; i++) {
      int place = (area.y() + i / area.width()) * width + area.x() + i % area.width();
      canvas[place] = frame.over() ? over(pixels[i], canvas[place]) : pixels[i];
    }
  }

  /** Straight alpha over straight alpha. */
  private static int over(int front, int back) {
    int alpha = front >>> 24;
    int backAlpha = back >>> 24;
    if (alpha == 255 || backAlpha == 0) {
      return front;
    }
    if (alpha == 0) {
      return back;
    }
    int frontShare = alpha * 255;
    int backShare = (255 - alpha) * backAlpha;
    int sum = frontShare + backShare;
    int color = sum / 255 << 24;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int mixed = (front >> shift & 255) * frontShare + (back >> shift & 255) * backShare;
      color |= mixed / sum << shift;
    }
    return color;
  }

  private void clear(Area area) {
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      Arrays.fill(canvas, y * width + area.x(), y * width + area.x() + area.width(), 0);
    }
  }

  private int readInt(int from) throws BrokenFileException {
    if (from + 4 > data.length) {
      throw broken("the file is cut off");
    }
    return data[from] << 24
        | (data[from + 1] & 255) << 16
        | (data[from + 2] & 255) << 8
        | data[from + 3] & 255;
  }

  private BrokenFileException broken(String what) {
    return new BrokenFileException("broken PNG at byte " + at + ": " + what);
  }
}
