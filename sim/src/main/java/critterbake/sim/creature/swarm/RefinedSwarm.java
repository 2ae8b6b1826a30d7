package critterbake.sim.creature.swarm;

import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.creature.swarm.Slugs.State;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.LoopPart.Travel;
import critterbake.sim.math.Ease;
import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.joml.Vector2d;

/**
 * The refined rules in an open shot. Each member has a place in the ring, given by an angle and a
 * radius about the ring's center; the place moves on at the swarm's speed, is drawn to the ring by
 * an inward or outward spiral and to even gaps by the spacing. A member flies with its place, held
 * to what a flyer can turn; a diver leaves it for a chord through the prey and joins it again.
 */
final class RefinedSwarm implements SwarmRules {
  /** Radial speed of the approach over the swarm's. */
  private static final double APPROACH = 1.4;

  /** Distance from the ring, as a share of its radius, from which the approach is fully radial. */
  private static final double FAR = 0.8;

  /** Share of the speed along the ring that the approach takes away at most. */
  private static final double TAKEN = 0.75;

  /** Spacing keeps the angular speed between these shares of the nominal one. */
  private static final double SLOWEST = 0.25;

  private static final double FASTEST = 1.9;

  /** Distance from the ring below which a member circles, and above which it approaches again. */
  static final double ON_RING = 0.05;

  private static final double OFF_RING = 0.25;

  private final SwarmSpec spec;
  private final Prey prey;
  private final Clock clock;
  private final Ring ring;
  private final Slugs slugs;
  private final Wander wander;
  private final Spacing spacing;
  private final RingCenter center;
  private final Following following;
  private final Optional<Dives> dives;
  private final double turnRate;

  /** Smallest radius that counts in the angular speed; 1 is the ring. */
  private final double least;

  /** Radius of each place without its wander; 1 is the ring. */
  private final double[] radius;

  /** Wander of each place. */
  private final double[] strays;

  /** Seconds since the last dive began; NaN when there was none. */
  private final double[] since;

  private final Chord[] chords;
  private final Vector2d guide = new Vector2d();
  private final Vector2d place = new Vector2d();
  private final Vector2d placeVelocity = new Vector2d();
  private double now;

  RefinedSwarm(String id, SwarmSpec spec, Prey prey, Stage stage) {
    int count = spec.count();
    this.spec = spec;
    this.prey = prey;
    this.clock = stage.clock();
    this.ring = spec.ring();
    this.slugs = new Slugs(count);
    this.wander = new Wander(id, spec, stage);
    this.spacing = new Spacing(count);
    this.center = new RingCenter(spec.speed());
    this.turnRate = spec.speed() / ring.mean();
    this.following = new Following(slugs, turnRate, spec.speed(), clock.dt());
    RandomStream random = RandomStream.of(stage.seed(), id + ".dives");
    this.dives = spec.attack().map(a -> new Dives(a, spec.size(), turnRate, random));
    this.least = spec.attack().map(a -> a.reach() / ring.mean()).orElse(ON_RING);
    this.radius = new double[count];
    this.strays = new double[count];
    this.since = new double[count];
    this.chords = new Chord[count];
    Arrays.fill(since, Double.NaN);
    Arrays.fill(chords, Chord.NONE);
  }

  @Override
  public void begin() {
    StartPlaces.put(spec, prey, slugs);
    center.put(prey.x(), prey.y());
    for (int i = 0; i < slugs.count; i++) {
      double dx = slugs.x[i] - prey.x();
      double dy = slugs.y[i] - prey.y();
      boolean atPrey = dx == 0 && dy == 0;
      slugs.angle[i] = atPrey ? StartPlaces.evenly(i, slugs.count) : ring.angle(dx, dy);
      radius[i] = ring.radius(dx, dy);
      place(i, 0);
      following.begin(i, slugs.x[i], slugs.y[i], placeVelocity.x, placeVelocity.y);
      judge(i);
    }
  }

  @Override
  public void step(long tick) {
    now = clock.seconds(tick);
    center.follow(prey.x(), prey.y(), clock.dt());
    spacing.measure(slugs.angle);
    for (int i = 0; i < slugs.count; i++) {
      since[i] += clock.dt();
      advance(i);
    }
    dives.ifPresent(plan -> beginDives(plan, tick));
    for (int i = 0; i < slugs.count; i++) {
      move(i);
      judge(i);
    }
  }

  /** Moves a place on along the ring and toward it. */
  private void advance(int i) {
    double out = (radius[i] - 1) / FAR;
    double lag = center.lag() / (FAR * ring.mean());
    double astray = Math.min(1, Math.max(Math.abs(out), lag));
    double rate = turnRate * (1 - TAKEN * astray) / Math.max(radius[i] + strays[i], least);
    double evened = rate + spec.spacing() * spacing.miss(i);
    double turned = Math.max(SLOWEST * rate, Math.min(FASTEST * rate, evened));
    slugs.angle[i] += turned * clock.dt();
    radius[i] -= APPROACH * turnRate * Math.max(-1, Math.min(1, out)) * clock.dt();
    double calm = spec.attack().map(a -> Calm.wander(since[i], a)).orElse(1.0);
    double begun = Ease.smoothstep(now / Calm.REST);
    strays[i] = calm == 0 ? 0 : begun * calm * wander.at(i, now);
  }

