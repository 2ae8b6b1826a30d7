package critterbake.sim.pose;

import java.util.ArrayList;
import java.util.List;

/** Collects the pose of one instant from the actors, in their drawing order. */
public final class PoseBuilder {
  private final List<Layer> layers = new ArrayList<>();
  private final List<Gauge> gauges = new ArrayList<>();
  private final List<Anchor> anchors = new ArrayList<>();
  private final List<Contact> contacts = new ArrayList<>();

  public PoseBuilder layer(Layer layer) {
    layers.add(layer);
    return this;
  }

  public PoseBuilder gauge(Gauge gauge) {
    gauges.add(gauge);
    return this;
  }

  public PoseBuilder anchor(Anchor anchor) {
    anchors.add(anchor);
    return this;
  }

  public PoseBuilder contact(Contact contact) {
    contacts.add(contact);
    return this;
  }

  public Pose build() {
    return new Pose(layers, gauges, anchors, contacts);
  }
}
