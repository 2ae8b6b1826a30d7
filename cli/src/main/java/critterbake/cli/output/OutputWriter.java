package critterbake.cli.output;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.LayeredFrame;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the files of one entry of a scenario's {@code outputs}. It is handed clip after clip, each
 * in every variant, each frame by frame; the first variant is the scenario's own colors and named
 * "".
 */
public interface OutputWriter {
  /** Whether it takes a clip. */
  boolean takes(ClipHeader clip);

  /** How it wants a clip's pictures made. */
  Picturing picturing(ClipHeader clip);

  /** The names of all files it is going to write, as far as they are known before. */
  List<String> fileNames(List<ClipHeader> clips, List<String> variants);

  /** Whether it is handed every clip a second time, by the source article's rules. */
  default boolean wantsOriginal() {
    return false;
  }

  /** Whether it wants what each part of a frame shows by itself, too. */
  default boolean wantsParts() {
    return false;
  }

  /** The parts of the next frame, before it is enlarged; told if they are wanted. */
  default void parts(LayeredFrame frame) throws IOException {}

  /** A clip begins. */
  void begin(ClipHeader clip, String variant) throws IOException;

  /**
   * Does what can be done of a frame without those before it. Called on any thread, also for
   * several frames at once; what it gives is handed back with the frame.
   */
  default Optional<byte[]> prepare(Frame frame) throws IOException {
    return Optional.empty();
  }

  /** The clip's next frame. */
  void frame(Frame frame) throws IOException;

  /**
   * The clip's next frame.
   *
   * @param prepared what {@link #prepare} gave for it
   */
  default void frame(Frame frame, Optional<byte[]> prepared) throws IOException {
    frame(frame);
  }

  /** The clip ends; its root motion is known now. */
  void end(RootMotion root) throws IOException;

  /** All clips are done: writes what is left and tells what was written, in a fixed order. */
  List<WrittenFile> finish() throws IOException;

  /** What is to be read back of it; known when it has finished. */
  default List<WrittenSheet> sheets() {
    return List.of();
  }

  /**
   * A sheet in one variant with its data, as it was written.
   *
   * @param name of the sheet
   * @param data names of the data files that tell of this variant
   * @param pages names of the pictures by the names that the data has for them
   */
  record WrittenSheet(String name, String variant, List<String> data, Map<String, String> pages) {
    public WrittenSheet {
      data = List.copyOf(data);
      pages = Collections.unmodifiableMap(new LinkedHashMap<>(pages));
    }
  }

  /**
   * A clip as outputs see it.
   *
   * @param name of the clip
   * @param frames it has
   * @param width of a frame before zoom
   * @param height of a frame before zoom
   * @param pivotX where the followed point sits in the frame, 0 to 1 from the left
   * @param pivotY likewise from the top
   * @param repeat how often it plays: 0 for ever
   */
  record ClipHeader(
      String name, int frames, int width, int height, double pivotX, double pivotY, int repeat) {}

  /**
   * A file that was written.
   *
   * @param type of the output: sheet, gif, apng, frames, data...
   * @param clip the clip it holds, or "" for several
   * @param variant the variant it shows, or "" for the scenario's own colors
   * @param name below the output folder, with forward slashes
   * @param notes what a person should know of it
   */
  record WrittenFile(
      String type,
      String clip,
      String variant,
      String name,
      int width,
      int height,
      int frames,
      List<String> notes) {
    public WrittenFile {
      notes = List.copyOf(notes);
    }
  }
}
