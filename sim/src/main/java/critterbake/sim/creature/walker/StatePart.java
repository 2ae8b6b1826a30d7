package critterbake.sim.creature.walker;

import critterbake.sim.loop.LoopPart;

/**
 * A piece of state for loop closing: its world x first, then its world y, then what does not
 * travel.
 */
abstract class StatePart implements LoopPart {
  private final String name;
  private final Closing closing;
  private final int size;
  private final int xs;
  private final int ys;

  /**
   * @param xs how many of its first numbers are world x
   * @param ys how many of the following are world y
   */
  StatePart(String name, Closing closing, int size, int xs, int ys) {
    this.name = name;
    this.closing = closing;
    this.size = size;
    this.xs = xs;
    this.ys = ys;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Closing closing() {
    return closing;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Travel travel(int index) {
    if (index < xs) {
      return Travel.X;
    }
    return index < xs + ys ? Travel.Y : Travel.NONE;
  }
}
