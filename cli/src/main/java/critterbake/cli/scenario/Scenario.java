package critterbake.cli.scenario;

import critterbake.cli.parts.PartFiles;
import critterbake.cli.tree.Diagnostic;
import critterbake.cli.tree.Diagnostic.Severity;
import critterbake.cli.tree.Place;
import critterbake.raster.sprite.SpriteBook;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A scenario file, fully resolved: defaults filled in, units converted, references checked, clips
 * laid over the base.
 *
 * @param file where it was read
 * @param name used in output names
 * @param clips at least one, in file order
 * @param variants recolored copies: per variant name, the clips with other looks (same order)
 * @param outputs what to write, in file order
 * @param outputPlaces where each output stands in the file, by name
 * @param gates limits on metrics by metric name, enforced by {@code check}
 * @param parts finds the files it names
 * @param canonical the resolved scenario as canonical text, for hashing (defaults and overrides
 *     included; comments, order of keys and spelling of numbers excluded)
 * @param recordings names of the files with recorded paths
 * @param originals the clips by the source articles' rules, per variant, "" for the scenario's own
 *     colors; none unless an output shows them
 * @param pictures its drawn parts; empty until they are read
 */
public record Scenario(
    Path file,
    String name,
    List<ClipScenario> clips,
    Map<String, List<ClipScenario>> variants,
    List<OutputSpec> outputs,
    Map<String, Place> outputPlaces,
    Map<String, Double> gates,
    PartFiles parts,
    String canonical,
    List<String> recordings,
    Map<String, List<ClipScenario>> originals,
    SpriteBook pictures) {
  /** Why an output is refused for what only a bake can know, at its place in the file. */
  public ScenarioFault refusal(String output, String why) {
    return new ScenarioFault(
        new Diagnostic(Severity.ERROR, outputPlaces.get(output), why, Optional.empty()));
  }

  /** The same scenario with its drawn parts read, and its actors completed by what they say. */
  public Scenario with(SpriteBook read, UnaryOperator<ClipScenario> completed) {
    return new Scenario(
        file,
        name,
        clips.stream().map(completed).toList(),
        completed(variants, completed),
        outputs,
        outputPlaces,
        gates,
        parts,
        canonical,
        recordings,
        completed(originals, completed),
        read);
  }

  private static Map<String, List<ClipScenario>> completed(
      Map<String, List<ClipScenario>> clips, UnaryOperator<ClipScenario> by) {
    Map<String, List<ClipScenario>> all = new LinkedHashMap<>();
    clips.forEach((id, list) -> all.put(id, list.stream().map(by).toList()));
    return all;
  }
}
