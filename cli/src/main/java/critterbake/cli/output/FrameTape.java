package critterbake.cli.output;

import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.raster.Clip.ContactChange;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.Frame.PixelContact;
import critterbake.raster.FrameTime;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Everything an output was handed, kept to be handed to another one later and elsewhere: clips in
 * every variant, frame by frame, lossless.
 */
final class FrameTape {
  private static final int MAGIC = 0x43425431; // "CBT1"
  private static final int MAX_PIXELS = 64 << 20;
  private static final int MAX_ITEMS = 1 << 20;

  /** What follows in the file. */
  private static final int END_OF_TAPE = 0;

  private static final int CLIP = 1;
  private static final int FRAME = 2;
  private static final int END_OF_CLIP = 3;

  private FrameTape() {}

  /** Writes a tape. */
  static final class Recorder implements AutoCloseable {
    private final DataOutputStream out;
    private final Deflater deflater = new Deflater(Deflater.BEST_SPEED);

    Recorder(OutputStream stream) throws IOException {
      out =
          new DataOutputStream(
              new BufferedOutputStream(new DeflaterOutputStream(stream, deflater, 1 << 16)));
      out.writeInt(MAGIC);
    }

    void begin(ClipHeader clip, String variant) throws IOException {
      out.writeByte(CLIP);
      out.writeUTF(clip.name());
      out.writeInt(clip.frames());
      out.writeInt(clip.width());
      out.writeInt(clip.height());
      out.writeDouble(clip.pivotX());
      out.writeDouble(clip.pivotY());
      out.writeInt(clip.repeat());
      out.writeUTF(variant);
    }

    void frame(Frame frame) throws IOException {
      out.writeByte(FRAME);
      out.writeInt(frame.width());
      out.writeInt(frame.height());
      ByteBuffer pixels = ByteBuffer.allocate(4 * frame.argb().length);
      pixels.asIntBuffer().put(frame.argb());
      out.write(pixels.array());
      out.writeInt(frame.partIds().length);
      for (short part : frame.partIds()) {
        out.writeShort(part);
      }
      out.writeInt(frame.partNames().size());
      for (String name : frame.partNames()) {
        out.writeUTF(name);
      }
      out.writeLong(frame.time().numerator());
      out.writeLong(frame.time().denominator());
      points(frame);
    }

    private void points(Frame frame) throws IOException {
      out.writeInt(frame.anchors().size());
      for (PixelAnchor anchor : frame.anchors()) {
        out.writeUTF(anchor.actor());
        out.writeUTF(anchor.name());
        out.writeDouble(anchor.x());
        out.writeDouble(anchor.y());
      }
      out.writeInt(frame.boxes().size());
      for (Map.Entry<String, Box> box : frame.boxes().entrySet()) {
        out.writeUTF(box.getKey());
        out.writeInt(box.getValue().x());
        out.writeInt(box.getValue().y());
        out.writeInt(box.getValue().width());
        out.writeInt(box.getValue().height());
      }
      out.writeInt(frame.contacts().size());
      for (PixelContact contact : frame.contacts()) {
        out.writeUTF(contact.actor());
        out.writeUTF(contact.part());
        out.writeBoolean(contact.down());
        out.writeDouble(contact.x());
        out.writeDouble(contact.y());
      }
    }

    void end(RootMotion root) throws IOException {
      out.writeByte(END_OF_CLIP);
      out.writeDouble(root.unitsPerSecond());
      out.writeDouble(root.pixelsPerFrame());
      out.writeDouble(root.stridePixels());
      out.writeDouble(root.distanceX());
      out.writeDouble(root.distanceY());
      out.writeInt(root.framePixels().size());
      for (int[] place : root.framePixels()) {
        out.writeInt(place[0]);
        out.writeInt(place[1]);
      }
      out.writeInt(root.contacts().size());
      for (ContactChange change : root.contacts()) {
        out.writeInt(change.frame());
        out.writeDouble(change.milliseconds());
        out.writeUTF(change.actor());
        out.writeUTF(change.part());
        out.writeBoolean(change.down());
        out.writeDouble(change.x());
        out.writeDouble(change.y());
      }
    }

    @Override
    public void close() throws IOException {
      out.writeByte(END_OF_TAPE);
      out.close();
      deflater.end();
    }
  }

  /** Plays a tape, clip by clip. */
  static final class Player implements AutoCloseable {
    private final DataInputStream in;
    private Optional<Beginning> next;

    /** A clip that can be played next. */
    private record Beginning(ClipHeader clip, String variant) {}

    Player(InputStream stream) throws IOException {
      in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(stream), 1 << 16));
      require(in.readInt() == MAGIC);
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
      for (; mark == FRAME; mark = in.readByte()) {
        writer.frame(frame());
      }
      require(mark == END_OF_CLIP);
      writer.end(root());
      next = beginning();
    }

    private Optional<Beginning> beginning() throws IOException {
      int mark = in.readByte();
      if (mark == END_OF_TAPE) {
        return Optional.empty();
      }
      require(mark == CLIP);
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
      require(width > 0 && height > 0 && (long) width * height <= MAX_PIXELS);
      byte[] bytes = new byte[4 * width * height];
      in.readFully(bytes);
      int[] argb = new int[width * height];
      ByteBuffer.wrap(bytes).asIntBuffer().get(argb);
      return new Frame(
          width,
          height,
          argb,
          partIds(width * height),
          partNames(),
          new FrameTime(in.readLong(), in.readLong()),
          anchors(),
          boxes(),
          contacts());
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
      require(count >= 0 && count <= MAX_ITEMS);
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
}
