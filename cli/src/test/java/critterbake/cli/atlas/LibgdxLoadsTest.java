package critterbake.cli.atlas;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The reader that games use agrees with what was written. */
class LibgdxLoadsTest {
  @Property(tries = 20)
  void libgdxFindsEveryFrame(@ForAll long seed, @ForAll boolean legacy) {
    Sheet sheet = SheetBuilder.build(Sheets.sources(seed), SheetOptions.DEFAULT.withMaxSize(64));
    AtlasFile file = new LibgdxAtlas(legacy).write(Atlas.of("hero", sheet)).get(0);
    TextureAtlasData data = new TextureAtlasData();
    data.load(new MemoryFile(file.bytes()), new FileHandle("folder"), false);
    assertEquals(sheet.pages().size(), data.getPages().size);
    Map<String, TextureAtlasData.Region> regions = new LinkedHashMap<>();
    for (TextureAtlasData.Region region : data.getRegions()) {
      regions.put(region.name + "/" + region.index, region);
    }
    assertEquals(sheet.frames().size(), regions.size());
    for (SheetClip clip : sheet.clips()) {
      for (int i = 0; i < clip.length(); i++) {
        check(sheet.regionOf(clip.from() + i), regions.get(clip.name() + "/" + i), sheet);
      }
    }
  }

  private static void check(Sheet.Region ours, TextureAtlasData.Region read, Sheet sheet) {
    assertEquals(ours.x(), read.left);
    assertEquals(ours.y(), read.top);
    assertEquals(ours.width(), read.width);
    assertEquals(ours.height(), read.height);
    assertEquals(ours.sourceWidth(), read.originalWidth);
    assertEquals(ours.sourceHeight(), read.originalHeight);
    assertEquals(ours.offsetX(), (int) read.offsetX);
    assertEquals(ours.sourceHeight() - ours.height() - ours.offsetY(), (int) read.offsetY);
    assertEquals(sheet.pages().get(ours.page()).width(), (int) read.page.width);
  }

  /** A file that is not on disk. */
  private static final class MemoryFile extends FileHandle {
    private final byte[] bytes;

    MemoryFile(byte[] bytes) {
      super("hero.atlas");
      this.bytes = bytes;
    }

    @Override
    public InputStream read() {
      return new ByteArrayInputStream(bytes);
    }
  }
}
