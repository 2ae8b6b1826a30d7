package critterbake.sim.loop;

import critterbake.sim.Actor;
import critterbake.sim.Simulation;
import critterbake.sim.loop.LoopPart.Travel;

/**
 * Brings what has got through a lap back to where the lap began, so that the next one happens in
 * the same place.
 *
 * @param advanceX how far a lap carries the scene, units
 * @param advanceY likewise
 */
public record LapReturn(double advanceX, double advanceY) {
  public LapReturn(LoopPlan plan) {
    this(plan.advanceX(), plan.advanceY());
  }

  /** Brings a part back. */
  public void bringBack(LoopPart part) {
    double[] row = new double[part.size()];
    part.save(row, 0);
    for (int i = 0; i < row.length; i++) {
      row[i] -= along(part.travel(i));
    }
    part.restore(row, 0);
  }

  /** Brings all actors back and begins their ticks anew. */
  public void bringBack(Simulation simulation) {
    for (Actor actor : simulation.actors()) {
      actor.loopParts().forEach(this::bringBack);
    }
    simulation.resumeAt(0);
    simulation.actors().forEach(actor -> actor.restored(0));
  }

  private double along(Travel travel) {
    return switch (travel) {
      case X -> advanceX;
      case Y -> advanceY;
      case ANGLE, NONE -> 0;
    };
  }
}
