package critterbake.sim.loop;

import critterbake.sim.Clock;
import java.util.ArrayList;
import java.util.List;

/**
 * A loop's plan and what was changed to make it exact.
 *
 * @param plan the period
 * @param clock the clock, its ticks a frame raised where whole cycles ask for it
 * @param snap how the root's movement was rounded in the end; never {@link RootSnap#AUTO}
 * @param notes what a person should know, one sentence each
 */
public record PlannedLoop(LoopPlan plan, Clock clock, RootSnap snap, List<String> notes) {
  public PlannedLoop {
    notes = List.copyOf(notes);
  }

  PlannedLoop noting(String note) {
    List<String> more = new ArrayList<>(notes);
    more.add(note);
    return new PlannedLoop(plan, clock, snap, more);
  }

  /** Length of the loop in seconds. */
  public double seconds() {
    return clock.seconds(plan.ticks());
  }
}
