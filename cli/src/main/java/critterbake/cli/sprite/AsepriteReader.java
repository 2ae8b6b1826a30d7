package critterbake.cli.sprite;

import critterbake.cli.sprite.AsepriteFile.Cel;
import critterbake.cli.sprite.AsepriteFile.Layer;
import critterbake.cli.sprite.AsepriteFile.Slice;
import critterbake.cli.sprite.AsepriteFile.SliceKey;
import critterbake.raster.sprite.SpriteImage;
import critterbake.sim.pose.PicturePoint;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads .aseprite files: all frames of the whole picture, of one layer or group at its place on the
 * canvas, or of one slice, whose pivot comes along.
 */
final class AsepriteReader implements PictureReader {
  private final SpriteLimits limits;

  AsepriteReader(SpriteLimits limits) {
    this.limits = limits;
  }

  @Override
  public DecodedPicture read(byte[] bytes, Optional<String> selection) throws IOException {
    AsepriteFile file = AsepriteParser.parse(bytes, limits);
    if (file.frames() == 0) {
      throw new UnreadablePicture("holds no frame");
    }
    if (selection.isEmpty()) {
      return new DecodedPicture(whole(file), Optional.empty());
    }
    Optional<Slice> slice =
        file.slices().stream().filter(s -> s.name().equals(selection.get())).findFirst();
    return slice.isPresent() ? slice(file, slice.get()) : layer(file, selection.get());
  }

  private static List<SpriteImage> whole(AsepriteFile file) throws UnreadablePicture {
    List<SpriteImage> frames = new ArrayList<>();
    for (int frame = 0; frame < file.frames(); frame++) {
      List<ArtLayer> tree = reordered(file, frame) ? flat(file, frame) : tree(file, frame);
      frames.add(ArtLayer.draw(tree, file.width(), file.height()));
    }
    return frames;
  }

  private static DecodedPicture layer(AsepriteFile file, String name) throws UnreadablePicture {
    List<SpriteImage> frames = new ArrayList<>();
    for (int frame = 0; frame < file.frames(); frame++) {
      ArtLayer layer = ArtLayer.find(tree(file, frame), name);
      frames.add(layer.drawAlone(file.width(), file.height()));
    }
    return new DecodedPicture(frames, Optional.empty());
  }

  private DecodedPicture slice(AsepriteFile file, Slice slice) throws UnreadablePicture {
    for (Layer layer : file.layers()) {
      if (layer.name().equals(slice.name())) {
        throw new UnreadablePicture(
            "has a layer and a slice '" + slice.name() + "'; rename one of them");
      }
    }
    SliceKey first =
        slice
            .at(0)
            .orElseThrow(
                () -> new UnreadablePicture("slice '" + slice.name() + "' is not on frame 0"));
    limits.check(first.width(), first.height(), file.frames());
    List<SpriteImage> frames = new ArrayList<>();
    for (SpriteImage image : whole(file)) {
      SliceKey key = slice.at(frames.size()).orElse(first);
      // Of the first frame's size, so that all frames are of one size.
      frames.add(image.piece(key.left(), key.top(), first.width(), first.height()));
    }
    return new DecodedPicture(
        frames, first.pivot().map(pivot -> new PicturePoint(pivot[0], pivot[1])));
  }

  private static Map<Integer, Cel> celsByLayer(AsepriteFile file, int frame) {
    Map<Integer, Cel> cels = new LinkedHashMap<>();
    for (Cel cel : file.cels()) {
      if (cel.frame() == frame) {
        cels.put(cel.layer(), cel);
      }
    }
    return cels;
  }

  /** The layers of a frame, grouped. */
  private static List<ArtLayer> tree(AsepriteFile file, int frame) throws UnreadablePicture {
    return children(file, celsByLayer(file, frame), 0, file.layers().size());
  }

  private static List<ArtLayer> children(
      AsepriteFile file, Map<Integer, Cel> cels, int from, int to) throws UnreadablePicture {
    List<ArtLayer> layers = new ArrayList<>();
    int i = from;
    while (i < to) {
      Layer layer = file.layers().get(i);
      int end = i + 1;
      while (end < to && file.layers().get(end).depth() > layer.depth()) {
        end++;
      }
      if (!layer.reference()) {
        layers.add(
            layer.group()
                ? group(layer, children(file, cels, i + 1, end))
                : single(layer, Optional.ofNullable(cels.get(i))));
      }
      i = end;
    }
    return layers;
  }

  private static ArtLayer group(Layer layer, List<ArtLayer> children) throws UnreadablePicture {
    checkBlend(layer);
    return new ArtLayer(layer.name(), layer.visible(), layer.opacity(), Optional.empty(), children);
  }

  private static ArtLayer single(Layer layer, Optional<Cel> cel) throws UnreadablePicture {
    checkBlend(layer);
    int celOpacity = cel.map(Cel::opacity).orElse(255);
    return new ArtLayer(
        layer.name(),
        layer.visible(),
        (layer.opacity() * celOpacity + 127) / 255,
        cel.map(AsepriteReader::placed),
        List.of());
  }

  private static ArtLayer.Placed placed(Cel cel) {
    return new ArtLayer.Placed(
        new SpriteImage(cel.width(), cel.height(), cel.argb()), cel.left(), cel.top());
  }

  private static void checkBlend(Layer layer) throws UnreadablePicture {
    if (layer.visible() && layer.blendMode() != 0) {
      throw new UnreadablePicture(
          "layer '" + layer.name() + "' is not blended normally; flatten it");
    }
  }

  /** Whether cels of a frame are drawn at other heights than their layers'. */
  private static boolean reordered(AsepriteFile file, int frame) {
    return file.cels().stream().anyMatch(cel -> cel.frame() == frame && cel.shift() != 0);
  }

  /** The visible layers of a frame by the heights of their cels, without groups. */
  private static List<ArtLayer> flat(AsepriteFile file, int frame) throws UnreadablePicture {
    List<Cel> cels = new ArrayList<>(celsByLayer(file, frame).values());
    cels.sort(
        Comparator.comparingInt((Cel cel) -> cel.layer() + cel.shift())
            .thenComparingInt(Cel::shift));
    List<ArtLayer> flat = new ArrayList<>();
    for (Cel cel : cels) {
      if (seen(file, cel.layer())) {
        flat.add(single(file.layers().get(cel.layer()), Optional.of(cel)));
      }
    }
    return flat;
  }

  private static boolean seen(AsepriteFile file, int index) throws UnreadablePicture {
    int depth = Integer.MAX_VALUE;
    for (int i = index; i >= 0; i--) {
      Layer layer = file.layers().get(i);
      boolean above = layer.depth() < depth && (i == index || layer.group());
      if (above && (!layer.visible() || layer.reference())) {
        return false;
      }
      if (above && layer.group() && layer.opacity() < 255) {
        throw new UnreadablePicture(
            "group '" + layer.name() + "' is see-through and its cels are reordered; flatten it");
      }
      depth = above ? layer.depth() : depth;
    }
    return true;
  }
}
