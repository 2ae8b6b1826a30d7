package critterbake.sim.shot;

import critterbake.sim.ActorSpec;
import critterbake.sim.Clock;
import critterbake.sim.Scene;
import critterbake.sim.Simulation;
import critterbake.sim.Stage;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.CycleWish;
import critterbake.sim.loop.LoopCloser;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.loop.PeriodPlanner;
import critterbake.sim.loop.PeriodRequest;
import critterbake.sim.loop.PlannedLoop;
import critterbake.sim.loop.Shot;
import critterbake.sim.pose.Grid;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A shot that is ready to run: planned, and closed if it is a loop. It can be run any number of
 * times, always alike.
 *
 * <p>Ticks count from the state before the first step. An open shot's first frame comes after its
 * warm-up; a loop's when its first frame is due in the first lap, for a closed loop needs no
 * warm-up.
 */
public final class Take {
  private final ShotRequest request;
  private final Scene scene;
  private final Clock clock;
  private final Optional<ClosedLoop> loop;
  private final int frames;
  private final long firstTick;

  private Take(
      ShotRequest request,
      Scene scene,
      Clock clock,
      Optional<ClosedLoop> loop,
      int frames,
      long firstTick) {
    this.request = request;
    this.scene = scene;
    this.clock = clock;
    this.loop = loop;
    this.frames = frames;
    this.firstTick = firstTick;
  }

  /**
   * Plans a shot and closes its loop.
   *
   * @throws critterbake.sim.loop.LoopRefused when it cannot be an exact loop
   */
  public static Take of(ShotRequest request) {
    if (request.shot().loop().isEmpty()) {
      return open(request);
    }
    try {
      return closed(request);
    } catch (LoopRefused refused) {
      return NearestLoop.insteadOf(request, refused);
    }
  }

  private static Take open(ShotRequest request) {
    Shot shot = request.shot();
    Clock clock = request.clock();
    int frames = (int) Math.max(1, Math.round(shot.durationSeconds() * clock.fps()));
    long warmup = clock.ticks(shot.warmupSeconds());
    return new Take(request, request.scene(), clock, Optional.empty(), frames, warmup);
  }

  /** A loop, closed; its refusal names no other. */
  static Take closed(ShotRequest request) {
    Scene scene = seen(request);
    PlannedLoop planned = planned(request, scene);
    ClosedLoop loop =
        LoopCloser.close(
            scene, planned, request.shot(), request.pixelsPerUnit(), request.allowSeam());
    return new Take(
        request,
        scene,
        planned.clock(),
        Optional.of(loop),
        loop.plan().frames(),
        loop.firstFrame());
  }

  static PlannedLoop planned(ShotRequest request) {
    return planned(request, seen(request));
  }

  private static Scene seen(ShotRequest request) {
    return request.scene().without(unseen(request));
  }

  /** Actors a loop need not wait for: not drawn, not followed, and of no use to those that are. */
  private static List<String> unseen(ShotRequest request) {
    List<String> unseen = new ArrayList<>(request.scene().names());
    List<String> needed = new ArrayList<>(request.drawn());
    request.followed().ifPresent(needed::add);
    for (int i = 0; i < needed.size(); i++) {
      if (unseen.remove(needed.get(i))) {
        needed.addAll(request.scene().actors().get(needed.get(i)).dependsOn());
      }
    }
    return unseen;
  }

  private static PlannedLoop planned(ShotRequest request, Scene scene) {
    Stage stage = scene.emptyStage(request.clock());
    Map<String, CycleWish> wishes = new LinkedHashMap<>();
    for (String id : scene.names()) {
      wish(id, scene, stage).ifPresent(wish -> wishes.put(id, wish));
    }
    return PeriodPlanner.plan(
        new PeriodRequest(
            request.shot(),
            request.clock(),
            request.snap(),
            request.pixelsPerUnit(),
            request.followed(),
            wishes,
            scene.world().ground()));
  }

  /** What an actor asks of the loop; one that runs after or around another gets as far as that. */
  private static Optional<CycleWish> wish(String id, Scene scene, Stage stage) {
    ActorSpec spec = scene.actors().get(id);
    Optional<CycleWish> own = spec.cycleWish(stage);
    if (own.isEmpty() || spec.dependsOn().isEmpty()) {
      return own;
    }
    return wish(spec.dependsOn().get(0), scene, stage)
        .map(other -> own.get().withVelocity(other.velocityX(), other.velocityY()))
        .or(() -> own);
  }

  /** The clock, its ticks a frame raised where the loop asked for it. */
  public Clock clock() {
    return clock;
  }

  public Optional<ClosedLoop> loop() {
    return loop;
  }

  /** Frames shown. */
  public int frames() {
    return frames;
  }

  /** The tick of frame 0. */
  public long firstTick() {
    return firstTick;
  }

  /** The tick at which the frame after the last would be due. */
  public long endTick() {
    return firstTick + (long) frames * clock.ticksPerFrame();
  }

  /** The tick after the shot, with the warm-up played for loops too: the last one traced. */
  public long lastTracedTick() {
    return loop.map(closed -> endTick() + warmupLaps(closed) * closed.plan().ticks())
        .orElseGet(this::endTick);
  }

  private long warmupLaps(ClosedLoop closed) {
    return LoopCloser.warmupLaps(request.shot(), closed.planned());
  }

  /** What a person should know of how the shot came about. */
  public List<String> notes() {
    return loop.map(closed -> closed.planned().notes()).orElse(List.of());
  }

  /** How many frame times a frame is shown. */
  public int hold(int frame) {
    List<Integer> hold = request.shot().hold();
    return hold.isEmpty() ? 1 : hold.get(frame % hold.size());
  }

  /** The same with one thing more that a person should know. */
  Take noting(String note) {
    return new Take(
        request, scene, clock, loop.map(closed -> closed.noting(note)), frames, firstTick);
  }

  /** Names of the actors that move in it. */
  public List<String> actors() {
    return scene.names();
  }

  Optional<String> followed() {
    return request.followed();
  }

  /** The same shot shown so many times over: for a closed loop, lap after lap. */
  public Take repeated(int times) {
    return new Take(request, scene, clock, loop, times * frames, firstTick);
  }

  /** The same shot with twice as many ticks a frame; a seam of its loop may show. */
  Take atTwiceTheRate() {
    return of(request.onClock(clock.withTicksPerFrame(2 * clock.ticksPerFrame())));
  }

  /** Starts a run at tick 0, in world positions. */
  public TickRun play() {
    return play(false);
  }

  private TickRun play(boolean inPlace) {
    Simulation simulation = scene.start(clock, loop.map(ClosedLoop::plan));
    return new TickRun(simulation, loop, inPlace);
  }

  /**
   * Starts a run that poses every frame. Every lap of a loop is posed where the first one is, so
   * that what repeats is the same bit for bit.
   *
   * @param grid where whole pixels lie
   * @param drawn names of the actors to pose, back to front
   */
  public FrameRun frames(Grid grid, List<String> drawn) {
    return new FrameRun(this, play(true), grid, drawn);
  }
}
