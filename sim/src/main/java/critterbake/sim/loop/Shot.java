package critterbake.sim.loop;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Fraction;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Optional;

/**
 * What part of the simulation is shown.
 *
 * @param loop the loop wanted, or empty for an open shot
 * @param durationSeconds length of an open shot; ignored in loops
 * @param cycles gait cycles in the loop, numerator
 * @param cycleShare denominator of that ratio, 1 but for swarms of identical slugs
 * @param warmupSeconds simulated before the first frame, not shown
 * @param sample which instants become frames
 * @param hold frame durations as multiples of the frame time, repeated as needed; empty: all 1
 */
public record Shot(
    Optional<LoopLength> loop,
    double durationSeconds,
    int cycles,
    int cycleShare,
    double warmupSeconds,
    Sample sample,
    List<Integer> hold) {
  private static final int MANY = 100_000_000;

  private static final ObjectType<LoopLength> RANGE =
      ObjectType.of(
          "range",
          "The loop's own length, held between two numbers of frames.",
          Shot::range,
          Key.required("min", new ValueType.Whole(1, MANY), "Fewest frames."),
          Key.required("max", new ValueType.Whole(1, MANY), "Most frames."));

  /** The keys of {@code shot}. */
  public static final ObjectType<Shot> TYPE =
      ObjectType.of(
              "shot",
              "What part of the simulation is shown.",
              Shot::from,
              new Key(
                  "loop",
                  new ValueType.OneOf(
                      List.of(
                          new Form("auto", new ValueType.Choice(List.of("auto"))),
                          new Form("frames", new ValueType.Whole(1, MANY)),
                          new Form("time", new ValueType.Duration()),
                          new Form("range", new ValueType.Nested(RANGE)))),
                  new Chosen("auto", "auto"),
                  "auto",
                  false,
                  "An exact loop: auto (the gait's own cycle), a number of frames, a cycle time, or"
                      + " {min, max} frames."),
              Key.optional(
                  "duration",
                  new ValueType.Duration(),
                  "4s when an actor has original rules or trips, else a loop",
                  "An open shot of this length instead of a loop."),
              new Key(
                  "cycles",
                  new ValueType.Ratio(1e-6, 10_000),
                  new Fraction(1, 1),
                  "1",
                  false,
                  "Gait cycles (or orbits, breaths) in the loop; a ratio such as 1/6 for evenly"
                      + " spaced slugs."),
              new Key(
                  "warmup",
                  new ValueType.Duration(),
                  2.0,
                  "2s; 0s with original rules or a trip",
                  false,
                  "Simulated before the first frame, not shown."),
              Key.choice(
                  "sample",
                  Sample.EVEN,
                  "even, or contacts: frames fall on touchdowns (loops only)."),
              Key.optional(
                  "hold",
                  new ValueType.Many(new ValueType.Whole(1, 1000), 0, MANY),
                  "all 1",
                  "Frame durations as multiples of the frame time, repeated as needed."))
          .choosingOneOf("loop", "duration");

  public Shot {
    hold = List.copyOf(hold);
  }

  /** The same as an open shot. */
  public Shot open(double seconds, double warmup) {
    return new Shot(Optional.empty(), seconds, cycles, cycleShare, warmup, sample, hold);
  }

  /** The same as a loop of so many frames and cycles. */
  public Shot withLoop(int frames, int inCycles) {
    Optional<LoopLength> length = Optional.of(new LoopLength.Frames(frames));
    return new Shot(length, 0, inCycles, cycleShare, warmupSeconds, sample, hold);
  }

  /** The same as a loop as long as the scene's own cycle. */
  public Shot withOwnLength() {
    Optional<LoopLength> length = Optional.of(new LoopLength.Auto());
    return new Shot(length, 0, 1, cycleShare, warmupSeconds, sample, hold);
  }

  /** The same as a loop of a share of the scene's own cycle, or of some whole ones. */
  public Shot withShare(int ofCycles, int share) {
    Optional<LoopLength> length = Optional.of(new LoopLength.Auto());
    return new Shot(length, 0, ofCycles, share, warmupSeconds, sample, hold);
  }

  private static Shot from(Values values) {
    Fraction cycles = (Fraction) values.find("cycles").orElseThrow();
    boolean open = values.has("duration");
    Sample sample = values.choice("sample", Sample.class);
    if (open && !(values.seconds("duration") > 0)) {
      throw new InvalidSpec("duration", "a shot lasts longer than 0s");
    }
    if (open && sample == Sample.CONTACTS) {
      throw new InvalidSpec("sample", "contacts are for loops, this shot has a duration");
    }
    return new Shot(
        open ? Optional.empty() : Optional.of(length(values.chosen("loop").orElseThrow())),
        open ? values.seconds("duration") : 0,
        Math.toIntExact(cycles.numerator()),
        Math.toIntExact(cycles.denominator()),
        values.seconds("warmup"),
        sample,
        values.<Long>list("hold").stream().map(Long::intValue).toList());
  }

  private static LoopLength length(Chosen chosen) {
    return switch (chosen.form()) {
      case "frames" -> new LoopLength.Frames(((Long) chosen.value()).intValue());
      case "time" -> cycleTime((Double) chosen.value());
      case "range" -> (LoopLength) chosen.value();
      default -> new LoopLength.Auto();
    };
  }

  private static LoopLength cycleTime(double seconds) {
    if (!(seconds > 0)) {
      throw new InvalidSpec("loop", "a cycle lasts longer than 0s");
    }
    return new LoopLength.Seconds(seconds);
  }

  private static LoopLength range(Values values) {
    int min = (int) values.whole("min");
    int max = (int) values.whole("max");
    if (max < min) {
      throw new InvalidSpec("max", "max is below min");
    }
    return new LoopLength.Range(min, max);
  }

  /** Which instants become frames. */
  public enum Sample {
    EVEN,
    /** Frame 0 is a touchdown, and touchdowns fall on frames. */
    CONTACTS
  }
}
