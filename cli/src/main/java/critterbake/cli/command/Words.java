package critterbake.cli.command;

import critterbake.cli.console.Console.When;
import critterbake.raster.compare.CompareMode;
import critterbake.raster.sheet.SheetOptions.Pack;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The words an option may be, in lower case as the help has them; capitals do no harm. */
public final class Words<E extends Enum<E>> implements ITypeConverter<E> {
  private final List<E> values;

  private Words(Class<E> type) {
    this.values = List.of(type.getEnumConstants());
  }

  /** Makes a line read its words so. */
  public static void register(CommandLine line) {
    line.registerConverter(When.class, new Words<>(When.class));
    line.registerConverter(CompareMode.class, new Words<>(CompareMode.class));
    line.registerConverter(Pack.class, new Words<>(Pack.class));
  }

  @Override
  public E convert(String text) {
    String wanted = text.toLowerCase(Locale.ROOT);
    return values.stream()
        .filter(value -> word(value).equals(wanted))
        .findFirst()
        .orElseThrow(
            () -> new TypeConversionException("expected " + all() + ", was '" + text + "'"));
  }

  private String all() {
    List<String> words = values.stream().map(Words::word).toList();
    int last = words.size() - 1;
    return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
