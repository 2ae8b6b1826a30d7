package critterbake.cli.output;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

/**
 * The files one bake writes into its output folder. Each is written under a temporary name beside
 * its place (a dot before, {@code .tmp} behind), and all are moved into place when the bake is
 * done: a bake that fails or is killed leaves the old files as they were. Files may be opened by
 * several threads at once.
 */
public final class PendingFiles implements AutoCloseable {
  private final Path folder;
  private final Map<Path, Path> targetByTemporary = new LinkedHashMap<>();
  private final Set<String> targets = new LinkedHashSet<>();
  private final List<Path> scratches = new ArrayList<>();
  private final Set<OutputStream> open = new LinkedHashSet<>();
  private boolean over;

  public PendingFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Where a file of this name goes.
   *
   * @throws ToolException if that is outside the output folder
   */
  public Path target(String name) {
    try {
      Path base = folder.normalize();
      Path target = base.resolve(name).normalize();
      if (target.startsWith(base) && !target.equals(base)) {
        return target;
      }
    } catch (InvalidPathException e) {
      throw new ToolException(ExitCode.INVALID, "output name " + name + " is no file name", e);
    }
    throw new ToolException(
        ExitCode.INVALID, "output " + name + " would lie outside the output folder " + folder);
  }

  /** Opens a file that appears under its name when the bake is done. */
  public synchronized OutputStream open(String name) throws IOException {
    checkNotOver();
    Path target = target(name);
    if (!targets.add(target.toString().toLowerCase(Locale.ROOT))) {
      throw new ToolException(
          ExitCode.INVALID, "two outputs have the name " + target + ", capitals aside");
    }
    try {
      Files.createDirectories(target.getParent());
      Path temporary = temporary(target);
      OutputStream stream = new NamedStream(target, Files.newOutputStream(temporary), this::closed);
      open.add(stream);
      targetByTemporary.put(temporary, target);
      return new BufferedOutputStream(stream, 1 << 16);
    } catch (IOException e) {
      throw NamedStream.failure(target, e);
    }
  }

  /** Writes one file beside its place and moves it there, so that nobody meets half of it. */
  public static void write(Path file, byte[] content) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    try (PendingFiles files = new PendingFiles(folder)) {
      try (OutputStream stream = files.open(file.getFileName().toString())) {
        stream.write(content);
      }
      files.commit();
    }
  }

  /** The content of a file that was written and is not in its place yet. */
  public byte[] read(String name) throws IOException {
    Path target = target(name);
    try {
      return Files.readAllBytes(temporary(target));
    } catch (NoSuchFileException e) {
      throw taken(target, e);
    }
  }

  /** Opens an empty file that is gone when the bake is done. */
  public synchronized SeekableByteChannel scratch(String name) throws IOException {
    checkNotOver();
    Path target = target(name + ".scratch");
    Files.createDirectories(target.getParent());
    Path path = temporary(target);
    scratches.add(path);
    Files.deleteIfExists(path);
    return Files.newByteChannel(
        path, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** Threads that have not noticed yet that their bake was given up leave nothing behind. */
  private void checkNotOver() {
    if (over) {
      throw new CancellationException("the bake is over");
    }
  }

  private static Path temporary(Path target) {
    return target.resolveSibling("." + target.getFileName() + ".tmp");
  }

  /** Moves everything into place. */
  public synchronized void commit() throws IOException {
    for (Map.Entry<Path, Path> entry : targetByTemporary.entrySet()) {
      try {
        move(entry.getKey(), entry.getValue());
      } catch (NoSuchFileException e) {
        throw taken(entry.getValue(), e);
      } catch (IOException e) {
        throw NamedStream.failure(entry.getValue(), e);
      }
    }
    targetByTemporary.clear();
    targets.clear();
  }

  /** Nobody but another bake of the same files takes away what this one wrote. */
  private static ToolException taken(Path target, NoSuchFileException e) {
    return new ToolException(
        ExitCode.FAILURE,
        "another bake writes " + target + " at the same time; let it end and bake again",
        e);
  }

  private synchronized void closed(OutputStream stream) {
    open.remove(stream);
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /**
   * Removes temporary files that a killed bake left behind, and none of a bake that runs beside it.
   *
   * @param name of the files, such as {@code hero}
   * @param more what may follow it after a hyphen: outputs and clips
   */
  public static void removeStale(Path folder, String name, Set<String> more) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> stale;
    try (Stream<Path> files = Files.list(folder)) {
      stale = files.filter(file -> isStale(file, name, more)).sorted().toList();
    }
    for (Path file : stale) {
      Files.deleteIfExists(file);
    }
  }

  private static boolean isStale(Path file, String name, Set<String> more) {
    String called = file.getFileName().toString();
    if (!called.startsWith("." + name) || !called.endsWith(".tmp")) {
      return false;
    }
    String rest = called.substring(1 + name.length());
    return rest.startsWith(".")
        || more.stream()
            .anyMatch(
                word -> rest.startsWith("-" + word + ".") || rest.startsWith("-" + word + "-"));
  }

  /** Removes what was not moved into place. */
  @Override
  public synchronized void close() throws IOException {
    over = true;
    for (OutputStream stream : List.copyOf(open)) {
      stream.close(); // some systems delete no file that is open
    }
    for (Path temporary : targetByTemporary.keySet()) {
      Files.deleteIfExists(temporary);
    }
    for (Path scratch : scratches) {
      Files.deleteIfExists(scratch);
    }
  }
}
