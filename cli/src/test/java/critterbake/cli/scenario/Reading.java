package critterbake.cli.scenario;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.tree.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads scenario texts from a file system in memory. */
final class Reading {
  private Reading() {}

  static ReadResult read(String text, ReadOptions options) {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
      Path folder = Files.createDirectories(files.getPath("scenes"));
      Files.createDirectories(folder.resolve("parts"));
      for (String part : List.of("parts/rider.psd", "parts/tail.png", "parts/head.png")) {
        Files.write(folder.resolve(part), new byte[1]);
      }
      Files.writeString(folder.resolve("input.csv"), "time,x,y\n0,0,0\n1,2,3\n");
      Path file = Files.writeString(folder.resolve("hero.yaml"), text);
      return ScenarioReader.read(file, "hero.yaml", options);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Scenario scenario(String text, String... set) {
    ReadResult result = read(text, setting(set));
    return result.scenario().orElseThrow(() -> new AssertionError(described(result).toString()));
  }

  static ReadOptions setting(String... set) {
    return new ReadOptions(List.of(set), Optional.empty(), List.of(), List.of(), Limits.USUAL);
  }

  /** Each fault as {@code place message | hint}. */
  static List<String> faults(String text, String... set) {
    return described(read(text, setting(set)));
  }

  private static List<String> described(ReadResult result) {
    List<String> faults = new ArrayList<>();
    for (Diagnostic fault : result.diagnostics()) {
      String hint = fault.hint().map(text -> " | " + text).orElse("");
      faults.add(fault.place() + " " + fault.message() + hint);
    }
    return faults;
  }
}
