package critterbake.cli.output;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.LayeredFrame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Stands in for a sheet while only some of its clips are baked: keeps their frames in a file, from
 * which the sheet is packed when the other clips' frames are there too.
 */
public final class TapeOutput implements OutputWriter {
  /** The type of files with frames that are not packed yet. */
  public static final String TYPE = "part";

  private final OutputWriter sheet;
  private final String name;
  private final PendingFiles files;
  private TapeRecorder tape;

  /**
   * @param sheet the output it stands in for
   * @param name of the file
   */
  public TapeOutput(OutputWriter sheet, String name, PendingFiles files) {
    this.sheet = sheet;
    this.name = name;
    this.files = files;
  }

  @Override
  public boolean takes(ClipHeader clip) {
    return sheet.takes(clip);
  }

  @Override
  public Picturing picturing(ClipHeader clip) {
    return sheet.picturing(clip);
  }

  @Override
  public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
    return List.of(name);
  }

  private TapeRecorder tape() throws IOException {
    if (tape == null) {
      tape = new TapeRecorder(files.open(name));
    }
    return tape;
  }

  @Override
  public void begin(ClipHeader clip, String variant) throws IOException {
    tape().begin(clip, variant);
  }

  @Override
  public boolean wantsParts() {
    return sheet.wantsParts();
  }

  @Override
  public void parts(LayeredFrame frame) throws IOException {
    tape.parts(frame);
  }

  @Override
  public void frame(Frame frame) throws IOException {
    tape.frame(frame);
  }

  @Override
  public void end(RootMotion root) throws IOException {
    tape.end(root);
  }

  @Override
  public List<WrittenFile> finish() throws IOException {
    tape().close();
    return List.of(new WrittenFile(TYPE, "", "", name, 0, 0, 0, List.of()));
  }

  /**
   * Hands the clips of several tapes to a sheet.
   *
   * @param tapes for each clip, in the order of the whole bake, the file that holds its frames
   */
  public static void replay(Map<String, Path> tapes, OutputWriter sheet) throws IOException {
    Map<Path, TapePlayer> players = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, Path> clip : tapes.entrySet()) {
        TapePlayer player = players.get(clip.getValue());
        if (player == null) {
          InputStream stream = Files.newInputStream(clip.getValue());
          player = new TapePlayer(stream);
          players.put(clip.getValue(), player);
        }
        while (player.clip().equals(Optional.of(clip.getKey()))) {
          player.play(sheet);
        }
      }
    } finally {
      for (TapePlayer player : players.values()) {
        player.close();
      }
    }
  }
}
