package critterbake.sim.contact;

import critterbake.sim.Simulation;
import critterbake.sim.TraceSink;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Watches the tracked points of every tick and tells when a foot or tip takes hold or lets go: when
 * its state word becomes, or ceases to be, {@code planted} or {@code attached}.
 */
public final class ContactChanges implements TraceSink {
  private static final byte UNKNOWN = 0;
  private static final byte NO_CONTACT = 1;
  private static final byte UP = 2;
  private static final byte DOWN = 3;

  private final Consumer<ContactEvent> listener;
  private byte[] states = new byte[64];
  private int point;
  private long tick;

  public ContactChanges(Consumer<ContactEvent> listener) {
    this.listener = listener;
  }

  /**
   * Looks at the simulation as it is now. The first look only sees what is held.
   *
   * @param atTick the tick that events get
   */
  public void look(Simulation simulation, long atTick) {
    point = 0;
    tick = atTick;
    simulation.trace(this);
  }

  @Override
  public void point(
      String actor, String part, double x, double y, double angleDegrees, String state) {
    if (point == states.length) {
      states = Arrays.copyOf(states, 2 * point);
    }
    byte before = states[point];
    byte now = before == NO_CONTACT ? NO_CONTACT : stateOf(part, state);
    states[point++] = now;
    if (before != UNKNOWN && before != now) {
      listener.accept(new ContactEvent(tick, actor, part, now == DOWN, x, y));
    }
  }

  private static byte stateOf(String part, String state) {
    if (!part.startsWith("foot.") && !part.endsWith(".tip")) {
      return NO_CONTACT;
    }
    return state.equals("planted") || state.equals("attached") ? DOWN : UP;
  }
}
