package critterbake.sim.loop;

import critterbake.sim.Clock;
import critterbake.sim.world.Ground;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a loop's period is planned from.
 *
 * @param shot the loop wanted; its {@code loop} must be present
 * @param clock the scenario's clock
 * @param snap how the root's movement is rounded to whole pixels
 * @param pixelsPerUnit final pixels for one world unit
 * @param followed the actor the camera follows, if any
 * @param wishes what each actor asks, by name in their order; actors that suit any period are
 *     missing
 * @param ground the ground line under the scene
 */
public record PeriodRequest(
    Shot shot,
    Clock clock,
    RootSnap snap,
    double pixelsPerUnit,
    Optional<String> followed,
    Map<String, CycleWish> wishes,
    Ground ground) {
  public PeriodRequest {
    wishes = Collections.unmodifiableMap(new LinkedHashMap<>(wishes));
    if (shot.loop().isEmpty()) {
      throw new IllegalArgumentException("an open shot has no period to plan");
    }
  }

  /** The actor whose cycle rules the loop: the followed one, else the first with a wish. */
  Optional<String> lead() {
    return followed.filter(wishes::containsKey).or(() -> wishes.keySet().stream().findFirst());
  }
}
