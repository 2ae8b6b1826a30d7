package critterbake.cli.bake;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.sprite.SpriteException;
import critterbake.cli.sprite.SpriteFiles;
import critterbake.cli.sprite.SpriteLimits;
import critterbake.sim.ActorSpec;
import critterbake.sim.pose.CutOut;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the pictures of a scenario's drawn parts, and tells its creatures what they say. */
public final class DrawnParts {
  private DrawnParts() {}

  /**
   * The scenario with all pictures it names.
   *
   * @throws ToolException naming every one that cannot be used, and why
   */
  public static Scenario read(Scenario scenario) {
    List<CutOut> cutOuts =
        scenario.clips().stream()
            .flatMap(clip -> clip.actors().values().stream())
            .flatMap(actor -> actor.cutOuts().stream())
            .distinct()
            .toList();
    if (cutOuts.isEmpty()) {
      return scenario;
    }
    try {
      SpriteFiles files = SpriteFiles.read(cutOuts, scenario.parts(), SpriteLimits.STANDARD);
      return scenario.with(files.book(), clip -> completed(clip, files));
    } catch (SpriteException e) {
      throw new ToolException(ExitCode.INVALID, String.join("\n", e.faults()), e);
    }
  }

  private static ClipScenario completed(ClipScenario clip, SpriteFiles files) {
    Map<String, ActorSpec> actors = new LinkedHashMap<>();
    clip.actors().forEach((id, actor) -> actors.put(id, actor.completedBy(files::facts)));
    return clip.with(actors);
  }
}
