package critterbake.cli.scenario;

import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The debug overlays as {@code debug:} names them. */
final class OverlayNames {
  private static final String ALL = "all";

  /** A list of overlays, or one by itself. */
  static final ValueType VALUE = value();

  private OverlayNames() {}

  private static ValueType value() {
    List<String> words = new ArrayList<>(Key.choiceOf(Overlay.class).words());
    words.add(ALL);
    ValueType word = new ValueType.Choice(words);
    return new ValueType.OneOf(
        List.of(
            new Form("list", new ValueType.Many(word, 0, words.size())), new Form("word", word)));
  }

  /** The overlays a value of {@link #VALUE} names, in the order of the enum. */
  static Set<Overlay> of(Chosen chosen) {
    Set<Overlay> overlays = EnumSet.noneOf(Overlay.class);
    List<?> words =
        chosen.value() instanceof List<?> list ? list : List.of((String) chosen.value());
    for (Object word : words) {
      if (word.equals(ALL)) {
        overlays.addAll(EnumSet.allOf(Overlay.class));
      } else {
        overlays.add(Overlay.valueOf(((String) word).toUpperCase(Locale.ROOT)));
      }
    }
    return Collections.unmodifiableSet(overlays);
  }
}
