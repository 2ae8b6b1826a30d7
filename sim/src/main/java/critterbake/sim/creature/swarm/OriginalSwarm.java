package critterbake.sim.creature.swarm;

import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.creature.swarm.Slugs.State;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.LoopPart.Travel;
import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;
import java.util.List;

/**
 * The rules of Fredrik Lindsten's article on the sky slugs, tick for tick: each member turns its
 * own angle around the prey on by the way it may go, looks where that is on a circle of the wanted
 * distance plus a random walk plus an attack value, and goes straight there by exactly that way. In
 * an attack the value drops until the member is within reach, and rises again until it is above 0.
 *
 * <p>Directions are the world's; the article turns them by the sprite's own rotation, which makes
 * its members drift.
 */
final class OriginalSwarm implements SwarmRules {
  /** Within this share of the distance it counts as being on the circle. */
  private static final double ON_CIRCLE = 0.05;

  private final SwarmSpec spec;
  private final Prey prey;
  private final Clock clock;
  private final RandomStream random;
  private final Slugs slugs;
  private final double[] stray;
  private final double[] attack;

  /** -1 while the attack value drops, 1 while it rises, 0 while circling. */
  private final double[] trend;

  OriginalSwarm(String id, SwarmSpec spec, Prey prey, Stage stage) {
    this.spec = spec;
    this.prey = prey;
    this.clock = stage.clock();
    this.random = RandomStream.of(stage.seed(), id + ".wander");
    this.slugs = new Slugs(spec.count());
    this.stray = new double[spec.count()];
    this.attack = new double[spec.count()];
    this.trend = new double[spec.count()];
  }

  @Override
  public void begin() {
    StartPlaces.put(spec, prey, slugs);
    for (int i = 0; i < slugs.count; i++) {
      judge(i);
    }
  }

  @Override
  public void step(long tick) {
    beginDive(tick);
    for (int i = 0; i < slugs.count; i++) {
      wander(i, tick);
      attack(i);
      move(i);
      judge(i);
    }
  }

  /** One member after the other attacks, each time the swarm's interval has passed. */
  private void beginDive(long tick) {
    spec.attack()
        .ifPresent(
            dives -> {
              long due = (long) Math.floor(clock.seconds(tick) / dives.everySeconds());
              long before = (long) Math.floor(clock.seconds(tick - 1) / dives.everySeconds());
              int slug = (int) ((due - 1) % slugs.count);
              if (due > before && trend[slug] == 0) {
                trend[slug] = -1;
                slugs.diving[slug] = 0;
              }
            });
  }

  private void wander(int slug, long tick) {
    double step = spec.wander().step();
    if (step > 0) {
      double next = stray[slug] + (random.coin(slug, tick) ? step : -step);
      stray[slug] = Math.max(-spec.wander().limit(), Math.min(spec.wander().limit(), next));
    }
  }

  private void attack(int slug) {
    if (trend[slug] == 0) {
      return;
    }
    AttackSpec dives = spec.attack().orElseThrow();
    slugs.diving[slug] += clock.dt();
    if (trend[slug] < 0 && distance(slug) <= dives.reach()) {
      trend[slug] = 1;
    }
    attack[slug] += trend[slug] * spec.ring().radiusX() / dives.dive() * clock.dt();
    if (attack[slug] > 0) {
      attack[slug] = 0;
      trend[slug] = 0;
      slugs.diving[slug] = -1;
    }
  }

  private void move(int slug) {
    double distance = spec.ring().radiusX();
    double way = spec.speed() * clock.dt();
    double angle =
        Strict.atan2(slugs.y[slug] - prey.y(), slugs.x[slug] - prey.x()) + way / distance;
    double radius = distance + stray[slug] + attack[slug];
    double toX = prey.x() + Strict.cos(angle) * radius - slugs.x[slug];
    double toY = prey.y() + Strict.sin(angle) * radius - slugs.y[slug];
    double length = Math.sqrt(toX * toX + toY * toY);
    double x = slugs.x[slug];
    double y = slugs.y[slug];
    if (length > 0) {
      x += toX / length * way;
      y += toY / length * way;
    }
    slugs.move(slug, x, y, clock.dt());
  }

  private double distance(int slug) {
    double dx = slugs.x[slug] - prey.x();
    double dy = slugs.y[slug] - prey.y();
    return Math.sqrt(dx * dx + dy * dy);
  }

  private void judge(int slug) {
    slugs.angle[slug] = Strict.atan2(slugs.y[slug] - prey.y(), slugs.x[slug] - prey.x());
    double wanted = spec.ring().radiusX() + stray[slug];
    boolean near = Math.abs(distance(slug) - wanted) <= ON_CIRCLE * spec.ring().radiusX();
    if (trend[slug] < 0) {
      slugs.state[slug] = State.DIVE;
    } else if (trend[slug] > 0) {
      slugs.state[slug] = near ? State.CIRCLE : State.RECOVER;
    } else {
      slugs.state[slug] = near ? State.CIRCLE : State.APPROACH;
    }
  }

  @Override
  public Slugs slugs() {
    return slugs;
  }

  @Override
  public double beats(int slug) {
    return 0;
  }

  @Override
  public List<LoopPart> loopParts() {
    return List.of(
        new RowPart(
            "slugs",
            Closing.CLOSING,
            new double[][] {
              slugs.x, slugs.y, slugs.vx, slugs.vy, stray, attack, trend, slugs.diving
            },
            new Travel[] {
              Travel.X,
              Travel.Y,
              Travel.NONE,
              Travel.NONE,
              Travel.NONE,
              Travel.NONE,
              Travel.NONE,
              Travel.NONE
            }));
  }

  @Override
  public void restored(long tick) {
    for (int i = 0; i < slugs.count; i++) {
      judge(i);
    }
  }
}
