package critterbake.sim.creature.walker;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What trails behind the body, moved by its jolts: tail and ears, which also move a little by
 * themselves, and the soft trunk.
 */
final class FollowThrough {
  /** Degrees the far ear stands away from the near one. */
  private static final double EAR_SPLIT = -14;

  private final Optional<LinkChain> tail;
  private final Optional<LinkChain> nearEar;
  private final Optional<LinkChain> farEar;
  private final Squash squash;
  private final double dt;
  private final double[] at = new double[3];
  private final double[] speed = new double[3];

  /** How far tail and ears are turned by themselves: a tick ago, and now; radians. */
  private final double[] drive = new double[3];

  private final double[] driven = new double[3];

  FollowThrough(BodySpec body, Style style, boolean walking, double dt) {
    this.dt = dt;
    squash = new Squash(dt);
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

  Squash squash() {
    return squash;
  }

  /** Lies still on a body that has moved as given over the last tick. */
  void reset(Figure before, Figure now) {
    measure(before);
    Arrays.fill(speed, 0);
    measure(now);
    squash.reset();
    tail.ifPresent(chain -> chain.reset(now.walk));
    nearEar.ifPresent(chain -> chain.reset(now.walk));
    farEar.ifPresent(chain -> chain.reset(now.walk));
    drive(now);
    System.arraycopy(driven, 0, drive, 0, drive.length);
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
    squash.step(joltHip);
    drive(figure);
    advance(tail, 0, figure, joltX, joltHip);
    advance(nearEar, 1, figure, joltX, joltHead);
    advance(farEar, 2, figure, joltX, joltHead);
  }

  private void advance(
      Optional<LinkChain> chain, int index, Figure figure, double joltX, double joltY) {
    if (chain.isPresent()) {
      chain.get().step(figure.walk, drive[index], driven[index], joltX, joltY);
    }
    drive[index] = driven[index];
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

  /** Works out what turns tail and ears by itself. */
  private void drive(Figure figure) {
    double turn = Strict.TAU * figure.phase;
    double breath = breath(figure);
    double breathing = Strict.sin(breath);
    double swish = 4 * Strict.sin(turn) + 3 * Strict.sin(2 * turn);
    double nod = 3 * Strict.sin(2 * turn - 0.4 * Math.PI);
    driven[0] = tailDrive(figure, 10 * breathing, swish);
    driven[1] = earDrive(figure, 2 * breathing - 20 * twitch(breath / Strict.TAU), nod);
    driven[2] = earDrive(figure, 2 * breathing, nod);
  }

  private static double tailDrive(Figure figure, double standing, double walking) {
    return -Strict.radians(Ease.mix(standing, walking, figure.walk) + figure.thrown);
  }

  private static double earDrive(Figure figure, double standing, double walking) {
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
    parts.add(squash);
    tail.ifPresent(chain -> parts.add(chain.part()));
    nearEar.ifPresent(chain -> parts.add(chain.part()));
    farEar.ifPresent(chain -> parts.add(chain.part()));
    return parts;
  }
}
