package critterbake.cli.sprite;

import java.io.IOException;
import java.util.Optional;

/** Reads one format. */
interface PictureReader {
  /**
   * Decodes a picture. Whatever a broken file makes a decoder throw is a fault of the file.
   *
   * @param bytes the whole file
   * @param selection the layer, group or slice asked for, if any
   */
  DecodedPicture read(byte[] bytes, Optional<String> selection) throws IOException;
}
