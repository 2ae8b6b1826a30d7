package critterbake.cli.atlas;

import critterbake.raster.sheet.SheetOptions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an engine wants of a sheet, and how to get it in there. */
public enum Engine {
  GODOT(
      List.of("godot"),
      "Godot 4: copy both files into the project and set the .tres as Sprite Frames of an"
          + " AnimatedSprite2D; Texture, Filter: Nearest."),
  UNITY(
      List.of("unity"),
      "Unity: import the .tpsheet with the TexturePacker Importer (free); Filter Mode: Point,"
          + " Compression: None."),
  PHASER(
      List.of("aseprite", "phaser"),
      "Phaser: this.load.aseprite('NAME', 'NAME.png', 'NAME.json'), then"
          + " this.anims.createFromAseprite('NAME'); pixelArt: true in the game's config."),
  LIBGDX(
      List.of("libgdx"),
      "libGDX: new TextureAtlas(\"NAME.atlas\"), then new Animation(1 / 12f,"
          + " atlas.findRegions(\"CLIP\"))."),
  GAMEMAKER(
      List.of("gamemaker"),
      "GameMaker: drag the _strip pictures into a sprite; the name says how many frames there are."),
  PIXI(
      List.of("texturepacker"),
      "Pixi: const sheet = await Assets.load('NAME.texturepacker.json'), then new"
          + " AnimatedSprite(sheet.animations.CLIP); scaleMode: 'nearest'.");

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> formats;

  private final String howTo;

  Engine(List<String> formats, String howTo) {
    this.formats = formats;
    this.howTo = howTo;
  }

  /** The engine of this word. */
  public static Optional<Engine> of(String word) {
    for (Engine engine : values()) {
      if (engine.word().equals(word)) {
        return Optional.of(engine);
      }
    }
    return Optional.empty();
  }

  /** How it is written on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The words of its data formats. */
  public List<String> formats() {
    return formats;
  }

  /** The options with what the engine cannot do turned off. */
  public SheetOptions options(SheetOptions asked) {
    return this == PIXI ? asked : asked.withRotate(false);
  }

  /** A line on how to import a sheet of this name. */
  public String howTo(String name) {
    return howTo.replace("NAME", name);
  }
}
