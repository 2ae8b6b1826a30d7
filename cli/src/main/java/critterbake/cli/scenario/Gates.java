package critterbake.cli.scenario;

import critterbake.cli.metric.Metric;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Limits on metrics that {@code check} enforces: the scenario's {@code gates}. */
final class Gates {
  static final ObjectType<Map<String, Double>> TYPE =
      ObjectType.of(
          "gates",
          "Limits on metrics that check enforces.",
          Gates::from,
          Metric.ALL.stream().map(Gates::gate).toArray(Key[]::new));

  private Gates() {}

  private static Key gate(Metric metric) {
    ValueType limit = new ValueType.Real(0, 1e9, Unit.NONE);
    return Key.optional(metric.name(), limit, "none", metric.meaning());
  }

  private static Map<String, Double> from(Values values) {
    Map<String, Double> limits = new LinkedHashMap<>();
    for (Key key : TYPE.keys()) {
      if (values.has(key.name())) {
        limits.put(key.name(), values.number(key.name()));
      }
    }
    return Collections.unmodifiableMap(limits);
  }
}
