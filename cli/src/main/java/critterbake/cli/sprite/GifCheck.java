package critterbake.cli.sprite;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/** Walks a GIF file's blocks to its end mark: decoders take a missing rest for the end. */
final class GifCheck {
  private static final int EXTENSION = 0x21;
  private static final int IMAGE = 0x2c;
  private static final int END = 0x3b;

  private GifCheck() {}

  static void check(byte[] bytes) throws UnreadablePicture {
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      in.position(Math.min(10, bytes.length));
      int flags = in.get();
      skip(in, 2 + colorTable(flags));
      for (int block = in.get(); block != END; block = in.get()) {
        if (block == EXTENSION) {
          in.get();
        } else if (block == IMAGE) {
          skip(in, 8);
          int imageFlags = in.get();
          skip(in, colorTable(imageFlags) + 1);
        } else {
          throw new UnreadablePicture("is damaged: an unknown block");
        }
        subBlocks(in);
      }
    } catch (BufferUnderflowException e) {
      throw new UnreadablePicture("ends too early", e);
    }
  }

  private static int colorTable(int flags) {
    return (flags & 0x80) == 0 ? 0 : 3 << ((flags & 7) + 1);
  }

  private static void subBlocks(ByteBuffer in) {
    for (int size = in.get() & 0xff; size != 0; size = in.get() & 0xff) {
      skip(in, size);
    }
  }

  private static void skip(ByteBuffer in, int bytes) {
    if (bytes > in.remaining()) {
      throw new BufferUnderflowException();
    }
    in.position(in.position() + bytes);
  }
}
