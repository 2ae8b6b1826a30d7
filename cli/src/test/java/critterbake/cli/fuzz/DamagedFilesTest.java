package critterbake.cli.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.CirclingRider;
import critterbake.cli.ToolFolder;
import critterbake.cli.atlas.AtlasException;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.compare.AnimationFile;
import critterbake.cli.compare.UnreadableFile;
import critterbake.cli.parts.PartFiles;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ReadResult;
import critterbake.cli.scenario.ScenarioReader;
import critterbake.cli.sprite.SpriteException;
import critterbake.cli.sprite.SpriteFiles;
import critterbake.cli.sprite.SpriteLimits;
import critterbake.cli.verify.SheetVerifier;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.BrokenFileException;
import critterbake.raster.encode.gif.GifDecoder;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.sim.pose.CutOut;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.ShrinkingMode;

/**
 * Whatever was done to a file, a reader gives its content or its own kind of error: no other
 * exception, no endless loop, no memory that the file does not account for. Builds try a few
 * hundred files; {@code mvn -Dfast test -pl cli -am -Dtest=DamagedFilesTest
 * -Dcritterbake.fuzz=100000 -Dsurefire.failIfNoSpecifiedTests=false} tries so many more of each
 * kind, and others than before with {@code -Dcritterbake.fuzz.first=100000}.
 */
class DamagedFilesTest {
  private static final Path ROOT =
      Path.of(System.getProperty("critterbake.root", "..")).toAbsolutePath().normalize();

  private static final List<byte[]> PICTURES =
      Stream.concat(
              files("cli/src/test/resources/sprite", ".*[.](png|gif)").stream(),
              files("configs/approved/strider", ".*[.](png|gif)").stream())
          .toList();
  private static final List<byte[]> SPRITES =
      files("cli/src/test/resources/sprite", ".*[.](png|gif|psd|tga|tif|bmp|webp)");
  private static final List<byte[]> SCENARIOS = files("configs", ".*[.]yaml");

  private static final String SHEET =
      CirclingRider.START
          + """
          view: {size: [16, 16], pixels_per_unit: 6, origin: [0.5, 0.5]}
          outputs:
            sheet: {data: [aseprite, texturepacker, phaser, libgdx, godot, unity, starling]}
          """;

  private final ToolFolder folder = ToolFolder.empty();
  private final List<Path> data = baked();

