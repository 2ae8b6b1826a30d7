package critterbake.cli.scenario;

import critterbake.cli.parts.PartFiles;
import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Source;
import critterbake.cli.tree.SourceFile;
import critterbake.cli.tree.YamlTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads scenario files. Whatever a file holds, the result is a scenario or a list of what is wrong
 * with it, all of it at once.
 */
public final class ScenarioReader {
  /** Larger files are refused before they are parsed. */
  static final int MAX_BYTES = 1 << 20;

  private final ScenarioType type;

  ScenarioReader(ScenarioType type) {
    this.type = type;
  }

  /** Reads a file; messages call it by its path. */
  public static ReadResult read(Path file, ReadOptions options) {
    return read(file, file.toString(), options);
  }

  /**
   * Reads a file.
   *
   * @param shownAs what messages call it
   */
  public static ReadResult read(Path file, String shownAs, ReadOptions options) {
    return new ScenarioReader(ScenarioType.usual()).readFile(file, shownAs, options);
  }

  ReadResult readFile(Path file, String shownAs, ReadOptions options) {
    Diagnostics out = new Diagnostics();
    Optional<Scenario> scenario =
        SourceFile.read(file, shownAs, MAX_BYTES, out)
            .flatMap(source -> read(source, file, options, out));
    return new ReadResult(out.failed() ? Optional.empty() : scenario, out.sorted());
  }

  private Optional<Scenario> read(Source source, Path file, ReadOptions options, Diagnostics out) {
    Optional<Node> root = YamlTree.parse(source, out);
    if (root.isEmpty()) {
      return Optional.empty();
    }
    if (!(root.get() instanceof Mapping mapping)) {
      out.error(
          root.get().place(),
          "a scenario is an object with keys, not " + root.get().describe(),
          "it starts with critterbake: 1");
      return Optional.empty();
    }
    Mapping changed = new Overrides(type.file(), out).apply(mapping, options);
    List<Path> folders = new ArrayList<>();
    folders.add(file.toAbsolutePath().getParent());
    folders.addAll(options.parts());
    return new FileReading(type, file, new PartFiles(folders), options, out).read(changed);
  }
}
