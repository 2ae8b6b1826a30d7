package critterbake.raster.view;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The frame and its camera: the scenario's {@code view}.
 *
 * @param size frame size in final pixels, or empty for the smallest that holds every frame
 * @param pixelsPerUnit scale, above 0
 * @param aim what the camera looks at
 * @param lagSeconds half-life of a lazy camera, 0 for a stiff one
 * @param originX where the point looked at sits in the frame, 0 left to 1 right
 * @param originY likewise, 0 top to 1 bottom
 * @param background what stands behind the creatures
 */
public record View(
    Optional<Size> size,
    double pixelsPerUnit,
    Aim aim,
    double lagSeconds,
    double originX,
    double originY,
    Background background) {
  private static final double FAR = 1e6;

  /** The keys of {@code view}. */
  public static final ObjectType<View> TYPE =
      ObjectType.of(
              "view",
              "The frame and its camera.",
              View::from,
              new Key(
                  "size",
                  new ValueType.OneOf(
                      List.of(
                          new Form("auto", new ValueType.Choice(List.of("auto"))),
                          new Form("pixels", new ValueType.Size()))),
                  new Chosen("pixels", List.of(64L, 64L)),
                  "[64, 64]",
                  false,
                  "Pixels of the final frame, before any output zoom: [64, 64], 64x64, or auto to"
                      + " fit every frame of every clip."),
              Key.number("pixels_per_unit", 24, 1e-3, FAR, Unit.NONE, "Pixels for one world unit."),
              Key.optional(
                  "follow",
                  new ValueType.ActorName(),
                  "the first actor",
                  "The actor the camera follows."),
              Key.optional(
                  "at", point(Unit.LENGTH, -FAR, FAR), "none", "World point of a standing camera."),
              Key.duration("lag", 0, "Half-life of a lazy camera; 0 for a stiff one."),
              new Key(
                  "origin",
                  point(Unit.SHARE, 0, 1),
                  List.of(0.5, 0.9),
                  "[0.5, 0.9]",
                  false,
                  "Where the followed point sits in the frame, 0 to 1 from the top left."),
              new Key(
                  "background",
                  new ValueType.OneOf(
                      List.of(
                          new Form("transparent", new ValueType.Choice(List.of("transparent"))),
                          new Form("color", new ValueType.Color()),
                          new Form("picture", new ValueType.Nested(Picture.TYPE)))),
                  new Chosen("transparent", "transparent"),
                  "transparent",
                  false,
                  "What stands behind the creatures: transparent, a color, or {file: cave.png}."))
          .choosingOneOf("follow", "at");

  /** A size in pixels. */
  public record Size(int width, int height) {
    public Size {
      if (width < 1 || height < 1) {
        throw new IllegalArgumentException("a frame is at least 1x1, was " + width + "x" + height);
      }
    }
  }

  /** What the camera looks at. */
  public sealed interface Aim {
    /** The scene's first actor: nothing was said. */
    record FirstActor() implements Aim {}

    /** An actor by name. */
    record OfActor(String name) implements Aim {}

    /** A world point, for a standing camera. */
    record At(double x, double y) implements Aim {}
  }

  /** A background picture. */
  record Picture(String file) {
    static final ObjectType<Picture> TYPE =
        ObjectType.of(
            "background",
            "A picture behind the creatures.",
            values -> new Picture(values.text("file")),
            Key.required("file", new ValueType.PartFile(), "A picture beside the scenario."));
  }

  /** The actor the camera follows, when it follows one. */
  public Optional<String> followed(String firstActor) {
    if (aim instanceof Aim.OfActor actor) {
      return Optional.of(actor.name());
    }
    return aim instanceof Aim.At ? Optional.empty() : Optional.of(firstActor);
  }

  private static ValueType point(Unit unit, double min, double max) {
    return new ValueType.Row(
        List.of(new ValueType.Real(min, max, unit), new ValueType.Real(min, max, unit)));
  }

  private static View from(Values values) {
    List<Double> origin = values.list("origin");
    return new View(
        size(values.chosen("size").orElseThrow()),
        values.number("pixels_per_unit"),
        aim(values),
        values.seconds("lag"),
        origin.get(0),
        origin.get(1),
        background(values.chosen("background").orElseThrow()));
  }

  private static Optional<Size> size(Chosen chosen) {
    if (chosen.value() instanceof List<?> row) {
      return Optional.of(new Size(((Long) row.get(0)).intValue(), ((Long) row.get(1)).intValue()));
    }
    return Optional.empty();
  }

  private static Aim aim(Values values) {
    if (values.has("at")) {
      List<Double> at = values.list("at");
      return new Aim.At(at.get(0), at.get(1));
    }
    return values.optionalText("follow").<Aim>map(Aim.OfActor::new).orElseGet(Aim.FirstActor::new);
  }

  private static Background background(Chosen chosen) {
    return switch (chosen.form()) {
      case "color" -> new Background(OptionalInt.of((Integer) chosen.value()), Optional.empty());
      case "picture" ->
          new Background(OptionalInt.empty(), Optional.of(((Picture) chosen.value()).file()));
      default -> Background.TRANSPARENT;
    };
  }
}
