package critterbake.cli.sprite;

import critterbake.cli.sprite.PsdDocument.LayerRecord;
import critterbake.raster.sprite.SpriteImage;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageReader;

/**
 * Reads PSD files: the whole picture, or one layer or group at its place on the canvas. The whole
 * is laid together from the layers where that is all there is to it, else it is the merged picture
 * the file carries. A hidden layer is left out of the whole, and shown when it is asked for by
 * name.
 */
final class PsdReader implements PictureReader {
  private static final int CMYK = 4;
  private static final int RGB = 3;

  private final SpriteLimits limits;

  PsdReader(SpriteLimits limits) {
    this.limits = limits;
  }

  @Override
  public DecodedPicture read(byte[] bytes, Optional<String> selection) throws IOException {
    PsdDocument document = PsdDocument.parse(bytes);
    limits.check(document.width(), document.height(), 1);
    checkColors(document);
    return ImageIoReader.reading(
        "psd",
        bytes,
        reader ->
            DecodedPicture.still(
                selection.isPresent()
                    ? layer(document, reader, selection.get())
                    : whole(document, reader)));
  }

  private static void checkColors(PsdDocument document) throws UnreadablePicture {
    if (document.mode() == CMYK) {
      throw new UnreadablePicture("is CMYK; save it as RGB");
    }
    if (document.mode() > RGB) {
      throw new UnreadablePicture("is neither RGB, gray nor indexed; save it as RGB");
    }
    if (document.depth() > 16) {
      throw new UnreadablePicture(
          "has " + document.depth() + " bits a channel; save it with 8 or 16");
    }
  }

  private SpriteImage whole(PsdDocument document, ImageReader reader) throws IOException {
    Optional<String> odd = odd(document.records());
    if (!document.records().isEmpty() && odd.isEmpty()) {
      return ArtLayer.draw(tree(document, reader, true), document.width(), document.height());
    }
    if (!document.merged()) {
      throw new UnreadablePicture(
          "carries no merged picture, and "
              + odd.orElse("its layers cannot be read")
              + "; save it with maximized compatibility");
    }
    return Samples.of(reader.read(0));
  }

  private SpriteImage layer(PsdDocument document, ImageReader reader, String name)
      throws IOException {
    if (document.records().isEmpty() && document.depth() > 8) {
      throw new UnreadablePicture(
          "has layers of " + document.depth() + " bits a channel; save it with 8 bits");
    }
    ArtLayer found = ArtLayer.find(tree(document, reader, false), name);
    checkLooks(document, found);
    return found.drawAlone(document.width(), document.height());
  }

  /** Refuses a layer whose pixels alone are not how the artist sees it. */
  private static void checkLooks(PsdDocument document, ArtLayer layer) throws UnreadablePicture {
    for (LayerRecord record : document.records()) {
      boolean meant = record.section() != 3 && record.name().equals(layer.name());
      if (meant && record.trouble().isPresent()) {
        throw new UnreadablePicture("layer '" + record.name() + "' " + record.trouble().get());
      }
    }
    for (ArtLayer child : layer.children()) {
      checkLooks(document, child);
    }
  }

  /** Why the layers that are seen are not simply laid over each other, if so. */
  private static Optional<String> odd(List<LayerRecord> records) {
    Deque<Boolean> shown = new ArrayDeque<>();
    boolean visible = true;
    for (int i = records.size() - 1; i >= 0; i--) {
      LayerRecord record = records.get(i);
      if (record.section() == 3) {
        visible = shown.isEmpty() || shown.pop();
        continue;
      }
      boolean seen = visible && !record.hidden();
      Optional<String> why = record.trouble().or(record::blended);
      if (seen && why.isPresent()) {
        return Optional.of("layer '" + record.name() + "' " + why.get());
      }
      if (record.section() > 0) {
        shown.push(visible);
        visible = seen;
      }
    }
    return Optional.empty();
  }

  /**
   * The layers as a tree.
   *
   * @param seenOnly leaves hidden layers empty, so that they are not decoded for nothing
   */
  private List<ArtLayer> tree(PsdDocument document, ImageReader reader, boolean seenOnly)
      throws IOException {
    Deque<List<ArtLayer>> open = new ArrayDeque<>();
    List<ArtLayer> current = new ArrayList<>();
    List<LayerRecord> records = document.records();
    for (int i = 0; i < records.size(); i++) {
      LayerRecord record = records.get(i);
      if (record.section() == 3) {
        open.push(current);
        current = new ArrayList<>();
        continue;
      }
      Optional<ArtLayer.Placed> picture = Optional.empty();
      List<ArtLayer> children = List.of();
      if (record.section() > 0) {
        children = current;
        current = open.isEmpty() ? new ArrayList<>() : open.pop();
      } else if (!(seenOnly && record.hidden())) {
        picture = pixels(record, reader, i + 1);
      }
      current.add(
          new ArtLayer(record.name(), !record.hidden(), record.opacity(), picture, children));
    }
    return current;
  }

  private Optional<ArtLayer.Placed> pixels(LayerRecord record, ImageReader reader, int index)
      throws IOException {
    if (record.width() == 0 || record.height() == 0) {
      return Optional.empty();
    }
    limits.check(record.width(), record.height(), 1);
    SpriteImage image = Samples.of(reader.read(index));
    if (image.width() != record.width() || image.height() != record.height()) {
      throw new UnreadablePicture("is damaged: layer '" + record.name() + "'");
    }
    return Optional.of(new ArtLayer.Placed(image, record.left(), record.top()));
  }
}
