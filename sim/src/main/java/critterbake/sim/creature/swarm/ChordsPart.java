package critterbake.sim.creature.swarm;

import critterbake.sim.loop.LoopPart;

/**
 * The dives under way, as loop closing sees them.
 *
 * @param chords one a member
 */
record ChordsPart(Chord[] chords) implements LoopPart {
  @Override
  public String name() {
    return "dives";
  }

  @Override
  public Closing closing() {
    return Closing.CLOSING;
  }

  @Override
  public int size() {
    return chords.length * Chord.SIZE;
  }

  @Override
  public void save(double[] into, int offset) {
    for (int i = 0; i < chords.length; i++) {
      chords[i].save(into, offset + i * Chord.SIZE);
    }
  }

  @Override
  public void restore(double[] from, int offset) {
    for (int i = 0; i < chords.length; i++) {
      chords[i] = Chord.restored(from, offset + i * Chord.SIZE);
    }
  }

  @Override
  public Travel travel(int index) {
    return Travel.NONE;
  }
}
