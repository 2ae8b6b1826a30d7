package critterbake.cli.output;

import critterbake.cli.scenario.FramesSpec.Format;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every frame as a picture of its own. */
final class FramesOutput implements OutputWriter {
  private final String scenario;
  private final String pattern;
  private final Format format;
  private final ClipChoice choice;
  private final PendingFiles files;
  private final List<WrittenFile> written = new ArrayList<>();
  private ClipHeader clip;
  private String variant;
  private int frame;
  private double seconds;

  /**
   * @param pattern of the file names, with tokens such as {@code {frame:03}}
   * @param format of the files
   */
  FramesOutput(
      String pattern, Format format, String scenario, ClipChoice choice, PendingFiles files) {
    this.format = format;
    this.scenario = scenario;
    this.pattern = pattern;
    this.choice = choice;
    this.files = files;
  }

  @Override
  public boolean takes(ClipHeader candidate) {
    return choice.takes(candidate.name());
  }

  @Override
  public Picturing picturing(ClipHeader header) {
    return choice.picturing(header);
  }

  @Override
  public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
    List<String> all = new ArrayList<>();
    for (ClipHeader header : clips) {
      for (String each : takes(header) ? variants : List.<String>of()) {
        for (int i = 0; i < header.frames(); i++) {
          all.add(OutputNames.fill(pattern, scenario, header.name(), each, i, i));
        }
      }
    }
    return all;
  }

  @Override
  public void begin(ClipHeader header, String ofVariant) {
    clip = header;
    variant = ofVariant;
    frame = 0;
    seconds = 0;
  }

  @Override
  public Optional<byte[]> prepare(Frame picture) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    FramePictures.write(picture, format, bytes);
    return Optional.of(bytes.toByteArray());
  }

  @Override
  public void frame(Frame picture) throws IOException {
    frame(picture, prepare(picture));
  }

  @Override
  public void frame(Frame picture, Optional<byte[]> prepared) throws IOException {
    long milliseconds = Math.round(1000 * seconds);
    String name = OutputNames.fill(pattern, scenario, clip.name(), variant, frame, milliseconds);
    try (OutputStream stream = files.open(name)) {
      stream.write(prepared.orElseThrow());
    }
    written.add(
        new WrittenFile(
            "frames", clip.name(), variant, name, picture.width(), picture.height(), 1, List.of()));
    FrameTime time = picture.time();
    seconds += time.seconds();
    frame++;
  }

  @Override
  public void end(RootMotion root) {}

  @Override
  public List<WrittenFile> finish() {
    return List.copyOf(written);
  }
}
