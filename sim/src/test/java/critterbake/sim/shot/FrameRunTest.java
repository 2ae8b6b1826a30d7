package critterbake.sim.shot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.loop.LoopLength;
import critterbake.sim.loop.ToyScenes;
import critterbake.sim.pose.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FrameRunTest {
  private static final Clock CLOCK = new Clock(10, 1, 10);
  private static final Grid GRID = new Grid(24, Grid.Snap.NONE);

  private static FrameRun run(Take take) {
    return take.frames(GRID, List.of("toy"));
  }

  private static List<PosedFrame> all(FrameRun run) {
    List<PosedFrame> frames = new ArrayList<>();
    run.forEachRemaining(frames::add);
    return frames;
  }

  private static Take open(double seconds, double warmup, List<Integer> hold) {
    return Take.of(ToyScenes.shot(Optional.empty(), seconds, warmup, hold, CLOCK));
  }

  private static Take loop(int frames) {
    return Take.of(
        ToyScenes.shot(Optional.of(new LoopLength.Frames(frames)), 0, 2, List.of(), CLOCK));
  }

  @Test
  void openShotsBeginAfterTheWarmUp() {
    Take take = open(1.2, 0.5, List.of());
    List<PosedFrame> frames = all(run(take));
    assertEquals(12, frames.size());
    assertEquals(50, frames.get(0).tick());
    assertEquals(160, frames.get(11).tick());
    assertEquals(1.5 * 0.5, frames.get(0).rootX(), 1e-12);
    assertEquals(170, take.lastTracedTick());
  }

  @Test
  void contactsFallOnTheFrameShownAtTheirTime() {
    FrameRun run = run(open(2, 0, List.of()));
    all(run);
    List<ShownContact> contacts = run.contacts();
    assertEquals(
        List.of("down 3 3.0", "up 9 9.0", "down 13 13.0", "up 19 19.0"),
        contacts.stream()
            .map(c -> (c.event().down() ? "down " : "up ") + c.frame() + " " + c.frames())
            .toList());
    assertEquals(1.5 * 0.3, contacts.get(0).event().x(), 1e-12);
  }

  @Test
  void heldFramesStretchTheTimeOfContacts() {
    FrameRun run = run(open(1, 0, List.of(2, 1)));
    all(run);
    assertEquals(3, run.contacts().get(0).frame());
    assertEquals(2 + 1 + 2, run.contacts().get(0).frames());
  }

  @Test
  void everyRunOfATakeIsAlike() {
    Take take = loop(12);
    FrameRun one = run(take);
    FrameRun other = run(take);
    all(one);
    all(other);
    assertArrayEquals(one.stateHashes(), other.stateHashes());
    assertEquals(120, one.stateHashes().length);
    assertFalse(one.stateHashes()[0] == one.stateHashes()[1]);
  }

  @Test
  void loopsAreTracedWithWholeLapsOfWarmUp() {
    Take take = loop(12);
    assertEquals(0, take.firstTick());
    assertEquals((2 + 1) * 120, take.lastTracedTick());
  }

  @Test
  void aTouchdownAtTheSeamBelongsToFrameZero() {
    Take take = Take.of(ToyScenes.onTouchdowns(10, CLOCK));
    FrameRun run = run(take);
    all(run);
    assertEquals(30, take.firstTick());
    assertEquals(2, run.contacts().size());
    assertTrue(run.contacts().get(0).event().down());
    assertEquals(0, run.contacts().get(0).frame());
    assertEquals(0, run.contacts().get(0).frames());
    assertEquals(6, run.contacts().get(1).frame());
  }
}
