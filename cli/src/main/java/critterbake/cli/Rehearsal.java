package critterbake.cli;

import critterbake.cli.console.Console;
import critterbake.cli.console.Interruption;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Runs what people run most, once, so that the launcher learns which classes its archive is to
 * hold. Not a command: nothing it makes is kept.
 */
public final class Rehearsal {
  private Rehearsal() {}

  /**
   * @param args a scenario with several clips, and a folder for what is made of it
   */
  public static void main(String... args) {
    String scenario = args[0];
    String folder = args[1];
    run("--help");
    run("bake", "--help");
    run("bake", "no such file");
    run("bake", scenario, "-o", folder);
    String outputs = "{sheet: {}, gif: {}, apng: {}, frames: {}}";
    run("bake", scenario, "-o", folder, "--clip", "stroll", "--set", "outputs=" + outputs);
    run("bake", scenario, "-o", folder, "--set", "outputs=" + outputs);
    run("bake", scenario, "-o", folder, "--jobs", "1", "--json", "--force");
    run("inspect", scenario);
    run("verify", folder + "/strider.json");
  }

  private static void run(String... args) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    Interruption.ofThisThread().workIsOver();
    Main.run(Console.of(nowhere, nowhere, Path.of("")), args);
  }
}
