package critterbake.cli.command;

import critterbake.cli.atlas.Engine;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What {@code --for} was given. */
final class EngineOption {
  private EngineOption() {}

  /**
   * The engine of a word, or none without one.
   *
   * @throws ToolException if there is no such engine
   */
  static Optional<Engine> engine(String word) {
    if (word == null) {
      return Optional.empty();
    }
    Optional<Engine> known = Engine.of(word);
    if (known.isEmpty()) {
      List<String> words = Arrays.stream(Engine.values()).map(Engine::word).toList();
      throw new ToolException(
          ExitCode.USAGE,
          "--for knows no engine named " + word + ", but " + String.join(", ", words));
    }
    return known;
  }
}
