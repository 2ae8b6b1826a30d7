package critterbake.sim.pose;

import critterbake.sim.pose.Shape.Sprite;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A drawn part: a picture, or a strip or animation of several, and the point it hangs by. Lengths
 * are the picture's own pixels, which are drawn as final pixels.
 *
 * @param image the picture's file as the scenario gives it, with {@code #layer} or {@code #slice}
 *     if any
 * @param givenPivot the point it hangs by, when the scenario says it
 * @param frames frames side by side in the picture, or as many as an animation has; at least 1
 * @param framesPerSecond how fast they change, 0 for the first only
 * @param ownOutline whether the art brings its outline
 */
public record CutOut(
    String image,
    Optional<PicturePoint> givenPivot,
    int frames,
    double framesPerSecond,
    boolean ownOutline) {
  private static final PicturePoint TOP_LEFT = new PicturePoint(0, 0);

  /** Whether lines are drawn around a sprite. */
  private enum Outline {
    DRAW,
    KEEP
  }

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
            "pivot",
            PicturePoint.TYPE,
            "the slice's pivot, else [0, 0]",
            "The point it hangs by, pixels from the top left."));
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
    return new CutOut(
        values.text("sprite"),
        PicturePoint.of(values, "pivot"),
        (int) values.whole("frames"),
        values.number("fps"),
        values.choice("outline", Outline.class) == Outline.KEEP);
  }

  /** The point it hangs by: as given, else its top left corner. */
  public PicturePoint pivot() {
    return givenPivot.orElse(TOP_LEFT);
  }

  /** The same, with what its file says where the scenario says nothing. */
  public CutOut completedBy(Function<CutOut, PictureFacts> pictures) {
    PictureFacts facts = pictures.apply(this);
    return new CutOut(
        image, givenPivot.or(facts::pivot), facts.frames(), framesPerSecond, ownOutline);
  }

  /** The sprite at a place in the world, standing by itself. */
  public Sprite at(int frame, double x, double y, double angleRadians, boolean mirrored) {
    return new Sprite(
        image,
        frame,
        x,
        y,
        pivot().x(),
        pivot().y(),
        angleRadians,
        mirrored,
        Optional.empty(),
        ownOutline);
  }
}
