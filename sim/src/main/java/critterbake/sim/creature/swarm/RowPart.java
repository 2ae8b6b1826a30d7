package critterbake.sim.creature.swarm;

import critterbake.sim.loop.LoopPart;

/**
 * Rows of numbers as loop closing sees them, one behind the other.
 *
 * @param name for reports
 * @param closing how they return to their start
 * @param rows the numbers themselves
 * @param travels how each row moves with the scene
 */
record RowPart(String name, Closing closing, double[][] rows, Travel[] travels)
    implements LoopPart {
  @Override
  public int size() {
    return rows.length * rows[0].length;
  }

  @Override
  public void save(double[] into, int offset) {
    for (int row = 0; row < rows.length; row++) {
      System.arraycopy(rows[row], 0, into, offset + row * rows[row].length, rows[row].length);
    }
  }

  @Override
  public void restore(double[] from, int offset) {
    for (int row = 0; row < rows.length; row++) {
      System.arraycopy(from, offset + row * rows[row].length, rows[row], 0, rows[row].length);
    }
  }

  @Override
  public Travel travel(int index) {
    return travels[index / rows[0].length];
  }
}
