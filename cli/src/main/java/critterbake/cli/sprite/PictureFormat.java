package critterbake.cli.sprite;

import java.util.Locale;
import java.util.Optional;

/** The formats parts may have, told by their first bytes; only TGA, which has none, by its name. */
enum PictureFormat {
  PNG("PNG"),
  GIF("GIF"),
  PSD("PSD"),
  ASEPRITE("Aseprite"),
  WEBP("WebP"),
  TIFF("TIFF"),
  BMP("BMP"),
  TGA("TGA");

  private final String title;

  PictureFormat(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  static Optional<PictureFormat> of(byte[] bytes, String fileName) {
    if (has(bytes, 0, 0x89, 'P', 'N', 'G')) {
      return Optional.of(PNG);
    }
    if (has(bytes, 0, 'G', 'I', 'F', '8')) {
      return Optional.of(GIF);
    }
    if (has(bytes, 0, '8', 'B', 'P', 'S')) {
      return Optional.of(PSD);
    }
    if (has(bytes, 4, 0xE0, 0xA5)) {
      return Optional.of(ASEPRITE);
    }
    if (has(bytes, 0, 'R', 'I', 'F', 'F') && has(bytes, 8, 'W', 'E', 'B', 'P')) {
      return Optional.of(WEBP);
    }
    if (has(bytes, 0, 'I', 'I', 42, 0) || has(bytes, 0, 'M', 'M', 0, 42)) {
      return Optional.of(TIFF);
    }
    if (has(bytes, 0, 'B', 'M')) {
      return Optional.of(BMP);
    }
    return fileName.toLowerCase(Locale.ROOT).endsWith(".tga") ? Optional.of(TGA) : Optional.empty();
  }

  private static boolean has(byte[] bytes, int at, int... values) {
    if (bytes.length < at + values.length) {
      return false;
    }
    for (int i = 0; i < values.length; i++) {
      if ((bytes[at + i] & 0xff) != values[i]) {
        return false;
      }
    }
    return true;
  }
}
