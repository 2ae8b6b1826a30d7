package critterbake.cli;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder in memory in which the tool is run. */
public final class ToolFolder {
  private final Path path;

  private ToolFolder(Path path) {
    this.path = path;
  }

  public static ToolFolder empty() {
    return in(Jimfs.newFileSystem(Configuration.unix()));
  }

  public static ToolFolder in(FileSystem system) {
    try {
      return new ToolFolder(Files.createDirectories(system.getPath("project").toAbsolutePath()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A folder with one file in it. */
  public static ToolFolder with(String name, String text) throws IOException {
    ToolFolder folder = empty();
    folder.write(name, text);
    return folder;
  }

  public Path path() {
    return path;
  }

  /** The place of a file in it. */
  public Path file(String name) {
    return path.resolve(name);
  }

  public void write(String name, String text) throws IOException {
    write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  public void write(String name, byte[] bytes) throws IOException {
    Files.createDirectories(file(name).getParent());
    Files.write(file(name), bytes);
  }

  public byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(file(name));
  }

  public String text(String name) throws IOException {
    return Files.readString(file(name));
  }

  /** Names of the files and folders in a folder of it, sorted. */
  public List<String> names(String folder) throws IOException {
    try (Stream<Path> files = Files.list(file(folder))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  public ToolRun run(String command, String... args) {
    return ToolRun.in(path, joined(Stream.of(command), args));
  }

  /** Runs a command on one file. */
  public ToolRun runOn(String command, String file, String... options) {
    return run(command, joined(Stream.of(file), options));
  }

  /** Bakes a scenario into a folder, with other values for some of its keys. */
  public ToolRun bake(String scenario, String out, String... sets) {
    String[] options = Stream.of(sets).map(set -> "--set=" + set).toArray(String[]::new);
    return runOn("bake", scenario, joined(Stream.of("-o", out), options));
  }

  private static String[] joined(Stream<String> first, String... more) {
    return Stream.concat(first, Stream.of(more)).toArray(String[]::new);
  }
}
