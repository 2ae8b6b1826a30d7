package critterbake.cli.atlas;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All data formats: a new one is one class and one line here. */
public final class AtlasFormats {
  /** The formats in the order they are documented. */
  public static final List<AtlasFormat> ALL =
      List.of(
          new AsepriteJson(false),
          new AsepriteJson(true),
          new TexturePackerJson(false),
          new TexturePackerJson(true),
          new PhaserJson(),
          new LibgdxAtlas(false),
          new LibgdxAtlas(true),
          new AsepriteArt(),
          new GodotTres(4),
          new GodotTres(3),
          new UnityTpsheet(),
          new StarlingXml(),
          new GamemakerStrips());

  private AtlasFormats() {}

  /** The format of this word; {@code pixi} is TexturePacker's object form. */
  public static Optional<AtlasFormat> of(String id) {
    String word = id.equals("pixi") ? "texturepacker" : id;
    return ALL.stream().filter(format -> format.id().equals(word)).findFirst();
  }

  /** The format of a file, by its name and content. */
  public static Optional<AtlasFormat> of(AtlasFile file) {
    return ALL.stream().filter(format -> format.accepts(file)).findFirst();
  }

  /** The files of several formats, those that formats share once. */
  public static List<AtlasFile> write(List<AtlasFormat> formats, Atlas atlas) {
    Map<String, AtlasFile> files = new LinkedHashMap<>();
    for (AtlasFormat format : formats) {
      for (AtlasFile file : format.write(atlas)) {
        files.putIfAbsent(file.name(), file);
      }
    }
    return List.copyOf(files.values());
  }
}
