package critterbake.cli.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** A file that is written, whose failures name it: those of a full disk do not by themselves. */
final class NamedStream extends FilterOutputStream {
  private final Path file;
  private final Consumer<NamedStream> closed;

  /**
   * @param closed is told when it is closed
   */
  NamedStream(Path file, OutputStream stream, Consumer<NamedStream> closed) {
    super(stream);
    this.file = file;
    this.closed = closed;
  }

  /** A failure that names a file and keeps the reason. */
  static FileSystemException failure(Path file, IOException failure) {
    String reason = failure.getMessage();
    if (failure instanceof AccessDeniedException) {
      reason = "permission denied";
    } else if (failure instanceof FileSystemException told && told.getReason() != null) {
      reason = told.getReason();
    }
    FileSystemException named = new FileSystemException(file.toString(), null, reason);
    named.initCause(failure);
    return named;
  }

  @Override
  public void write(int value) throws IOException {
    try {
      out.write(value);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } catch (IOException e) {
      throw failure(file, e);
    } finally {
      closed.accept(this);
    }
  }
}
