package critterbake.raster.encode;

import critterbake.raster.Frame;
import java.io.IOException;

/**
 * Takes the frames of one animation in order and writes them as one file, in which every picture is
 * shown at its time: frames that repeat may become one that stays longer. Memory does not grow with
 * the number of frames: what must be known of all of them first goes through a {@link Scratch}.
 */
public interface AnimationEncoder {
  /**
   * Takes the next frame; its pixels may be reused by the caller afterwards.
   *
   * @throws RefusedException if the format cannot express the frame under the options chosen
   */
  void add(Frame frame) throws IOException;

  /**
   * Writes what is left and ends the file; the stream stays open.
   *
   * @throws RefusedException if there was no frame, or the format cannot express them
   */
  Encoded finish() throws IOException;
}
