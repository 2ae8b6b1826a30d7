package critterbake.cli.command;

import critterbake.cli.compare.AnimationComparison;
import critterbake.cli.compare.AnimationDifference;
import critterbake.cli.compare.AnimationFile;
import critterbake.cli.compare.ComparedAnimations;
import critterbake.cli.compare.ComparedFiles;
import critterbake.cli.compare.DifferenceFile;
import critterbake.cli.compare.DifferenceJson;
import critterbake.cli.compare.DifferencePainter;
import critterbake.cli.compare.FolderComparison;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairText;
import critterbake.cli.compare.UnreadableFile;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake diff}: compares two pictures, animations or folders. */
@Command(
    name = "diff",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description = "Compares two images, animations or folders by their decoded pixels and times.",
    footer = {
      "",
      "Examples:",
      "  critterbake diff old.gif new.gif                 exit code 4 when they differ",
      "  critterbake diff old.png new.png -o diff.png     paints what differs in red",
      "  critterbake diff approved/ out/ --mode oklab --max-ratio 0.001",
      "",
      "Exit codes: 0 equal within the limits, 4 different, 3 a file cannot be read. With --quiet",
      "they are all that tells."
    })
public final class DiffCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(index = "0", paramLabel = "A", description = "An image, animation or folder.")
  private String first;

  @Parameters(index = "1", paramLabel = "B", description = "What to compare it with.")
  private String second;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Writes a picture of the difference; a folder of them when folders differ.")
  private String out;

  @Option(names = "--panels", description = "Shows A and B at both sides of the difference.")
  private boolean panels;

  @Option(names = "--darker-blue", description = "Paints pixels that are darker in B blue.")
  private boolean darkerBlue;

  @Mixin private CompareOptions compare = new CompareOptions();

  @Mixin private TellingOptions telling = new TellingOptions();

  public DiffCommand(Console console) {
    this.console = console;
  }

  @Override
  public Console told(Console plain) {
    return telling.told(plain);
  }

  @Override
  public List<String> unused() {
    return List.of("--progress");
  }

  @Override
  public Integer call() throws IOException {
    Path one = CommonOptions.resolved(console, first);
    Path two = CommonOptions.resolved(console, second);
    if (Files.isDirectory(one) != Files.isDirectory(two)) {
      throw new ToolException(
          ExitCode.INVALID,
          (Files.isDirectory(one) ? first : second)
              + " is a folder and the other is not: compare two files or two folders");
    }
    if (out != null && !Files.isDirectory(one)) {
      WrittenFile.png(console, out);
    }
    boolean equal = Files.isDirectory(one) ? folders(one, two) : files(one, two);
    return (equal ? ExitCode.DONE : ExitCode.GUARANTEE).status();
  }

  private boolean files(Path one, Path two) throws IOException {
    ComparedAnimations compared;
    try {
      compared =
          new AnimationComparison(compare.limits())
              .compare(AnimationFile.read(one), AnimationFile.read(two));
    } catch (UnreadableFile e) {
      throw new ToolException(ExitCode.INVALID, e.getMessage(), e);
    }
    if (out != null) {
      DifferenceFile.write(compared, painter(), CommonOptions.resolved(console, out));
    }
    AnimationDifference found = compared.difference();
    String text = PairText.of(found);
    tell(DifferenceJson.of(found), List.of(text.isEmpty() ? "equal" : text));
    return found.equal();
  }

  private boolean folders(Path one, Path two) throws IOException {
    List<PairComparison> pairs =
        new FolderComparison(compare.limits()).compare(one, two, this::paint);
    long failed = pairs.stream().filter(pair -> !pair.passed()).count();
    List<String> lines = new ArrayList<>();
    pairs.forEach(pair -> lines.add(PairText.of(pair)));
    lines.add(pairs.size() - failed + " of " + pairs.size() + " files are the same");
    tell(DifferenceJson.of(pairs), lines);
    if (pairs.stream().anyMatch(pair -> pair.status() == PairComparison.Status.UNREADABLE)) {
      throw new ToolException(ExitCode.INVALID, "files that cannot be read are no comparison");
    }
    return failed == 0;
  }

  private void paint(ComparedFiles files) throws IOException {
    if (out != null && !files.pair().passed() && files.both().isPresent()) {
      Path file = CommonOptions.resolved(console, out).resolve(files.pair().name() + ".diff.png");
      Files.createDirectories(file.getParent());
      DifferenceFile.write(files.both().get(), painter(), file);
    }
  }

  private DifferencePainter painter() {
    return new DifferencePainter(
        darkerBlue ? DifferencePainter.BLUE : DifferencePainter.RED, panels);
  }

  private void tell(Object summary, List<String> lines) {
    if (telling.json()) {
      console.out().print(Json.write(summary));
    } else if (!telling.quiet()) {
      lines.forEach(console::result);
    }
  }
}
