package critterbake.sim.creature.goop;

import critterbake.sim.loop.LoopPart;

/**
 * Body and feet as loop closing sees them: in a planned loop they follow a recorded lap.
 *
 * @param skeleton body and feet
 * @param planned whether a lap was found
 */
record SkeletonPart(Skeleton skeleton, boolean planned) implements LoopPart {
  @Override
  public String name() {
    return "feet";
  }

  @Override
  public Closing closing() {
    return planned ? Closing.CONSTRUCTION : Closing.SETTLING;
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
    skeleton.restore(from, offset);
  }

  @Override
  public Travel travel(int index) {
    return Skeleton.travel(index);
  }
}
