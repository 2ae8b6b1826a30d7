package critterbake.raster.encode.apng;

/** What happens to a frame before the next is drawn. */
enum Disposal {
  /** It stays. */
  NONE(0),
  /** Its area is cleared. */
  BACKGROUND(1),
  /** What was there before it comes back. */
  PREVIOUS(2);

  private final int code;

  Disposal(int code) {
    this.code = code;
  }

  /** As the format has it. */
  int code() {
    return code;
  }
}
