package critterbake.cli.sprite;

import critterbake.cli.sprite.AsepriteAnimation.Tag;
import critterbake.cli.sprite.AsepriteFile.Cel;
import critterbake.cli.sprite.AsepriteFile.Layer;
import critterbake.cli.sprite.AsepriteFile.Slice;
import critterbake.cli.sprite.AsepriteFile.SliceKey;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.InflaterInputStream;

/** Walks an .aseprite file's frames and chunks. Chunks that do not change a picture are skipped. */
final class AsepriteParser {
  private static final int FRAME_MAGIC = 0xF1FA;
  private static final int HEADER_BYTES = 128;
  private static final int OLD_PALETTE = 0x0004;
  private static final int OLDEST_PALETTE = 0x0011;
  private static final int LAYER = 0x2004;
  private static final int CEL = 0x2005;
  private static final int PALETTE = 0x2019;
  private static final int TAGS = 0x2018;
  private static final int SLICE = 0x2022;
  private static final List<String> DIRECTIONS =
      List.of("forward", "reverse", "pingpong", "pingpong_reverse");

  private final SpriteLimits limits;
  private final ByteBuffer in;
  private final int[] palette = new int[256];
  private final List<Layer> layers = new ArrayList<>();
  private final List<Cel> cels = new ArrayList<>();
  private final List<Slice> slices = new ArrayList<>();
  private final List<Tag> tags = new ArrayList<>();
  private final List<Integer> milliseconds = new ArrayList<>();
  private final int frames;
  private final int width;
  private final int height;
  private final int depth;
  private final int flags;
  private final int transparentIndex;
  private boolean newPalette;
  private long celPixels;

  /** The layer on which every index is a color, also the one that is transparent elsewhere. */
  private int background = -1;

