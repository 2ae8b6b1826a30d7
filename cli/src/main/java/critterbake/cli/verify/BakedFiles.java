package critterbake.cli.verify;

import critterbake.cli.json.JsonView;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a manifest tells of the files that were baked together.
 *
 * @param name of the scenario, or of the packed sheet
 * @param files in the order they were written
 * @param frames what each output shows
 */
record BakedFiles(String name, List<Listed> files, List<Shown> frames) {
  static final String ENDING = ".manifest.json";

  /** A file as it was written; its output is the one of the scenario that it belongs to. */
  record Listed(String name, String output, String type, String variant, String sha256) {}

  /** A clip in one output and variant. */
  record Shown(String output, String variant, ExpectedClip clip) {}

  /**
   * The manifest beside a file that tells of it, or that the file is.
   *
   * @throws IllegalArgumentException if a manifest makes no sense
   */
  static Optional<BakedFiles> of(Path file) throws IOException {
    String name = file.getFileName().toString();
    if (name.endsWith(ENDING)) {
      return Optional.of(read(file));
    }
    for (Path manifest : manifests(file.toAbsolutePath().getParent())) {
      BakedFiles baked = read(manifest);
      if (baked.listed(name).isPresent()) {
        return Optional.of(baked);
      }
    }
    return Optional.empty();
  }

  /** The manifests in a folder, by name. */
  static List<Path> manifests(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(one -> one.getFileName().toString().endsWith(ENDING)).sorted().toList();
    }
  }

  private static BakedFiles read(Path file) throws IOException {
    try {
      return of(JsonView.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8)));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file.getFileName() + ": " + e.getMessage(), e);
    }
  }

  private static BakedFiles of(JsonView json) {
    String name = json.find("scenario").orElseGet(() -> json.get("name")).text();
    List<Listed> files = new ArrayList<>();
    for (JsonView file : json.get("files").items()) {
      files.add(
          new Listed(
              file.get("file").text(),
              file.get("output").text(),
              file.get("type").text(),
              file.get("variant").text(),
              file.get("sha256").text()));
    }
    List<Shown> frames = new ArrayList<>();
    for (JsonView row : json.get("frames").items()) {
      String output = row.get("output").text();
      String sheet = output.equals("sheet") ? name : name + "-" + output;
      frames.add(new Shown(output, row.get("variant").text(), clip(row, sheet)));
    }
    return new BakedFiles(name, files, frames);
  }

  private static ExpectedClip clip(JsonView row, String sheet) {
    return new ExpectedClip(
        sheet,
        row.get("clip").text(),
        row.get("variant").text(),
        row.get("zoom").whole(),
        ExpectedFrame.of(row));
  }

  Optional<Listed> listed(String file) {
    return files.stream().filter(listed -> listed.name().equals(file)).findFirst();
  }

  /** The clips of an output in one variant. */
  List<ExpectedClip> expected(String output, String variant) {
    return frames.stream()
        .filter(row -> row.output().equals(output) && row.variant().equals(variant))
        .map(Shown::clip)
        .toList();
  }

  /** The variants of an output, its own colors first. */
  List<String> variants(String output) {
    return frames.stream()
        .filter(row -> row.output().equals(output))
        .map(Shown::variant)
        .distinct()
        .toList();
  }

  /** The pages of an output in one variant, in order. */
  List<String> pages(String output, String variant) {
    return files.stream()
        .filter(file -> file.type().equals("sheet") && file.output().equals(output))
        .filter(file -> file.variant().equals(variant))
        .map(Listed::name)
        .toList();
  }
}
