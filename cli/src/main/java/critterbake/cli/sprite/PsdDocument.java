package critterbake.cli.sprite;

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
    FileBytes in = FileBytes.bigEndian(bytes);
    in.skip(4);
    int version = in.signed16();
    if (version != 1 && version != 2) {
      throw new UnreadablePicture("is of an unknown PSD version, " + version);
    }
    in.skip(8);
    int height = in.signed32();
    int width = in.signed32();
    int depth = in.signed16();
    int mode = in.signed16();
    in.skip(in.unsigned32());
    boolean merged = merged(in.piece(in.unsigned32()));
    FileBytes layerSection = in.piece(length(in, version));
    List<LayerRecord> records = new ArrayList<>();
    if (layerSection.remaining() > 4) {
      FileBytes info = layerSection.piece(length(layerSection, version));
      int count = info.remaining() < 2 ? 0 : Math.abs(info.signed16());
      for (int i = 0; i < count; i++) {
        records.add(record(info, version));
      }
    }
    return new PsdDocument(width, height, depth, mode, merged, List.copyOf(records));
  }

  private static boolean merged(FileBytes resources) {
    while (resources.remaining() >= 12) {
      resources.skip(4);
      int id = resources.unsigned16();
      int nameLength = resources.unsigned8();
      resources.skip(nameLength | 1L);
      int size = resources.signed32();
      FileBytes data = resources.piece(size);
      if (id == RESOURCE_VERSION_INFO && data.remaining() >= 5) {
        data.skip(4);
        return data.unsigned8() != 0;
      }
      resources.skip(Math.min(size & 1, resources.remaining()));
    }
    return true;
  }

  private static LayerRecord record(FileBytes in, int version) throws UnreadablePicture {
    int top = in.signed32();
    int left = in.signed32();
    int bottom = in.signed32();
    int right = in.signed32();
    int channels = in.unsigned16();
    for (int i = 0; i < channels; i++) {
      in.skip(2);
      length(in, version);
    }
    in.skip(4);
    String blend = text(in, 4);
    int opacity = in.unsigned8();
    boolean clipped = in.unsigned8() != 0;
    boolean hidden = (in.unsigned8() & 2) != 0;
    in.skip(1);
    FileBytes extra = in.piece(in.unsigned32());
    boolean masked = masked(extra.piece(extra.unsigned32()));
    extra.skip(extra.unsigned32());
    int nameLength = extra.unsigned8();
    String shortName = text(extra, nameLength);
    extra.skip(3 - nameLength % 4);
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

  private static boolean masked(FileBytes mask) {
    if (mask.remaining() < 18) {
      return false;
    }
    mask.skip(17);
    boolean disabled = (mask.unsigned8() & 2) != 0;
    return !disabled;
  }

  /** The further blocks of a record, as far as they matter. */
  private record Blocks(String name, int section, Optional<String> odd) {
    static Blocks of(FileBytes in, int version, String shortName) {
      String name = shortName;
      int section = 0;
      Optional<String> odd = Optional.empty();
      while (in.remaining() >= 12) {
        String signature = text(in, 4);
        String key = text(in, 4);
        boolean wide = version == 2 && signature.equals("8B64");
        long size = wide ? in.signed64() : in.unsigned32();
        FileBytes data = in.piece(size);
        in.skip(Math.min(size & 1, in.remaining()));
        switch (key) {
          case "luni" -> name = unicode(data);
          case "lsct", "lsdk" -> section = data.signed32();
          case "iOpa" -> odd = (data.unsigned8()) == 255 ? odd : Optional.of("fill opacity");
          case "knko" -> odd = data.unsigned8() == 0 ? odd : Optional.of("a knockout");
          default -> odd = HARMLESS.contains(key) ? odd : Optional.of("'" + key.strip() + "'");
        }
      }
      return new Blocks(name, section, odd);
    }

    Optional<String> trouble() {
      return odd.map(what -> "has effects or adjustments (" + what + "); rasterize it");
    }
  }

  private static String unicode(FileBytes data) {
    int units = data.signed32();
    byte[] utf16 = data.bytes(Math.min(2 * units, data.remaining()));
    String name = new String(utf16, StandardCharsets.UTF_16BE);
    int end = name.indexOf('\0');
    return end < 0 ? name : name.substring(0, end);
  }

  private static String text(FileBytes in, int length) {
    return new String(in.bytes(length), StandardCharsets.ISO_8859_1);
  }

  private static long length(FileBytes in, int version) {
    return version == 2 ? in.signed64() : in.unsigned32();
  }
}
