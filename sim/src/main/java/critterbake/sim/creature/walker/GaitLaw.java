package critterbake.sim.creature.walker;

import critterbake.sim.math.Strict;
import java.util.Locale;
import java.util.Optional;

/**
 * How often and how far a walker steps at a speed.
 *
 * <p>The cycle follows from the stride animals of the size take, d/h = 2.3 Fr^0.3 with Fr = v^2/(g
 * h) (Alexander, "Estimates of speeds of dinosaurs", 1976), or from a given swing time. A stance
 * covers only as much ground as the leg reaches; faster walkers shorten it and so come to run.
 */
final class GaitLaw {
  /** How much of a leg's length a planted foot may be away. */
  static final double REACH = 0.97;

  /** What of the reach a stance uses. */
  private static final double MARGIN = 0.9;

  /** Cycles are whole thirtieths of a second, so that usual tick rates agree on them. */
  private static final double CYCLES_PER_SECOND_GRID = 30;

  private static final double LONGEST_CYCLE = 2;

  /** The least share of a cycle a foot must be on the ground for the stride to count as one. */
  private static final double LEAST_DUTY = 0.12;

  /** Strides that differ from the usual by more than this factor are worth a note. */
  private static final double UNUSUAL = 1.5;

  private final double legLength;
  private final double gravity;
  private final Style style;
  private final boolean severalPairs;

  GaitLaw(LegsSpec legs, double gravity, Style style) {
    this.legLength = legs.length();
    this.severalPairs = legs.pairs() > 1;
    this.gravity = gravity > 0 ? gravity : 9.8;
    this.style = style;
  }

  /** Height of the hip over the soles, units. */
  double hipHeight() {
    return style.carriage().hip() * legLength;
  }

  /** Seconds a cycle takes when nothing else decides, speed in units a second above 0. */
  double naturalCycle(double speed) {
    double swing = 1 / style.step().stepSpeed();
    double cycle =
        Double.isNaN(swing)
            ? Math.min(LONGEST_CYCLE, usualStride(speed) * style.step().stride() / speed)
            : swing + naturalStance(speed, swing / (1 - style.step().duty()));
    return Math.max(1, Math.rint(cycle * CYCLES_PER_SECOND_GRID)) / CYCLES_PER_SECOND_GRID;
  }

  /** Seconds of a cycle that a foot is planted. */
  double naturalStance(double speed, double cycle) {
    return Math.min(style.step().duty() * cycle, 2 * halfStance() / speed);
  }

  /** The stride of animals whose hip is as high, units. */
  private double usualStride(double speed) {
    double froude = speed * speed / (gravity * hipHeight());
    return 2.3 * Strict.pow(froude, 0.3) * hipHeight();
  }

  /** How a stride compares with what animals of this size take, when that is far off. */
  Optional<String> strideNote(double speed, double stride) {
    double usual = usualStride(speed);
    if (stride <= UNUSUAL * usual && stride >= usual / UNUSUAL) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "a stride of %.2f units at %.2f units/s is not natural; animals of this size take %.2f",
            stride,
            speed,
            usual));
  }

  /**
   * Half the ground a stance can cover, units: what the leg reaches at touchdown and at toe-off.
   */
  private double halfStance() {
    Style.Carriage carriage = style.carriage();
    double atTouchdown = carriage.hip() - carriage.bob() * bobAt(0);
    double atToeOff = carriage.hip() - carriage.bob() * bobAt(style.step().duty());
    double ahead = across(atTouchdown) - style.step().center();
    double behind = across(atToeOff) + style.step().center();
    return MARGIN * Math.max(0.1, Math.min(ahead, behind)) * legLength;
  }

  /** The bob at a phase of a foot, 1 lowest; pairs that step at other times find it anywhere. */
  private double bobAt(double phase) {
    if (severalPairs) {
      return -1;
    }
    return Strict.cos(2 * Strict.TAU * (phase - style.carriage().low()));
  }

  private static double across(double height) {
    return Math.sqrt(Math.max(0, REACH * REACH - height * height));
  }

  /** The longest cycle the legs can serve at a speed, seconds. */
  double longestCycle(double speed) {
    return 2 * halfStance() / (speed * LEAST_DUTY);
  }

  /** The gait at a speed with a cycle of its own choice, on a clock of so many ticks a second. */
  Gait at(double speed, double ticksPerSecond) {
    double cycle = naturalCycle(speed);
    return gait(speed, Math.max(2, Math.round(cycle * ticksPerSecond / 2)) * 2, ticksPerSecond);
  }

  /** The gait at a speed with a cycle of a given even number of ticks. */
  Gait gait(double speed, long cycleTicks, double ticksPerSecond) {
    double cycle = cycleTicks / ticksPerSecond;
    long stance = Math.round(naturalStance(speed, cycle) * ticksPerSecond);
    return new Gait(cycleTicks, Math.max(1, Math.min(cycleTicks - 1, stance)));
  }
}