  private void beginDives(Dives plan, long tick) {
    for (long k = plan.due(clock.seconds(tick - 1)) + 1; k <= plan.due(now); k++) {
      int diver = plan.pick(k, slugs, since, this::isClear);
      if (diver >= 0) {
        since[diver] = now - plan.start(k);
        chords[diver] = Chord.NONE;
        slugs.diving[diver] = since[diver];
      }
    }
  }

  /** Whether a dive that began now would keep its distance from everybody. */
  private boolean isClear(int slug) {
    double before = since[slug];
    Chord last = chords[slug];
    since[slug] = 0;
    chords[slug] = Chord.NONE;
    double clear = Clearance.of(slug, slugs, spec.attack().orElseThrow(), this::path);
    since[slug] = before;
    chords[slug] = last;
    return clear >= Clearance.wanted(spec);
  }

  private void move(int i) {
    path(i, 0, guide);
    double x = prey.x() + guide.x;
    double y = prey.y() + guide.y;
    double total = spec.attack().map(AttackSpec::total).orElse(0.0);
    slugs.diving[i] = since[i] < total ? since[i] : -1;
    if (slugs.dives(i) && since[i] < spec.attack().orElseThrow().leavesAt()) {
      following.carry(i, x, y);
    } else {
      following.follow(i, x, y);
    }
  }

  /** Where a member means to be in some seconds, seen from the prey. */
  private void path(int i, double ahead, Vector2d out) {
    double seconds = since[i] + ahead;
    if (spec.attack().isEmpty() || !(seconds < spec.attack().get().total())) {
      out.set(place(i, ahead));
      return;
    }
    AttackSpec attack = spec.attack().get();
    if (seconds < attack.windup()) {
      Chord.windUp(place(i, ahead), seconds / attack.windup(), out);
      return;
    }
    Chord chord = chords[i].equals(Chord.NONE) ? chord(i, attack) : chords[i];
    if (ahead == 0) {
      chords[i] = chord;
    }
    place(i, attack.total() - since[i]);
    chord.at(seconds, attack, place, placeVelocity, out);
  }

  /** The chord of a dive, from where its wind-up ends. */
  private Chord chord(int i, AttackSpec attack) {
    Vector2d from = Chord.windUp(place(i, attack.windup() - since[i]), 1, new Vector2d());
    Vector2d velocity = new Vector2d(placeVelocity);
    return Chord.through(from, velocity, place(i, attack.total() - since[i]));
  }

  /** Where a place will be in some seconds, seen from the prey, and how it moves then. */
  private Vector2d place(int i, double ahead) {
    double angle = slugs.angle[i] + turnRate * ahead;
    boolean strayed = spec.attack().map(a -> Calm.strays(since[i] + ahead, a)).orElse(true);
    double out = strayed ? radius[i] + strays[i] : radius[i];
    double x = ring.radiusX() * Strict.cos(angle);
    double y = ring.radiusY() * Strict.sin(angle);
    placeVelocity.set(
        -y * ring.radiusX() / ring.radiusY() * turnRate,
        x * ring.radiusY() / ring.radiusX() * turnRate);
    return place.set(center.x() - prey.x() + out * x, center.y() - prey.y() + out * y);
  }

  private void judge(int i) {
    if (slugs.dives(i)) {
      AttackSpec attack = spec.attack().orElseThrow();
      double away = ring.radius(slugs.x[i] - prey.x(), slugs.y[i] - prey.y()) - 1;
      slugs.state[i] = State.ofDiver(slugs.diving[i], attack, away);
      return;
    }
    double astray = Math.max(Math.abs(radius[i] - 1), center.lag() / ring.mean());
    double limit = slugs.state[i] == State.APPROACH ? ON_RING : OFF_RING;
    slugs.state[i] = astray <= limit ? State.CIRCLE : State.APPROACH;
  }

  @Override
  public Slugs slugs() {
    return slugs;
  }

  @Override
  public double beats(int slug) {
    double climbed = slugs.y[slug] - prey.y();
    return WingBeat.BEATS_PER_SECOND * (now + WingBeat.climbing(climbed, spec.speed()))
        + WingBeat.apart(slug);
  }

  @Override
  public List<LoopPart> loopParts() {
    return List.of(
        following.part(Closing.CLOSING),
        new RowPart(
            "places",
            Closing.CLOSING,
            new double[][] {slugs.angle, radius, strays, since},
            new Travel[] {Travel.ANGLE, Travel.NONE, Travel.NONE, Travel.NONE}),
        center,
        new ChordsPart(chords));
  }
}
