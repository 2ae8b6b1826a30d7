package critterbake.cli.output;

/**
 * Everything an output was handed, kept to be handed to another one later and elsewhere: clips in
 * every variant, frame by frame, lossless. {@link TapeRecorder} writes such a file, {@link
 * TapePlayer} reads it.
 */
final class FrameTape {
  static final int MAGIC = 0x43425431; // "CBT1"
  static final int MAX_PIXELS = 64 << 20;
  static final int MAX_ITEMS = 1 << 20;

  /** What follows in the file. */
  static final int END_OF_TAPE = 0;

  static final int CLIP = 1;
  static final int FRAME = 2;
  static final int END_OF_CLIP = 3;
  static final int PARTS = 4;

  private FrameTape() {}
}
