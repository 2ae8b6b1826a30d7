package critterbake.cli.typed;

import critterbake.cli.parts.PartFiles;
import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Place;
import critterbake.cli.tree.Source;
import critterbake.cli.tree.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads a recorded movement: lines of {@code time,x,y}, a heading allowed, times rising. */
final class RecordingReader {
  private static final int MAX_BYTES = 16 << 20;

  private final PartFiles parts;
  private final Diagnostics out;

  RecordingReader(PartFiles parts, Diagnostics out) {
    this.parts = parts;
    this.out = out;
  }

  /** The points, or null with the fault reported. */
  List<List<Double>> read(Scalar name) {
    PartFiles.Found found = parts.find(name.text());
    if (found.file().isEmpty()) {
      out.error(name.place(), found.problem().orElse("cannot be read"));
      return null;
    }
    return SourceFile.read(found.file().get(), name.text(), MAX_BYTES, out)
        .map(source -> points(source, name.place()))
        .orElse(null);
  }

  private List<List<Double>> points(Source source, Place named) {
    List<List<Double>> points = new ArrayList<>();
    int number = 0;
    for (String line : (Iterable<String>) source.lines()::iterator) {
      number++;
      if (line.isBlank() || (points.isEmpty() && number == 1 && isHeading(line))) {
        continue;
      }
      Optional<List<Double>> point = point(line);
      if (point.isEmpty()) {
        out.error(new Place(source, number, 1), "expected time,x,y");
        return null;
      }
      if (!points.isEmpty() && point.get().get(0) <= points.get(points.size() - 1).get(0)) {
        out.error(new Place(source, number, 1), "the time must be later than in the line before");
        return null;
      }
      points.add(point.get());
    }
    if (points.isEmpty()) {
      out.error(named, "the recording is empty");
      return null;
    }
    return points;
  }

  private static boolean isHeading(String line) {
    return line.codePoints().anyMatch(c -> Character.isLetter(c) && c != 'e' && c != 'E');
  }

  private static Optional<List<Double>> point(String line) {
    String[] cells = line.split(",", -1);
    List<Double> values = new ArrayList<>();
    for (String cell : cells) {
      OptionalDouble value = NumberText.parse(cell.strip());
      if (value.isEmpty() || Double.isInfinite(value.getAsDouble())) {
        return Optional.empty();
      }
      values.add(value.getAsDouble());
    }
    return values.size() == 3 ? Optional.of(values) : Optional.empty();
  }
}
