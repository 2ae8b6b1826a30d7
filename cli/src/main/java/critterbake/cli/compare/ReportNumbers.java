package critterbake.cli.compare;

import java.math.BigDecimal;

/** Numbers as reports print them. */
public final class ReportNumbers {
  private ReportNumbers() {}

  /** A time such as {@code 83.333 ms}, without needless zeros. */
  public static String milliseconds(double value) {
    return plain(BigDecimal.valueOf(Math.round(value * 1000), 3)) + " ms";
  }

  /** A ratio, with all the digits that tell it from every other: {@code 0.000244140625}. */
  public static String ratio(double value) {
    return Double.isFinite(value) ? plain(BigDecimal.valueOf(value)) : Double.toString(value);
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
