package critterbake.raster.encode;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;

/** Where an encoder may put bytes aside when an animation outgrows its buffer. */
@FunctionalInterface
public interface Scratch {
  /**
   * Opens an empty channel for reading and writing. It is asked for at most once, and only when it
   * is needed; the encoder closes it, the caller removes what lies behind it.
   */
  SeekableByteChannel open() throws IOException;
}
