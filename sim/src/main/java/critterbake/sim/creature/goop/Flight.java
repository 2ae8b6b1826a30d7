package critterbake.sim.creature.goop;

import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import critterbake.sim.world.Hit;
import critterbake.sim.world.Terrain;

/**
 * How a tip flies from hold to hold: eased, in an arc off the surface, around rock that lies in the
 * straight way, never passing its goal and never entering rock.
 */
final class Flight {
  private static final double SHORTEST_SECONDS = 0.16;
  private static final double LONGEST_SECONDS = 0.42;
  private static final double TOP_SPEED = 1.75;
  private static final double EASE_POWER = 0.8;
  private static final double ARC_LEAST = 0.053;
  private static final double ARC = 0.28;
  private static final double LONGEST_STRETCH = 0.985;
  private static final double[] DETOURS = {0, 0.45, 0.9};
  private static final int PROBES = 9;
  private static final int SLIDES = 3;

  private final Terrain terrain;
  private final LegsSpec spec;
  private final Hit hit = new Hit();
  private double x;
  private double y;

  Flight(Terrain terrain, LegsSpec spec) {
    this.terrain = terrain;
    this.spec = spec;
  }

  /** Begins a flight from where the tip is to its real place. */
  void begin(Leg leg, GoopBody body) {
    leg.fromX = leg.tipX;
    leg.fromY = leg.tipY;
    double distance = Leg.distance(leg.fromX, leg.fromY, leg.realX, leg.realY);
    leg.duration =
        Math.max(SHORTEST_SECONDS, Math.min(LONGEST_SECONDS, distance / spec.tipSpeed()));
    leg.flown = 0;
    for (double detour : DETOURS) {
      leg.detourX = detour * (body.x - (leg.fromX + leg.realX) / 2);
      leg.detourY = detour * (body.y - (leg.fromY + leg.realY) / 2);
      if (free(leg)) {
        return;
      }
    }
  }

  private boolean free(Leg leg) {
    double beforeX = leg.fromX;
    double beforeY = leg.fromY;
    for (int i = 1; i < PROBES; i++) {
      place(leg, (double) i / PROBES);
      if (!terrain.sees(beforeX, beforeY, x, y, hit)) {
        return false;
      }
      beforeX = x;
      beforeY = y;
    }
    return terrain.sees(beforeX, beforeY, leg.realX, leg.realY, hit);
  }

  private void place(Leg leg, double share) {
    double eased = Ease.smootherstep(Strict.pow(share, EASE_POWER));
    double arch = 4 * share * (1 - share);
    double distance = Leg.distance(leg.fromX, leg.fromY, leg.realX, leg.realY);
    double bump = (ARC_LEAST * spec.length() + ARC * distance) * arch;
    double normalX = Ease.mix(leg.fromNormalX, leg.realNormalX, share);
    double normalY = Ease.mix(leg.fromNormalY, leg.realNormalY, share);
    x = Ease.mix(leg.fromX, leg.realX, eased) + normalX * bump + leg.detourX * arch;
    y = Ease.mix(leg.fromY, leg.realY, eased) + normalY * bump + leg.detourY * arch;
  }

  /** Whether the flight should have ended some time ago: something is in the way. */
  boolean overdue(Leg leg) {
    return leg.flown > 1.6 * leg.duration;
  }

  /**
   * Moves the tip on.
   *
   * @return whether it has arrived
   */
  boolean step(Leg leg, GoopBody body, double dt) {
    leg.flown += dt;
    double most = TOP_SPEED * spec.tipSpeed() * dt;
    double share = leg.flown / leg.duration;
    if (share >= 1 - 1e-9
        && Leg.distance(leg.tipX, leg.tipY, leg.realX, leg.realY) <= most
        && terrain.sees(leg.tipX, leg.tipY, leg.realX, leg.realY, hit)) {
      leg.tipX = leg.realX;
      leg.tipY = leg.realY;
      return true;
    }
    place(leg, Math.min(1, share));
    holdWithin(body, LONGEST_STRETCH * spec.length());
    holdSpeed(leg, most);
    moveTo(leg, x, y);
    return false;
  }

  private void holdWithin(GoopBody body, double reach) {
    double distance = Leg.distance(body.x, body.y, x, y);
    if (distance > reach) {
      x = body.x + (x - body.x) * reach / distance;
      y = body.y + (y - body.y) * reach / distance;
    }
  }

  private void holdSpeed(Leg leg, double most) {
    double way = Leg.distance(leg.tipX, leg.tipY, x, y);
    if (way > most) {
      x = leg.tipX + (x - leg.tipX) * most / way;
      y = leg.tipY + (y - leg.tipY) * most / way;
    }
  }

  /** Draws a tip that rock hides from the body back toward it, along the rock where it must. */
  void retract(Leg leg, GoopBody body, double dt) {
    double distance = Math.max(1e-9, leg.stretch(body));
    double way = Math.min(1, TOP_SPEED * spec.tipSpeed() * dt / distance);
    moveTo(leg, Ease.mix(leg.tipX, body.x, way), Ease.mix(leg.tipY, body.y, way));
  }

  /** Moves a tip through the air, sliding along rock that is in its way. */
  void moveTo(Leg leg, double toX, double toY) {
    double skin = Footholds.SKIN * spec.length();
    double fromX = leg.tipX;
    double fromY = leg.tipY;
    x = toX;
    y = toY;
    for (int slide = 0; slide < SLIDES; slide++) {
      if (!terrain.cast(leg.tipX, leg.tipY, x, y, hit)) {
        leg.tipX = x;
        leg.tipY = y;
        break;
      }
      leg.tipX = hit.x + hit.normalX * skin;
      leg.tipY = hit.y + hit.normalY * skin;
      double into = (x - leg.tipX) * hit.normalX + (y - leg.tipY) * hit.normalY;
      x -= into * hit.normalX;
      y -= into * hit.normalY;
    }
    if (terrain.inside(leg.tipX, leg.tipY)) {
      // In a crevice narrower than the skin: stay where it was, which was air.
      leg.tipX = fromX;
      leg.tipY = fromY;
    }
  }
}
