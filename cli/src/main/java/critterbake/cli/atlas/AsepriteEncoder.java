package critterbake.cli.atlas;

import critterbake.cli.atlas.LayerStack.Cel;
import critterbake.cli.atlas.LayerStack.Layers;
import critterbake.cli.atlas.Slices.Slice;
import critterbake.cli.atlas.Slices.SliceKey;
import critterbake.raster.sheet.Sheet.Direction;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;

/**
 * Writes .aseprite files (Aseprite File Format Specifications, aseprite/docs/ase-file-specs.md):
 * little-endian, cels packed by zlib; indexed while at most 255 opaque colors are used, else RGBA.
 */
final class AsepriteEncoder {
  private static final int PALETTE = 0x2019;
  private static final int COLOR_PROFILE = 0x2007;
  private static final int LAYER = 0x2004;
  private static final int CEL = 0x2005;
  private static final int TAGS = 0x2018;
  private static final int SLICE = 0x2022;
  private static final int MAX_COLORS = 256;

  private final Art art;
  private final boolean indexed;

  /** Indices of colors; 0 is transparent. */
  private final Map<Integer, Integer> palette = new LinkedHashMap<>();

  /**
   * What a file holds.
   *
   * @param width of the canvas
   * @param height of the canvas
   * @param milliseconds of each frame
   */
  record Art(
      int width,
      int height,
      Layers layers,
      List<Integer> milliseconds,
      List<SheetClip> clips,
      List<Slice> slices) {}

  private AsepriteEncoder(Art art) {
    this.art = art;
    this.indexed = collectColors();
  }

  static byte[] encode(Art art) {
    return new AsepriteEncoder(art).file();
  }

  /** Whether the colors fit a palette; those that do not are left out of it. */
  private boolean collectColors() {
    boolean fits = true;
    palette.put(0, 0);
    for (List<Cel> frame : art.layers.frames()) {
      for (Cel cel : frame) {
        for (int color : cel.argb()) {
          boolean opaque = color == 0 || color >>> 24 == 255;
          if (opaque && palette.size() < MAX_COLORS) {
            palette.putIfAbsent(color, palette.size());
          }
          fits &= palette.containsKey(color);
        }
      }
    }
    return fits;
  }

  /** Collects little-endian values. */
  private static final class Values {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Values bytes(int... values) {
      for (int value : values) {
        out.write(value);
      }
      return this;
    }

    Values words(int... values) {
      for (int value : values) {
        bytes(value, value >> 8);
      }
      return this;
    }

    Values doubleWords(int... values) {
      for (int value : values) {
        words(value, value >> 16);
      }
      return this;
    }

    Values zeros(int count) {
      out.writeBytes(new byte[count]);
      return this;
    }

    Values text(String text) {
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      return words(utf8.length).raw(utf8);
    }

    Values raw(byte[] values) {
      out.writeBytes(values);
      return this;
    }

    byte[] all() {
      return out.toByteArray();
    }
  }

  private byte[] file() {
    Values body = new Values();
    for (int i = 0; i < art.milliseconds.size(); i++) {
      List<byte[]> chunks = new ArrayList<>(i == 0 ? header() : List.of());
      art.layers.frames().get(i).forEach(cel -> chunks.add(chunk(CEL, cel(cel))));
      Values frame = new Values();
      chunks.forEach(frame::raw);
      body.doubleWords(frame.all().length + 16).words(0xF1FA, Math.min(0xFFFF, chunks.size()));
      body.words(art.milliseconds.get(i)).zeros(2).doubleWords(chunks.size()).raw(frame.all());
    }
    Values file = new Values().doubleWords(128 + body.all().length);
    file.words(0xA5E0, art.milliseconds.size(), art.width, art.height, indexed ? 8 : 32);
    file.doubleWords(1).words(100).zeros(8).bytes(0).zeros(3).words(palette.size());
    file.bytes(1, 1).words(0, 0, 16, 16).zeros(84);
    return file.raw(body.all()).all();
  }

  /** The chunks of the first frame that tell of all. */
  private List<byte[]> header() {
    List<byte[]> chunks = new ArrayList<>();
    chunks.add(chunk(COLOR_PROFILE, new Values().words(1, 0).zeros(12)));
    chunks.add(chunk(PALETTE, palette()));
    for (String name : art.layers.names()) {
      Values layer = new Values().words(3, 0, 0, 0, 0, 0).bytes(255).zeros(3).text(name);
      chunks.add(chunk(LAYER, layer));
    }
    chunks.add(chunk(TAGS, tags()));
    art.slices.forEach(slice -> chunks.add(chunk(SLICE, slice(slice))));
    return chunks;
  }

  private static byte[] chunk(int type, Values data) {
    byte[] content = data.all();
    return new Values().doubleWords(content.length + 6).words(type).raw(content).all();
  }

  private Values palette() {
    Values data = new Values().doubleWords(palette.size(), 0, palette.size() - 1).zeros(8);
    for (int color : palette.keySet()) {
      data.words(0).bytes(color >> 16, color >> 8, color, color >>> 24);
    }
    return data;
  }

  private Values tags() {
    Values data = new Values().words(art.clips.size()).zeros(8);
    for (SheetClip clip : art.clips) {
      data.words(clip.from(), clip.to()).bytes(number(clip.direction()));
      data.words(clip.repeat()).zeros(10).text(clip.name());
    }
    return data;
  }

  private static int number(Direction direction) {
    return switch (direction) {
      case FORWARD -> 0;
      case REVERSE -> 1;
      case PINGPONG -> 2;
      case PINGPONG_REVERSE -> 3;
    };
  }

  private static Values slice(Slice slice) {
    boolean pivots = slice.keys().stream().anyMatch(key -> key.pivot().isPresent());
    Values data = new Values().doubleWords(slice.keys().size(), pivots ? 2 : 0, 0);
    data.text(slice.name());
    for (SliceKey key : slice.keys()) {
      data.doubleWords(key.frame(), key.x(), key.y(), key.width(), key.height());
      if (pivots) {
        int[] pivot = key.pivot().orElse(new int[2]);
        data.doubleWords(pivot[0], pivot[1]);
      }
    }
    return data;
  }

  private Values cel(Cel cel) {
    Values data = new Values().words(cel.layer(), cel.left(), cel.top()).bytes(255);
    data.words(2, 0).zeros(5).words(cel.width(), cel.height());
    return data.raw(deflated(pixels(cel.argb())));
  }

  private byte[] pixels(int[] argb) {
    byte[] bytes = new byte[argb.length * (indexed ? 1 : 4)];
    for (int i = 0; i < argb.length; i++) {
      if (indexed) {
        bytes[i] = palette.get(argb[i]).byteValue();
      } else {
        bytes[4 * i] = (byte) (argb[i] >> 16);
        bytes[4 * i + 1] = (byte) (argb[i] >> 8);
        bytes[4 * i + 2] = (byte) argb[i];
        bytes[4 * i + 3] = (byte) (argb[i] >>> 24);
      }
    }
    return bytes;
  }

  private static byte[] deflated(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(bytes);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[4096];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }
}
