package critterbake.sim.creature.walker;

import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import java.util.Optional;

/**
 * How the body is held over the hip: lean, the head's lag, the eyes. A function of the gait's phase
 * and of time alone.
 */
final class Posture {
  private final Style.Carriage carriage;
  private final double legLength;
  private final double lag;
  private final Clock clock;
  private final Breath breath;
  private final Optional<Stumble> stumble;
  private final EyeMotion eyes;

  Posture(WalkerSpec spec, Stage stage, Breath breath, Optional<Stumble> stumble, String id) {
    this.carriage = spec.style().carriage();
    this.legLength = spec.legs().length();
    this.lag = spec.body().head().map(BodySpec.Head::lag).orElse(0.0);
    this.clock = stage.clock();
    this.breath = breath;
    this.stumble = stumble;
    this.eyes = new EyeMotion(spec, stage, id);
  }

  void describe(Figure figure, long tick) {
    double seconds = clock.seconds(tick);
    double walk = figure.walk;
    double lean = Ease.mix(Style.STANDING.carriage().lean(), carriage.lean(), walk);
    figure.thrown = thrown(seconds);
    figure.leanDegrees = lean + figure.thrown;
    figure.headLeanDegrees = lean + thrown(seconds - lag);
    figure.flail = stumble.map(s -> s.flail(seconds)).orElse(0.0);
    figure.sinceTrip = stumble.map(s -> seconds - s.at()).orElse(0.0);
    figure.chest = (1 - walk) * breath.chest(tick);
    figure.headLift = walk * laggingBob(figure.phase, figure.cycleSeconds);
    figure.seconds = breath.time(tick);
    figure.breathSeconds = breath.seconds();
    figure.blink = eyes.shut(figure.seconds);
    figure.gaze = eyes.gaze(figure.seconds, walk, figure.slope);
  }

  private double thrown(double seconds) {
    return stumble.map(s -> s.lean(seconds)).orElse(0.0);
  }

  /** How far the head is above where it would be without its lag, units. */
  private double laggingBob(double phase, double cycleSeconds) {
    double late = Math.min(0.12, lag / cycleSeconds);
    double turn = 2 * Strict.TAU;
    double body = Strict.cos(turn * (phase - carriage.low()));
    double head = Strict.cos(turn * (phase - late - carriage.low()));
    return carriage.bob() * legLength * (body - head);
  }
}
