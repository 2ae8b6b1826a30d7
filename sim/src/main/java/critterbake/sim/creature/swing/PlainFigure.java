package critterbake.sim.creature.swing;

import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is drawn for a swing without parts: a figure hanging by its hand from the pivot, one side
 * marked so that mirroring shows.
 */
final class PlainFigure {
  static final Map<String, Material> MATERIALS = materials();

  private static final double ARM = 0.45;
  private static final double HIP = 1.15;
  private static final double HEAD_AHEAD = 0.05;
  private static final double HEAD_DOWN = 0.5;

  private PlainFigure() {}

  private static Map<String, Material> materials() {
    Map<String, Material> materials = new LinkedHashMap<>();
    materials.put("body", new Material.Base(0xffe2935a));
    materials.put("head", new Material.Base(0xfff0b480));
    materials.put("nose", new Material.Base(0xff2f8a86));
    return Collections.unmodifiableMap(materials);
  }

  /** The figure with its pivot at a place, turned by an angle and mirrored if need be. */
  static List<Part> parts(String actor, Placement at) {
    Shape body =
        new Shape.Capsules(
            new double[] {at.x(0, 0), at.x(0, -ARM), at.x(-0.05, -HIP)},
            new double[] {at.y(0, 0), at.y(0, -ARM), at.y(-0.05, -HIP)},
            new double[] {0.07, 0.18, 0.24});
    Shape head = new Shape.Disc(at.x(HEAD_AHEAD, -HEAD_DOWN), at.y(HEAD_AHEAD, -HEAD_DOWN), 0.27);
    Shape nose = new Shape.Disc(at.x(0.3, -HEAD_DOWN), at.y(0.3, -HEAD_DOWN), 0.09);
    return List.of(
        new Part("body", actor, "body", 0, body, Finish.PLAIN),
        new Part("head", actor, "head", 1, head, Finish.PLAIN),
        new Part("nose", actor, "nose", 2, nose, Finish.PLAIN));
  }
}
