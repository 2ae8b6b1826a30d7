package critterbake.cli.command;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A commented scenario to start from, and what to say about it.
 *
 * @param kind of its creature
 * @param keys the three keys most worth changing
 */
record Starter(String kind, List<Tip> keys) {
  private static final List<Starter> ALL =
      List.of(
          new Starter(
              "walker",
              List.of(
                  new Tip("speed:", "how fast it goes; stride and cadence follow"),
                  new Tip("gait:", "how it goes: stroll, run, crawl, sneak, limp..."),
                  new Tip("fur:", "its color; darker and lighter tones are made from it"))),
          new Starter(
              "goop",
              List.of(
                  new Tip("path:", "where it hauls itself"),
                  new Tip("legs:", "how many legs it has and how far they reach"),
                  new Tip("skin:", "its color and how wide its legs are"))),
          new Starter(
              "swing",
              List.of(
                  new Tip("path:", "how it flies"),
                  new Tip("rest:", "how it comes to rest: damp, spring or back_ease"),
                  new Tip("parts:", "your own pictures, hung on each other"))),
          new Starter(
              "swarm",
              List.of(
                  new Tip("count:", "how many there are"),
                  new Tip("distance:", "how far they keep from what they circle"),
                  new Tip("attack:", "how often one of them dives, and how"))));

  /** A key worth changing: how its line starts, and what it does. */
  record Tip(String key, String effect) {}

  static List<String> kinds() {
    return ALL.stream().map(Starter::kind).toList();
  }

  static Starter of(String kind) {
    return ALL.stream()
        .filter(starter -> starter.kind.equals(kind))
        .findFirst()
        .orElseThrow(
            () ->
                new ToolException(
                    ExitCode.USAGE,
                    "there is no kind '" + kind + "'; there are " + String.join(", ", kinds())));
  }

  /** The scenario's text, its first line naming the schema. */
  String text(String schema) {
    try (InputStream in = Starter.class.getResourceAsStream("new/" + kind + ".yaml")) {
      String body = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return "# yaml-language-server: $schema=" + schema + "\n" + body;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The line of the text that starts with a key, from 1. */
  int line(Tip tip) {
    List<String> lines = text("").lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith(tip.key) || line.startsWith("# " + tip.key)) {
        return i + 1;
      }
    }
    throw new IllegalStateException("no line of " + kind + " starts with " + tip.key);
  }

  /** What to do next: bake, change, load. */
  String nextSteps(String file, String name) {
    StringBuilder text = new StringBuilder();
    text.append("Wrote ").append(file).append(". Bake it:\n");
    String argument = file.contains(" ") ? '"' + file + '"' : file;
    text.append("  critterbake bake ").append(argument).append("\n\nMost worth changing:\n");
    for (Tip tip : keys) {
      text.append("  ").append(file).append(':').append(line(tip)).append("  ");
      text.append(tip.key).append(' ').append(tip.effect).append('\n');
    }
    text.append("\nInto an engine: critterbake bake ").append(argument).append(" --for ENGINE\n");
    engine(
        text,
        "godot",
        "copy out/"
            + name
            + ".png and .tres into the project, load the .tres as sprite_frames of an AnimatedSprite2D");
    engine(text, "unity", "copy the picture and its data into Assets; set Filter Mode to Point");
    engine(
        text,
        "phaser",
        "this.load.aseprite('"
            + name
            + "', '"
            + name
            + ".png', '"
            + name
            + ".json'), then anims.createFromAseprite");
    engine(
        text,
        "libgdx",
        "new TextureAtlas(\"" + name + ".atlas\"), then findRegions of a clip's name");
    engine(text, "gamemaker", "drop the _strip picture into the asset browser");
    engine(
        text, "pixi", "await Assets.load('" + name + ".texturepacker.json'), then its animations");
    return text.toString();
  }

  private static void engine(StringBuilder text, String engine, String how) {
    text.append("  ")
        .append(engine)
        .append(" ".repeat(10 - engine.length()))
        .append(how)
        .append('\n');
  }
}
