package critterbake.cli.bench;

import java.io.PrintStream;
import java.util.Locale;

/** The table, printed line by line as figures come in. */
final class Report {
  private final PrintStream out;

  Report(PrintStream out) {
    this.out = out;
  }

  void title(String machine) {
    out.println(machine);
    line("part", "what", "measured", "", "budget", "");
  }

  /** A figure without a budget. */
  void row(String part, String what, double value, String unit, String note) {
    line(part, what, number(value), unit, "", note);
  }

  /** A figure that should be at least so much. */
  void atLeast(String part, String what, double value, String unit, double budget, String note) {
    judged(part, what, value, unit, ">= " + number(budget), value >= budget, note);
  }

  /** A figure that should be at most so much. */
  void atMost(String part, String what, double value, String unit, double budget, String note) {
    judged(part, what, value, unit, "<= " + number(budget), value <= budget, note);
  }

  /** A figure that could not be measured here. */
  void absent(String part, String what, String why) {
    line(part, what, "-", "", "", why);
  }

  private void judged(
      String part,
      String what,
      double value,
      String unit,
      String budget,
      boolean held,
      String note) {
    line(part, what, number(value), unit, budget, (held ? "held  " : "MISSED  ") + note);
  }

  private void line(
      String part, String what, String value, String unit, String budget, String note) {
    out.println(
        String.format(
                Locale.ROOT,
                "%-9s  %-44s  %12s  %-14s  %-10s  %s",
                part,
                what,
                value,
                unit,
                budget,
                note)
            .stripTrailing());
    out.flush();
  }

  private static String number(double value) {
    String pattern = value >= 100 ? "%,.0f" : value >= 10 ? "%.1f" : "%.2f";
    return String.format(Locale.ROOT, pattern, value);
  }
}
