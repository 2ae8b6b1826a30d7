package critterbake.sim.creature.walker;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What trails behind the body: tail and ears, moved by its jolts and a little by themselves. */
final class FollowThrough {
  /** Degrees the far ear stands away from the near one. */
  private static final double EAR_SPLIT = -14;

  private final Optional<LinkChain> tail;
  private final Optional<LinkChain> nearEar;
  private final Optional<LinkChain> farEar;
  private final double dt;
  private final double[] at = new double[3];
  private final double[] speed = new double[3];
  private final double[] drive = new double[3];

  FollowThrough(BodySpec body, Style style, boolean walking, double dt) {
    this.dt = dt;
    Style still = Style.STANDING;
    Style temper = walking ? style : still;
    tail =
        body.tail()
            .map(
                spec ->
                    new LinkChain("tail", spec, style.tail(), still.tail(), temper.tail(), 0, dt));
    nearEar = body.ears().map(spec -> ear("ear.near", spec, style, temper, 0));
    farEar =
        body.ears()
            .map(
                spec ->
                    ear(
                        "ear.far",
                        new BodySpec.Trailing(
                            0.94 * spec.length(),
                            spec.width(),
                            spec.joints(),
                            1.08 * spec.frequency(),
                            spec.damping()),
                        style,
                        temper,
                        EAR_SPLIT));
  }

  private LinkChain ear(
      String name, BodySpec.Trailing spec, Style style, Style temper, double split) {
    return new LinkChain(name, spec, style.ears(), Style.STANDING.ears(), temper.ears(), split, dt);
  }

  Optional<LinkChain> tail() {
    return tail;
  }

  Optional<LinkChain> nearEar() {
    return nearEar;
  }

  Optional<LinkChain> farEar() {
    return farEar;
  }

  /** Lies still on a body that has moved as given over the last tick. */
  void reset(Figure before, Figure now) {
    measure(before);
    java.util.Arrays.fill(speed, 0);
    measure(now);
    tail.ifPresent(chain -> chain.reset(now.walk));
    nearEar.ifPresent(chain -> chain.reset(now.walk));
    farEar.ifPresent(chain -> chain.reset(now.walk));
    drive[0] = tailDrive(now);
    drive[1] = earDrive(now, true);
    drive[2] = earDrive(now, false);
  }

  /** One tick on. */
  void step(Figure figure) {
    double forward = speed[0];
    double hip = speed[1];
    double head = speed[2];
    measure(figure);
    double joltX = figure.facing * (speed[0] - forward) / dt;
    double joltHip = (speed[1] - hip) / dt;
    double joltHead = (speed[2] - head) / dt;
    advance(tail, 0, tailDrive(figure), figure, joltX, joltHip);
    advance(nearEar, 1, earDrive(figure, true), figure, joltX, joltHead);
    advance(farEar, 2, earDrive(figure, false), figure, joltX, joltHead);
  }

  private void advance(
      Optional<LinkChain> chain,
      int index,
      double turned,
      Figure figure,
      double joltX,
      double joltY) {
    if (chain.isPresent()) {
      chain.get().step(figure.walk, drive[index], turned, joltX, joltY, dt);
    }
    drive[index] = turned;
  }

  private void measure(Figure figure) {
    move(0, figure.rootX);
    move(1, figure.hipY);
    move(2, figure.hipY + figure.headLift);
  }

  private void move(int index, double place) {
    speed[index] = (place - at[index]) / dt;
    at[index] = place;
  }

  private static double tailDrive(Figure figure) {
    double turn = Strict.TAU * figure.phase;
    double walking = 4 * Strict.sin(turn) + 3 * Strict.sin(2 * turn);
    double standing = 10 * Strict.sin(breath(figure));
    return -Strict.radians(Ease.mix(standing, walking, figure.walk) + figure.thrown);
  }

  private static double earDrive(Figure figure, boolean near) {
    double turn = Strict.TAU * figure.phase;
    double walking = 3 * Strict.sin(2 * turn - 0.4 * Math.PI);
    double twitch = near ? 20 * twitch(breath(figure) / Strict.TAU) : 0;
    double standing = 2 * Strict.sin(breath(figure)) - twitch;
    return -Strict.radians(Ease.mix(standing, walking, figure.walk) - 0.9 * figure.thrown);
  }

  /** An ear twitches once a breath. */
  private static double twitch(double share) {
    double x = (share - 0.40) / 0.05;
    return Strict.exp(-x * x);
  }

  private static double breath(Figure figure) {
    double breaths = figure.seconds / figure.breathSeconds;
    return Strict.TAU * (breaths - Math.floor(breaths));
  }

  /** The chains are solved for; what they are driven by follows from the body. */
  List<LoopPart> loopParts(LoopPart.Closing bodyClosing) {
    List<LoopPart> parts = new ArrayList<>();
    parts.add(
        new StatePart("jolt", bodyClosing, 9, 1, 2) {
          @Override
          public void save(double[] into, int offset) {
            System.arraycopy(at, 0, into, offset, 3);
            System.arraycopy(speed, 0, into, offset + 3, 3);
            System.arraycopy(drive, 0, into, offset + 6, 3);
          }

          @Override
          public void restore(double[] from, int offset) {
            System.arraycopy(from, offset, at, 0, 3);
            System.arraycopy(from, offset + 3, speed, 0, 3);
            System.arraycopy(from, offset + 6, drive, 0, 3);
          }
        });
    tail.ifPresent(chain -> parts.add(chain.part()));
    nearEar.ifPresent(chain -> parts.add(chain.part()));
    farEar.ifPresent(chain -> parts.add(chain.part()));
    return parts;
  }
}
