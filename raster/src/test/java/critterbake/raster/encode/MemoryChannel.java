package critterbake.raster.encode;

import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;

/** A channel in memory. */
public final class MemoryChannel implements SeekableByteChannel {
  private byte[] bytes = new byte[0];
  private int position;

  @Override
  public int read(ByteBuffer to) {
    int length = Math.min(to.remaining(), bytes.length - position);
    if (length <= 0) {
      return -1;
    }
    to.put(bytes, position, length);
    position += length;
    return length;
  }

  @Override
  public int write(ByteBuffer from) {
    int length = from.remaining();
    bytes = Arrays.copyOf(bytes, Math.max(bytes.length, position + length));
    from.get(bytes, position, length);
    position += length;
    return length;
  }

  @Override
  public long position() {
    return position;
  }

  @Override
  public SeekableByteChannel position(long place) {
    position = (int) place;
    return this;
  }

  @Override
  public long size() {
    return bytes.length;
  }

  @Override
  public SeekableByteChannel truncate(long size) {
    bytes = Arrays.copyOf(bytes, (int) Math.min(size, bytes.length));
    return this;
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public void close() {}
}
