package critterbake.cli.output;

import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.raster.Clip.ContactChange;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.Frame.PixelContact;
import critterbake.raster.LayeredFrame;
import critterbake.raster.LayeredFrame.PartPicture;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Writes a tape. */
final class TapeRecorder implements AutoCloseable {
  private final DataOutputStream out;
  private final Deflater deflater = new Deflater(Deflater.BEST_SPEED);

  TapeRecorder(OutputStream stream) throws IOException {
    out =
        new DataOutputStream(
            new BufferedOutputStream(new DeflaterOutputStream(stream, deflater, 1 << 16)));
    out.writeInt(FrameTape.MAGIC);
  }

  void begin(ClipHeader clip, String variant) throws IOException {
    out.writeByte(FrameTape.CLIP);
    out.writeUTF(clip.name());
    out.writeInt(clip.frames());
    out.writeInt(clip.width());
    out.writeInt(clip.height());
    out.writeDouble(clip.pivotX());
    out.writeDouble(clip.pivotY());
    out.writeInt(clip.repeat());
    out.writeUTF(variant);
  }

  /** Records the parts of the next frame. */
  void parts(LayeredFrame layered) throws IOException {
    out.writeByte(FrameTape.PARTS);
    content(layered.frame());
    out.writeInt(layered.parts().size());
    for (PartPicture part : layered.parts()) {
      out.writeUTF(part.part());
      out.writeInt(part.left());
      out.writeInt(part.top());
      out.writeInt(part.width());
      out.writeInt(part.height());
      pixels(part.argb());
    }
    out.writeInt(layered.lines().length);
    for (boolean line : layered.lines()) {
      out.writeBoolean(line);
    }
  }

  void frame(Frame frame) throws IOException {
    out.writeByte(FrameTape.FRAME);
    content(frame);
  }

  private void content(Frame frame) throws IOException {
    out.writeInt(frame.width());
    out.writeInt(frame.height());
    pixels(frame.argb());
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

  private void pixels(int[] argb) throws IOException {
    ByteBuffer pixels = ByteBuffer.allocate(4 * argb.length);
    pixels.asIntBuffer().put(argb);
    out.write(pixels.array());
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
    out.writeByte(FrameTape.END_OF_CLIP);
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
    out.writeByte(FrameTape.END_OF_TAPE);
    out.close();
    deflater.end();
  }
}
