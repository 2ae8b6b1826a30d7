package critterbake.cli.command;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolFolder;
import java.io.IOException;
import java.nio.file.FileSystem;

/** A small scenario to try commands on. */
final class Rider {
  /** Six frames of one clip. */
  static final String TEXT =
      """
      critterbake: 1
      shot: {duration: 6f, warmup: 0s}
      clock: {fps: 12, ticks_per_frame: 4}
      actors:
        rider:
          kind: swing
          path: {segments: [{velocity: [3, -2], for: 0.25s}, {velocity: [0, 0], for: 1s}]}
      view: {size: [40, 32], pixels_per_unit: 10, origin: [0.5, 0.5]}
      """;

  private Rider() {}

  /** A folder with the scenario in {@code rider.yaml}. */
  static ToolFolder folder() throws IOException {
    return folder(Jimfs.newFileSystem(Configuration.unix()));
  }

  static ToolFolder folder(FileSystem system) throws IOException {
    ToolFolder folder = ToolFolder.in(system);
    folder.write("rider.yaml", TEXT);
    return folder;
  }
}
