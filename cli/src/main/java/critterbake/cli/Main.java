package critterbake.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The entry point: everything below {@link #main} runs in memory, on the streams it is handed. */
@Command(
    name = "critterbake",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Bakes procedural pixel animation.")
public final class Main {
  private Main() {}

  /** Runs the tool on the process's own streams; the one place that ends the process. */
  public static void main(String... args) {
    int status = run(System.in, System.out, System.err, Path.of(""), args);
    System.out.flush();
    System.err.flush();
    System.exit(status);
  }

  /**
   * Runs one command.
   *
   * @param in what the command may read
   * @param out where results go, as UTF-8
   * @param err where messages go, as UTF-8
   * @param folder what relative paths in {@code args} are relative to
   * @return the exit status
   */
  @SuppressWarnings("UnusedVariable")
  public static int run(
      InputStream in, PrintStream out, PrintStream err, Path folder, String... args) {
    return new CommandLine(new Main())
        .setOut(new PrintWriter(out, true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(err, true, StandardCharsets.UTF_8))
        .execute(args);
  }

  /** The version that the build wrote into the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"critterbake " + (version == null ? "(unpackaged)" : version)};
    }
  }
}
