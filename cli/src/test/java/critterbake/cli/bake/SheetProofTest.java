package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.json.Json;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.OutputWriter.WrittenSheet;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.output.Picturing;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A sheet that lies is found before it replaces anything. */
class SheetProofTest {
  private static final String RIDER =
      """
      critterbake: 1
      shot: {duration: 4f, warmup: 0s}
      clock: {fps: 12, ticks_per_frame: 4}
      actors: {rider: {kind: swing, path: {segments: [{velocity: [3, -2], for: 1s}]}}}
      view: {size: [40, 32], pixels_per_unit: 10, origin: [0.5, 0.5]}
      outputs: {sheet: {}}
      """;

  private final SheetWriter writer = new SheetWriter();
  private final PixelLedger ledger = new PixelLedger(Map.of(writer, "sheet"));
  private ToolFolder folder;
  private String data;
  private byte[] picture;

  @BeforeEach
  void bake() throws IOException {
    folder = ToolFolder.with("rider.yaml", RIDER);
    folder.run("bake", "rider.yaml").done();
    data = folder.text("out/rider.json");
    picture = folder.bytes("out/rider.png");
    Map<?, ?> manifest = (Map<?, ?>) Json.read(folder.text("out/rider.manifest.json"));
    Map<?, ?> row = (Map<?, ?>) ((List<?>) manifest.get("frames")).get(0);
    for (Object hash : (List<?>) row.get("pixels")) {
      ledger.add(writer, (String) row.get("clip"), "", 1, frame((String) hash));
    }
  }

  private static ExpectedFrame frame(String hash) {
    return new ExpectedFrame(hash, new FrameTime(1, 12));
  }

  private void prove(String json, byte[] png) throws IOException {
    try (PendingFiles files = new PendingFiles(folder.file("again"))) {
      write(files, "rider.json", json.getBytes(StandardCharsets.UTF_8));
      write(files, "rider.png", png);
      new SheetProof(files, ledger).check(Map.of(writer, "sheet"));
    }
  }

  private static void write(PendingFiles files, String name, byte[] bytes) throws IOException {
    try (OutputStream out = files.open(name)) {
      out.write(bytes);
    }
  }

  private void assertFound(String fault, String json, byte[] png) {
    ToolException found = assertThrows(ToolException.class, () -> prove(json, png));
    assertEquals(ExitCode.GUARANTEE, found.code());
    assertTrue(found.getMessage().contains(fault), found.getMessage());
  }

  @Test
  void acceptsWhatWasBaked() {
    assertDoesNotThrow(() -> prove(data, picture));
  }

  @Test
  void findsAFrameCutElsewhere() {
    String moved = data.replaceFirst("\"x\":\\s*\\d+", "\"x\": 7");
    assertFound("frame 0", moved, picture);
  }

  @Test
  void findsAClipThatIsMissing() {
    ledger.add(writer, "jump", "", 1, frame("00"));
    assertFound("clip jump is missing", data, picture);
  }

  @Test
  void findsABrokenPicture() {
    byte[] cut = Arrays.copyOf(picture, picture.length / 2);
    assertFound("rider.png", data, cut);
  }

  /** Says it wrote one sheet. */
  private static final class SheetWriter implements OutputWriter {
    @Override
    public List<WrittenSheet> sheets() {
      return List.of(
          new WrittenSheet("rider", "", List.of("rider.json"), Map.of("rider.png", "rider.png")));
    }

    @Override
    public boolean takes(ClipHeader clip) {
      return true;
    }

    @Override
    public Picturing picturing(ClipHeader clip) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
      return List.of();
    }

    @Override
    public void begin(ClipHeader clip, String variant) {}

    @Override
    public void frame(Frame frame) {}

    @Override
    public void end(RootMotion root) {}

    @Override
    public List<WrittenFile> finish() {
      return List.of();
    }
  }
}
