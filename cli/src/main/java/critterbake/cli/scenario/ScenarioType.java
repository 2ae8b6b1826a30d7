package critterbake.cli.scenario;

import critterbake.cli.describe.MetricTable;
import critterbake.cli.describe.ReferenceTable;
import critterbake.cli.describe.SchemaWriter;
import critterbake.raster.look.GradeLook;
import critterbake.raster.look.Look;
import critterbake.raster.look.PaletteLook;
import critterbake.raster.view.View;
import critterbake.sim.ActorSpec;
import critterbake.sim.Clock;
import critterbake.sim.loop.RootSnap;
import critterbake.sim.loop.Shot;
import critterbake.sim.pose.Material;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.ByKind;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Many;
import critterbake.sim.spec.ValueType.Named;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.Partial;
import critterbake.sim.spec.Values;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * The description of a whole scenario file, put together from the descriptions that stand beside
 * the records they fill.
 *
 * @param header keys of the file: name, clips, variants, gates, outputs
 * @param scene keys of what is simulated and drawn
 * @param clip the scene's keys and those only a clip has
 * @param file all keys of a file
 */
public record ScenarioType(
    ObjectType<Values> header,
    ObjectType<Values> scene,
    ObjectType<Values> clip,
    ObjectType<Values> file) {
  /** The format's version. */
  static final long VERSION = 1;

  /** The types of outputs. */
  public static final List<ObjectType<?>> OUTPUTS =
      List.of(SheetSpec.TYPE, GifSpec.TYPE, ApngSpec.TYPE, FramesSpec.TYPE);

  private static final String REFERENCE_HEADING =
      """
      # All keys of a scenario

      Made by `critterbake schema --reference` from the descriptions the reader itself uses.
      Lengths are in world units, or in pixels with `px` behind the number; angles in degrees.
      """;

  static final ObjectType<List<String>> BOX =
      ObjectType.of(
          "box",
          "Pixel bounds of some parts in every frame.",
          values -> values.list("parts"),
          Key.required(
              "parts",
              new Many(new ValueType.Text(), 1, 10_000),
              "The parts, each as actor.part."));

  private static final ObjectType<Values> VARIANT_LOOK =
      ObjectType.of(
          "a variant's look",
          "What a variant may change about the look.",
          values -> values,
          Key.object("palette", PaletteLook.TYPE, "Its palette."),
          Key.object("grade", GradeLook.TYPE, "Its grade."));

  private static final ObjectType<Values> VARIANT_SKIN =
      ObjectType.of(
          "a variant's skin",
          "What a variant may change about a skin.",
          values -> values,
          Key.optional(
              "materials",
              new Named(new Nested(Material.TYPE)),
              "the scenario's",
              "Its materials."),
          Key.optional("color", new ValueType.Color(), "the scenario's", "Its color (goop)."));

  private static final ObjectType<Values> VARIANT_ACTOR =
      ObjectType.of(
          "a variant's actor",
          "What a variant may change about an actor.",
          values -> values,
          Key.object("skin", VARIANT_SKIN, "Its skin."));

  /** What a variant may change: colors only, so that motion, layout and data stay the same. */
  static final ObjectType<Values> VARIANT =
      ObjectType.of(
          "variant",
          "Other colors: palette, materials and grade.",
          values -> values,
          Key.object("look", VARIANT_LOOK, "Other palette or grade."),
          Key.optional(
              "actors",
              new Named(new Nested(VARIANT_ACTOR)),
              "the scenario's",
              "Other materials."));

  /** The JSON Schema of scenario files. */
  public String schema() {
    return SchemaWriter.write(file, "Critterbake scenario");
  }

  /** All keys as Markdown tables. */
  public String reference() {
    return ReferenceTable.write(file, REFERENCE_HEADING) + MetricTable.write();
  }

  /** The usual description, with all kinds of creatures. */
  public static ScenarioType usual() {
    return of(ActorKinds.ALL);
  }

  static ScenarioType of(List<ObjectType<? extends ActorSpec>> kinds) {
    List<Key> scene = sceneKeys(kinds);
    List<Key> inClip = new ArrayList<>(scene);
    inClip.add(
        Key.optional(
            "only",
            new Many(new ValueType.ActorName(), 1, 10_000),
            "all",
            "The actors drawn; the others still move."));
    ObjectType<Values> clip = object("clip", "One animation.", inClip);
    List<Key> header = headerKeys(clip);
    List<Key> all = new ArrayList<>(header.subList(0, 3));
    all.addAll(scene);
    all.addAll(header.subList(3, header.size()));
    return new ScenarioType(
        object("scenario", "The file.", header),
        object("scenario", "What is simulated and drawn.", scene),
        clip,
        object("scenario", "A scenario file.", all));
  }

  private static ObjectType<Values> object(String name, String doc, List<Key> keys) {
    return new ObjectType<>(name, doc, keys, List.of(), values -> values);
  }

  private static List<Key> headerKeys(ObjectType<Values> clip) {
    return List.of(
        Key.required(
            "critterbake", new ValueType.Whole(VERSION, VERSION), "Version of the format: 1."),
        Key.optional(
            "$schema",
            new ValueType.Text(),
            "none",
            "Where a JSON scenario's editor finds the schema; not read."),
        Key.optional(
            "name",
            new ValueType.Text(),
            "the file's name without its ending",
            "Used in the names of outputs."),
        Key.optional(
            "clips",
            new Named(new Partial(clip)),
            "one, named like the scenario",
            "Several animations: each is laid over the keys above."),
        Key.optional(
            "variants",
            new Named(new Partial(VARIANT)),
            "none",
            "Recolored copies: other palette, materials or grade, everything else the same."),
        Key.object("gates", Gates.TYPE, "Limits on metrics that check enforces."),
        Key.optional(
            "outputs",
            new Named(new ByKind("type", true, List.of(), OUTPUTS)),
            "a sheet with aseprite data, and a gif",
            "What is written, by name; the name says the type where type does not."));
  }

  private static List<Key> sceneKeys(List<ObjectType<? extends ActorSpec>> kinds) {
    Key layer = Key.whole("layer", 0, -1000, 1000, "Drawing order among actors: higher is nearer.");
    return List.of(
        Key.whole("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE, "For everything random."),
        Key.object("clock", Clock.TYPE, "Frames and simulation ticks."),
        Key.object("shot", Shot.TYPE, "What part of the simulation is shown."),
        Key.object("root", RootSnap.TYPE, "How a followed actor's way in a loop is rounded."),
        Key.object("world", World.TYPE, "What creatures move in."),
        Key.required(
            "actors",
            new Named(new ByKind("kind", false, List.of(layer), List.copyOf(kinds))),
            "The creatures by name, in the order they move; drawn in that order too."),
        Key.object("view", View.TYPE, "The frame and its camera."),
        Key.object("look", Look.TYPE, "How pictures are made."),
        new Key(
            "debug",
            OverlayNames.VALUE,
            new Chosen("list", List.of()),
            "[]",
            false,
            "Overlays: targets, balance, bones, contacts, ropes, swarm, all."),
        Key.optional(
            "boxes", new Named(new Nested(BOX)), "none", "Pixel bounds of parts in the data."));
  }
}
