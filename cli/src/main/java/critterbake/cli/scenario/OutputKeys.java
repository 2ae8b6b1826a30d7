package critterbake.cli.scenario;

import critterbake.cli.scenario.OutputSpec.Common;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Playback;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The keys that outputs share. */
final class OutputKeys {
  /** More would turn one pixel into a screen. */
  private static final int MAX_ZOOM = 256;

  private OutputKeys() {}

  /** Keys of every output, followed by a type's own. */
  static Key[] with(boolean background, Key... own) {
    List<Key> keys = new ArrayList<>(List.of(own));
    keys.add(
        Key.optional(
            "clips",
            new ValueType.Many(new ValueType.Text(), 1, 10_000),
            "all",
            "The clips it takes."));
    keys.add(
        Key.optional(
            "only",
            new ValueType.Many(new ValueType.ActorName(), 1, 10_000),
            "all",
            "The actors it draws."));
    keys.add(
        Key.flag("background", background, "Whether background, ground and solids are drawn."));
    keys.add(
        Key.optional(
            "debug",
            OverlayNames.VALUE,
            "the clip's",
            "Overlays drawn on this output: targets, balance, bones, contacts, ropes, swarm, all."));
    keys.add(Key.whole("zoom", 1, 1, MAX_ZOOM, "Enlarges by whole pixels."));
    return keys.toArray(new Key[0]);
  }

  static Common common(Values values) {
    return new Common(
        "",
        names(values, "clips"),
        names(values, "only"),
        values.flag("background"),
        values.chosen("debug").map(OverlayNames::of),
        (int) values.whole("zoom"));
  }

  private static Optional<List<String>> names(Values values, String key) {
    return values.has(key) ? Optional.of(values.list(key)) : Optional.empty();
  }

  /** The keys of outputs that play. */
  static Key[] playing(Key... own) {
    List<Key> keys = new ArrayList<>(List.of(own));
    keys.add(
        Key.optional(
            "file",
            new ValueType.Text(),
            "{name}-{clip}, with the output's name where it is not named after its type",
            "Name of the file below the output folder; {name}, {clip} and {variant} are filled in."));
    keys.add(
        Key.optional(
            "width",
            new ValueType.Whole(1, 16_384),
            "zoom decides",
            "The largest zoom that fits this many pixels."));
    keys.add(Key.whole("repeat", 0, 0, 65_535, "How often it plays; 0 for ever."));
    keys.add(Key.duration("pause", 0, "Added to the last frame's time."));
    keys.add(
        Key.optional(
            "beside",
            new ValueType.Choice(List.of("original")),
            "nothing",
            "original: the source article's rules are shown next to the scenario's own."));
    return with(true, keys.toArray(new Key[0]));
  }

  static Playback playback(Values values) {
    long milliseconds = Math.round(1000 * values.seconds("pause"));
    return new Playback((int) values.whole("repeat"), new FrameTime(milliseconds, 1000));
  }
}
