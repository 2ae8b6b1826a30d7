package critterbake.cli.sprite;

import java.nio.BufferUnderflowException;

/** Walks a GIF file's blocks to its end mark: decoders take a missing rest for the end. */
final class GifCheck {
  private static final int EXTENSION = 0x21;
  private static final int IMAGE = 0x2c;
  private static final int END = 0x3b;

  private GifCheck() {}

  static void check(byte[] bytes) throws UnreadablePicture {
    try {
      FileBytes in = FileBytes.littleEndian(bytes);
      in.skip(Math.min(10, bytes.length));
      int flags = in.unsigned8();
      in.skip(2 + colorTable(flags));
      for (int block = in.unsigned8(); block != END; block = in.unsigned8()) {
        if (block == EXTENSION) {
          in.skip(1);
        } else if (block == IMAGE) {
          in.skip(8);
          int imageFlags = in.unsigned8();
          in.skip(colorTable(imageFlags) + 1);
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

  private static void subBlocks(FileBytes in) {
    for (int size = in.unsigned8(); size != 0; size = in.unsigned8()) {
      in.skip(size);
    }
  }
}
