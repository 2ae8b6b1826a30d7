package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.ScenarioFiles;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The scenario files that a command's arguments mean. */
final class ScenarioArguments {
  private final Console console;

  ScenarioArguments(Console console) {
    this.console = console;
  }

  /**
   * The files, each once, in the order of the arguments. An argument that means no file stands for
   * itself: {@link ScenarioLoading} refuses it when its turn comes, so that it does not stop the
   * others.
   *
   * @throws ToolException if a folder cannot be read
   */
  List<Path> files(List<String> arguments) {
    Set<Path> files = new LinkedHashSet<>();
    for (String argument : arguments) {
      files.addAll(files(argument));
    }
    return new ArrayList<>(files);
  }

  private List<Path> files(String argument) {
    try {
      List<Path> files = ScenarioFiles.find(console.folder(), argument);
      return files.isEmpty() ? List.of(console.folder().resolve(argument)) : files;
    } catch (InvalidPathException e) {
      throw meansNothing(argument);
    } catch (IOException e) {
      throw new ToolException(ExitCode.INVALID, "cannot read " + argument, e);
    }
  }

  /** What to say of an argument that means no file. */
  static ToolException meansNothing(String argument) {
    if (argument.equals("-")) {
      return new ToolException(
          ExitCode.INVALID, "scenarios are files, with a name and a folder: save this one first");
    }
    return new ToolException(
        ExitCode.INVALID,
        "no scenario is meant by "
            + argument
            + ": neither a file, nor a folder or glob with"
            + " *.yaml, *.yml or *.json in it");
  }
}
