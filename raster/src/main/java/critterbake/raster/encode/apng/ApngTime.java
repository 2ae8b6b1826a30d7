package critterbake.raster.encode.apng;

import critterbake.raster.FrameTime;
import critterbake.raster.encode.RefusedException;

/** A frame's time as two 16-bit numbers: exact where they hold it, else to the nearest fraction. */
record ApngTime(int numerator, int denominator) {
  private static final int MOST = 0xFFFF;

  static ApngTime of(FrameTime time) {
    long common = Math.max(1, gcd(time.numerator(), time.denominator()));
    long numerator = time.numerator() / common;
    long denominator = time.denominator() / common;
    if (numerator > MOST * denominator) {
      throw new RefusedException("a frame of an APNG is shown for at most 65535 s");
    }
    if (numerator > MOST || denominator > MOST) {
      long scale = Math.min(MOST, (long) (MOST / Math.max(1, time.seconds())));
      return new ApngTime((int) Math.round(time.seconds() * scale), (int) scale);
    }
    return new ApngTime((int) numerator, (int) denominator);
  }

  /** Whether the format holds the time exactly; it must be in lowest terms. */
  static boolean holds(FrameTime time) {
    return time.numerator() <= MOST && time.denominator() <= MOST;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }
}
