package critterbake.cli.typed;

import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import java.util.ArrayList;
import java.util.List;

/** The objects a value may directly be. */
final class Nesting {
  private Nesting() {}

  static List<ObjectType<?>> objects(ValueType type) {
    List<ObjectType<?>> found = new ArrayList<>();
    collect(type, found);
    return found;
  }

  private static void collect(ValueType type, List<ObjectType<?>> into) {
    if (type instanceof ValueType.Nested nested) {
      into.add(nested.object());
    } else if (type instanceof ValueType.OneOf oneOf) {
      oneOf.forms().forEach(form -> collect(form.type(), into));
    }
  }
}
