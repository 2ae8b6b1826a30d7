package critterbake.cli.sprite;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A file's bytes, or a piece of them, taken one number after the other. Taking more than there is
 * throws {@link BufferUnderflowException}.
 */
final class FileBytes {
  private final ByteBuffer in;

  private FileBytes(ByteBuffer in) {
    this.in = in;
  }

  static FileBytes littleEndian(byte[] bytes) {
    return new FileBytes(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
  }

  static FileBytes bigEndian(byte[] bytes) {
    return new FileBytes(ByteBuffer.wrap(bytes));
  }

  int unsigned8() {
    return in.get() & 0xff;
  }

  int signed16() {
    return in.getShort();
  }

  int unsigned16() {
    return in.getShort() & 0xffff;
  }

  int signed32() {
    return in.getInt();
  }

  long unsigned32() {
    return in.getInt() & 0xffffffffL;
  }

  long signed64() {
    return in.getLong();
  }

  byte[] bytes(int count) {
    requireLeft(count);
    byte[] bytes = new byte[count];
    in.get(bytes);
    return bytes;
  }

  int remaining() {
    return in.remaining();
  }

  int position() {
    return in.position();
  }

  void skip(long count) {
    piece(count);
  }

  /** The next bytes by themselves. */
  FileBytes piece(long count) {
    requireLeft(count);
    ByteBuffer piece = in.slice(in.position(), (int) count).order(in.order());
    in.position(in.position() + (int) count);
    return new FileBytes(piece);
  }

  private void requireLeft(long count) {
    if (count < 0 || count > in.remaining()) {
      throw new BufferUnderflowException();
    }
  }
}
