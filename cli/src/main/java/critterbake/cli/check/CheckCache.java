package critterbake.cli.check;

import critterbake.cli.bake.BakeSettings;
import critterbake.cli.bake.Inputs;
import critterbake.cli.compare.CompareLimits;
import critterbake.cli.output.OutputChanges;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Remembers which scenarios passed, by everything a check depends on: the scenario, its parts, the
 * tool's version, the clips chosen, the approved files and the limits. Failures are never
 * remembered.
 *
 * @param folder where, or empty to remember nothing
 * @param clips only these clips are checked, or all when empty
 */
public record CheckCache(Optional<Path> folder, List<String> clips) {
  /** Whether this very check passed before. */
  public boolean passed(Scenario scenario, ApprovedFolder approved, CompareLimits limits)
      throws IOException {
    return folder.isPresent() && Files.exists(mark(scenario, approved, limits));
  }

  /** Remembers that it passed. */
  public void remember(Scenario scenario, ApprovedFolder approved, CompareLimits limits)
      throws IOException {
    if (folder.isPresent()) {
      Files.createDirectories(folder.get());
      Files.writeString(mark(scenario, approved, limits), scenario.name() + "\n");
    }
  }

  private Path mark(Scenario scenario, ApprovedFolder approved, CompareLimits limits)
      throws IOException {
    BakeSettings settings =
        new BakeSettings(approved.folder(), 1, clips, OutputChanges.NONE, false, true);
    MessageDigest digest = sha256();
    digest.update(utf8(Inputs.of(scenario, settings).hash() + "\n" + limits + "\n"));
    for (String name : approved.kept()) {
      digest.update(utf8(name + "\n"));
      digest.update(sha256().digest(Files.readAllBytes(approved.folder().resolve(name))));
    }
    return folder.orElseThrow().resolve(HexFormat.of().formatHex(digest.digest()) + ".passed");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
