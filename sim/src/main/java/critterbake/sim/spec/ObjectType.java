package critterbake.sim.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The description of a scenario object, standing beside the record it fills.
 *
 * @param name what people call it, such as {@code gait}
 * @param doc one sentence
 * @param keys in the order they are documented
 * @param chooseOne groups of keys of which at most one may be given; naming one in a clip removes
 *     the others
 * @param build makes the record from the checked values; it may throw {@link InvalidSpec}
 * @param <T> the record
 */
public record ObjectType<T>(
    String name,
    String doc,
    List<Key> keys,
    List<List<String>> chooseOne,
    Function<Values, T> build) {
  public ObjectType {
    keys = List.copyOf(keys);
    chooseOne = List.copyOf(chooseOne);
  }

  public static <T> ObjectType<T> of(
      String name, String doc, Function<Values, T> build, Key... keys) {
    return new ObjectType<>(name, doc, List.of(keys), List.of(), build);
  }

  /** The same with one more choose-one group. */
  public ObjectType<T> choosingOneOf(String... group) {
    List<List<String>> groups = new ArrayList<>(chooseOne);
    groups.add(List.of(group));
    return new ObjectType<>(name, doc, keys, groups, build);
  }
}
