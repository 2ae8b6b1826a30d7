package critterbake.sim.shot;

import critterbake.sim.Actor;
import critterbake.sim.contact.ContactChanges;
import critterbake.sim.contact.ContactEvent;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Pose;
import critterbake.sim.pose.PoseBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.joml.Vector2dc;

/**
 * Runs a take and poses its frames, one at a time, as they are asked for: memory holds one pose,
 * however long the shot. After the last frame it runs on to the end of that frame's time, so that
 * contacts, state hashes and the actors' measurements cover the whole shot.
 */
public final class FrameRun implements Iterator<PosedFrame> {
  private final Take take;
  private final TickRun ticks;
  private final Grid grid;
  private final List<Actor> drawn;
  private final ContactChanges changes = new ContactChanges(this::changed);
  private final List<ShownContact> contacts = new ArrayList<>();
  private long[] hashes = new long[64];
  private int hashed;
  private int next;
  private long framesShown;

  FrameRun(Take take, TickRun ticks, Grid grid, List<String> drawn) {
    this.drawn = drawn.stream().map(ticks.simulation()::actor).toList();
    this.take = take;
    this.ticks = ticks;
    this.grid = grid;
    while (ticks.tick() < take.firstTick()) {
      ticks.step();
    }
    ticks.simulation().actors().forEach(Actor::startMeasuring);
    look();
  }

  @Override
  public boolean hasNext() {
    return next < take.frames();
  }

  @Override
  public PosedFrame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    PosedFrame frame = posed();
    int hold = take.hold(next);
    for (int tick = 0; tick < take.clock().ticksPerFrame(); tick++) {
      ticks.step();
      look();
    }
    framesShown += hold;
    next++;
    return frame;
  }

  private PosedFrame posed() {
    PoseBuilder builder = new PoseBuilder();
    for (Actor actor : drawn) {
      actor.pose(grid, builder);
    }
    Pose pose = builder.build();
    double[] root = root();
    double[] moved = ticks.moved();
    return new PosedFrame(
        next, ticks.tick(), take.hold(next), pose, root[0], root[1], moved[0], moved[1]);
  }

  private void look() {
    changes.look(ticks.simulation(), ticks.tick());
    if (ticks.tick() < take.endTick()) {
      if (hashed == hashes.length) {
        hashes = Arrays.copyOf(hashes, 2 * hashed);
      }
      hashes[hashed++] = ticks.stateHash();
    }
  }

  /** Called while the ticks after frame {@code next} pass. */
  private void changed(ContactEvent event) {
    long since = event.tick() - take.firstTick();
    int ticksPerFrame = take.clock().ticksPerFrame();
    int frame = (int) (since / ticksPerFrame);
    if (frame < take.frames()) {
      boolean later = frame > next;
      long begun = later ? framesShown + take.hold(next) : framesShown;
      double part = (double) (since % ticksPerFrame) / ticksPerFrame;
      contacts.add(new ShownContact(event, frame, begun + part * take.hold(frame)));
    } else if (take.loop().isPresent()) {
      contacts.add(0, new ShownContact(event, 0, 0));
    }
  }

  /** Contacts that changed so far, in the order of their time; complete after the last frame. */
  public List<ShownContact> contacts() {
    return List.copyOf(contacts);
  }

  /** State hashes by tick from frame 0 on. */
  public long[] stateHashes() {
    return Arrays.copyOf(hashes, hashed);
  }

  /** Where the followed actor is now, {x, y}; the origin when the camera stands. */
  public double[] root() {
    if (take.followed().isEmpty()) {
      return new double[2];
    }
    Vector2dc root = ticks.simulation().actor(take.followed().get()).position();
    return new double[] {root.x(), root.y()};
  }

  /** How far the laps so far have carried the scene, {x, y}. */
  public double[] moved() {
    return ticks.moved();
  }

  /** The actors after what has run so far: for their measurements. */
  public List<Actor> actors() {
    return ticks.simulation().actors();
  }
}
