package critterbake.cli.bake;

import critterbake.cli.json.Json;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.Picturing;
import critterbake.cli.verify.PixelHash;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.measure.PictureMetrics;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An output that writes nothing and measures: colors, faults, different pictures, one hash over
 * all.
 */
final class PictureTally implements OutputWriter {
  private final MessageDigest digest = PixelHash.sha256();
  private final PictureMetrics metrics = new PictureMetrics();
  private final Set<String> pictures = new LinkedHashSet<>();

  @Override
  public boolean takes(ClipHeader clip) {
    return true;
  }

  @Override
  public Picturing picturing(ClipHeader clip) {
    return new Picturing(false, Optional.empty(), 1, Optional.empty());
  }

  @Override
  public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
    return List.of();
  }

  @Override
  public void begin(ClipHeader clip, String variant) {}

  @Override
  public void frame(Frame frame) {
    String hash = PixelHash.of(frame);
    digest.update(hash.getBytes(StandardCharsets.US_ASCII));
    pictures.add(hash);
    metrics.add(frame);
  }

  @Override
  public void end(RootMotion root) {}

  @Override
  public List<WrittenFile> finish() {
    return List.of();
  }

  /** The {@code image} object of {@code inspect --json}. */
  Map<String, Object> json() {
    return Json.object(
        "colors", metrics.colors(),
        "pixel_hash", HexFormat.of().formatHex(digest.digest()),
        "distinct_frames", pictures.size(),
        "orphans", metrics.orphans(),
        "doubled_corners", metrics.doubledCorners(),
        "boil", metrics.boil());
  }
}
