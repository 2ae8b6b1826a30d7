package critterbake.cli;

import critterbake.cli.command.ApproveCommand;
import critterbake.cli.command.BakeCommand;
import critterbake.cli.command.CheckCommand;
import critterbake.cli.command.CommandFailures;
import critterbake.cli.command.DiffCommand;
import critterbake.cli.command.InspectCommand;
import critterbake.cli.command.MergeCommand;
import critterbake.cli.command.NewCommand;
import critterbake.cli.command.PackCommand;
import critterbake.cli.command.SchemaCommand;
import critterbake.cli.command.TraceCommand;
import critterbake.cli.command.UnusedOptions;
import critterbake.cli.command.VerifyCommand;
import critterbake.cli.command.Words;
import critterbake.cli.command.WrongUsage;
import critterbake.cli.console.Console;
import critterbake.cli.version.ToolVersion;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;

/** The tool's commands: one class each, one line each. */
@Command(
    name = "critterbake",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    versionProvider = Commands.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description =
        "Bakes procedural pixel animation: a few lines of YAML in, sprites a game loads out.",
    footer = {
      "",
      "Examples:",
      "  critterbake new walker hero.yaml        writes a scenario to start from",
      "  critterbake bake hero.yaml              bakes it into out/",
      "  critterbake bake hero.yaml --set actors.hero.speed=2",
      "  critterbake inspect hero.yaml           prints how well it moves",
      "",
      "critterbake COMMAND --help explains a command."
    })
final class Commands implements Runnable {
  private static final List<String> NAMES =
      List.of(
          "bake", "check", "approve", "diff", "inspect", "trace", "merge", "verify", "new",
          "schema", "pack");

  /** Arguments that ask for no command. */
  private static final List<String> OPTIONS = List.of("-h", "--help", "-V", "--version");

  private final Console console;

  private Commands(Console console) {
    this.console = console;
  }

  private static Object command(String name, Console console) {
    return switch (name) {
      case "bake" -> new BakeCommand(console);
      case "check" -> new CheckCommand(console);
      case "approve" -> new ApproveCommand(console);
      case "diff" -> new DiffCommand(console);
      case "inspect" -> new InspectCommand(console);
      case "trace" -> new TraceCommand(console);
      case "merge" -> new MergeCommand(console);
      case "verify" -> new VerifyCommand(console);
      case "new" -> new NewCommand(console);
      case "schema" -> new SchemaCommand(console);
      case "pack" -> new PackCommand(console);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /**
   * A command line that knows the command the arguments name. Without one it knows all of them, by
   * what the help says of them: reading every option of every command takes most of the time.
   */
  static CommandLine line(Console console, String... args) {
    CommandLine line = new CommandLine(new Commands(console));
    if (args.length > 0 && NAMES.contains(args[0])) {
      line.addSubcommand(args[0], command(args[0], console));
    } else {
      boolean told = Arrays.stream(args).allMatch(OPTIONS::contains);
      for (String name : NAMES) {
        Object command = command(name, console);
        line.addSubcommand(name, told ? headline(command) : command);
      }
    }
    Words.register(line);
    UnusedOptions.hide(line);
    line.setExecutionStrategy(new UnusedOptions(console));
    line.setExecutionExceptionHandler(new CommandFailures(console));
    line.setParameterExceptionHandler(new WrongUsage(console));
    return line;
  }

  /** A command of which only what it is for is known. */
  private static CommandSpec headline(Object command) {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(command.getClass().getAnnotation(Command.class).description());
    return spec;
  }

  /** Without a command: three to try. */
  @Override
  public void run() {
    console.result("Bakes procedural pixel animation. Try:");
    console.result("  critterbake new walker hero.yaml");
    console.result("  critterbake bake hero.yaml");
    console.result("  critterbake --help");
  }

  /** The version that the build wrote into the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"critterbake " + ToolVersion.text()};
    }
  }
}
