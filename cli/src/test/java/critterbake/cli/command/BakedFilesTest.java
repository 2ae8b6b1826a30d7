package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files that a bake writes. */
class BakedFilesTest {
  static Stream<FileSystem> systems() {
    return Stream.of(
        Jimfs.newFileSystem(Configuration.unix()), Jimfs.newFileSystem(Configuration.windows()));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void writesASheetWithDataAndAGif(FileSystem system) throws IOException {
    ToolFolder folder = Rider.folder(system);
    ToolRun run = folder.run("bake", "rider.yaml");
    assertEquals(0, run.status(), run.err());
    assertEquals(
        List.of("rider.gif", "rider.json", "rider.manifest.json", "rider.png"),
        folder.names("out"));
    assertEquals(3, run.out().lines().count(), run.out());
  }

  @Test
  void anyNumberOfJobsWritesTheSameBytes() throws IOException {
    ToolFolder folder = Rider.folder();
    for (String jobs : List.of("1", "2", "8")) {
      ToolRun run = folder.run("bake", "rider.yaml", "--jobs", jobs, "-o", "out" + jobs);
      assertEquals(0, run.status(), run.err());
    }
    for (String name : folder.names("out1")) {
      byte[] one = folder.bytes("out1/" + name);
      assertArrayEquals(one, folder.bytes("out2/" + name), name);
      assertArrayEquals(one, folder.bytes("out8/" + name), name);
    }
  }

  @Test
  void partsMayBeLargerThanAnyPicture() throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write(
        "huge.yaml",
        """
        critterbake: 1
        actors: {a: {kind: walker}}
        shot: {duration: 1f}
        view: {size: 8x8, pixels_per_unit: 1000000}
        """);
    ToolRun run = folder.run("bake", "huge.yaml");
    assertEquals(0, run.status(), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"godot", "unity", "phaser", "libgdx", "gamemaker", "pixi"})
  void makesSheetsForAnEngineThatAreReadBack(String engine) throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write(
        "rider.yaml",
        Rider.TEXT
            + """
            clips: {fly-left: {}, fly: {shot: {duration: 3f}}}
            variants: {dark: {}}
            outputs: {sheet: {rotate: true, extrude: 1}}
            """);
    ToolRun run = folder.run("bake", "rider.yaml", "--for", engine);
    assertEquals(0, run.status(), run.err());
    assertTrue(run.err().toLowerCase(Locale.ROOT).contains(engine), run.err());
    assertTrue(folder.names("out").size() > 2, run.out());
  }

  @Test
  void sheetsAreNamedByTheirVariantWhereThePatternSays() throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write(
        "rider.yaml",
        Rider.TEXT
            + """
            variants: {dark: {}}
            outputs: {sheet: {file: 'sheets/{variant}-{name}.png'}}
            """);
    ToolRun run = folder.run("bake", "rider.yaml");
    assertEquals(0, run.status(), run.err());
    assertEquals(List.of("dark-rider.png", "rider.png"), folder.names("out/sheets"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "tiff", "tga"})
  void writesFramesInEveryFormatNamedByTheirTime(String ending) throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write(
        "rider.yaml",
        Rider.TEXT
            + "outputs: {frames: {pattern: '{clip}/{ms:04}."
            + ending
            + "'}, png: {type: frames}}");
    ToolRun run = folder.run("bake", "rider.yaml");
    assertEquals(0, run.status(), run.err());
    assertEquals(
        Stream.of("0000", "0083", "0167", "0250", "0333", "0417")
            .map(ms -> ms + "." + ending)
            .toList(),
        folder.names("out/rider"));
    BufferedImage wanted = picture(folder.file("out/rider-png-rider-1.png"));
    BufferedImage written = picture(folder.file("out/rider/0083." + ending));
    assertArrayEquals(pixels(wanted), pixels(written));
  }

  private static BufferedImage picture(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return ImageIO.read(in);
    }
  }

  /** Straight ARGB, what cannot be seen as 0. */
  private static int[] pixels(BufferedImage image) {
    int[] argb = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return Arrays.stream(argb).map(color -> color >>> 24 == 0 ? 0 : color).toArray();
  }
}
