package critterbake.cli.pack;

import static critterbake.cli.json.Json.object;

import critterbake.cli.atlas.Atlas;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.bake.Manifest;
import critterbake.cli.json.Json;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.verify.PixelHash;
import critterbake.cli.version.ToolVersion;
import critterbake.raster.Clip;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A sheet of clips with its data files and manifest, ready to be written.
 *
 * @param sheet the packed clips
 * @param files in the order they are written, the manifest last
 */
public record PackedSheet(Sheet sheet, List<Written> files) {
  /** A file: its kind, its name and its bytes. */
  public record Written(String type, String name, byte[] bytes) {}

  /** Packs clips. */
  public static PackedSheet of(
      String name, List<Clip> clips, SheetOptions options, List<AtlasFormat> formats)
      throws IOException {
    Sheet sheet = SheetBuilder.build(clips.stream().map(SheetSource::of).toList(), options);
    Atlas atlas = Atlas.of(name, sheet);
    List<Written> files = new ArrayList<>();
    for (int page = 0; page < sheet.pages().size(); page++) {
      files.add(new Written("sheet", atlas.pageFiles().get(page), png(sheet.pages().get(page))));
    }
    for (AtlasFile file : AtlasFormats.write(formats, atlas)) {
      files.add(new Written("data", file.name(), file.bytes()));
    }
    byte[] manifest = Json.write(manifest(name, clips, files)).getBytes(StandardCharsets.UTF_8);
    files.add(new Written("manifest", Manifest.fileName(name), manifest));
    return new PackedSheet(sheet, files);
  }

  private static byte[] png(Page page) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngEncoder.encode(page.width(), page.height(), page.argb(), out);
    return out.toByteArray();
  }

  private static Map<String, Object> manifest(
      String name, List<Clip> clips, List<Written> written) {
    List<Object> frames = new ArrayList<>();
    for (Clip clip : clips) {
      List<String> pixels = clip.frames().stream().map(PixelHash::of).toList();
      frames.add(
          object(
              "output", "sheet", "clip", clip.name(), "variant", "", "zoom", 1, "pixels", pixels));
    }
    List<Object> files = new ArrayList<>();
    for (Written file : written) {
      files.add(
          object(
              "file", file.name(),
              "type", file.type(),
              "bytes", file.bytes().length,
              "sha256", sha256(file.bytes())));
    }
    return object(
        "critterbake", ToolVersion.text(), "name", name, "frames", frames, "files", files);
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** Writes all files, or none. */
  public void write(PendingFiles pending) throws IOException {
    for (Written file : files) {
      try (OutputStream out = pending.open(file.name())) {
        out.write(file.bytes());
      }
    }
    pending.commit();
  }
}
