package critterbake.raster.encode;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;

/**
 * Keeps frames of one size until they are read back in order. A frame is a list of pairs: so many
 * pixels as in the frame before, then so many of one color. Small animations stay in memory, others
 * go through the scratch channel.
 */
public final class FrameSpool implements Closeable {
  private static final int BUFFER = 8 << 20;

  private final Scratch scratch;
  private final int limit;
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream();
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

  /** Keeps a copy of these pixels. */
  public void add(int[] pixels) throws IOException {
    int at = 0;
    while (at < pixels.length) {
      int kept = at;
      while (at < pixels.length && pixels[at] == previous[at]) {
        at++;
      }
      writeCount(at - kept);
      at += writeRun(pixels, at);
    }
    System.arraycopy(pixels, 0, previous, 0, pixels.length);
    frames++;
    if (buffer.size() >= limit) {
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
      buffer.write(color >>> shift);
    }
    return end - from;
  }

  private void writeCount(int count) {
    int rest = count;
    while (rest >= 0x80) {
      buffer.write(rest | 0x80);
      rest >>>= 7;
    }
    buffer.write(rest);
  }

  private void flush() throws IOException {
    if (channel == null) {
      channel = scratch.open();
    }
    ByteBuffer bytes = ByteBuffer.wrap(buffer.toByteArray());
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    buffer.reset();
  }

  /** Reads the frames back from the first; nothing may be added afterwards. */
  public Reader reader() throws IOException {
    if (channel == null) {
      return new Reader(new ByteArrayInputStream(buffer.toByteArray()), previous.length);
    }
    flush();
    channel.position(0);
    return new Reader(
        new BufferedInputStream(Channels.newInputStream(channel), 1 << 16), previous.length);
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.close();
    }
  }

  /** The frames, one after the other. */
  public static final class Reader {
    private final InputStream in;
    private final int[] pixels;

    private Reader(InputStream in, int pixels) {
      this.in = in;
      this.pixels = new int[pixels];
    }

    /** The next frame's pixels, in an array that the next call reuses. */
    public int[] next() throws IOException {
      int at = 0;
      while (at < pixels.length) {
        at += readCount();
        if (at < pixels.length) {
          int end = at + readCount();
          int color = readColor();
          while (at < end) {
            pixels[at++] = color;
          }
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
      int value = in.read();
      if (value < 0) {
        throw new EOFException("the frames put aside are cut off");
      }
      return value;
    }
  }
}
