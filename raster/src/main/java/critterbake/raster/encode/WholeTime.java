package critterbake.raster.encode;

import critterbake.raster.FrameTime;
import java.math.BigInteger;

/**
 * Rounds exact frame times to whole units so that the end of every frame is right to half a unit,
 * however many there are: at 30 frames a second centiseconds go 3, 4, 3 and add up.
 */
public final class WholeTime {
  private final long unitsPerSecond;
  private final long least;
  private BigInteger numerator = BigInteger.ZERO;
  private BigInteger denominator = BigInteger.ONE;
  private long end;

  /**
   * @param unitsPerSecond 100 for centiseconds, 1000 for milliseconds
   * @param least no frame gets fewer units; what one frame takes too much, later ones give back
   */
  public WholeTime(long unitsPerSecond, long least) {
    this.unitsPerSecond = unitsPerSecond;
    this.least = least;
  }

  /** The next frame's time in units. */
  public long next(FrameTime time) {
    advance(time);
    long rounded = Math.max(end + least, roundedEnd());
    long units = rounded - end;
    end = rounded;
    return units;
  }

  private void advance(FrameTime time) {
    BigInteger timeDenominator = BigInteger.valueOf(time.denominator());
    numerator =
        numerator
            .multiply(timeDenominator)
            .add(BigInteger.valueOf(time.numerator()).multiply(denominator));
    denominator = denominator.multiply(timeDenominator);
    BigInteger common = numerator.gcd(denominator);
    numerator = numerator.divide(common);
    denominator = denominator.divide(common);
  }

  private long roundedEnd() {
    BigInteger twice = numerator.multiply(BigInteger.valueOf(2 * unitsPerSecond)).add(denominator);
    return twice.divide(denominator.shiftLeft(1)).longValueExact();
  }
}
