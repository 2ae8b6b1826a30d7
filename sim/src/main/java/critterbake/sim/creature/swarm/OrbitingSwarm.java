package critterbake.sim.creature.swarm;

import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.creature.swarm.LoopDives.Dive;
import critterbake.sim.creature.swarm.Slugs.State;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import java.util.List;
import org.joml.Vector2d;

/**
 * The refined rules in an exact loop: members are guided along the steady orbit and its dives,
 * which are a function of the time in the loop. After a loop of a share of the orbit each member is
 * where another was, so the picture repeats if all are alike: then they wander along one common
 * curve, and dive and beat their wings at the same places of it.
 */
final class OrbitingSwarm implements SwarmRules {
  private final SwarmSpec spec;
  private final Prey prey;
  private final Ring ring;
  private final Clock clock;
  private final LoopPlan plan;
  private final Slugs slugs;
  private final Following following;
  private final LoopWander wander;
  private final LoopBeat beat;
  private final double seconds;

  /** Rounds of the ring in a loop. */
  private final double rounds;

  /** Places a member moves up in a loop. */
  private final int up;

  private final double turnRate;
  private double firstAngle;
  private List<Dive> dives = List.of();
  private final Vector2d guide = new Vector2d();
  private final Vector2d place = new Vector2d();
  private final Vector2d placeVelocity = new Vector2d();
  private double now;

  OrbitingSwarm(String id, SwarmSpec spec, Prey prey, Stage stage) {
    this.spec = spec;
    this.prey = prey;
    this.ring = spec.ring();
    this.clock = stage.clock();
    this.plan = stage.loop().orElseThrow();
    this.slugs = new Slugs(spec.count());
    this.seconds = clock.seconds(plan.ticks());
    boolean circles = spec.speed() > 0;
    this.rounds = circles ? (double) plan.cycles(id) / plan.cycleShare() : 0;
    this.up = circles ? placesUp(plan.cycles(id)) : 0;
    this.turnRate = Strict.TAU * rounds / seconds;
    this.following = new Following(slugs, turnRate, turnRate * ring.mean(), clock.dt());
    this.wander = new LoopWander(id, spec, stage.seed(), seconds, up == 0 ? 0 : rounds);
    this.beat = new LoopBeat(spec.count(), seconds, up == 0 ? 0 : rounds);
  }

  private int placesUp(int cycles) {
    long places = (long) slugs.count * cycles;
    if (places % plan.cycleShare() != 0) {
      throw LoopRefused.share(
          "after "
              + cycles
              + "/"
              + plan.cycleShare()
              + " of the orbit "
              + slugs.count
              + " members are not where others were; the share must be a multiple of 1/"
              + slugs.count,
          slugs.count);
    }
    return (int) (places / plan.cycleShare() % slugs.count);
  }

  @Override
  public void begin() {
    if (!spec.start().isEmpty()) {
      SwarmSpec.Place first = spec.start().get(0);
      firstAngle = ring.angle(first.x() - prey.x(), first.y() - prey.y());
    }
    for (int i = 0; i < slugs.count; i++) {
      slugs.angle[i] = angle(i, 0);
    }
    spec.attack().ifPresent(this::planDives);
    double dt = clock.dt();
    Vector2d before = new Vector2d();
    for (int i = 0; i < slugs.count; i++) {
      path(i, -dt, before);
      path(i, 0, guide);
      double vx = prey.velocity().x() + (guide.x - before.x) / dt;
      double vy = prey.velocity().y() + (guide.y - before.y) / dt;
      following.begin(i, prey.x() + guide.x, prey.y() + guide.y, vx, vy);
    }
    restored(0);
  }

  private void planDives(AttackSpec attack) {
    LoopDives planner = new LoopDives(attack, slugs.count, seconds);
    dives = planner.plan(this::angle, Clearance.wanted(spec), this::clearance);
  }

  private double clearance(Dive dive, List<Dive> all) {
    dives = all;
    double start = dive.start();
    return Clearance.of(
        dive.member(),
        slugs,
        spec.attack().orElseThrow(),
        (slug, ahead, out) -> path(slug, start + ahead, out));
  }

  @Override
  public void step(long tick) {
    following.moveUp(movedUp(tick));
    restored(tick);
    for (int i = 0; i < slugs.count; i++) {
      path(i, now, guide);
      double x = prey.x() + guide.x;
      double y = prey.y() + guide.y;
      if (slugs.state[i] == State.DIVE) {
        following.carry(i, x, y);
      } else {
        following.follow(i, x, y);
      }
    }
  }

