package critterbake.sim.creature.swarm;

import critterbake.sim.Actor;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * A swarm in a scene. A tick: its rules move the members, then these turn to how they moved. It
 * begins when it is first asked for anything, for its prey may be made after it.
 */
final class SwarmActor implements Actor {
  private final String id;
  private final SwarmSpec spec;
  private final Prey prey;
  private final SwarmRules rules;
  private final Attitudes attitudes;
  private final SwarmMeter meter;
  private final SwarmPainter painter;
  private final Vector2d position = new Vector2d();
  private final Vector2d velocity = new Vector2d();
  private boolean begun;
  private long tick;

  SwarmActor(String id, SwarmSpec spec, Stage stage) {
    this.id = id;
    this.spec = spec;
    this.prey = new Prey(spec.target(), stage);
    this.rules = rules(id, spec, prey, stage);
    this.attitudes = new Attitudes(spec, stage.clock().dt());
    this.meter = new SwarmMeter(spec);
    this.painter = new SwarmPainter(id, spec);
  }

  private static SwarmRules rules(String id, SwarmSpec spec, Prey prey, Stage stage) {
    if (spec.rules() == Rules.ORIGINAL) {
      return new OriginalSwarm(id, spec, prey, stage);
    }
    return stage.loop().isPresent()
        ? new OrbitingSwarm(id, spec, prey, stage)
        : new RefinedSwarm(id, spec, prey, stage);
  }

  private Slugs slugs() {
    if (!begun) {
      begun = true;
      rules.begin();
      attitudes.begin(rules.slugs());
    }
    return rules.slugs();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void step(long toTick) {
    Slugs slugs = slugs();
    tick = toTick;
    attitudes.moveUp(rules.movedUp(tick));
    rules.step(tick);
    attitudes.step(slugs, prey.x());
    meter.take(slugs, prey.x(), prey.y());
  }

  /** The middle of its members. */
  @Override
  public Vector2dc position() {
    return mean(slugs().x, slugs().y, position);
  }

  @Override
  public Vector2dc velocity() {
    return mean(slugs().vx, slugs().vy, velocity);
  }

  private static Vector2d mean(double[] x, double[] y, Vector2d out) {
    out.zero();
    for (int i = 0; i < x.length; i++) {
      out.add(x[i], y[i]);
    }
    return out.div(x.length);
  }

  @Override
  public void trace(TraceSink sink) {
    Slugs slugs = slugs();
    for (int i = 0; i < slugs.count; i++) {
      int at = rules.placeOf(i, tick);
      String state = slugs.state[at].name().toLowerCase(Locale.ROOT);
      sink.point(id, "slug." + i, slugs.x[at], slugs.y[at], angleDegrees(at), state);
    }
  }

  private double angleDegrees(int slug) {
    Slugs slugs = rules.slugs();
    if (spec.tilt() instanceof TiltSpec.Heading) {
      return Strict.degrees(Strict.atan2(slugs.vy[slug], slugs.vx[slug]));
    }
    if (spec.rules() == Rules.ORIGINAL) {
      double perUnit = ((TiltSpec.ByClimb) spec.tilt()).radiansPerUnit();
      return Strict.degrees(perUnit * slugs.vy[slug]);
    }
    return Strict.degrees(attitudes.pitch(slug));
  }

  @Override
  public void pose(Grid grid, PoseBuilder out) {
    painter.pose(slugs(), rules, attitudes, prey, grid, out);
  }

  @Override
  public List<LoopPart> loopParts() {
    slugs();
    List<LoopPart> parts = new ArrayList<>(rules.loopParts());
    parts.add(attitudes.part());
    return parts;
  }

  @Override
  public void restored(long toTick) {
    slugs();
    tick = toTick;
    rules.restored(tick);
  }

  @Override
  public void startMeasuring() {
    meter.reset();
    meter.take(slugs(), prey.x(), prey.y());
  }

  @Override
  public MotionMetrics metrics() {
    return meter.metrics();
  }
}
