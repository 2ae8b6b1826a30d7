package critterbake.cli.output;

import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.cli.scenario.OutputSpec;
import java.util.OptionalInt;

/**
 * Which clips an output takes, and how it wants them drawn.
 *
 * @param common the options every output has
 * @param width the width to fill by the largest whole zoom, in place of the zoom
 */
record ClipChoice(OutputSpec.Common common, OptionalInt width) {
  boolean takes(String clip) {
    return common.clips().map(names -> names.contains(clip)).orElse(true);
  }

  Picturing picturing(ClipHeader clip) {
    int zoom = width.isPresent() ? Math.max(1, width.getAsInt() / clip.width()) : common.zoom();
    return new Picturing(common.background(), common.only(), zoom, common.debug());
  }

  static ClipChoice of(OutputSpec.Common common) {
    return new ClipChoice(common, OptionalInt.empty());
  }
}