  private static List<byte[]> files(String folder, String names) {
    try (Stream<Path> all = Files.list(ROOT.resolve(folder))) {
      List<byte[]> files = new ArrayList<>();
      for (Path file : all.sorted().toList()) {
        if (file.getFileName().toString().matches(names)) {
          files.add(Files.readAllBytes(file));
        }
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The data files of a sheet, with the manifest. */
  private List<Path> baked() {
    try {
      folder.write("rider.yaml", SHEET);
      folder.run("bake", "rider.yaml").done();
      return folder.names("out").stream()
          .filter(name -> !name.endsWith(".png"))
          .map(name -> folder.file("out/" + name))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Provide
  Arbitrary<byte[]> pictures() {
    return Damage.of(PICTURES);
  }

  @Provide
  Arbitrary<byte[]> sprites() {
    return Damage.of(SPRITES);
  }

  @Provide
  Arbitrary<byte[]> scenarios() {
    return Damage.of(SCENARIOS);
  }

  @Property(tries = 150, seed = "1", shrinking = ShrinkingMode.BOUNDED)
  void gifsAndPngs(@ForAll("pictures") byte[] file) {
    try {
      Animation animation =
          GifDecoder.accepts(file) ? GifDecoder.decode(file) : PngDecoder.decode(file);
      assertTrue(animation.width() > 0 && animation.repeat() >= 0);
    } catch (BrokenFileException e) {
      assertTrue(e.getMessage().length() > 5);
    }
  }

  @Property(tries = 150, seed = "2", shrinking = ShrinkingMode.BOUNDED)
  void picturesToCompare(@ForAll("sprites") byte[] file) throws IOException {
    Path path = Files.write(folder.file("picture.png"), file);
    try {
      assertTrue(AnimationFile.read(path).height() > 0);
    } catch (UnreadableFile e) {
      assertTrue(e.getMessage().contains("picture.png"), e.getMessage());
    }
  }

  @Property(tries = 150, seed = "3", shrinking = ShrinkingMode.BOUNDED)
  void sprites(@ForAll("sprites") byte[] file) throws IOException {
    Files.write(folder.file("part.png"), file);
    CutOut cutOut = new CutOut("part.png", Optional.empty(), 1, 0, false);
    try {
      SpriteFiles.read(
          List.of(cutOut), new PartFiles(List.of(folder.path())), SpriteLimits.STANDARD);
    } catch (SpriteException e) {
      assertEquals(1, e.faults().size());
    }
  }

  @Property(tries = 150, seed = "4", shrinking = ShrinkingMode.BOUNDED)
  void scenarios(@ForAll("scenarios") byte[] file) throws IOException {
    Path path = Files.write(folder.file("damaged.yaml"), file);
    ReadResult result = ScenarioReader.read(path, ReadOptions.NONE);
    boolean failed = result.diagnostics().stream().anyMatch(fault -> fault.isError());
    assertEquals(failed, result.scenario().isEmpty());
  }

  @Provide
  Arbitrary<Damaged> damagedData() {
    List<Arbitrary<Damaged>> all = new ArrayList<>();
    for (Path file : data) {
      all.add(Damage.of(List.of(bytes(file))).map(bytes -> new Damaged(file, bytes)));
    }
    return Arbitraries.oneOf(all);
  }

  /** A file of the sheet with other content. */
  record Damaged(Path file, byte[] bytes) {}

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Property(tries = 150, seed = "5", shrinking = ShrinkingMode.BOUNDED)
  void sheetData(@ForAll("damagedData") Damaged damaged) {
    AtlasFile file = new AtlasFile(damaged.file.getFileName().toString(), damaged.bytes);
    try {
      Optional<AtlasFormat> format = AtlasFormats.of(file);
      assertTrue(format.isEmpty() || format.get().read(file) != null);
    } catch (AtlasException | IllegalArgumentException e) {
      assertTrue(e.getMessage() != null);
    }
  }

  @Property(tries = 150, seed = "6", shrinking = ShrinkingMode.BOUNDED)
  void verifiedSheets(@ForAll("damagedData") Damaged damaged) throws IOException {
    byte[] whole = bytes(damaged.file);
    boolean manifest = damaged.file.toString().endsWith(".manifest.json");
    Files.write(damaged.file, damaged.bytes);
    try {
      SheetVerifier.faults(manifest ? data.get(0) : damaged.file);
    } finally {
      Files.write(damaged.file, whole);
    }
  }

  /** A reader's test, given damaged files of its kind. */
  private interface Reader<T> {
    void read(T damaged) throws IOException;
  }

  private static <T> void many(String kind, Arbitrary<T> files, Reader<T> reader) {
    int first = Integer.getInteger("critterbake.fuzz.first", 0);
    int tries = Integer.getInteger("critterbake.fuzz");
    RandomGenerator<T> generator = files.generator(tries);
    for (int i = first; i < first + tries; i++) {
      try {
        reader.read(generator.next(new Random(i)).value());
      } catch (IOException | RuntimeException | Error e) {
        throw new AssertionError(kind + ", file " + i, e);
      }
    }
    System.out.println(kind + ": " + tries + " damaged files from " + first);
  }

  /** A name of a layer that claims two gigabytes. */
  @Example
  void aFileThatBrokeAReaderOnce() throws IOException {
    picturesToCompare(sprites().generator(1000).next(new Random(7439)).value());
  }

  @Example
  void manyMoreWhereAskedFor() {
    if (Integer.getInteger("critterbake.fuzz") == null) {
      System.out.println("skipped: more damaged files are tried with -Dcritterbake.fuzz=100000");
      return;
    }
    many("GIFs and PNGs", pictures(), this::gifsAndPngs);
    many("pictures to compare", sprites(), this::picturesToCompare);
    many("sprites", sprites(), this::sprites);
    many("scenarios", scenarios(), this::scenarios);
    many("data of sheets", damagedData(), this::sheetData);
    many("sheets to verify", damagedData(), this::verifiedSheets);
  }
}
