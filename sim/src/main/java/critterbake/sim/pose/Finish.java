package critterbake.sim.pose;

import java.util.Optional;

/**
 * How a part is shaded and where lines are drawn on it.
 *
 * @param tones tones used, 1 to 3; fewer when the part is only a few pixels wide
 * @param lightAbove the light tone where normal dot light exceeds this
 * @param shadeBelow the shade tone where normal dot light is below this
 * @param rampShift ramp steps added (far limbs: -1)
 * @param line line drawn where it crosses parts behind it
 * @param within id of the part it marks: a marking divides that part's pixels and never widens it
 * @param litAs the sphere it is lit as, when not by its own shape
 * @param role what it is to the viewer: near limbs overlap far ones
 * @param group parts of one group (a leg, its sock and its foot) have no lines between them
 * @param flat the one ramp step it is drawn in, unlit (eyes, glints, noses)
 * @param floor world height below which nothing of it is drawn, so that soles end on the ground's
 *     row; negative infinity for no limit
 * @param minPatch tone or material patches of fewer pixels join their neighbours
 */
public record Finish(
    int tones,
    double lightAbove,
    double shadeBelow,
    int rampShift,
    Line line,
    Optional<String> within,
    Optional<Sphere> litAs,
    Role role,
    Optional<String> group,
    Optional<Tone> flat,
    double floor,
    int minPatch) {

  /** Two or three tones by width, no inner line. */
  public static final Finish PLAIN =
      new Finish(
          3,
          0.80,
          0.20,
          0,
          Line.NONE,
          Optional.empty(),
          Optional.empty(),
          Role.BODY,
          Optional.empty(),
          Optional.empty(),
          Double.NEGATIVE_INFINITY,
          4);

  /** The line where a part crosses what is behind it. */
  public enum Line {
    NONE,
    /** In the shade tone of the part behind. */
    SHADE,
    /** One step darker still. */
    DARK,
    /** In the outline color. */
    OUTLINE
  }

  /** What kind of part it is, for the lines between parts and for cleaning. */
  public enum Role {
    BODY,
    LIMB_NEAR,
    LIMB_FAR,
    FACE
  }

  /** A step of a material's ramp, dark to light. */
  public enum Tone {
    OUTLINE,
    DARK,
    SHADE,
    MID,
    LIGHT
  }

  /** A sphere in world units. */
  public record Sphere(double x, double y, double radius) {}

  public Finish withTones(int count) {
    Draft draft = new Draft(this);
    draft.tones = count;
    return draft.finish();
  }

  public Finish withLight(double above, double below) {
    Draft draft = new Draft(this);
    draft.lightAbove = above;
    draft.shadeBelow = below;
    return draft.finish();
  }

  public Finish withRampShift(int steps) {
    Draft draft = new Draft(this);
    draft.rampShift = steps;
    return draft.finish();
  }

  public Finish withLine(Line kind) {
    Draft draft = new Draft(this);
    draft.line = kind;
    return draft.finish();
  }

  /** The same as a marking on another part. */
  public Finish marking(String partId) {
    Draft draft = new Draft(this);
    draft.within = Optional.of(partId);
    return draft.finish();
  }

  public Finish litAs(double x, double y, double radius) {
    Draft draft = new Draft(this);
    draft.litAs = Optional.of(new Sphere(x, y, radius));
    return draft.finish();
  }

  public Finish withRole(Role kind) {
    Draft draft = new Draft(this);
    draft.role = kind;
    return draft.finish();
  }

  /** The same as one of several parts without lines between them. */
  public Finish inGroup(String name) {
    Draft draft = new Draft(this);
    draft.group = Optional.of(name);
    return draft.finish();
  }

  /** Unlit, in one ramp step. */
  public Finish flat(Tone tone) {
    Draft draft = new Draft(this);
    draft.flat = Optional.of(tone);
    return draft.finish();
  }

  /** Cut off below a world height. */
  public Finish withFloor(double height) {
    Draft draft = new Draft(this);
    draft.floor = height;
    return draft.finish();
  }

  public Finish withMinPatch(int pixels) {
    Draft draft = new Draft(this);
    draft.minPatch = pixels;
    return draft.finish();
  }

  /** A finish that is being changed. */
  private static final class Draft {
    private int tones;
    private double lightAbove;
    private double shadeBelow;
    private int rampShift;
    private Line line;
    private Optional<String> within;
    private Optional<Sphere> litAs;
    private Role role;
    private Optional<String> group;
    private Optional<Tone> flat;
    private double floor;
    private int minPatch;

    Draft(Finish from) {
      tones = from.tones;
      lightAbove = from.lightAbove;
      shadeBelow = from.shadeBelow;
      rampShift = from.rampShift;
      line = from.line;
      within = from.within;
      litAs = from.litAs;
      role = from.role;
      group = from.group;
      flat = from.flat;
      floor = from.floor;
      minPatch = from.minPatch;
    }

    Finish finish() {
      return new Finish(
          tones,
          lightAbove,
          shadeBelow,
          rampShift,
          line,
          within,
          litAs,
          role,
          group,
          flat,
          floor,
          minPatch);
    }
  }
}
