package critterbake.cli.merge;

import critterbake.cli.atlas.Engine;
import critterbake.cli.bake.BakeResult;
import critterbake.cli.bake.BakedPart;
import critterbake.cli.bake.Manifest;
import critterbake.cli.bake.PixelLedger;
import critterbake.cli.bake.SheetProof;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.json.JsonView;
import critterbake.cli.output.OutputChanges;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.OutputWriter.WrittenFile;
import critterbake.cli.output.OutputWriters;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.output.TapeOutput;
import critterbake.cli.parts.PartFiles;
import critterbake.cli.scenario.SheetKeys;
import critterbake.cli.scenario.SheetSpec;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Joins the parts of one scenario's bake into what a single run would have made, to the byte. */
final class Merger {
  private final PartSet parts;
  private final Path folder;
  private final PendingFiles files;
  private final Map<OutputWriter, String> sheets = new LinkedHashMap<>();

  /**
   * @param folder for the whole
   * @param files that are moved into the folder at the end
   */
  private Merger(PartSet parts, Path folder, PendingFiles files) {
    this.parts = parts;
    this.folder = folder;
    this.files = files;
  }

  /**
   * Writes the whole into a folder. Parts that lie in the same folder are gone then.
   *
   * @param approved finds the data files whose layouts sheets are to keep
   */
  static BakeResult merge(PartSet parts, Path folder, PartFiles approved) throws IOException {
    Files.createDirectories(folder);
    BakeResult whole;
    try (PendingFiles files = new PendingFiles(folder)) {
      whole = new Merger(parts, folder, files).merge(approved);
    }
    for (PartFile part : parts.parts()) {
      if (Files.isSameFile(part.file().toAbsolutePath().getParent(), folder)) {
        remove(part);
      }
    }
    return whole;
  }

  private static void remove(PartFile part) throws IOException {
    for (Manifest.Entry entry : part.manifest().entries()) {
      if (entry.file().type().equals(TapeOutput.TYPE)) {
        Files.deleteIfExists(part.sibling(entry.file().name()));
      }
    }
    Files.deleteIfExists(part.file());
  }

  private BakeResult merge(PartFiles approved) throws IOException {
    List<Manifest.Entry> written = new ArrayList<>();
    Map<String, OutputWriter> writers = writers(approved);
    PixelLedger ledger = new PixelLedger(sheets);
    rows().forEach(row -> ledger.restore(new JsonView("frames", row)));
    for (BakedPart.OutputPart output : parts.first().part().outputs()) {
      OutputWriter sheet = writers.get(output.name());
      if (sheet == null) {
        written.addAll(copied(output.name()));
      } else {
        TapeOutput.replay(tapes(output.name()), sheet);
        for (WrittenFile file : sheet.finish()) {
          written.add(new Manifest.Entry(output.name(), file, 0, ""));
        }
      }
    }
    new SheetProof(files, ledger).check(sheets);
    files.commit();
    List<Manifest.Entry> entries = new ArrayList<>();
    for (Manifest.Entry entry : written) {
      entries.add(entry.sha256().isEmpty() ? weighed(entry) : entry);
    }
    Manifest whole = manifest(entries);
    try (OutputStream stream = files.open(Manifest.fileName(parts.first().scenario()))) {
      stream.write(whole.bytes());
    }
    files.commit();
    return BakeResult.of(whole, folder);
  }

  /** The writers of the sheets, by output. */
  private Map<String, OutputWriter> writers(PartFiles approved) {
    Optional<Engine> engine = parts.first().part().engine().flatMap(Engine::of);
    OutputChanges changes = new OutputChanges(Optional.empty(), engine, false);
    Map<String, OutputWriter> writers = new LinkedHashMap<>();
    for (BakedPart.OutputPart output : parts.first().part().outputs()) {
      if (output.sheet().isPresent()) {
        SheetSpec spec = sheet(output, approved);
        OutputWriter writer =
            OutputWriters.sheet(parts.first().scenario(), spec, approved, changes, files);
        writers.put(output.name(), writer);
        sheets.put(writer, output.name());
      }
    }
    return writers;
  }

  private SheetSpec sheet(BakedPart.OutputPart output, PartFiles approved) {
    try {
      return SheetKeys.read(output.name(), output.sheet().orElseThrow(), approved);
    } catch (IllegalArgumentException e) {
      throw new ToolException(
          ExitCode.INVALID,
          parts.first().scenario() + ": output " + output.name() + ": " + e.getMessage(),
          e);
    }
  }

  /** For each clip the file with its frames. */
  private Map<String, Path> tapes(String output) {
    Map<String, Path> tapes = new LinkedHashMap<>();
    parts
        .partsByClip()
        .forEach(
            (clip, part) -> {
              String file = output(part, output).files().get(0);
              tapes.put(clip, part.sibling(file));
            });
    return tapes;
  }

  private static BakedPart.OutputPart output(PartFile part, String name) {
    return part.part().outputs().stream()
        .filter(output -> output.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new ToolException(ExitCode.INVALID, part.file() + ": no output " + name));
  }

  /** Copies what the parts wrote for an output, in the order of clips. */
  private List<Manifest.Entry> copied(String output) throws IOException {
    List<Manifest.Entry> copied = new ArrayList<>();
    for (Map.Entry<String, PartFile> clip : parts.partsByClip().entrySet()) {
      PartFile part = clip.getValue();
      Set<String> names = Set.copyOf(output(part, output).files());
      for (Manifest.Entry entry : part.manifest().entries()) {
        if (names.contains(entry.file().name()) && entry.file().clip().equals(clip.getKey())) {
          copy(part.sibling(entry.file().name()), entry.file().name());
          copied.add(entry);
        }
      }
    }
    return copied;
  }

  private void copy(Path from, String name) throws IOException {
    Path to = folder.resolve(name);
    if (!Files.exists(to) || !Files.isSameFile(from, to)) {
      try (OutputStream stream = files.open(name)) {
        Files.copy(from, stream);
      }
    }
  }

  private Manifest.Entry weighed(Manifest.Entry entry) throws IOException {
    Path path = folder.resolve(entry.file().name());
    return new Manifest.Entry(
        entry.output(), entry.file(), Files.size(path), Manifest.sha256(path));
  }

  /** The frames' hashes in the order of a single run. */
  private List<Object> rows() {
    return ordered("frames", "clip");
  }

  /** What the parts' manifests list, in the order of clips. */
  private List<Object> ordered(String list, String clipKey) {
    List<Object> all = new ArrayList<>();
    for (Map.Entry<String, PartFile> clip : parts.partsByClip().entrySet()) {
      if (clip.getValue().manifest().json().get(list) instanceof List<?> items) {
        for (Object item : items) {
          if (item instanceof Map<?, ?> row && clip.getKey().equals(row.get(clipKey))) {
            all.add(item);
          }
        }
      }
    }
    return all;
  }

  private Manifest manifest(List<Manifest.Entry> entries) {
    return parts.first().manifest().joined(ordered("clips", "name"), rows(), entries);
  }
}
