package critterbake.raster.encode;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Counts what goes through it. */
public final class CountingStream extends FilterOutputStream {
  private long bytes;

  public CountingStream(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int value) throws IOException {
    out.write(value);
    bytes++;
  }

  @Override
  public void write(byte[] data, int from, int length) throws IOException {
    out.write(data, from, length);
    bytes += length;
  }

  /** Bytes written so far. */
  public long bytes() {
    return bytes;
  }
}
