package critterbake.sim.pose;

import critterbake.sim.pose.Shape.Hinge;
import critterbake.sim.pose.Shape.Sprite;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A drawn part: a picture, or a strip or animation of several, and the point it hangs by. Lengths
 * are the picture's own pixels, which are drawn as final pixels.
 *
 * @param image the picture's file as the scenario gives it, with {@code #layer} or {@code #slice}
 *     if any
 * @param pivotX pixels from the left
 * @param pivotY pixels from the top
 * @param frames frames side by side in the picture, at least 1; 1 takes an animation as the file
 *     has it
 * @param framesPerSecond how fast they change, 0 for the first only
 * @param ownOutline whether the art brings its outline
 */
public record CutOut(
    String image,
    double pivotX,
    double pivotY,
    int frames,
    double framesPerSecond,
    boolean ownOutline) {
  /** Whether lines are drawn around a sprite. */
  private enum Outline {
    DRAW,
    KEEP
  }

  /** A point in a picture. */
  public static final ValueType PICTURE_POINT =
      new Row(List.of(new Real(-16384, 16384, Unit.PIXELS), new Real(-16384, 16384, Unit.PIXELS)));

  public static final ObjectType<CutOut> TYPE =
      ObjectType.of("sprite", "A drawn part, hung by its pivot.", CutOut::of, keys());

  /** The keys of a drawn part, followed by others. */
  public static Key[] keys(Key... own) {
    List<Key> keys = new ArrayList<>();
    keys.add(
        Key.required(
            "sprite",
            new ValueType.PartFile(),
            "Picture file; a layer or slice of it follows a # sign."));
    keys.add(
        Key.optional(
            "pivot", PICTURE_POINT, "[0, 0]", "The point it hangs by, pixels from the top left."));
    keys.add(Key.whole("frames", 1, 1, 256, "Frames side by side in the picture."));
    keys.add(
        Key.number(
            "fps", 0, 0, 1000, Unit.PER_SECOND, "Frames shown a second; 0 shows the first only."));
    keys.add(
        Key.choice(
            "outline", Outline.DRAW, "draw: lines are drawn around it; keep: it brings its own."));
    keys.addAll(List.of(own));
    return keys.toArray(new Key[0]);
  }

  /** What those keys say. */
  public static CutOut of(Values values) {
    List<Double> pivot = values.has("pivot") ? values.list("pivot") : List.of(0.0, 0.0);
    return new CutOut(
        values.text("sprite"),
        pivot.get(0),
        pivot.get(1),
        (int) values.whole("frames"),
        values.number("fps"),
        values.choice("outline", Outline.class) == Outline.KEEP);
  }

  /** The sprite at a place in the world, standing by itself. */
  public Sprite at(double x, double y, double angleRadians, boolean mirrored) {
    return new Sprite(
        image,
        0,
        x,
        y,
        pivotX,
        pivotY,
        angleRadians,
        mirrored,
        Optional.<Hinge>empty(),
        ownOutline);
  }
}
