package critterbake.cli.sprite;

import critterbake.cli.sprite.AsepriteAnimation.Tag;
import critterbake.cli.sprite.AsepriteFile.Cel;
import critterbake.cli.sprite.AsepriteFile.Layer;
import critterbake.cli.sprite.AsepriteFile.Slice;
import critterbake.cli.sprite.AsepriteFile.SliceKey;
import java.io.ByteArrayInputStream;
import java.io.IOException;
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
  private final FileBytes in;
  private final List<Layer> layers = new ArrayList<>();
  private final List<Cel> cels = new ArrayList<>();
  private final List<Slice> slices = new ArrayList<>();
  private final List<Tag> tags = new ArrayList<>();
  private final List<Integer> milliseconds = new ArrayList<>();
  private final int frames;
  private final int width;
  private final int height;
  private final int flags;
  private final AsepriteColors colors;
  private long celPixels;

  /** The layer on which every index is a color, also the one that is transparent elsewhere. */
  private int background = -1;

  private AsepriteParser(byte[] bytes, SpriteLimits limits) throws UnreadablePicture {
    this.limits = limits;
    in = FileBytes.littleEndian(bytes);
    if (bytes.length < HEADER_BYTES || in.unsigned32() > bytes.length) {
      throw new UnreadablePicture("ends too early");
    }
    in.skip(2);
    frames = in.unsigned16();
    width = in.unsigned16();
    height = in.unsigned16();
    int depth = in.unsigned16();
    flags = in.signed32();
    in.skip(10);
    int transparentIndex = in.unsigned8();
    limits.check(width, height, Math.max(1, frames));
    colors = new AsepriteColors(depth, transparentIndex);
    in.skip(HEADER_BYTES - in.position());
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
    long size = in.unsigned32();
    if (in.unsigned16() != FRAME_MAGIC) {
      throw new UnreadablePicture("is damaged: frame " + frame);
    }
    int oldCount = in.unsigned16();
    milliseconds.add(in.unsigned16());
    in.skip(2);
    long newCount = in.unsigned32();
    long count = newCount == 0 ? oldCount : newCount;
    FileBytes chunks = in.piece(start + size - in.position());
    for (long i = 0; i < count; i++) {
      long chunkSize = chunks.unsigned32();
      int type = chunks.unsigned16();
      chunk(type, chunks.piece(chunkSize - 6), frame);
    }
  }

  private void chunk(int type, FileBytes data, int frame) throws IOException {
    switch (type) {
      case OLD_PALETTE, OLDEST_PALETTE -> colors.oldPalette(data, type == OLDEST_PALETTE);
      case PALETTE -> colors.palette(data);
      case LAYER -> layer(data);
      case CEL -> cel(data, frame);
      case TAGS -> tags(data);
      case SLICE -> slice(data);
      default -> {}
    }
  }

  private void layer(FileBytes data) throws UnreadablePicture {
    int layerFlags = data.unsigned16();
    int type = data.unsigned16();
    int level = data.unsigned16();
    data.skip(4);
    int blendMode = data.unsigned16();
    int opacity = data.unsigned8();
    data.skip(3);
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

  private void cel(FileBytes data, int frame) throws IOException {
    int layer = data.unsigned16();
    int left = data.signed16();
    int top = data.signed16();
    int opacity = data.unsigned8();
    int type = data.unsigned16();
    int shift = data.signed16();
    data.skip(5);
    if (layer >= layers.size()) {
      throw new UnreadablePicture("is damaged: a cel without a layer");
    }
    switch (type) {
      case 0, 2 -> {
        int celWidth = data.unsigned16();
        int celHeight = data.unsigned16();
        int[] argb = pixels(data, celWidth, celHeight, type == 2, layer);
        cels.add(new Cel(layer, frame, left, top, opacity, shift, celWidth, celHeight, argb));
      }
      case 1 -> {
        Cel linked = linked(layer, data.unsigned16(), frame);
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

  private int[] pixels(FileBytes data, int celWidth, int celHeight, boolean packed, int layer)
      throws IOException {
    limits.check(celWidth, celHeight, 1);
    celPixels += (long) celWidth * celHeight;
    limits.check(1, 1, celPixels);
    int size = colors.bytes(celWidth * celHeight);
    byte[] raw = packed ? inflated(data, size) : data.bytes(size);
    return colors.argb(FileBytes.littleEndian(raw), celWidth * celHeight, layer == background);
  }

  private static byte[] inflated(FileBytes data, int size) throws IOException {
    byte[] deflated = data.bytes(data.remaining());
    byte[] raw = new byte[size];
    try (InflaterInputStream inflater =
        new InflaterInputStream(new ByteArrayInputStream(deflated))) {
      if (inflater.readNBytes(raw, 0, size) < size) {
        throw new UnreadablePicture("is damaged: a cel ends too early");
      }
    }
    return raw;
  }

  private void tags(FileBytes data) throws UnreadablePicture {
    int count = data.unsigned16();
    data.skip(8);
    for (int i = 0; i < count; i++) {
      int from = data.unsigned16();
      int to = data.unsigned16();
      int direction = data.unsigned8();
      int repeat = data.unsigned16();
      data.skip(10);
      if (direction >= DIRECTIONS.size()) {
        throw new UnreadablePicture("is damaged: a tag without a direction");
      }
      tags.add(new Tag(text(data), from, to, DIRECTIONS.get(direction), repeat));
    }
  }

  private void slice(FileBytes data) {
    long count = data.unsigned32();
    int sliceFlags = data.signed32();
    data.skip(4);
    String name = text(data);
    List<SliceKey> keys = new ArrayList<>();
    for (long i = 0; i < count; i++) {
      int from = data.signed32();
      int left = data.signed32();
      int top = data.signed32();
      int sliceWidth = data.signed32();
      int sliceHeight = data.signed32();
      if ((sliceFlags & 1) != 0) {
        data.skip(16);
      }
      Optional<int[]> pivot =
          (sliceFlags & 2) == 0
              ? Optional.empty()
              : Optional.of(new int[] {data.signed32(), data.signed32()});
      keys.add(new SliceKey(from, left, top, sliceWidth, sliceHeight, pivot));
    }
    slices.add(new Slice(name, List.copyOf(keys)));
  }

  private static String text(FileBytes data) {
    return new String(data.bytes(data.unsigned16()), StandardCharsets.UTF_8);
  }
}
