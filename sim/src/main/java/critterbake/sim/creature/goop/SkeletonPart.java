package critterbake.sim.creature.goop;

import critterbake.sim.loop.LoopPart;

/**
 * Body and feet as loop closing sees them: in a planned loop they follow a recorded lap.
 *
 * @param skeleton body and feet
 * @param closing by construction when a lap was found
 */
record SkeletonPart(Skeleton skeleton, Closing closing) implements LoopPart {
  @Override
  public String name() {
    return "feet";
  }

  /** Feet between two laps would slide. */
  @Override
  public boolean mayBlend() {
    return false;
  }

  @Override
  public int size() {
    return skeleton.stateSize();
  }

  @Override
  public void save(double[] into, int offset) {
    skeleton.save(into, offset);
  }

  @Override
  public void restore(double[] from, int offset) {
    skeleton.restore(from, offset, 0, 0);
  }

  @Override
  public Travel travel(int index) {
    return Skeleton.travel(index);
  }
}
