package critterbake.cli.output;

import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.raster.Clip.ContactChange;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.Frame.PixelContact;
import critterbake.raster.FrameTime;
import critterbake.raster.LayeredFrame;
import critterbake.raster.LayeredFrame.PartPicture;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.InflaterInputStream;

/** Plays a tape, clip by clip. */
final class TapePlayer implements AutoCloseable {
  private final DataInputStream in;
  private Optional<Beginning> next;

  /** A clip that can be played next. */
  private record Beginning(ClipHeader clip, String variant) {}

  TapePlayer(InputStream stream) throws IOException {
    in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(stream), 1 << 16));
    require(in.readInt() == FrameTape.MAGIC);
    next = beginning();
  }

  /** The name of the clip that can be played next; none at the end. */
  Optional<String> clip() {
    return next.map(beginning -> beginning.clip.name());
  }

  /** Hands the next clip, in one variant, to an output. */
  void play(OutputWriter writer) throws IOException {
    Beginning beginning = next.orElseThrow();
    writer.begin(beginning.clip, beginning.variant);
    int mark = in.readByte();
    while (mark == FrameTape.FRAME || mark == FrameTape.PARTS) {
      if (mark == FrameTape.PARTS) {
        writer.parts(layered());
      } else {
        writer.frame(frame());
      }
      mark = in.readByte();
    }
    require(mark == FrameTape.END_OF_CLIP);
    writer.end(root());
    next = beginning();
  }

  private Optional<Beginning> beginning() throws IOException {
    int mark = in.readByte();
    if (mark == FrameTape.END_OF_TAPE) {
      return Optional.empty();
    }
    require(mark == FrameTape.CLIP);
    ClipHeader clip =
        new ClipHeader(
            in.readUTF(),
            in.readInt(),
            in.readInt(),
            in.readInt(),
            in.readDouble(),
            in.readDouble(),
            in.readInt());
    return Optional.of(new Beginning(clip, in.readUTF()));
  }

  private Frame frame() throws IOException {
    int width = in.readInt();
    int height = in.readInt();
    require(width > 0 && height > 0);
    return new Frame(
        width,
        height,
        pixels(width, height),
        partIds(width * height),
        partNames(),
        new FrameTime(in.readLong(), in.readLong()),
        anchors(),
        boxes(),
        contacts());
  }

  private int[] pixels(int width, int height) throws IOException {
    require(width >= 0 && height >= 0 && (long) width * height <= FrameTape.MAX_PIXELS);
    byte[] bytes = new byte[4 * width * height];
    in.readFully(bytes);
    int[] argb = new int[width * height];
    ByteBuffer.wrap(bytes).asIntBuffer().get(argb);
    return argb;
  }

  private LayeredFrame layered() throws IOException {
    Frame frame = frame();
    List<PartPicture> parts = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      parts.add(part());
    }
    int count = in.readInt();
    require(count == 0 || count == frame.argb().length);
    boolean[] lines = new boolean[count];
    for (int i = 0; i < count; i++) {
      lines[i] = in.readBoolean();
    }
    return new LayeredFrame(frame, parts, lines);
  }

  private PartPicture part() throws IOException {
    String name = in.readUTF();
    int left = in.readInt();
    int top = in.readInt();
    int width = in.readInt();
    int height = in.readInt();
    return new PartPicture(name, left, top, width, height, pixels(width, height));
  }

  private short[] partIds(int pixels) throws IOException {
    int count = in.readInt();
    require(count == 0 || count == pixels);
    short[] parts = new short[count];
    for (int i = 0; i < count; i++) {
      parts[i] = in.readShort();
    }
    return parts;
  }

  private List<String> partNames() throws IOException {
    List<String> names = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      names.add(in.readUTF());
    }
    return names;
  }

  private List<PixelAnchor> anchors() throws IOException {
    List<PixelAnchor> anchors = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      anchors.add(new PixelAnchor(in.readUTF(), in.readUTF(), in.readDouble(), in.readDouble()));
    }
    return anchors;
  }

  private Map<String, Box> boxes() throws IOException {
    Map<String, Box> boxes = new LinkedHashMap<>();
    for (int left = count(); left > 0; left--) {
      boxes.put(in.readUTF(), new Box(in.readInt(), in.readInt(), in.readInt(), in.readInt()));
    }
    return boxes;
  }

  private List<PixelContact> contacts() throws IOException {
    List<PixelContact> contacts = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      contacts.add(
          new PixelContact(
              in.readUTF(), in.readUTF(), in.readBoolean(), in.readDouble(), in.readDouble()));
    }
    return contacts;
  }

  private RootMotion root() throws IOException {
    double unitsPerSecond = in.readDouble();
    double pixelsPerFrame = in.readDouble();
    double stridePixels = in.readDouble();
    double distanceX = in.readDouble();
    double distanceY = in.readDouble();
    List<int[]> places = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      places.add(new int[] {in.readInt(), in.readInt()});
    }
    return new RootMotion(
        unitsPerSecond, pixelsPerFrame, stridePixels, distanceX, distanceY, places, changes());
  }

  private List<ContactChange> changes() throws IOException {
    List<ContactChange> changes = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      changes.add(
          new ContactChange(
              in.readInt(),
              in.readDouble(),
              in.readUTF(),
              in.readUTF(),
              in.readBoolean(),
              in.readDouble(),
              in.readDouble()));
    }
    return changes;
  }

  private int count() throws IOException {
    int count = in.readInt();
    require(count >= 0 && count <= FrameTape.MAX_ITEMS);
    return count;
  }

  private static void require(boolean sound) throws IOException {
    if (!sound) {
      throw new IOException("the frames of a part are damaged");
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
