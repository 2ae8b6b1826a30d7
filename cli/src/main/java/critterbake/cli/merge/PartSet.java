package critterbake.cli.merge;

import critterbake.cli.bake.Manifest;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.version.ToolVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** All parts of one scenario's bake, complete and of one kind. */
final class PartSet {
  private final String scenario;
  private final Map<Integer, PartFile> byNumber = new TreeMap<>();
  private final List<PartFile> byClip = new ArrayList<>();

  /**
   * @param files parts of one scenario, in any order
   * @throws ToolException saying which parts are missing or do not belong together
   */
  PartSet(String scenario, List<PartFile> files) throws IOException {
    this.scenario = scenario;
    for (PartFile file : files) {
      add(file);
    }
    requireAll();
    findClips();
    for (PartFile file : byNumber.values()) {
      requireFiles(file);
    }
  }

  /** One of the parts; what they share is the same in all. */
  PartFile first() {
    return byNumber.values().iterator().next();
  }

  /** The parts, in order. */
  List<PartFile> parts() {
    return List.copyOf(byNumber.values());
  }

  /** For each clip of the whole bake, in order, the part that drew it. */
  Map<String, PartFile> partsByClip() {
    Map<String, PartFile> parts = new LinkedHashMap<>();
    for (int clip = 0; clip < byClip.size(); clip++) {
      parts.put(first().part().allClips().get(clip), byClip.get(clip));
    }
    return parts;
  }

  private void add(PartFile file) {
    if (!file.text("critterbake").equals(ToolVersion.text())) {
      throw refused(
          file.file()
              + " was baked by version "
              + file.text("critterbake")
              + ", this is "
              + ToolVersion.text());
    }
    PartFile other = byNumber.isEmpty() ? file : first();
    boolean same =
        other.text("inputs").equals(file.text("inputs"))
            && other.part().shard().of() == file.part().shard().of()
            && other.part().allClips().equals(file.part().allClips());
    PartFile twin = byNumber.putIfAbsent(file.part().shard().number(), file);
    if (!same || twin != null && !twin.manifest().equals(file.manifest())) {
      throw refused(
          (twin == null ? other : twin).file()
              + " and "
              + file.file()
              + " are parts of different bakes: the scenario, its files, the options or the number"
              + " of parts changed in between");
    }
  }

  private void requireAll() {
    int of = first().part().shard().of();
    List<String> missing = new ArrayList<>();
    for (int number = 1; number <= of; number++) {
      if (!byNumber.containsKey(number)) {
        missing.add(number + "/" + of);
      }
    }
    if (!missing.isEmpty()) {
      throw refused(
          "shard "
              + String.join(", ", missing)
              + (missing.size() == 1 ? " is" : " are")
              + " missing; found: "
              + byNumber.values().stream()
                  .map(file -> file.part().shard().toString())
                  .collect(Collectors.joining(", ")));
    }
  }

  private void findClips() {
    List<String> clips = first().part().allClips();
    for (int clip = 0; clip < clips.size(); clip++) {
      List<PartFile> drawn = new ArrayList<>();
      for (PartFile file : byNumber.values()) {
        if (file.part().clips().contains(clip)) {
          drawn.add(file);
        }
      }
      if (drawn.size() != 1) {
        throw refused(
            "clip "
                + clips.get(clip)
                + " is in "
                + drawn.size()
                + " of the parts: all of them must be baked with the same scenarios in one call");
      }
      byClip.add(drawn.get(0));
    }
  }

  private void requireFiles(PartFile part) throws IOException {
    for (Manifest.Entry entry : part.manifest().entries()) {
      Path file = part.sibling(entry.file().name());
      if (!Files.isRegularFile(file) || !Manifest.sha256(file).equals(entry.sha256())) {
        throw refused(file + " is not as shard " + part.part().shard() + " left it");
      }
    }
  }

  private ToolException refused(String message) {
    return new ToolException(ExitCode.INVALID, scenario + ": " + message);
  }
}
