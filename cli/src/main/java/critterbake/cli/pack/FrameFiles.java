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
  private final Map<String, TreeMap<Long, Still>> stills = new LinkedHashMap<>();
  private final Map<String, Clip> clips = new LinkedHashMap<>();

  /** A picture that does not move. */
  private record Still(Path file, Frame picture) {}

  private FrameFiles(FrameTime stillTime) {
    this.stillTime = stillTime;
  }

  /**
   * The clips of pictures, in the order given.
   *
   * @param stillTime how long a picture without a time of its own is shown
   * @throws ToolException if a file is no picture
   */
  public static List<Clip> clips(List<Path> pictures, FrameTime stillTime) throws IOException {
    FrameFiles files = new FrameFiles(stillTime);
    for (Path picture : pictures) {
      files.addFile(picture);
    }
    files.stills.forEach((name, stills) -> files.putStills(name, List.copyOf(stills.values())));
    return List.copyOf(files.clips.values());
  }

  /**
   * The pictures among files and folders, in the order given; folders sorted by name.
   *
   * @throws ToolException if there are none
   */
  public static List<Path> pictures(List<Path> paths) throws IOException {
    List<Path> pictures = new ArrayList<>();
    for (Path path : paths) {
      collect(path, pictures);
    }
    if (pictures.isEmpty()) {
      throw new ToolException(ExitCode.INVALID, "there are no PNGs, APNGs or GIFs to pack");
    }
    return pictures;
  }

  private static void collect(Path path, List<Path> pictures) throws IOException {
    if (Files.isDirectory(path)) {
      for (Path inner : sorted(path)) {
        if (Files.isDirectory(inner) || isPicture(inner)) {
          collect(inner, pictures);
        }
      }
    } else if (Files.isRegularFile(path)) {
      pictures.add(path);
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
    Animation animation = PictureFiles.read(file);
    Matcher numbered = NUMBERED.matcher(stem);
    if (animation.frames().size() > 1) {
      put(new Clip(stem, animation.frames(), animation.repeat(), RootMotion.NONE), file);
    } else if (numbered.matches()) {
      long number = Long.parseLong(last(numbered.group(2), 18));
      addStill(clipName(file, numbered.group(1)), number, file, animation.frames().get(0));
    } else {
      addStill(stem, 0, file, animation.frames().get(0));
    }
  }

  private static String last(String digits, int count) {
    return digits.substring(Math.max(0, digits.length() - count));
  }

  private void addStill(String clip, long number, Path file, Frame picture) {
    Still still =
        new Still(file, Frame.of(picture.width(), picture.height(), picture.argb(), stillTime));
    Still before = stills.computeIfAbsent(clip, name -> new TreeMap<>()).put(number, still);
    if (before != null) {
      throw new ToolException(
          ExitCode.INVALID, before.file + " and " + file + " are the same frame of one clip");
    }
  }

  /** The clip's name, or that of the folder for files that are only numbered. */
  private static String clipName(Path file, String prefix) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    boolean named = folder != null && folder.getFileName() != null;
    return prefix.isEmpty() ? named ? folder.getFileName().toString() : "frames" : prefix;
  }

  private void putStills(String name, List<Still> of) {
    Frame first = of.get(0).picture;
    for (Still still : of) {
      Frame frame = still.picture;
      if (frame.width() != first.width() || frame.height() != first.height()) {
        throw new ToolException(
            ExitCode.INVALID,
            String.format(
                Locale.ROOT,
                "%s is %dx%d, the frames of clip %s before it are %dx%d",
                still.file,
                frame.width(),
                frame.height(),
                name,
                first.width(),
                first.height()));
      }
    }
    List<Frame> frames = of.stream().map(Still::picture).toList();
    put(new Clip(name, frames, 0, RootMotion.NONE), of.get(0).file);
  }

  private void put(Clip clip, Path file) {
    if (clips.putIfAbsent(clip.name(), clip) != null) {
      throw new ToolException(ExitCode.INVALID, file + " makes a second clip named " + clip.name());
    }
  }
}
