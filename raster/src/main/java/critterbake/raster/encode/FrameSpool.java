package critterbake.raster.encode;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;

/**
 * Keeps frames of one size until they are read back in order. A frame is a list of pairs: so many
 * pixels as in the frame before, then so many of one color. Small animations stay in memory, others
 * go through the scratch channel.
 */
public final class FrameSpool implements Closeable {
  private static final int BUFFER = 8 << 20;

  private final Scratch scratch;
  private final int limit;
  private byte[] buffer = new byte[1 << 12];
  private int size;
  private final int[] previous;
  private SeekableByteChannel channel;
  private int frames;

  /**
   * @param pixels pixels a frame
   */
  public FrameSpool(int pixels, Scratch scratch) {
    this(pixels, scratch, BUFFER);
  }

  /**
   * @param limit bytes kept in memory
   */
  FrameSpool(int pixels, Scratch scratch, int limit) {
    this.previous = new int[pixels];
    this.scratch = scratch;
    this.limit = limit;
  }

  /** Frames kept. */
  public int size() {
    return frames;
  }

  /** Whether these pixels are those of the frame that was added last. */
  public boolean repeats(int[] pixels) {
    return frames > 0 && Arrays.equals(pixels, previous);
  }

  /** Keeps a copy of these pixels. */
  public void add(int[] pixels) throws IOException {
    int at = 0;
    while (at < pixels.length) {
      int same = Arrays.mismatch(pixels, at, pixels.length, previous, at, pixels.length);
      int kept = same < 0 ? pixels.length - at : same;
      makeRoom();
      writeCount(kept);
      at += kept;
      at += writeRun(pixels, at);
    }
    System.arraycopy(pixels, 0, previous, 0, pixels.length);
    frames++;
    if (size >= limit) {
      flush();
    }
  }

  private int writeRun(int[] pixels, int from) {
    if (from == pixels.length) {
      return 0;
    }
    int color = pixels[from];
    int end = from + 1;
    while (end < pixels.length && pixels[end] == color) {
      end++;
    }
    writeCount(end - from);
    for (int shift = 24; shift >= 0; shift -= 8) {
      buffer[size++] = (byte) (color >>> shift);
    }
    return end - from;
  }

  /** Makes room for the longest pair: two counts of at most five bytes and a color. */
  private void makeRoom() {
    if (size + 14 > buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
  }

  private void writeCount(int count) {
    int rest = count;
    while (rest >= 0x80) {
      buffer[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[size++] = (byte) rest;
  }

  private void flush() throws IOException {
    if (channel == null) {
      channel = scratch.open();
    }
    ByteBuffer bytes = ByteBuffer.wrap(buffer, 0, size);
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    size = 0;
  }

  /** Reads the frames back from the first; nothing may be added afterwards. */
  public Reader reader() throws IOException {
    if (channel == null) {
      return new Reader(ByteBuffer.wrap(buffer, 0, size), null, previous.length);
    }
    flush();
    channel.position(0);
    return new Reader(ByteBuffer.allocate(1 << 16).limit(0), channel, previous.length);
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.close();
    }
  }

  /** The frames, one after the other. */
  public static final class Reader {
    private final ByteBuffer in;
    private final SeekableByteChannel more;
    private final int[] pixels;

    /**
     * @param in the bytes to begin with
     * @param more where further ones come from, or null
     */
    private Reader(ByteBuffer in, SeekableByteChannel more, int pixels) {
      this.in = in;
      this.more = more;
      this.pixels = new int[pixels];
    }

    /** The next frame's pixels, in an array that the next call reuses. */
    public int[] next() throws IOException {
      int at = 0;
      while (at < pixels.length) {
        at += readCount();
        if (at < pixels.length) {
          int end = at + readCount();
          Arrays.fill(pixels, at, end, readColor());
          at = end;
        }
      }
      return pixels;
    }

    private int readCount() throws IOException {
      int count = 0;
      for (int shift = 0; ; shift += 7) {
        int value = readByte();
        count |= (value & 0x7F) << shift;
        if (value < 0x80) {
          return count;
        }
      }
    }

    private int readColor() throws IOException {
      int color = 0;
      for (int i = 0; i < 4; i++) {
        color = color << 8 | readByte();
      }
      return color;
    }

    private int readByte() throws IOException {
      if (!in.hasRemaining()) {
        fill();
      }
      return in.get() & 255;
    }

    private void fill() throws IOException {
      in.clear();
      if (more == null || more.read(in) <= 0) {
        throw new EOFException("the frames put aside are cut off");
      }
      in.flip();
    }
  }
}
