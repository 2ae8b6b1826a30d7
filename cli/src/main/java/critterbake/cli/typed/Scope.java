package critterbake.cli.typed;

import critterbake.cli.parts.PartFiles;
import java.util.Set;

/**
 * What values of a scene are measured by and may refer to.
 *
 * @param pixelsPerUnit divides lengths written in {@code px}
 * @param framesPerSecond divides times written in frames
 * @param actors names of the scene's actors
 * @param parts finds files
 */
public record Scope(
    double pixelsPerUnit, double framesPerSecond, Set<String> actors, PartFiles parts) {}
