package critterbake.cli.pack;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the clips in files and folders: {@code walk_001.png} is a frame of the clip {@code walk}, a
 * GIF or animated PNG is a clip of its own, pictures that are only numbered belong to the clip
 * their folder names.
 */
public final class FrameFiles {
  private static final Pattern NUMBERED = Pattern.compile("(.*?)[-_. ]*(\\d+)");
  private static final List<String> ENDINGS = List.of(".png", ".apng", ".gif");

  private final FrameTime stillTime;
  private final Map<String, TreeMap<Long, Path>> stills = new LinkedHashMap<>();
  private final Map<String, Clip> clips = new LinkedHashMap<>();

  private FrameFiles(FrameTime stillTime) {
    this.stillTime = stillTime;
  }

  /**
   * The clips of files and folders, in the order given; folders sorted by name.
   *
   * @param stillTime how long a picture without a time of its own is shown
   * @throws ToolException if there is nothing to pack, or a file is no picture
   */
  public static List<Clip> clips(List<Path> paths, FrameTime stillTime) throws IOException {
    FrameFiles files = new FrameFiles(stillTime);
    for (Path path : paths) {
      files.add(path);
    }
    for (Map.Entry<String, TreeMap<Long, Path>> clip : files.stills.entrySet()) {
      files.addStills(clip.getKey(), List.copyOf(clip.getValue().values()));
    }
    if (files.clips.isEmpty()) {
      throw new ToolException(ExitCode.INVALID, "there are no PNGs, APNGs or GIFs to pack");
    }
    return List.copyOf(files.clips.values());
  }

  private void add(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      for (Path inner : sorted(path)) {
        if (Files.isDirectory(inner) || isPicture(inner)) {
          add(inner);
        }
      }
    } else if (Files.isRegularFile(path)) {
      addFile(path);
    } else {
      throw new ToolException(ExitCode.INVALID, "no such file or folder: " + path);
    }
  }

  private static List<Path> sorted(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static boolean isPicture(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return !name.startsWith(".") && ENDINGS.stream().anyMatch(name::endsWith);
  }

  private void addFile(Path file) throws IOException {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    Matcher numbered = NUMBERED.matcher(stem);
    boolean still = name.toLowerCase(Locale.ROOT).endsWith(".png");
    if (still && numbered.matches()) {
      long number = Long.parseLong(last(numbered.group(2), 18));
      Path before = still(clipName(file, numbered.group(1)), number, file);
      if (before != null) {
        throw new ToolException(
            ExitCode.INVALID, before + " and " + file + " are the same frame of one clip");
      }
      return;
    }
    Animation animation = PictureFiles.read(file);
    if (animation.frames().size() == 1) {
      still(stem, 0, file);
    } else {
      put(new Clip(stem, animation.frames(), animation.repeat(), RootMotion.NONE), file);
    }
  }

  private static String last(String digits, int count) {
    return digits.substring(Math.max(0, digits.length() - count));
  }

  private Path still(String clip, long number, Path file) {
    return stills.computeIfAbsent(clip, name -> new TreeMap<>()).put(number, file);
  }

  /** The clip's name, or that of the folder for files that are only numbered. */
  private static String clipName(Path file, String prefix) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    boolean named = folder != null && folder.getFileName() != null;
    return prefix.isEmpty() ? named ? folder.getFileName().toString() : "frames" : prefix;
  }

  private void addStills(String name, List<Path> files) throws IOException {
    List<Frame> frames = new ArrayList<>();
    for (Path file : files) {
      Frame frame = PictureFiles.read(file).frames().get(0);
      Frame first = frames.isEmpty() ? frame : frames.get(0);
      if (frame.width() != first.width() || frame.height() != first.height()) {
        throw new ToolException(
            ExitCode.INVALID,
            String.format(
                Locale.ROOT,
                "%s is %dx%d, the frames of clip %s before it are %dx%d",
                file,
                frame.width(),
                frame.height(),
                name,
                first.width(),
                first.height()));
      }
      frames.add(Frame.of(frame.width(), frame.height(), frame.argb(), stillTime));
    }
    put(new Clip(name, frames, 0, RootMotion.NONE), files.get(0));
  }

  private void put(Clip clip, Path file) {
    if (clips.putIfAbsent(clip.name(), clip) != null) {
      throw new ToolException(ExitCode.INVALID, file + " makes a second clip named " + clip.name());
    }
  }
}
