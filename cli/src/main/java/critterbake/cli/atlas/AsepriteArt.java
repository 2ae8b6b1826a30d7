package critterbake.cli.atlas;

import critterbake.cli.atlas.AsepriteEncoder.Art;
import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.atlas.LayerStack.Cel;
import critterbake.cli.atlas.LayerStack.Layers;
import critterbake.cli.sprite.AsepriteAnimation;
import critterbake.cli.sprite.AsepriteAnimation.Bounds;
import critterbake.cli.sprite.AsepriteAnimation.Tag;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.raster.sprite.SpriteImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * A real .aseprite file, which artists paint in and engines import: a layer for each part, tags,
 * times and slices. It holds its own pictures: one file for each variant. The slice {@code pivot}
 * tells how large the frames of each clip are.
 */
public final class AsepriteArt implements AtlasFormat {
  private static final int LONGEST_FRAME = 65_535;
  private static final String PIVOT = "pivot";

  @Override
  public String id() {
    return "aseprite-file";
  }

  /** The frames of a sheet in one layer. */
  @Override
  public List<AtlasFile> write(Atlas atlas) {
    Sheet sheet = atlas.sheet();
    List<List<Cel>> frames = new ArrayList<>();
    for (int i = 0; i < sheet.frames().size(); i++) {
      Region region = sheet.regionOf(i);
      int[] argb = FrameCutter.picture(sheet, i);
      Cel cel =
          new Cel(0, region.offsetX(), region.offsetY(), region.width(), region.height(), argb);
      frames.add(List.of(cel));
    }
    return List.of(file(atlas, "", new Layers(List.of("picture"), frames)));
  }

  /**
   * The frames of a sheet in the layers they were drawn in.
   *
   * @param variant that the frames show
   */
  public AtlasFile write(Atlas atlas, String variant, LayerStack frames) {
    return file(atlas, variant.isEmpty() ? "" : "-" + variant, frames.layers());
  }

  private static AtlasFile file(Atlas atlas, String suffix, Layers layers) {
    Sheet sheet = atlas.sheet();
    int width = 1;
    int height = 1;
    for (Region region : sheet.regions()) {
      width = Math.max(width, region.sourceWidth());
      height = Math.max(height, region.sourceHeight());
    }
    List<Integer> milliseconds = new ArrayList<>();
    for (SheetClip clip : sheet.clips()) {
      milliseconds.addAll(Times.milliseconds(sheet, clip));
    }
    if (milliseconds.stream().anyMatch(time -> time > LONGEST_FRAME)) {
      throw new AtlasException("a frame of an .aseprite file is shown for at most 65535 ms");
    }
    Art art = new Art(width, height, layers, milliseconds, sheet.clips(), Slices.of(sheet));
    return new AtlasFile(atlas.name() + suffix + ".aseprite", AsepriteEncoder.encode(art));
  }

  @Override
  public boolean servesVariants() {
    return false;
  }

  @Override
  public boolean accepts(AtlasFile file) {
    return file.name().endsWith(".aseprite");
  }

  @Override
  public AtlasReading read(AtlasFile file) {
    AsepriteAnimation art;
    try {
      art = AsepriteAnimation.read(file.bytes());
    } catch (IOException e) {
      throw new AtlasException("it " + e.getMessage());
    }
    Map<String, Page> pictures = new LinkedHashMap<>();
    List<ReadFrame> frames = new ArrayList<>();
    for (int i = 0; i < art.frames().size(); i++) {
      SpriteImage image = art.frames().get(i);
      Bounds size = art.slice(PIVOT, i).orElse(new Bounds(0, 0, image.width(), image.height()));
      String name = file.name() + " frame " + i;
      Cut cut =
          new Cut(
              name, 0, 0, size.width(), size.height(), 0, 0, size.width(), size.height(), false);
      frames.add(new ReadFrame(cut, OptionalDouble.of(art.milliseconds().get(i))));
      pictures.put(name, new Page(image.width(), image.height(), image.argb()));
    }
    List<ReadClip> clips = new ArrayList<>();
    for (Tag tag : art.tags()) {
      if (tag.to() < tag.from() || tag.to() >= frames.size()) {
        throw new AtlasException("tag " + tag.name() + " names frames that are not there");
      }
      List<ReadFrame> shown = frames.subList(tag.from(), tag.to() + 1);
      List<ReadFrame> played = AsepriteJson.played(shown, tag.direction());
      clips.add(ReadClip.playing(tag.name(), played, tag.repeat()));
    }
    return new AtlasReading(clips, pictures);
  }
}
