package critterbake.sim.creature.swing;

import critterbake.sim.Clock;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.pose.CutOut;
import java.util.Optional;

/**
 * Which frame of an animated part is seen. In a loop whole rounds of the animation fill it.
 *
 * @param clock the shot's
 * @param loop the loop's plan, if it is one
 */
record FrameClock(Clock clock, Optional<LoopPlan> loop) {
  private static final double SLACK = 1e-9;

  int frame(CutOut cutOut, long tick) {
    if (cutOut.framesPerSecond() == 0 || cutOut.frames() == 1) {
      return 0;
    }
    double shown = loop.isPresent() ? inLoop(cutOut, loop.get(), tick) : open(cutOut, tick);
    return (int) Math.floorMod((long) Math.floor(shown + SLACK), (long) cutOut.frames());
  }

  private double open(CutOut cutOut, long tick) {
    return clock.seconds(tick) * cutOut.framesPerSecond();
  }

  private double inLoop(CutOut cutOut, LoopPlan plan, long tick) {
    double rounds = open(cutOut, plan.ticks()) / cutOut.frames();
    return plan.phase(tick) * Math.max(1, Math.rint(rounds)) * cutOut.frames();
  }
}