  private AsepriteParser(byte[] bytes, SpriteLimits limits) throws UnreadablePicture {
    this.limits = limits;
    in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.length < HEADER_BYTES || unsigned(in.getInt(0)) > bytes.length) {
      throw new UnreadablePicture("ends too early");
    }
    in.position(6);
    frames = word(in);
    width = word(in);
    height = word(in);
    depth = word(in);
    flags = in.getInt();
    transparentIndex = in.get(28) & 0xff;
    limits.check(width, height, Math.max(1, frames));
    if (depth != 32 && depth != 16 && depth != 8) {
      throw new UnreadablePicture("has an unknown color depth, " + depth);
    }
    in.position(HEADER_BYTES);
  }

  static AsepriteFile parse(byte[] bytes, SpriteLimits limits) throws IOException {
    AsepriteParser parser = new AsepriteParser(bytes, limits);
    for (int frame = 0; frame < parser.frames; frame++) {
      parser.frame(frame);
    }
    return new AsepriteFile(
        parser.width,
        parser.height,
        parser.frames,
        (parser.flags & 2) != 0,
        List.copyOf(parser.layers),
        List.copyOf(parser.cels),
        List.copyOf(parser.slices),
        List.copyOf(parser.tags),
        List.copyOf(parser.milliseconds));
  }

  private void frame(int frame) throws IOException {
    int start = in.position();
    long size = unsigned(in.getInt());
    if (word(in) != FRAME_MAGIC) {
      throw new UnreadablePicture("is damaged: frame " + frame);
    }
    int oldCount = word(in);
    milliseconds.add(word(in));
    skip(in, 2);
    int newCount = in.getInt();
    long count = newCount == 0 ? oldCount : unsigned(newCount);
    ByteBuffer chunks = piece(in, start + size - in.position());
    for (long i = 0; i < count; i++) {
      long chunkSize = unsigned(chunks.getInt());
      int type = word(chunks);
      chunk(type, piece(chunks, chunkSize - 6), frame);
    }
  }

  private void chunk(int type, ByteBuffer data, int frame) throws IOException {
    switch (type) {
      case OLD_PALETTE, OLDEST_PALETTE -> oldPalette(data, type == OLDEST_PALETTE);
      case PALETTE -> palette(data);
      case LAYER -> layer(data);
      case CEL -> cel(data, frame);
      case TAGS -> tags(data);
      case SLICE -> slice(data);
      default -> {}
    }
  }

  private void palette(ByteBuffer data) {
    newPalette = true;
    data.getInt();
    long first = unsigned(data.getInt());
    long last = unsigned(data.getInt());
    skip(data, 8);
    for (long i = first; i <= last; i++) {
      boolean named = (word(data) & 1) != 0;
      int color = rgba(data);
      if (named) {
        text(data);
      }
      if (i < palette.length) {
        palette[(int) i] = color;
      }
    }
  }

  /** The palettes of older files; newer ones write them besides for older programs. */
  private void oldPalette(ByteBuffer data, boolean sixBits) {
    if (newPalette) {
      return;
    }
    int packets = word(data);
    int index = 0;
    for (int i = 0; i < packets; i++) {
      index += data.get() & 0xff;
      int count = data.get() & 0xff;
      for (int k = 0; k < (count == 0 ? 256 : count); k++) {
        int color = 0xff;
        for (int c = 0; c < 3; c++) {
          int sample = data.get() & 0xff;
          color = color << 8 | (sixBits ? sample * 255 / 63 : sample);
        }
        if (index < palette.length) {
          palette[index] = color;
        }
        index++;
      }
    }
  }

  private void layer(ByteBuffer data) throws UnreadablePicture {
    int layerFlags = word(data);
    int type = word(data);
    int level = word(data);
    skip(data, 4);
    int blendMode = word(data);
    int opacity = data.get() & 0xff;
    skip(data, 3);
    String name = text(data);
    if (type == 2) {
      throw new UnreadablePicture(
          "layer '" + name + "' is a tilemap; convert it to a normal layer");
    }
    boolean opacityCounts = type == 1 ? (flags & 2) != 0 : (flags & 1) != 0;
    layers.add(
        new Layer(
            name,
            (layerFlags & 1) != 0,
            type == 1,
            (layerFlags & 64) != 0,
            level,
            type == 1 && !opacityCounts ? 0 : blendMode,
            opacityCounts ? opacity : 255));
    if ((layerFlags & 8) != 0) {
      background = layers.size() - 1;
    }
  }

  private void cel(ByteBuffer data, int frame) throws IOException {
    int layer = word(data);
    int left = data.getShort();
    int top = data.getShort();
    int opacity = data.get() & 0xff;
    int type = word(data);
    int shift = data.getShort();
    skip(data, 5);
    if (layer >= layers.size()) {
      throw new UnreadablePicture("is damaged: a cel without a layer");
    }
    switch (type) {
      case 0, 2 -> {
        int celWidth = word(data);
        int celHeight = word(data);
        int[] argb = pixels(data, celWidth, celHeight, type == 2, layer);
        cels.add(new Cel(layer, frame, left, top, opacity, shift, celWidth, celHeight, argb));
      }
      case 1 -> {
        Cel linked = linked(layer, word(data), frame);
        cels.add(
            new Cel(
                layer,
                frame,
                linked.left(),
                linked.top(),
                linked.opacity(),
                shift,
                linked.width(),
                linked.height(),
                linked.argb()));
      }
      case 3 ->
          throw new UnreadablePicture(
              "layer '" + layers.get(layer).name() + "' holds tiles; convert it to a normal layer");
      default -> throw new UnreadablePicture("holds a cel of an unknown kind, " + type);
    }
  }

  private Cel linked(int layer, int toFrame, int frame) throws UnreadablePicture {
    for (Cel cel : cels) {
      if (cel.layer() == layer && cel.frame() == toFrame) {
        return cel;
      }
    }
    throw new UnreadablePicture(
        "is damaged: frame "
            + frame
            + " shows frame "
            + toFrame
            + " of layer '"
            + layers.get(layer).name()
            + "', which is not there");
  }

  private int[] pixels(ByteBuffer data, int celWidth, int celHeight, boolean packed, int layer)
      throws IOException {
    limits.check(celWidth, celHeight, 1);
    celPixels += (long) celWidth * celHeight;
    limits.check(1, 1, celPixels);
    int size = celWidth * celHeight * depth / 8;
    byte[] raw = new byte[size];
    if (packed) {
      byte[] deflated = new byte[data.remaining()];
      data.get(deflated);
      try (InflaterInputStream inflater =
          new InflaterInputStream(new ByteArrayInputStream(deflated))) {
        if (inflater.readNBytes(raw, 0, size) < size) {
          throw new UnreadablePicture("is damaged: a cel ends too early");
        }
      }
    } else {
      data.get(raw);
    }
    return colors(ByteBuffer.wrap(raw), celWidth * celHeight, layer);
  }

  private int[] colors(ByteBuffer raw, int count, int layer) {
    int[] argb = new int[count];
    for (int i = 0; i < count; i++) {
      argb[i] =
          switch (depth) {
            case 32 -> rgba(raw);
            case 16 -> (raw.get() & 0xff) * 0x10101 | (raw.get() & 0xff) << 24;
            default -> indexed(raw.get() & 0xff, layer);
          };
    }
    return argb;
  }

  private int indexed(int index, int layer) {
    return index == transparentIndex && layer != background ? 0 : palette[index];
  }

  private void tags(ByteBuffer data) throws UnreadablePicture {
    int count = word(data);
    skip(data, 8);
    for (int i = 0; i < count; i++) {
      int from = word(data);
      int to = word(data);
      int direction = data.get() & 0xff;
      int repeat = word(data);
      skip(data, 10);
      if (direction >= DIRECTIONS.size()) {
        throw new UnreadablePicture("is damaged: a tag without a direction");
      }
      tags.add(new Tag(text(data), from, to, DIRECTIONS.get(direction), repeat));
    }
  }

  private void slice(ByteBuffer data) {
    long count = unsigned(data.getInt());
    int sliceFlags = data.getInt();
    data.getInt();
    String name = text(data);
    List<SliceKey> keys = new ArrayList<>();
    for (long i = 0; i < count; i++) {
      int from = data.getInt();
      int left = data.getInt();
      int top = data.getInt();
      int sliceWidth = data.getInt();
      int sliceHeight = data.getInt();
      if ((sliceFlags & 1) != 0) {
        skip(data, 16);
      }
      Optional<int[]> pivot =
          (sliceFlags & 2) == 0
              ? Optional.empty()
              : Optional.of(new int[] {data.getInt(), data.getInt()});
      keys.add(new SliceKey(from, left, top, sliceWidth, sliceHeight, pivot));
    }
    slices.add(new Slice(name, List.copyOf(keys)));
  }

  private static int rgba(ByteBuffer data) {
    int red = data.get() & 0xff;
    int green = data.get() & 0xff;
    int blue = data.get() & 0xff;
    return (data.get() & 0xff) << 24 | red << 16 | green << 8 | blue;
  }

  private static String text(ByteBuffer data) {
    byte[] utf8 = new byte[word(data)];
    data.get(utf8);
    return new String(utf8, StandardCharsets.UTF_8);
  }

  private static int word(ByteBuffer data) {
    return data.getShort() & 0xffff;
  }

  private static long unsigned(int value) {
    return value & 0xffffffffL;
  }

  private static void skip(ByteBuffer data, int bytes) {
    piece(data, bytes);
  }

  private static ByteBuffer piece(ByteBuffer data, long bytes) {
    if (bytes < 0 || bytes > data.remaining()) {
      throw new BufferUnderflowException();
    }
    ByteBuffer piece = data.slice(data.position(), (int) bytes).order(ByteOrder.LITTLE_ENDIAN);
    data.position(data.position() + (int) bytes);
    return piece;
  }
}
