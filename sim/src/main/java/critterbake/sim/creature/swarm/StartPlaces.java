package critterbake.sim.creature.swarm;

import critterbake.sim.math.Strict;

/** Where members start: as the scenario says, the others evenly on the ring around the prey. */
final class StartPlaces {
  private StartPlaces() {}

  static void put(SwarmSpec spec, Prey prey, Slugs slugs) {
    for (int i = 0; i < slugs.count; i++) {
      if (i < spec.start().size()) {
        slugs.x[i] = spec.start().get(i).x();
        slugs.y[i] = spec.start().get(i).y();
      } else {
        double angle = evenly(i, slugs.count);
        slugs.x[i] = prey.x() + spec.ring().x(angle, 1);
        slugs.y[i] = prey.y() + spec.ring().y(angle, 1);
      }
    }
  }

  /** The angle of a place among evenly spaced ones. */
  static double evenly(int slug, int count) {
    return Strict.TAU * slug / count;
  }
}
