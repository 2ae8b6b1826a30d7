package critterbake.sim.creature.swing;

import critterbake.sim.Actor;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.creature.swing.HangingPart.Body;
import critterbake.sim.creature.swing.HangingPart.Wind;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Strict;
import critterbake.sim.path.Mover;
import critterbake.sim.pose.Anchor;
import critterbake.sim.pose.Gauge;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * A cut-out on its pivot. A tick: the movement's velocity turns the pivot, the pivot and the air
 * swing the parts, each after the one it hangs on. Within a tick it goes on by short steps of about
 * 1/480 second, cut where the path has a corner, so that the tick rate does not change the motion.
 */
final class SwingActor implements Actor {
  private static final double STEPS_PER_SECOND = 480;

  private final String id;
  private final SwingSpec spec;
  private final Mover mover;
  private final Pivot pivot;
  private final Draft draft = new Draft();
  private final FrameClock frames;

  /** Back to front, as they are drawn. */
  private final List<HangingPart> parts;

  /** Each after the one it hangs on. */
  private final List<HangingPart> parentsFirst;

  private final int steps;
  private final double stepSeconds;
  private final Vector2d velocity = new Vector2d();
  private long tick;

  SwingActor(String id, SwingSpec spec, Stage stage) {
    this.id = id;
    this.spec = spec;
    this.mover = spec.movement().mover(spec.rules(), stage, id);
    this.frames = new FrameClock(stage.clock(), stage.loop());
    double dt = stage.clock().dt();
    this.steps = (int) Math.max(1, Math.ceil(dt * STEPS_PER_SECOND - 1e-9));
    this.stepSeconds = dt / steps;
    this.pivot =
        switch (spec.rules()) {
          case ORIGINAL -> new OriginalPivot(spec);
          case REFINED -> new RefinedPivot(spec, mover.velocity());
        };
    Map<String, HangingPart> made = new LinkedHashMap<>();
    spec.parts().keySet().forEach(name -> make(name, made));
    this.parentsFirst = List.copyOf(made.values());
    this.parts = spec.parts().keySet().stream().map(made::get).toList();
    Body body = body();
    parentsFirst.forEach(part -> part.hang(body));
  }

  private HangingPart make(String name, Map<String, HangingPart> made) {
    if (!made.containsKey(name)) {
      SwingPart part = spec.parts().get(name);
      Optional<HangingPart> parent = part.parent().map(p -> make(p, made));
      made.put(name, new HangingPart(name, part, parent, spec.pixelsPerUnit(), stepSeconds));
    }
    return made.get(name);
  }

  private Body body() {
    return Body.of(pivot, spec.rest().angleRadians());
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void step(long toTick) {
    tick = toTick;
    if (pivot instanceof OriginalPivot original) {
      original.tick(mover.velocity());
    }
    for (int step = 0; step < steps; step++) {
      turn(step * stepSeconds, (step + 1) * stepSeconds);
      swingParts();
    }
    mover.step(toTick);
  }

  /** Turns the pivot through one step of the tick, in stretches without a corner. */
  private void turn(double from, double to) {
    double now = from;
    while (now < to) {
      double corner = mover.nextCorner(now);
      double next = corner < to - 1e-9 ? corner : to;
      mover.velocityAfter(now, velocity);
      if (pivot instanceof RefinedPivot refined) {
        refined.advance(velocity, next - now);
      }
      draft.advance(velocity, next - now);
      now = next;
    }
  }

  private void swingParts() {
    if (parts.isEmpty()) {
      return;
    }
    Body body = body();
    Wind wind = Wind.of(draft, spec.response().gale(), pivot.mirrored());
    for (HangingPart part : parentsFirst) {
      part.swing(body, wind);
    }
  }

  @Override
  public Vector2dc position() {
    return mover.position();
  }

  @Override
  public Vector2dc velocity() {
    return mover.velocity();
  }

  @Override
  public void trace(TraceSink sink) {
    Vector2dc at = position();
    String state = (pivot.resting() ? "rest" : "swing") + (pivot.mirrored() ? "+flip" : "");
    sink.point(id, "body", at.x(), at.y(), pivot.angleDegrees(), state);
    Placement placement = Placement.upright(at.x(), at.y(), pivot);
    for (HangingPart part : parts) {
      double angle = Strict.degrees(AngleMath.wrap(placement.angle(part.angle())));
      double x = placement.x(part.x(), part.y());
      double y = placement.y(part.x(), part.y());
      sink.point(id, "part." + part.partName(), x, y, angle, "");
    }
  }

  @Override
  public void pose(Grid grid, PoseBuilder out) {
    double x = grid.snapped(position().x());
    double y = grid.snapped(position().y());
    List<Part> seen =
        parts.isEmpty()
            ? PlainFigure.parts(id, Placement.turned(x, y, pivot))
            : sprites(Placement.upright(x, y, pivot));
    out.layer(new Layer(id, Layer.Blend.PARTS, Layer.Stage.BEFORE_EFFECTS, seen));
    out.anchor(new Anchor(id, "pivot", x, y));
    bones(Placement.upright(x, y, pivot), out);
  }

  private List<Part> sprites(Placement placement) {
    List<Part> sprites = new ArrayList<>();
    for (HangingPart part : parts) {
      Shape shape = part.sprite(frames.frame(part.spec().cutOut(), tick), placement);
      sprites.add(new Part(part.partName(), id, "", sprites.size(), shape, part.finish()));
    }
    return sprites;
  }

  private void bones(Placement placement, PoseBuilder out) {
    for (HangingPart part : parts) {
      double x = placement.x(part.x(), part.y());
      double y = placement.y(part.x(), part.y());
      double angle = placement.angle(part.angle());
      out.gauge(new Gauge.Mark(Gauge.Overlay.BONES, Gauge.Role.JOINT, x, y, 1, angle));
    }
  }

  @Override
  public List<LoopPart> loopParts() {
    List<LoopPart> state = new ArrayList<>(mover.loopParts());
    state.add(pivot);
    state.add(draft);
    state.addAll(parentsFirst);
    return state;
  }

  @Override
  public void restored(long atTick) {
    tick = atTick;
    mover.restored(atTick);
  }

  @Override
  public MotionMetrics metrics() {
    return new MotionMetrics(Map.of());
  }
}
