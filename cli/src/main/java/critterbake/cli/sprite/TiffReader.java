package critterbake.cli.sprite;

import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataFormatImpl;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Reads the first page of a TIFF file; one that is stored turned is refused. */
final class TiffReader implements PictureReader {
  private final SpriteLimits limits;

  TiffReader(SpriteLimits limits) {
    this.limits = limits;
  }

  @Override
  public DecodedPicture read(byte[] bytes, Optional<String> selection) throws IOException {
    if (selection.isPresent()) {
      throw new UnreadablePicture("has no layers, so no '" + selection.get() + "'");
    }
    return ImageIoReader.reading(
        "tiff",
        bytes,
        reader -> {
          limits.check(reader.getWidth(0), reader.getHeight(0), 1);
          String orientation = orientation(reader);
          if (!orientation.equalsIgnoreCase("normal")) {
            throw new UnreadablePicture("is stored turned (" + orientation + "); save it upright");
          }
          return DecodedPicture.still(Samples.of(reader.read(0)));
        });
  }

  private static String orientation(ImageReader reader) throws IOException {
    Node root =
        reader.getImageMetadata(0).getAsTree(IIOMetadataFormatImpl.standardMetadataFormatName);
    NodeList found = ((Element) root).getElementsByTagName("ImageOrientation");
    return found.getLength() == 0 ? "normal" : ((Element) found.item(0)).getAttribute("value");
  }
}
