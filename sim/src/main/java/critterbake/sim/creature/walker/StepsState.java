package critterbake.sim.creature.walker;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * What the steps of a walker remember, as loops save it and put it back: the rhythm with the
 * heading, and each foot. Times are kept as ages, so that a state holds at any tick.
 */
final class StepsState {
  private final GaitClock beats;
  private final Heading heading;
  private final Foot[] feet;

  StepsState(GaitClock beats, Heading heading, Foot[] feet) {
    this.beats = beats;
    this.heading = heading;
    this.feet = feet;
  }

  /**
   * The rhythm, then the feet.
   *
   * @param now tells the present tick, from which ages count back
   */
  List<LoopPart> parts(Closing closing, LongSupplier now) {
    List<LoopPart> parts = new ArrayList<>();
    parts.add(rhythm(closing, now));
    for (int leg = 0; leg < feet.length; leg++) {
      parts.add(foot(leg, closing, now));
    }
    return parts;
  }

  private LoopPart rhythm(Closing closing, LongSupplier now) {
    return new StatePart("rhythm", closing, GaitClock.STATE + Heading.STATE, 0, 0) {
      @Override
      public void save(double[] into, int offset) {
        beats.save(into, offset, now.getAsLong());
        heading.save(into, offset + GaitClock.STATE);
      }

      @Override
      public void restore(double[] from, int offset) {
        beats.restore(from, offset, now.getAsLong());
        heading.restore(from, offset + GaitClock.STATE);
      }
    };
  }

  private LoopPart foot(int leg, Closing closing, LongSupplier now) {
    Foot foot = feet[leg];
    return new StatePart(WalkerTrace.name("foot", leg), closing, Foot.STATE, 3, 3) {
      @Override
      public void save(double[] into, int offset) {
        foot.save(into, offset, now.getAsLong());
      }

      @Override
      public void restore(double[] from, int offset) {
        foot.restore(from, offset, now.getAsLong());
      }
    };
  }

  /** Moves the memory of ticks, after a state was put back at another tick than it was read at. */
  void shift(long ticks) {
    beats.shift(ticks);
    for (Foot foot : feet) {
      foot.shift(ticks);
    }
  }
}
