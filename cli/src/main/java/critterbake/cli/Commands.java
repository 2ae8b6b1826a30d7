package critterbake.cli;

import critterbake.cli.command.ApproveCommand;
import critterbake.cli.command.BakeCommand;
import critterbake.cli.command.CheckCommand;
import critterbake.cli.command.CommandFailures;
import critterbake.cli.command.DiffCommand;
import critterbake.cli.command.InspectCommand;
import critterbake.cli.command.NewCommand;
import critterbake.cli.command.PackCommand;
import critterbake.cli.command.SchemaCommand;
import critterbake.cli.command.TraceCommand;
import critterbake.cli.command.VerifyCommand;
import critterbake.cli.console.Console;
import critterbake.cli.version.ToolVersion;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The tool's commands: one class each, one line each. */
@Command(
    name = "critterbake",
    mixinStandardHelpOptions = true,
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
  private static final Map<String, Function<Console, Object>> ALL = all();

  private final Console console;

  private Commands(Console console) {
    this.console = console;
  }

  private static Map<String, Function<Console, Object>> all() {
    Map<String, Function<Console, Object>> commands = new LinkedHashMap<>();
    commands.put("bake", BakeCommand::new);
    commands.put("check", CheckCommand::new);
    commands.put("approve", ApproveCommand::new);
    commands.put("diff", DiffCommand::new);
    commands.put("inspect", InspectCommand::new);
    commands.put("trace", TraceCommand::new);
    commands.put("verify", VerifyCommand::new);
    commands.put("new", NewCommand::new);
    commands.put("schema", SchemaCommand::new);
    commands.put("pack", PackCommand::new);
    return commands;
  }

  /** A command line that knows the command the arguments name; all of them when they name none. */
  static CommandLine line(Console console, String... args) {
    CommandLine line = new CommandLine(new Commands(console));
    boolean named = args.length > 0 && ALL.containsKey(args[0]);
    for (Map.Entry<String, Function<Console, Object>> command : ALL.entrySet()) {
      if (!named || command.getKey().equals(args[0])) {
        line.addSubcommand(command.getKey(), command.getValue().apply(console));
      }
    }
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExecutionExceptionHandler(new CommandFailures(console));
    return line;
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
