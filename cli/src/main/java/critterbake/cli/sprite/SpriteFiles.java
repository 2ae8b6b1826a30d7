package critterbake.cli.sprite;

import critterbake.cli.parts.PartFiles;
import critterbake.raster.sprite.SpriteBook;
import critterbake.raster.sprite.SpriteImage;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.PictureFacts;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the pictures of drawn parts, each once: what they look like, and what their files say about
 * their use.
 */
public final class SpriteFiles {
  private final PartFiles files;
  private final SpriteLimits limits;
  private final Map<PictureFormat, PictureReader> readers = new EnumMap<>(PictureFormat.class);
  private final Map<String, byte[]> contents = new LinkedHashMap<>();
  private final Map<String, DecodedPicture> pictures = new LinkedHashMap<>();

  private SpriteFiles(PartFiles files, SpriteLimits limits) {
    this.files = files;
    this.limits = limits;
    readers.put(PictureFormat.PNG, new ImageIoReader("png", limits, PngCheck::check));
    readers.put(PictureFormat.GIF, new GifReader(limits));
    readers.put(PictureFormat.PSD, new PsdReader(limits));
    readers.put(PictureFormat.ASEPRITE, new AsepriteReader(limits));
    readers.put(PictureFormat.WEBP, new ImageIoReader("webp", limits, WebpCheck::check));
    readers.put(PictureFormat.TIFF, new TiffReader(limits));
    readers.put(PictureFormat.BMP, new ImageIoReader("bmp", limits, ImageIoReader.Check.NONE));
    readers.put(PictureFormat.TGA, new ImageIoReader("tga", limits, ImageIoReader.Check.NONE));
  }

  /**
   * Reads all pictures.
   *
   * @throws SpriteException naming every picture that cannot be used, and why
   */
  public static SpriteFiles read(Collection<CutOut> cutOuts, PartFiles files, SpriteLimits limits)
      throws SpriteException {
    SpriteFiles sprites = new SpriteFiles(files, limits);
    List<String> faults = new ArrayList<>();
    for (CutOut cutOut : cutOuts) {
      try {
        sprites.add(cutOut);
      } catch (IOException | RuntimeException | AssertionError | OutOfMemoryError e) {
        String fault = cutOut.image() + ": " + reason(e);
        if (!faults.contains(fault)) {
          faults.add(fault);
        }
      }
    }
    if (!faults.isEmpty()) {
      throw new SpriteException(faults);
    }
    sprites.contents.clear();
    return sprites;
  }

  /**
   * A decoder that trips over a broken file may throw anything; the file is at fault all the same.
   */
  private static String reason(Throwable problem) {
    if (problem instanceof UnreadablePicture) {
      return problem.getMessage();
    }
    if (problem instanceof OutOfMemoryError) {
      return "needs more memory than there is";
    }
    if (problem instanceof EOFException || !(problem instanceof IOException)) {
      return "is damaged or ends too early";
    }
    String detail = problem.getMessage();
    return "cannot be read" + (detail == null ? "" : ": " + detail);
  }

  private void add(CutOut cutOut) throws IOException {
    DecodedPicture known = pictures.get(cutOut.image());
    DecodedPicture whole = known == null ? decode(cutOut.image()) : known;
    DecodedPicture cut = whole.cutInto(cutOut.frames());
    if (known != null && cut.frames().size() != known.frames().size()) {
      throw new UnreadablePicture("is used with different numbers of frames");
    }
    pictures.put(cutOut.image(), cut);
  }

  private DecodedPicture decode(String image) throws IOException {
    String fileName = PartFiles.fileName(image);
    byte[] bytes = contents(fileName);
    PictureFormat format =
        PictureFormat.of(bytes, fileName)
            .orElseThrow(
                () ->
                    new UnreadablePicture(
                        "is no picture: PNG, PSD, Aseprite, WebP, TGA, TIFF, BMP and GIF are"
                            + " read"));
    Optional<String> selection =
        fileName.length() == image.length()
            ? Optional.empty()
            : Optional.of(image.substring(fileName.length() + 1));
    return readers.get(format).read(bytes, selection);
  }

  private byte[] contents(String fileName) throws IOException {
    byte[] known = contents.get(fileName);
    if (known != null) {
      return known;
    }
    PartFiles.Found found = files.find(fileName);
    if (found.file().isEmpty()) {
      throw new UnreadablePicture(found.problem().orElse("is not there"));
    }
    Path file = found.file().get();
    long size = Files.size(file);
    if (size > limits.fileBytes()) {
      throw new UnreadablePicture("is " + size + " bytes; parts are at most " + limits.fileBytes());
    }
    byte[] bytes = Files.readAllBytes(file);
    contents.put(fileName, bytes);
    return bytes;
  }

  /** What a picture's file says about its use. */
  public PictureFacts facts(CutOut cutOut) {
    DecodedPicture picture = pictures.get(cutOut.image());
    return new PictureFacts(picture.frames().size(), picture.pivot());
  }

  /** One picture by the name it was asked for. */
  DecodedPicture picture(String image) {
    return pictures.get(image);
  }

  /** The pictures themselves. */
  public SpriteBook book() {
    Map<String, List<SpriteImage>> frames = new LinkedHashMap<>();
    pictures.forEach((name, picture) -> frames.put(name, picture.frames()));
    return new SpriteBook(frames);
  }
}
