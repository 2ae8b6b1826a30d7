package critterbake.cli.sprite;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;

/** Writes .aseprite files for tests, straight from the published description of the format. */
final class AsepriteWriter {
  private final int width;
  private final int height;
  private final int depth;
  private final List<ByteArrayOutputStream> frames = new ArrayList<>();
  private final List<Integer> chunks = new ArrayList<>();

  AsepriteWriter(int width, int height, int depth) {
    this.width = width;
    this.height = height;
    this.depth = depth;
  }

  /** Begins the next frame. */
  AsepriteWriter frame() {
    frames.add(new ByteArrayOutputStream());
    chunks.add(0);
    return this;
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

    Values raw(byte[] values) {
      out.writeBytes(values);
      return this;
    }

    Values words(int... values) {
      for (int value : values) {
        bytes(value, value >> 8);
      }
      return this;
    }

    Values longs(int... values) {
      for (int value : values) {
        words(value, value >> 16);
      }
      return this;
    }

    Values text(String text) {
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      return words(utf8.length).raw(utf8);
    }
  }

  private AsepriteWriter chunk(int type, Values data) {
    int last = frames.size() - 1;
    byte[] body = data.out.toByteArray();
    frames
        .get(last)
        .writeBytes(new Values().longs(body.length + 6).words(type).raw(body).out.toByteArray());
    chunks.set(last, chunks.get(last) + 1);
    return this;
  }

  AsepriteWriter layer(String name, int flags, int level, int blend, int opacity) {
    return layerOfType(0, name, flags, level, blend, opacity);
  }

  AsepriteWriter group(String name, int flags, int level, int opacity) {
    return layerOfType(1, name, flags, level, 0, opacity);
  }

  AsepriteWriter tilemap(String name) {
    return layerOfType(2, name, 1, 0, 0, 255);
  }

  private AsepriteWriter layerOfType(
      int type, String name, int flags, int level, int blend, int opacity) {
    Values data = new Values().words(flags, type, level, 0, 0, blend).bytes(opacity, 0, 0, 0);
    data.text(name);
    return chunk(0x2004, type == 2 ? data.longs(0) : data);
  }

  private Values cel(int layer, int left, int top, int opacity, int type, int z) {
    return new Values().words(layer, left, top).bytes(opacity).words(type, z).bytes(0, 0, 0, 0, 0);
  }

  AsepriteWriter packedCel(
      int layer, int left, int top, int opacity, int z, int w, int h, int... data) {
    byte[] raw = raw(data);
    Deflater deflater = new Deflater();
    deflater.setInput(raw);
    deflater.finish();
    byte[] packed = new byte[raw.length + 64];
    int size = deflater.deflate(packed);
    return chunk(
        0x2005, cel(layer, left, top, opacity, 2, z).words(w, h).raw(Arrays.copyOf(packed, size)));
  }

  AsepriteWriter rawCel(int layer, int left, int top, int w, int h, int... data) {
    return chunk(0x2005, cel(layer, left, top, 255, 0, 0).words(w, h).raw(raw(data)));
  }

  AsepriteWriter linkedCel(int layer, int toFrame) {
    return chunk(0x2005, cel(layer, 0, 0, 255, 1, 0).words(toFrame));
  }

  /** Pixels in the file's depth: 0xAARRGGBB, 0xAAVV or an index each. */
  private byte[] raw(int[] data) {
    Values values = new Values();
    for (int pixel : data) {
      switch (depth) {
        case 32 -> values.bytes(pixel >> 16, pixel >> 8, pixel, pixel >>> 24);
        case 16 -> values.bytes(pixel, pixel >> 8);
        default -> values.bytes(pixel);
      }
    }
    return values.out.toByteArray();
  }

  AsepriteWriter palette(int... argb) {
    Values data = new Values().longs(argb.length, 0, argb.length - 1, 0, 0);
    for (int i = 0; i < argb.length; i++) {
      data.words(i == 1 ? 1 : 0).bytes(argb[i] >> 16, argb[i] >> 8, argb[i], argb[i] >>> 24);
      if (i == 1) {
        data.text("named");
      }
    }
    return chunk(0x2019, data);
  }

  AsepriteWriter oldPalette(int... rgb) {
    Values data = new Values().words(1).bytes(0, rgb.length);
    for (int color : rgb) {
      data.bytes(color >> 16, color >> 8, color);
    }
    return chunk(0x0004, data);
  }

  /** A slice with a nine-patch center and a pivot. */
  AsepriteWriter slice(String name, int left, int top, int w, int h, int pivotX, int pivotY) {
    Values data = new Values().longs(1, 3, 0).text(name).longs(0, left, top, w, h);
    return chunk(0x2022, data.longs(1, 1, w - 2, h - 2).longs(pivotX, pivotY));
  }

  AsepriteWriter unknownChunk() {
    return chunk(0x2020, new Values().longs(1).text("a note of the artist"));
  }

  byte[] file(int transparentIndex) {
    Values body = new Values();
    for (int i = 0; i < frames.size(); i++) {
      byte[] data = frames.get(i).toByteArray();
      body.longs(data.length + 16).words(0xF1FA, chunks.get(i), 100).bytes(0, 0);
      body.longs(chunks.get(i)).raw(data);
    }
    byte[] content = body.out.toByteArray();
    ByteBuffer header = ByteBuffer.allocate(128).order(ByteOrder.LITTLE_ENDIAN);
    header.putInt(128 + content.length).putShort((short) 0xA5E0);
    header.putShort((short) frames.size()).putShort((short) width).putShort((short) height);
    header.putShort((short) depth).putInt(3).putShort((short) 100).putInt(0).putInt(0);
    header.put((byte) transparentIndex);
    return new Values().raw(header.array()).raw(content).out.toByteArray();
  }
}
