package critterbake.cli.output;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Shows each clip with the source article's rules at its right, for a devlog. It is handed every
 * clip twice, first by the scenario's own rules, then by the original ones, which do not loop: the
 * own frames play again until those end. Both stand on one line.
 */
final class BesideOutput implements OutputWriter {
  /** Pixels between the two, before enlargement. */
  private static final int GAP = 2;

  private final OutputWriter output;
  private final Map<String, Picturing> picturings = new LinkedHashMap<>();
  private final List<Frame> own = new ArrayList<>();
  private ClipHeader ownClip;
  private ClipHeader original;
  private int shown;

  BesideOutput(OutputWriter output) {
    this.output = output;
  }

  @Override
  public boolean wantsOriginal() {
    return true;
  }

  @Override
  public boolean takes(ClipHeader clip) {
    return output.takes(clip);
  }

  /** Both are enlarged alike, by what fits the pair of the clip that comes first. */
  @Override
  public Picturing picturing(ClipHeader clip) {
    return picturings.computeIfAbsent(
        clip.name(), name -> output.picturing(sized(clip, 2 * clip.width() + GAP, clip.height())));
  }

  private static ClipHeader sized(ClipHeader clip, int width, int height) {
    return new ClipHeader(
        clip.name(), clip.frames(), width, height, clip.pivotX(), clip.pivotY(), clip.repeat());
  }

  @Override
  public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
    return output.fileNames(clips, variants);
  }

  @Override
  public void begin(ClipHeader clip, String variant) throws IOException {
    if (ownClip == null) {
      ownClip = clip;
      return;
    }
    original = clip;
    shown = 0;
    int height = Math.max(above(ownClip), above(clip)) + Math.max(below(ownClip), below(clip));
    output.begin(sized(clip, ownClip.width() + GAP + clip.width(), height), variant);
  }

  private static int above(ClipHeader clip) {
    return (int) Math.round(clip.pivotY() * clip.height());
  }

  private static int below(ClipHeader clip) {
    return clip.height() - above(clip);
  }

  @Override
  public void frame(Frame frame) throws IOException {
    if (original == null) {
      own.add(frame);
    } else {
      output.frame(pair(own.get(shown++ % own.size()), frame));
    }
  }

  private Frame pair(Frame left, Frame right) {
    int zoom = right.width() / original.width();
    int above = Math.max(above(ownClip), above(original));
    int width = left.width() + GAP * zoom + right.width();
    int height = zoom * (above + Math.max(below(ownClip), below(original)));
    int[] argb = new int[width * height];
    copy(left, argb, width, 0, zoom * (above - above(ownClip)));
    copy(right, argb, width, width - right.width(), zoom * (above - above(original)));
    return Frame.of(width, height, argb, right.time());
  }

  private static void copy(Frame from, int[] argb, int width, int left, int top) {
    for (int y = 0; y < from.height(); y++) {
      System.arraycopy(from.argb(), y * from.width(), argb, (top + y) * width + left, from.width());
    }
  }

  @Override
  public void end(RootMotion root) throws IOException {
    if (original != null) {
      output.end(root);
      ownClip = null;
      original = null;
      own.clear();
    }
  }

  @Override
  public List<WrittenFile> finish() throws IOException {
    return output.finish();
  }
}
