package critterbake.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import critterbake.cli.json.JsonView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the real launcher on the packaged jar, as a person would. */
class LauncherIT {
  private static final Path ROOT = Path.of(System.getProperty("critterbake.root", ".."));
  private static final Path LAUNCHER = ROOT.resolve("scripts/critterbake");

  @TempDir Path folder;

  private record Run(int status, String out, String err) {}

  @BeforeEach
  void needsShellAndJar() {
    assumeFalse(
        System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows"),
        "the launcher under test is a shell script");
    assumeTrue(
        Files.exists(ROOT.resolve("cli/target/critterbake.jar")),
        "cli/target/critterbake.jar is not packaged");
  }

  /** JUnit warns of links that lead out of its folder. */
  @AfterEach
  void removeLinks() throws IOException {
    Files.deleteIfExists(folder.resolve("a bin/critter bake"));
    Files.deleteIfExists(folder.resolve("first link"));
  }

  @Test
  void runsFromAnotherFolderThroughLinksWithSpaces() throws Exception {
    Path first = Files.createSymbolicLink(folder.resolve("first link"), LAUNCHER.toAbsolutePath());
    Path bin = Files.createDirectories(folder.resolve("a bin"));
    Path second =
        Files.createSymbolicLink(
            bin.resolve("critter bake"), Path.of("..", first.getFileName().toString()));

    Run run = run(second, System.getProperty("java.home"), "--version");

    assertEquals("", run.err());
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("critterbake "), run.out());
  }

  /** JBang takes a catalog's base from the catalog's folder, and what an alias names from there. */
  @Test
  void theJbangAliasNamesTheJar() throws Exception {
    Path catalog = ROOT.resolve(".jbang/jbang-catalog.json");
    JsonView json = JsonView.of(Files.readString(catalog));
    Path base = catalog.getParent().resolve(json.get("base-ref").text());
    String alias = json.get("aliases").get("critterbake").get("script-ref").text();
    assertTrue(
        Files.isSameFile(ROOT.resolve("cli/target/critterbake.jar"), base.resolve(alias)), alias);
  }

  @Test
  void refusesAnOldJava() throws Exception {
    Path java = Files.createDirectories(folder.resolve("old jdk/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\necho 'openjdk version \"11.0.2\" 2019-01-15' >&2\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));

    Run run = run(LAUNCHER, folder.resolve("old jdk").toString(), "--version");

    assertEquals(1, run.status());
    assertEquals(
        "critterbake: needs Java 17 or newer, but "
            + java
            + " is 11.0.2: set JAVA_HOME to a newer JDK\n",
        run.err());
  }

  @Test
  void namesAJavaHomeWithoutJava() throws Exception {
    Run run = run(LAUNCHER, folder.toString(), "--version");

    assertEquals(1, run.status());
    assertEquals(
        "critterbake: JAVA_HOME is "
            + folder
            + ", but there is no bin/java in it: point it at a JDK, 17 or newer\n",
        run.err());
  }

  private Run run(Path launcher, String javaHome, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher.toAbsolutePath().toString()));
    command.addAll(List.of(args));
    Path out = folder.resolve("out.txt");
    Path err = folder.resolve("err.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    Map<String, String> environment = builder.environment();
    environment.put("JAVA_HOME", javaHome);
    environment.keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
    Process process = builder.start();
    process.getOutputStream().close();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES), "the launcher hangs");
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }
}
