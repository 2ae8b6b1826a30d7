package critterbake.cli.scenario;

import critterbake.cli.parts.PartFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A scenario file, fully resolved: defaults filled in, units converted, references checked, clips
 * laid over the base.
 *
 * @param file where it was read
 * @param name used in output names
 * @param clips at least one, in file order
 * @param variants recolored copies: per variant name, the clips with other looks (same order)
 * @param outputs what to write, in file order
 * @param gates limits on metrics by metric name, enforced by {@code check}
 * @param parts finds the files it names
 * @param canonical the resolved scenario as canonical text, for hashing (defaults and overrides
 *     included; comments, order of keys and spelling of numbers excluded)
 */
public record Scenario(
    Path file,
    String name,
    List<ClipScenario> clips,
    Map<String, List<ClipScenario>> variants,
    List<OutputSpec> outputs,
    Map<String, Double> gates,
    PartFiles parts,
    String canonical) {}
