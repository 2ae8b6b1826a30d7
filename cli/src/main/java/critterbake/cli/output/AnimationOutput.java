package critterbake.cli.output;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.encode.AnimationEncoder;
import critterbake.raster.encode.Encoded;
import critterbake.raster.encode.RefusedException;
import critterbake.raster.encode.Scratch;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A GIF or APNG of every clip and variant. */
final class AnimationOutput implements OutputWriter {
  /** Makes the encoder of one file. */
  public interface Format {
    AnimationEncoder encoder(OutputStream out, Scratch scratch, int clipRepeat);
  }

  private final OutputNames names;
  private final ClipChoice choice;
  private final Format format;
  private final PendingFiles files;
  private final List<WrittenFile> written = new ArrayList<>();
  private Encoding current;

  /** The file that is being written. */
  private record Encoding(
      String name,
      ClipHeader clip,
      String variant,
      OutputStream stream,
      AnimationEncoder encoder,
      int[] size) {}

  AnimationOutput(OutputNames names, ClipChoice choice, Format format, PendingFiles files) {
    this.names = names;
    this.choice = choice;
    this.format = format;
    this.files = files;
  }

  @Override
  public boolean takes(ClipHeader clip) {
    return choice.takes(clip.name());
  }

  @Override
  public Picturing picturing(ClipHeader clip) {
    return choice.picturing(clip);
  }

  @Override
  public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
    List<String> all = new ArrayList<>();
    for (ClipHeader clip : clips) {
      for (String variant : takes(clip) ? variants : List.<String>of()) {
        all.add(name(clip, variant));
      }
    }
    return all;
  }

  private String name(ClipHeader clip, String variant) {
    return names.ofClip(clip.name(), variant, "." + names.type());
  }

  @Override
  public void begin(ClipHeader clip, String variant) throws IOException {
    String name = name(clip, variant);
    OutputStream stream = files.open(name);
    AnimationEncoder encoder = format.encoder(stream, () -> files.scratch(name), clip.repeat());
    current = new Encoding(name, clip, variant, stream, encoder, new int[2]);
  }

  @Override
  public void frame(Frame frame) throws IOException {
    current.size[0] = frame.width();
    current.size[1] = frame.height();
    try {
      current.encoder.add(frame);
    } catch (RefusedException e) {
      throw refused(e);
    }
  }

  @Override
  public void end(RootMotion root) throws IOException {
    Encoded encoded;
    try {
      encoded = current.encoder.finish();
    } catch (RefusedException e) {
      throw refused(e);
    } finally {
      current.stream.close();
    }
    written.add(
        new WrittenFile(
            names.type(),
            current.clip.name(),
            current.variant,
            current.name,
            current.size[0],
            current.size[1],
            encoded.frames(),
            encoded.notes()));
    current = null;
  }

  private RefusedOutput refused(RefusedException e) {
    return new RefusedOutput(current.name + ": " + e.getMessage(), Optional.of(e));
  }

  @Override
  public List<WrittenFile> finish() {
    return List.copyOf(written);
  }
}
