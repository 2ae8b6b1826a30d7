package critterbake.sim.loop;

import critterbake.sim.Actor;
import critterbake.sim.Simulation;
import critterbake.sim.loop.LoopPart.Travel;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole state of a simulation as one row of doubles: the loop parts of all actors, one behind
 * the other. It is what loops are closed in, and what state hashes are taken of.
 */
public final class SceneState {
  private final Simulation simulation;
  private final List<Slot> slots = new ArrayList<>();
  private final int size;
  private final double[] scratch;

  /** A part and where its doubles lie in the row. */
  record Slot(int index, String actor, LoopPart part, int offset) {
    int end() {
      return offset + part.size();
    }

    String name() {
      return actor + "." + part.name();
    }
  }

  public SceneState(Simulation simulation) {
    this.simulation = simulation;
    int offset = 0;
    for (Actor actor : simulation.actors()) {
      for (LoopPart part : actor.loopParts()) {
        slots.add(new Slot(slots.size(), actor.id(), part, offset));
        offset += part.size();
      }
    }
    this.size = offset;
    this.scratch = new double[size];
  }

  int size() {
    return size;
  }

  List<Slot> slots() {
    return slots;
  }

  void save(double[] into) {
    for (Slot slot : slots) {
      slot.part.save(into, slot.offset);
    }
  }

  double[] saved() {
    double[] row = new double[size];
    save(row);
    return row;
  }

  /** Puts a row back, moved on by whole laps, as the state at a tick. */
  void restore(double[] row, long tick, double moveX, double moveY) {
    for (Slot slot : slots) {
      restorePart(slot.index, row, moveX, moveY);
    }
    simulation.resumeAt(tick);
    for (Actor actor : simulation.actors()) {
      actor.restored(tick);
    }
  }

  /** Puts one part back from its place in a row, moved on by whole laps, and returns it. */
  LoopPart restorePart(int index, double[] row, double moveX, double moveY) {
    Slot slot = slots.get(index);
    for (int i = 0; i < slot.part.size(); i++) {
      double along = along(slot.part.travel(i), moveX, moveY);
      scratch[slot.offset + i] = along == 0 ? row[slot.offset + i] : row[slot.offset + i] + along;
    }
    slot.part.restore(scratch, slot.offset);
    return slot.part;
  }

  /** Takes the way the scene moved out of a row. */
  void bringBack(double[] row, double moveX, double moveY) {
    for (Slot slot : slots) {
      for (int i = 0; i < slot.part.size(); i++) {
        row[slot.offset + i] -= along(slot.part.travel(i), moveX, moveY);
      }
    }
  }

  /** The largest difference of a part's numbers between two rows; angles go the shorter way. */
  static double distance(Slot slot, double[] a, double[] b) {
    double largest = 0;
    for (int i = 0; i < slot.part.size(); i++) {
      double difference = a[slot.offset + i] - b[slot.offset + i];
      largest = Math.max(largest, Math.abs(shortest(difference, slot.part.travel(i))));
    }
    return largest;
  }

  /** A difference of two numbers, for angles brought to the shorter way round. */
  static double shortest(double difference, Travel travel) {
    return travel == Travel.ANGLE ? Math.IEEEremainder(difference, 2 * Math.PI) : difference;
  }

  private static double along(Travel travel, double moveX, double moveY) {
    return switch (travel) {
      case X -> moveX;
      case Y -> moveY;
      case ANGLE, NONE -> 0;
    };
  }

  /**
   * A hash of the state's raw bits: each double, in order, is mixed into a 64-bit value with the
   * finalizer of SplitMix64 (Steele, Lea and Flood, 2014). Equal states give equal hashes
   * everywhere.
   */
  public long hash() {
    save(scratch);
    long hash = 0x9E3779B97F4A7C15L;
    for (double value : scratch) {
      long z = hash ^ Double.doubleToRawLongBits(value);
      z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
      z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
      hash = (z ^ (z >>> 31)) + 0x9E3779B97F4A7C15L;
    }
    return hash;
  }
}
