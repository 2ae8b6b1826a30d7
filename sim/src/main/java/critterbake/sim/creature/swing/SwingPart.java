package critterbake.sim.creature.swing;

import critterbake.sim.math.Strict;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.PicturePoint;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.Text;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.Optional;

/**
 * One drawn part of a cut-out.
 *
 * @param cutOut its picture and pivot
 * @param parent the part it hangs on, or empty to hang on the actor's own pivot
 * @param at where on the parent's picture, or empty for the parent's pivot
 * @param angleRadians its angle at rest, counter-clockwise, in the unmirrored picture
 * @param swing its own swing, or empty when it is fixed to its parent
 * @param joined whether it is of a piece with its parent: no line between them
 */
public record SwingPart(
    CutOut cutOut,
    Optional<String> parent,
    Optional<PicturePoint> at,
    double angleRadians,
    Optional<FollowThrough> swing,
    boolean joined) {
  public static final ObjectType<SwingPart> TYPE =
      ObjectType.of(
          "part",
          "A drawn part, back to front in the order of the file.",
          SwingPart::of,
          CutOut.keys(
              Key.optional("parent", new Text(), "none", "The part it hangs on."),
              Key.optional(
                  "at",
                  PicturePoint.TYPE,
                  "the parent's pivot",
                  "Where on its parent's picture it hangs, pixels from the top left."),
              Key.number(
                  "angle",
                  0,
                  -360,
                  360,
                  Unit.DEGREES,
                  "Its angle at rest, counter-clockwise; best a multiple of the rotation step."),
              Key.optional(
                  "swing", new Nested(FollowThrough.TYPE), "none", "Its own follow-through."),
              Key.flag("joined", false, "Whether no line is drawn between it and its parent.")));

  private static SwingPart of(Values values) {
    return new SwingPart(
        CutOut.of(values),
        values.optionalText("parent"),
        PicturePoint.of(values, "at"),
        Strict.radians(values.number("angle")),
        values.find("swing").map(FollowThrough.class::cast),
        values.flag("joined"));
  }

  SwingPart with(CutOut hung) {
    return new SwingPart(hung, parent, at, angleRadians, swing, joined);
  }
}
