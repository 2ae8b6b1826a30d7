package critterbake.cli.scenario;

import critterbake.cli.json.Json;
import critterbake.cli.parts.PartFiles;
import critterbake.cli.tree.Diagnostic;
import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Source;
import critterbake.cli.tree.YamlTree;
import critterbake.cli.typed.Scope;
import critterbake.cli.typed.TypedReader;
import critterbake.raster.sheet.SheetOptions;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A sheet's own options as the keys a scenario would give them by, and back. */
public final class SheetKeys {
  private SheetKeys() {}

  /** The keys with their values; what all outputs share is left out. */
  public static Map<String, Object> of(SheetSpec sheet) {
    SheetOptions options = sheet.options();
    Map<String, Object> keys =
        Json.object(
            "pack", word(options.pack()),
            "max_size", options.maxSize(),
            "pot", options.pot(),
            "square", options.square(),
            "trim", options.trim(),
            "padding", options.padding(),
            "border", options.border(),
            "extrude", options.extrude(),
            "rotate", options.rotate(),
            "dedupe", options.dedupe(),
            "data", sheet.data(),
            "naming", word(sheet.naming()));
    sheet.file().ifPresent(file -> keys.put("file", file));
    sheet.stable().ifPresent(stable -> keys.put("stable", stable));
    return keys;
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The sheet that keys describe.
   *
   * @param name of the output
   * @param keys as {@link #of} gives them
   * @param parts finds the files they name
   * @throws IllegalArgumentException saying which keys are wrong
   */
  public static SheetSpec read(String name, Object keys, PartFiles parts) {
    Diagnostics faults = new Diagnostics();
    Scope scope = new Scope(1, 1, Set.of(), parts);
    Optional<SheetSpec> sheet =
        YamlTree.parse(new Source(name, Json.write(keys)), faults)
            .flatMap(node -> new TypedReader(scope, faults).read(node, SheetSpec.TYPE))
            .map(spec -> (SheetSpec) spec.named(name));
    return sheet
        .filter(read -> !faults.failed())
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    faults.sorted().stream()
                        .map(Diagnostic::message)
                        .collect(Collectors.joining("; "))));
  }
}
