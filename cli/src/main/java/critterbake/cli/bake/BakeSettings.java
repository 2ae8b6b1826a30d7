package critterbake.cli.bake;

import critterbake.cli.output.OutputChanges;
import java.nio.file.Path;
import java.util.List;

/**
 * What the command line says about a bake.
 *
 * @param folder for what is written
 * @param jobs threads that draw, at least 1
 * @param clips only these clips, or all when empty
 * @param changes what outputs do otherwise than the scenario says
 * @param force whether to bake what is up to date
 * @param allowSeam whether loops whose seam shows are taken as they are
 */
public record BakeSettings(
    Path folder,
    int jobs,
    List<String> clips,
    OutputChanges changes,
    boolean force,
    boolean allowSeam) {}
