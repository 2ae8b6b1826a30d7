package critterbake.sim.pose;

import java.util.List;

/**
 * What is seen at one instant, in world units: the only thing raster ever sees of a creature.
 *
 * @param layers back to front
 * @param gauges marks of the debug overlay
 * @param anchors named points
 * @param contacts every foot and tip, planted or not
 */
public record Pose(
    List<Layer> layers, List<Gauge> gauges, List<Anchor> anchors, List<Contact> contacts) {
  public Pose {
    layers = List.copyOf(layers);
    gauges = List.copyOf(gauges);
    anchors = List.copyOf(anchors);
    contacts = List.copyOf(contacts);
  }
}
