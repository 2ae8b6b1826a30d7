package critterbake.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.cli.atlas.AsepriteJson;
import critterbake.cli.atlas.Atlas;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.GodotTres;
import critterbake.cli.atlas.PhaserJson;
import critterbake.cli.atlas.Sheets;
import critterbake.cli.atlas.TexturePackerJson;
import critterbake.raster.Frame;
import critterbake.raster.encode.WholeTime;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetPicture;
import critterbake.raster.sheet.SheetSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Engines load our sheets and show every frame of every clip with its right offset. Each test is
 * skipped, with its reason printed, where its engine is not installed.
 */
class EnginesShowFramesTest {
  private static final List<SheetSource> CLIPS = Sheets.sources(11);
  private static final SheetOptions SEVERAL_PAGES =
      SheetOptions.DEFAULT.withMaxSize(64).withSpacing(2, 0, 1);

  @TempDir private Path folder;

  @Test
  void pixiShowsEveryFrame() throws IOException, InterruptedException {
    Peers.requirePackages(List.of("pixi.js"));
    Atlas atlas =
        write("hero", SEVERAL_PAGES.withRotate(true), List.of(new TexturePackerJson(false)));
    List<String> data = new ArrayList<>();
    for (String page : atlas.pageFiles()) {
      data.add(page.replace(".png", ".texturepacker.json"));
    }
    writePage("pixi.html", "['" + String.join("', '", data) + "']");
    List<String> expected = new ArrayList<>();
    for (SheetSource source : CLIPS) {
      List<Frame> frames = source.pictures().stream().map(SheetPicture::frame).toList();
      for (int i = 0; i < frames.size(); i++) {
        expected.add(source.name() + "\t" + i + "\t" + hash(frames.get(i)));
      }
    }
    assertSame(expected, new Browser(folder).open("pixi.html"));
  }

  @Test
  void phaserShowsEveryFrameForItsTime() throws IOException, InterruptedException {
    Peers.requirePackages(List.of("phaser"));
    write("one", SheetOptions.DEFAULT, List.of(new AsepriteJson(false)));
    write("several", SEVERAL_PAGES, List.of(new PhaserJson()));
    writePage("phaser.html", "{one: 'one', several: 'several'}");
    List<String> expected = new ArrayList<>();
    for (SheetSource source : CLIPS) {
      WholeTime milliseconds = new WholeTime(1000, 0);
      List<Frame> frames = source.pictures().stream().map(SheetPicture::frame).toList();
      for (int i = 0; i < frames.size(); i++) {
        String name = source.name();
        long time = milliseconds.next(frames.get(i).time());
        expected.add("aseprite " + name + "\t" + i + "\t" + time + "\t" + hash(frames.get(i)));
        expected.add("multiatlas " + name + "-" + i + "\t" + hash(frames.get(i)));
      }
    }
    assertSame(expected, new Browser(folder).open("phaser.html"));
  }

  @Test
  void godotLoadsEveryFrame() throws IOException, InterruptedException {
    String godot = Peers.program("godot3-server");
    Atlas atlas = write("sheet", SEVERAL_PAGES, List.of(new GodotTres(3)));
    Files.move(folder.resolve("sheet.godot3.tres"), folder.resolve("sheet.tres"));
    Files.writeString(folder.resolve("project.godot"), "config_version=4\n");
    Files.write(folder.resolve("frames.gd"), resource("frames.gd"));
    run(godot, "--path", folder.toString(), "--editor", "--quit");
    List<String> told = new ArrayList<>();
    for (String line : run(godot, "--path", folder.toString(), "-s", "frames.gd")) {
      if (line.startsWith("frame\t")) {
        told.add(line.substring(6));
      }
    }
    assertSame(godotFrames(atlas), told);
  }

  /** What Godot 3 should tell: frames that last longer stand several times. */
  private static List<String> godotFrames(Atlas atlas) {
    Sheet sheet = atlas.sheet();
    List<String> expected = new ArrayList<>();
    for (SheetClip clip : sheet.clips()) {
      int number = 0;
      for (int frame = clip.from(); frame <= clip.to(); frame++) {
        long times = Math.round(12 * sheet.frames().get(frame).time().seconds());
        Region r = sheet.regionOf(frame);
        for (int i = 0; i < times; i++) {
          expected.add(
              String.format(
                  Locale.ROOT,
                  "%s\t%d\t12\tTrue\tres://%s\t(%d, %d, %d, %d)\t(%d, %d, %d, %d)\t(%d, %d)",
                  clip.name(),
                  number++,
                  atlas.pageFiles().get(r.page()),
                  r.x(),
                  r.y(),
                  r.width(),
                  r.height(),
                  r.offsetX(),
                  r.offsetY(),
                  r.sourceWidth() - r.width(),
                  r.sourceHeight() - r.height(),
                  r.sourceWidth(),
                  r.sourceHeight()));
        }
      }
    }
    return expected;
  }

  private static void assertSame(List<String> expected, List<String> told) {
    assertEquals(
        String.join("\n", expected.stream().sorted().toList()),
        String.join("\n", told.stream().sorted().toList()));
  }

  private Atlas write(String name, SheetOptions options, List<AtlasFormat> formats)
      throws IOException {
    Atlas atlas = Atlas.of(name, SheetBuilder.build(CLIPS, options));
    for (int i = 0; i < atlas.pageFiles().size(); i++) {
      Page page = atlas.sheet().pages().get(i);
      try (OutputStream out = Files.newOutputStream(folder.resolve(atlas.pageFiles().get(i)))) {
        PngEncoder.encode(page.width(), page.height(), page.argb(), out);
      }
    }
    for (AtlasFormat format : formats) {
      for (AtlasFile file : format.write(atlas)) {
        Files.write(folder.resolve(file.name()), file.bytes());
      }
    }
    return atlas;
  }

  private void writePage(String name, String data) throws IOException {
    String page = new String(resource(name), StandardCharsets.UTF_8);
    Files.writeString(folder.resolve(name), page.replace("DATA_FILES", data));
  }

  static byte[] resource(String name) throws IOException {
    try (InputStream in = EnginesShowFramesTest.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  /** The frame's size and the FNV hash of its pixels, red first. */
  private static String hash(Frame frame) {
    int hash = 0x811c9dc5;
    for (int color : frame.argb()) {
      int seen = color >>> 24 == 0 ? 0 : color;
      for (int part : new int[] {seen >> 16, seen >> 8, seen, seen >>> 24}) {
        hash = (hash ^ part & 255) * 0x01000193;
      }
    }
    return frame.width() + "\t" + frame.height() + "\t" + Integer.toUnsignedString(hash);
  }

  static List<String> run(String... command) throws IOException, InterruptedException {
    return run(Map.of(), command);
  }

  /** What a program prints under further environment variables. */
  static List<String> run(Map<String, String> environment, String... command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(environment);
    Process process = builder.start();
    List<String> lines;
    try (InputStream out = process.getInputStream()) {
      lines = new String(out.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return lines;
  }
}
