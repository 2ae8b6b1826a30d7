package critterbake.cli.bake;

import critterbake.cli.scenario.Scenario;
import critterbake.cli.verify.PixelHash;
import critterbake.cli.version.ToolVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * The hash of everything a bake depends on: the tool's version, the resolved scenario, the files it
 * names by their content, and the options that change what comes out.
 *
 * @param scenarioHash of the resolved scenario alone
 * @param hash of everything
 */
public record Inputs(String scenarioHash, String hash) {
  public static Inputs of(Scenario scenario, BakeSettings settings) throws IOException {
    MessageDigest digest = PixelHash.sha256();
    digest.update(utf8(scenario.canonical()));
    String scenarioHash = HexFormat.of().formatHex(digest.digest());
    digest.update(utf8("critterbake " + ToolVersion.text() + "\n" + scenarioHash + "\n"));
    digest.update(utf8("clips " + settings.clips() + " seam " + settings.allowSeam() + "\n"));
    digest.update(utf8(settings.changes().fingerprint() + "\n"));
    for (Path file : InputFiles.of(scenario)) {
      digest.update(utf8(file.getFileName() + " " + Manifest.sha256(file) + "\n"));
    }
    return new Inputs(scenarioHash, HexFormat.of().formatHex(digest.digest()));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
