package critterbake.cli.scenario;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import critterbake.cli.tree.Place;
import critterbake.cli.typed.KeyPath;
import critterbake.sim.spec.ValueType.Kinded;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes outputs of what their entries say, and checks what lies across them and the clips. */
final class OutputReader {
  private final Mapping header;
  private final Limits limits;
  private final Diagnostics out;

  OutputReader(Mapping header, Limits limits, Diagnostics out) {
    this.header = header;
    this.limits = limits;
    this.out = out;
  }

  /** The header with the usual outputs where the file names none. */
  static Mapping withUsual(Mapping header) {
    if (header.has("outputs")) {
      return header;
    }
    Map<String, Entry> outputs = new LinkedHashMap<>();
    for (String name : List.of("sheet", "gif")) {
      outputs.put(name, entry(header.place(), name));
    }
    Map<String, Entry> entries = new LinkedHashMap<>(header.entries());
    Scalar key = new Scalar(header.place(), "outputs", true);
    entries.put("outputs", new Entry(key, new Mapping(header.place(), outputs)));
    return new Mapping(header.place(), entries);
  }

  private static Entry entry(Place place, String name) {
    return new Entry(new Scalar(place, name, true), new Mapping(place, Map.of()));
  }

  List<OutputSpec> read(Map<String, Kinded> outputs, List<ClipScenario> clips) {
    List<OutputSpec> specs = new ArrayList<>();
    outputs.forEach(
        (name, output) -> {
          OutputSpec spec = ((OutputSpec) output.value()).named(name);
          check(name, spec, clips);
          specs.add(spec);
        });
    return specs;
  }

  private void check(String name, OutputSpec spec, List<ClipScenario> clips) {
    FileNames.nameProblem(name)
        .ifPresent(
            problem ->
                out.error(
                    place(name, "type"), "an output cannot be named '" + name + "'", problem));
    checkPattern(name, "file");
    checkPattern(name, "pattern");
    if (spec instanceof SheetSpec sheet) {
      SheetSpec.clash(sheet.data())
          .ifPresent(
              clash ->
                  out.error(place(name, "data"), clash, "give one of them a sheet of its own"));
      checkStable(name, sheet);
    }
    if (option(name, "clips").orElse(header) instanceof Sequence chosen) {
      chosen.items().forEach(clip -> checkClip(clip, clips));
    }
    for (ClipScenario clip : clips) {
      clip.view()
          .size()
          .filter(size -> spec.common().zoom() > 1)
          .ifPresent(
              size ->
                  new SceneCheck(header, limits, out)
                      .checkSize(size, spec.common().zoom(), place(name, "zoom")));
    }
  }

  private Node output(String name) {
    Mapping outputs = (Mapping) header.entries().get("outputs").value();
    return outputs.entries().get(name).value();
  }

  private Optional<Node> option(String output, String key) {
    return KeyPath.find(output(output), key);
  }

  private Place place(String output, String key) {
    return KeyPath.place(output(output), key);
  }

  private void checkPattern(String output, String key) {
    Optional<Node> node = option(output, key);
    if (node.isPresent() && node.get() instanceof Scalar pattern) {
      FileNames.patternProblem(pattern.text())
          .ifPresent(
              problem ->
                  out.error(
                      pattern.place(), "files cannot be named '" + pattern.text() + "'", problem));
    }
  }

  private void checkStable(String output, SheetSpec sheet) {
    if (sheet.stable().isPresent() && sheet.options().cellular()) {
      out.warning(
          place(output, "stable"),
          "'stable' has no effect with equal cells, which lie in the order of frames",
          "pack: maxrects packs by size");
    }
  }

  private void checkClip(Node node, List<ClipScenario> clips) {
    List<String> names = clips.stream().map(ClipScenario::name).toList();
    if (node instanceof Scalar clip && !names.contains(clip.text())) {
      out.error(
          clip.place(),
          "there is no clip '" + clip.text() + "'",
          "the clips are: " + String.join(", ", names));
    }
  }
}
