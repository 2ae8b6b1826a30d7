package critterbake.sim.creature.walker;

import critterbake.sim.math.Strict;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Hangs drawn parts on a walker's bones in place of its shapes. Limbs and tails are drawn hanging
 * down from their pivot, ears, torso and head standing up, feet with the toe to the right. A
 * picture named {@code thigh.far} is for the far side only; {@code thigh} is for both.
 */
final class PuppetSkin {
  /** The bones that may carry a picture. */
  static final List<String> BONES =
      List.of(
          "head",
          "torso",
          "thigh",
          "shin",
          "foot",
          "arm",
          "upper_arm",
          "forearm",
          "hand",
          "ear",
          "tail");

  private final Map<String, CutOut> sprites;
  private final List<Part> dressed = new ArrayList<>();
  private boolean mirrored;
  private int blinking;

  PuppetSkin(Map<String, CutOut> sprites) {
    this.sprites = sprites;
  }

  /** Whether a name is that of a bone, or of a bone of one side. */
  static boolean isBone(String name) {
    int dot = name.indexOf('.');
    String side = dot < 0 ? "near" : name.substring(dot + 1);
    return BONES.contains(dot < 0 ? name : name.substring(0, dot))
        && (side.equals("near") || side.equals("far"));
  }

  /**
   * The parts with pictures for shapes, back to front.
   *
   * @param facing 1 to the right, -1 to the left
   * @param blink whether a head of two frames shows its second
   */
  List<Part> dress(List<Part> parts, int facing, boolean blink) {
    if (sprites.isEmpty()) {
      return parts;
    }
    dressed.clear();
    mirrored = facing < 0;
    blinking = blink ? 1 : 0;
    for (Part part : parts) {
      dress(part);
    }
    return List.copyOf(dressed);
  }

  @SuppressWarnings(
      "ShortCircuitBoolean") // a limb's second bone is dressed whatever the first found
  private void dress(Part part) {
    String kind = part.id().substring(0, part.id().length() - suffix(part.id()).length());
    boolean far = part.id().contains("far");
    boolean done =
        switch (kind) {
          case "leg" -> bone(part, "thigh", far, 0, 1, -90) & bone(part, "shin", far, 1, 2, -90);
          case "arm" ->
              bone(part, "arm", far, 0, 2, -90)
                  || bone(part, "upper_arm", far, 0, 1, -90)
                      & bone(part, "forearm", far, 1, 2, -90);
          case "hand" -> bone(part, "hand", far, 0, 0, 0) || carried("arm", far);
          case "foot" -> bone(part, "foot", far, 1, 2, 0);
          case "torso", "ear" -> along(part, kind, far, 90);
          case "tail" -> along(part, "tail", far, -90);
          case "head" -> bone(part, "head", far, 0, 0, 0);
          case "snout", "muzzle", "cheek", "eye", "glint", "nose" -> carried("head", far);
          case "belly" -> carried("torso", far);
          case "sock" -> carried("shin", far);
          case "instep" -> carried("foot", far);
          case "ear_tip" -> carried("ear", far);
          case "tail_tip" -> carried("tail", far);
          default -> false;
        };
    if (!done) {
      dressed.add(part);
    }
  }

  /** Whether a shape is part of a bone that carries a picture. */
  private boolean carried(String bone, boolean far) {
    return find(bone, far).isPresent();
  }

  private Optional<CutOut> find(String bone, boolean far) {
    CutOut sided = sprites.get(bone + (far ? ".far" : ".near"));
    return Optional.ofNullable(sided != null ? sided : sprites.get(bone));
  }

  /** A picture from the first joint of a chain toward its last. */
  private boolean along(Part part, String bone, boolean far, double drawnDegrees) {
    int last = part.shape() instanceof Shape.Capsules chain ? chain.x().length - 1 : 0;
    return bone(part, bone, far, 0, last, drawnDegrees);
  }

  /**
   * A picture on one bone of a chain.
   *
   * @param drawnDegrees where the picture points from its pivot, counter-clockwise from the right
   * @return whether there is such a picture
   */
  private boolean bone(Part part, String bone, boolean far, int from, int to, double drawnDegrees) {
    Optional<CutOut> cutOut = find(bone, far);
    if (cutOut.isEmpty() || !(part.shape() instanceof Shape.Capsules chain)) {
      return false;
    }
    double side = mirrored ? -1 : 1;
    double dx = side * (chain.x()[to] - chain.x()[from]);
    double dy = chain.y()[to] - chain.y()[from];
    double angle = from == to ? 0 : side * (Strict.atan2(dy, dx) - Strict.radians(drawnDegrees));
    // Feet hang on the ankle, the chain's first joint, and turn as heel and ball lie.
    int hung = bone.equals("foot") ? 0 : from;
    int frame = bone.equals("head") && cutOut.get().frames() > 1 ? blinking : 0;
    Shape.Sprite sprite = cutOut.get().at(frame, chain.x()[hung], chain.y()[hung], angle, mirrored);
    String id = part.id().startsWith(bone) ? part.id() : bone + suffix(part.id());
    Finish finish = part.finish().withRampShift(0);
    dressed.add(new Part(id, part.actor(), part.material(), part.depth(), sprite, finish));
    return true;
  }

  private static String suffix(String id) {
    int dot = id.indexOf('.');
    return dot < 0 ? "" : id.substring(dot);
  }
}
