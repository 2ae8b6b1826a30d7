package critterbake.cli.sprite;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a PSD file says about its picture and layers, without their pixels (Adobe Photoshop File
 * Formats Specification, 2019).
 *
 * @param width of the canvas, pixels
 * @param height of the canvas, pixels
 * @param depth bits a channel
 * @param mode the color mode's number
 * @param merged whether the merged picture is real; files that do not say have a real one
 * @param records layers, bottom to top, groups as brackets among them
 */
record PsdDocument(
    int width, int height, int depth, int mode, boolean merged, List<LayerRecord> records) {
  private static final int RESOURCE_VERSION_INFO = 1057;

  /** Blocks of a layer that do not change how its pixels look. */
  private static final Set<String> HARMLESS =
      Set.of(
          "luni", "lyid", "lclr", "lspf", "fxrp", "lsct", "lsdk", "clbl", "infx", "lyvr", "shmd",
          "cust", "lnsr", "tsly", "lmgm", "vmgm", "TySh", "plLd", "PlLd", "SoLd", "SoLE", "cinf",
          "extn", "abdd", "artb", "artd", "pths", "anFX", "Anno", "cai ");

  /**
   * A layer's or a group bracket's record.
   *
   * @param name the artist's
   * @param section 0 a layer, 1 or 2 a group's top, 3 its bottom
   * @param hidden whether it is not shown
   * @param opacity 0 to 255
   * @param left pixels from the canvas's left
   * @param top pixels from the canvas's top
   * @param width pixels, 0 for an empty layer
   * @param height pixels
   * @param trouble why its pixels alone are not how it looks, if they are not
   * @param blended why it cannot simply be laid over what is below, if it cannot
   */
  record LayerRecord(
      String name,
      int section,
      boolean hidden,
      int opacity,
      int left,
      int top,
      int width,
      int height,
      Optional<String> trouble,
      Optional<String> blended) {}

  static PsdDocument parse(byte[] bytes) throws UnreadablePicture {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    in.position(4);
    int version = in.getShort();
    if (version != 1 && version != 2) {
      throw new UnreadablePicture("is of an unknown PSD version, " + version);
    }
    in.position(14);
    int height = in.getInt();
    int width = in.getInt();
    int depth = in.getShort();
    int mode = in.getShort();
    skip(in, in.getInt() & 0xffffffffL);
    boolean merged = merged(piece(in, in.getInt() & 0xffffffffL));
    ByteBuffer layerSection = piece(in, length(in, version));
    List<LayerRecord> records = new ArrayList<>();
    if (layerSection.remaining() > 4) {
      ByteBuffer info = piece(layerSection, length(layerSection, version));
      int count = info.remaining() < 2 ? 0 : Math.abs(info.getShort());
      for (int i = 0; i < count; i++) {
        records.add(record(info, version));
      }
    }
    return new PsdDocument(width, height, depth, mode, merged, List.copyOf(records));
  }

  private static boolean merged(ByteBuffer resources) {
    while (resources.remaining() >= 12) {
      resources.getInt();
      int id = resources.getShort() & 0xffff;
      int nameLength = resources.get() & 0xff;
      skip(resources, nameLength | 1L);
      int size = resources.getInt();
      ByteBuffer data = piece(resources, size);
      if (id == RESOURCE_VERSION_INFO && data.remaining() >= 5) {
        data.getInt();
        return data.get() != 0;
      }
      skip(resources, Math.min(size & 1, resources.remaining()));
    }
    return true;
  }

  private static LayerRecord record(ByteBuffer in, int version) throws UnreadablePicture {
    int top = in.getInt();
    int left = in.getInt();
    int bottom = in.getInt();
    int right = in.getInt();
    int channels = in.getShort() & 0xffff;
    for (int i = 0; i < channels; i++) {
      in.getShort();
      length(in, version);
    }
    in.getInt();
    String blend = text(in, 4);
    int opacity = in.get() & 0xff;
    boolean clipped = in.get() != 0;
    boolean hidden = (in.get() & 2) != 0;
    in.get();
    ByteBuffer extra = piece(in, in.getInt() & 0xffffffffL);
    boolean masked = masked(piece(extra, extra.getInt() & 0xffffffffL));
    skip(extra, extra.getInt() & 0xffffffffL);
    int nameLength = extra.get() & 0xff;
    String shortName = text(extra, nameLength);
    skip(extra, 3 - nameLength % 4);
    Blocks blocks = Blocks.of(extra, version, shortName);
    Optional<String> trouble = masked ? Optional.of("has a mask; apply it") : blocks.trouble();
    Optional<String> blended =
        clipped
            ? Optional.of("is clipped by the layer below")
            : blend.equals("norm") || (blocks.section > 0 && blend.equals("pass"))
                ? Optional.empty()
                : Optional.of("has blend mode '" + blend.strip() + "'");
    return new LayerRecord(
        blocks.name,
        blocks.section,
        hidden,
        opacity,
        left,
        top,
        Math.max(0, right - left),
        Math.max(0, bottom - top),
        trouble,
        blended);
  }

  private static boolean masked(ByteBuffer mask) {
    if (mask.remaining() < 18) {
      return false;
    }
    mask.position(17);
    boolean disabled = (mask.get() & 2) != 0;
    return !disabled;
  }

  /** The further blocks of a record, as far as they matter. */
  private record Blocks(String name, int section, Optional<String> odd) {
    static Blocks of(ByteBuffer in, int version, String shortName) {
      String name = shortName;
      int section = 0;
      Optional<String> odd = Optional.empty();
      while (in.remaining() >= 12) {
        String signature = text(in, 4);
        String key = text(in, 4);
        boolean wide = version == 2 && signature.equals("8B64");
        long size = wide ? in.getLong() : in.getInt() & 0xffffffffL;
        ByteBuffer data = piece(in, size);
        skip(in, Math.min(size & 1, in.remaining()));
        switch (key) {
          case "luni" -> name = unicode(data);
          case "lsct", "lsdk" -> section = data.getInt();
          case "iOpa" -> odd = (data.get() & 0xff) == 255 ? odd : Optional.of("fill opacity");
          case "knko" -> odd = data.get() == 0 ? odd : Optional.of("a knockout");
          default -> odd = HARMLESS.contains(key) ? odd : Optional.of("'" + key.strip() + "'");
        }
      }
      return new Blocks(name, section, odd);
    }

    Optional<String> trouble() {
      return odd.map(what -> "has effects or adjustments (" + what + "); rasterize it");
    }
  }

  private static String unicode(ByteBuffer data) {
    int units = data.getInt();
    byte[] utf16 = new byte[Math.min(2 * units, data.remaining())];
    data.get(utf16);
    String name = new String(utf16, StandardCharsets.UTF_16BE);
    int end = name.indexOf('\0');
    return end < 0 ? name : name.substring(0, end);
  }

  private static String text(ByteBuffer in, int length) {
    byte[] text = new byte[length];
    in.get(text);
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  private static long length(ByteBuffer in, int version) {
    return version == 2 ? in.getLong() : in.getInt() & 0xffffffffL;
  }

  private static void skip(ByteBuffer in, long bytes) {
    piece(in, bytes);
  }

  private static ByteBuffer piece(ByteBuffer in, long bytes) {
    if (bytes < 0 || bytes > in.remaining()) {
      throw new BufferUnderflowException();
    }
    ByteBuffer piece = in.slice(in.position(), (int) bytes);
    in.position(in.position() + (int) bytes);
    return piece;
  }
}
