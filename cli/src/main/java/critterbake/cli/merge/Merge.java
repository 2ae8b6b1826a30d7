package critterbake.cli.merge;

import critterbake.cli.bake.BakeResult;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.parts.PartFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds the parts of split bakes in some folders and joins those of each scenario. */
public final class Merge {
  private final Map<String, PartSet> sets = new LinkedHashMap<>();

  /**
   * Looks through folders; nothing is written yet.
   *
   * @throws ToolException if there are no parts, some are missing, or some do not belong together
   */
  public Merge(List<Path> folders) throws IOException {
    Map<String, List<PartFile>> files = new TreeMap<>();
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new ToolException(ExitCode.INVALID, "no such folder: " + folder);
      }
      for (PartFile file : PartFile.in(folder)) {
        files.computeIfAbsent(file.scenario(), name -> new ArrayList<>()).add(file);
      }
    }
    if (files.isEmpty()) {
      throw new ToolException(
          ExitCode.INVALID,
          "no parts of a split bake in "
              + String.join(", ", folders.stream().map(Path::toString).toList())
              + "; bake --shard 1/2 makes one");
    }
    for (Map.Entry<String, List<PartFile>> entry : files.entrySet()) {
      sets.put(entry.getKey(), new PartSet(entry.getKey(), entry.getValue()));
    }
  }

  /** The scenarios whose parts were found. */
  public List<String> scenarios() {
    return List.copyOf(sets.keySet());
  }

  /** The engine that a scenario's sheets are made for, or "". */
  public String engine(String scenario) {
    return sets.get(scenario).first().part().engine().orElse("");
  }

  /**
   * Writes what a single run would have written for a scenario.
   *
   * @param folder for it
   * @param approved finds the data files whose layouts sheets are to keep
   */
  public BakeResult write(String scenario, Path folder, PartFiles approved) throws IOException {
    return Merger.merge(sets.get(scenario), folder, approved);
  }
}
