package critterbake.cli.tree;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads text files: UTF-8, with or without a byte order mark, up to a size. */
public final class SourceFile {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private SourceFile() {}

  /** The file's text, or empty with the fault reported. */
  public static Optional<Source> read(Path file, String name, int maxBytes, Diagnostics out) {
    Source nameOnly = new Source(name, "");
    try {
      if (Files.isDirectory(file)) {
        out.error(nameOnly.place(0, 0), "is a folder, not a file");
        return Optional.empty();
      }
      byte[] bytes = readUpTo(file, maxBytes + 1);
      if (bytes.length > maxBytes) {
        out.error(nameOnly.place(0, 0), "the file is larger than " + maxBytes + " bytes");
        return Optional.empty();
      }
      return decode(bytes, name, out);
    } catch (NoSuchFileException e) {
      out.error(nameOnly.place(0, 0), "there is no such file");
    } catch (AccessDeniedException e) {
      out.error(nameOnly.place(0, 0), "cannot be read: permission denied");
    } catch (IOException e) {
      out.error(nameOnly.place(0, 0), "cannot be read: " + e.getMessage());
    }
    return Optional.empty();
  }

  private static byte[] readUpTo(Path file, int max) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(max);
    }
  }

  /** The text of some bytes, or empty with the fault reported. */
  public static Optional<Source> decode(byte[] bytes, String name, Diagnostics out) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer chars = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), chars, true);
    String text = withoutMark(chars.flip().toString());
    Source source = new Source(name, text);
    if (result.isError()) {
      out.error(
          source.placeAtCodePoint(text.codePointCount(0, text.length())),
          "these bytes are not UTF-8",
          "save the file as UTF-8");
      return Optional.empty();
    }
    return Optional.of(source);
  }

  private static String withoutMark(String text) {
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }
}
