package critterbake.sim.creature.swarm;

import critterbake.sim.math.Strict;
import critterbake.sim.pose.Anchor;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Gauge;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Poses the members of a swarm: each a layer of its own, higher ones behind, divers in front. */
final class SwarmPainter {
  /** Views a turn passes through, degrees from profile; never straight at the viewer. */
  private static final double TURNING_YAW = 64;

  /** A turn has left one side when the facing is below this. */
  private static final double FACING = 0.75;

  private final String id;
  private final SwarmSpec spec;
  private final AttackSpec attack;

  SwarmPainter(String id, SwarmSpec spec) {
    this.id = id;
    this.spec = spec;
    this.attack = spec.attack().orElse(AttackSpec.STANDARD);
  }

  /** One member at its whole pixel, after some wing beats. */
  private record Member(int slug, double x, double y, double beats) {}

  void pose(
      Slugs slugs, SwarmRules rules, Attitudes attitudes, Prey prey, Grid grid, PoseBuilder out) {
    for (int slug : backToFront(slugs)) {
      double x = grid.snapped(slugs.x[slug]);
      double y = grid.snapped(slugs.y[slug]);
      Member member = new Member(slug, x, y, rules.beats(slug));
      List<Part> parts =
          spec.skin().sprites().isEmpty()
              ? drawn(member, slugs, attitudes, grid)
              : List.of(picture(member, slugs, attitudes));
      out.layer(
          new Layer(id + ".slug." + slug, Layer.Blend.PARTS, Layer.Stage.BEFORE_EFFECTS, parts));
      out.anchor(new Anchor(id, "slug." + slug, x, y));
    }
    gauges(slugs, prey, out);
  }

  private static int[] backToFront(Slugs slugs) {
    Integer[] order = new Integer[slugs.count];
    Arrays.setAll(order, i -> i);
    Arrays.sort(
        order,
        Comparator.<Integer>comparingInt(i -> slugs.dives(i) ? 1 : 0)
            .thenComparingDouble(i -> -slugs.y[i])
            .thenComparingInt(i -> i));
    return Arrays.stream(order).mapToInt(i -> i).toArray();
  }

  private List<Part> drawn(Member member, Slugs slugs, Attitudes attitudes, Grid grid) {
    int slug = member.slug();
    Stance stance = WingBeat.at(member.beats());
    double pitch = attitudes.drawnPitch(slug);
    if (DiveStance.holds(slugs.diving[slug], attack)) {
      DiveStance dive = DiveStance.at(slugs.diving[slug], attack);
      stance = dive.stance();
      pitch = Double.isNaN(dive.pitch()) ? pitch : Strict.radians(dive.pitch());
    }
    double yaw = yaw(stance.yaw(), attitudes.facing(slug));
    if (spec.tilt() instanceof TiltSpec.Heading) {
      pitch = heading(slug, slugs);
      yaw = stance.yaw();
    }
    double unit = spec.size() / SlugRig.BODY_PIXELS;
    SlugView view = new SlugView(yaw, pitch, member.x(), member.y(), unit, stance.bob());
    return new SlugRig(id, "slug." + slug + ".", stance, view, grid.units(1)).parts();
  }

  /** A member as a picture: mirrored when it faces left, turned by its pitch. */
  private Part picture(Member member, Slugs slugs, Attitudes attitudes) {
    int slug = member.slug();
    CutOut cutOut = spec.skin().sprites().get(SlugSkin.FLY);
    double share = member.beats() - Math.floor(member.beats());
    CutOut dive = spec.skin().sprites().get(SlugSkin.DIVE);
    if (dive != null && DiveStance.holds(slugs.diving[slug], attack)) {
      cutOut = dive;
      share = DiveStance.share(slugs.diving[slug], attack);
    }
    boolean left = attitudes.facing(slug) < 0;
    double angle = left ? -attitudes.pitch(slug) : attitudes.pitch(slug);
    if (spec.tilt() instanceof TiltSpec.Heading) {
      left = false;
      angle = heading(slug, slugs);
    }
    int frame = (int) Math.min(cutOut.frames() - 1.0, share * cutOut.frames() + 1e-9);
    return new Part(
        "slug." + slug,
        id,
        "",
        0,
        cutOut.at(frame, member.x(), member.y(), angle, left),
        Finish.PLAIN);
  }

  private static double heading(int slug, Slugs slugs) {
    return Strict.atan2(slugs.vy[slug], slugs.vx[slug]);
  }

  private static double yaw(double profile, double facing) {
    if (Math.abs(facing) > FACING) {
      return facing > 0 ? profile : 180 - profile;
    }
    return facing >= 0 ? TURNING_YAW : 180 - TURNING_YAW;
  }

  /** The ring, each member's place on it and the gaps between them, and what members do. */
  private void gauges(Slugs slugs, Prey prey, PoseBuilder out) {
    Ring ring = spec.ring();
    out.gauge(
        new Gauge.Ring(
            Overlay.SWARM, Gauge.Role.CIRCLE, prey.x(), prey.y(), ring.radiusX(), ring.radiusY()));
    double even = Strict.TAU / slugs.count;
    int[] order = alongTheRing(slugs);
    for (int i = 0; i < order.length; i++) {
      int slug = order[i];
      int next = order[(i + 1) % order.length];
      double x = prey.x() + ring.x(slugs.angle[slug], 1);
      double y = prey.y() + ring.y(slugs.angle[slug], 1);
      double gap = slugs.angle[next] - slugs.angle[slug];
      gap -= Strict.TAU * Math.floor(gap / Strict.TAU);
      out.gauge(
          new Gauge.Line(
              Overlay.SWARM,
              Gauge.Role.GAP,
              x,
              y,
              prey.x() + ring.x(slugs.angle[next], 1),
              prey.y() + ring.y(slugs.angle[next], 1),
              Math.min(1, Math.abs(gap - even) / even)));
      out.gauge(new Gauge.Mark(Overlay.SWARM, Gauge.Role.DESTINATION, x, y, 1, 0));
      double doing = slugs.state[slug].markSize;
      out.gauge(
          new Gauge.Mark(Overlay.SWARM, Gauge.Role.STATE, slugs.x[slug], slugs.y[slug], doing, 0));
    }
  }

  private static int[] alongTheRing(Slugs slugs) {
    Integer[] order = new Integer[slugs.count];
    Arrays.setAll(order, i -> i);
    Arrays.sort(
        order,
        Comparator.<Integer>comparingDouble(
                i -> slugs.angle[i] - Strict.TAU * Math.floor(slugs.angle[i] / Strict.TAU))
            .thenComparingInt(i -> i));
    return Arrays.stream(order).mapToInt(i -> i).toArray();
  }
}
