package critterbake.sim.pose;

import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Optional;

/**
 * A point in a picture.
 *
 * @param x pixels from the left edge
 * @param y pixels from the top edge, downward
 */
public record PicturePoint(double x, double y) {
  private static final ValueType PIXELS = new Real(-16384, 16384, Unit.PIXELS);

  public static final ValueType TYPE = new Row(List.of(PIXELS, PIXELS));

  /** The point under a key of {@link #TYPE}, if it is given. */
  public static Optional<PicturePoint> of(Values values, String key) {
    List<Double> point = values.list(key);
    return point.isEmpty()
        ? Optional.empty()
        : Optional.of(new PicturePoint(point.get(0), point.get(1)));
  }
}