  /** Everything but the flight itself is a function of the tick. */
  @Override
  public void restored(long tick) {
    now = clock.seconds(plan.phaseTick(tick));
    for (int i = 0; i < slugs.count; i++) {
      slugs.angle[i] = angle(i, now);
      double since = since(i, now);
      boolean dives = spec.attack().isPresent() && since < spec.attack().get().total();
      slugs.diving[i] = dives ? since : -1;
      slugs.state[i] = State.CIRCLE;
      if (dives) {
        path(i, now, guide);
        double away = ring.radius(guide.x, guide.y) - 1;
        slugs.state[i] = State.ofDiver(since, spec.attack().get(), away);
      }
    }
  }

  /** The angle of a member's place at a time in the loop. */
  private double angle(int i, double at) {
    return firstAngle + Strict.TAU * turns(i, at);
  }

  /** How far a member is around the ring at a time in the loop, in rounds. */
  private double turns(int i, double at) {
    return (double) i / slugs.count + rounds * (at / seconds);
  }

  /** Where a member is guided at a time in the loop, units from the prey. */
  private void path(int i, double at, Vector2d out) {
    double since = since(i, at);
    if (spec.attack().isEmpty() || !(since < spec.attack().get().total())) {
      out.set(place(i, at));
      return;
    }
    AttackSpec attack = spec.attack().get();
    if (since < attack.windup()) {
      Chord.windUp(place(i, at), Ease.clamp(since / attack.windup()), out);
      return;
    }
    double start = at - since;
    Vector2d from = Chord.windUp(place(i, start + attack.windup()), 1, new Vector2d());
    Vector2d velocity = new Vector2d(placeVelocity);
    Chord chord = Chord.through(from, velocity, place(i, start + attack.total()));
    chord.at(since, attack, place, placeVelocity, out);
  }

  /** A member's place in the ring at a time in the loop, and how it moves. */
  private Vector2d place(int i, double at) {
    double calm = spec.attack().map(a -> Calm.wander(since(i, at), a)).orElse(1.0);
    double out = calm == 0 ? 1 : 1 + calm * wander.at(i, at, turns(i, at));
    double angle = angle(i, at);
    double sin = Strict.sin(angle);
    double cos = Strict.cos(angle);
    placeVelocity.set(-ring.radiusX() * sin * turnRate, ring.radiusY() * cos * turnRate);
    return place.set(ring.radiusX() * out * cos, ring.radiusY() * out * sin);
  }

  /**
   * Seconds since a member's last dive began, at a time in the loop; NaN when that is too long ago
   * to matter. Some loops ago it was at another member's place.
   */
  private double since(int i, double at) {
    if (dives.isEmpty()) {
      return Double.NaN;
    }
    double forgotten = spec.attack().orElseThrow().total() + Calm.REST;
    double latest = dives.get(dives.size() - 1).start();
    for (int loops = 0; at - latest + loops * seconds < forgotten; loops++) {
      long member = Math.floorMod(i - (long) loops * up, (long) slugs.count);
      for (int k = begunBy(at + loops * seconds); k >= 0; k--) {
        double ago = at - dives.get(k).start() + loops * seconds;
        if (ago >= forgotten) {
          break;
        }
        if (ago >= 0 && dives.get(k).member() == member) {
          return ago;
        }
      }
    }
    return Double.NaN;
  }

  /** The last dive that has begun by a time, or nearly; dives are in order of their start. */
  private int begunBy(double at) {
    int begun = -1;
    int later = dives.size();
    while (later - begun > 1) {
      int middle = (begun + later) >>> 1;
      if (dives.get(middle).start() <= at + 1e-6) {
        begun = middle;
      } else {
        later = middle;
      }
    }
    return begun;
  }

  @Override
  public Slugs slugs() {
    return slugs;
  }

  @Override
  public double beats(int slug) {
    double climbed = slugs.y[slug] - prey.y();
    double speed = turnRate * ring.mean();
    return beat.at(slug, now, turns(slug, now))
        + WingBeat.BEATS_PER_SECOND * WingBeat.climbing(climbed, speed);
  }

  @Override
  public int movedUp(long tick) {
    return tick > 0 && plan.phaseTick(tick) == 0 ? up : 0;
  }

  @Override
  public int placeOf(int slug, long tick) {
    return (int) Math.floorMod(slug + plan.lap(tick) * up, (long) slugs.count);
  }

  @Override
  public List<LoopPart> loopParts() {
    return List.of(following.part(Closing.SETTLING));
  }
}
