package critterbake.sim.pose;

/**
 * One part of a creature as it is seen: where it is, what it is made of, how it is finished.
 *
 * @param id stable name within its actor, such as {@code leg.near}
 * @param actor the actor it belongs to
 * @param material name of the material in the actor's skin
 * @param depth drawing order: larger is nearer to the viewer
 * @param shape its outline
 * @param finish shading and lines
 */
public record Part(
    String id, String actor, String material, double depth, Shape shape, Finish finish) {
  /** Name that is unique in the scene: {@code actor.part}. */
  public String key() {
    return actor + "." + id;
  }
}
