package critterbake.cli.atlas;

import critterbake.raster.Frame;
import critterbake.raster.LayeredFrame;
import critterbake.raster.LayeredFrame.PartPicture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Frames taken apart into layers that are the same for all of them: one a part, its lines above it,
 * what stands behind below, overlays on top. In one order of layers every frame shows what was
 * drawn: where a part lies higher than the one that is seen, it leaves that pixel out.
 */
public final class LayerStack {
  private static final String BACKGROUND = "background";
  private static final String PICTURE = "picture";
  private static final String OVERLAY = "overlay";
  private static final String LINES = " lines";

  private final int zoom;
  private final List<LayeredFrame> frames = new ArrayList<>();
  private final List<Frame> shown = new ArrayList<>();
  private final List<String> parts = new ArrayList<>();

  /**
   * @param zoom how many times the frames shown are larger than those with parts
   */
  public LayerStack(int zoom) {
    this.zoom = zoom;
  }

  /**
   * What a layer shows in a frame.
   *
   * @param layer index of the layer, from the lowest
   * @param left column of the frame at its left edge
   * @param top row of the frame at its top edge
   */
  record Cel(int layer, int left, int top, int width, int height, int[] argb) {}

  /** All frames in layers that are the same for all. */
  record Layers(List<String> names, List<List<Cel>> frames) {}

  /**
   * Adds the next frame.
   *
   * @param layered the frame in its parts, at its own size
   * @param picture the frame as the sheet shows it, enlarged and with overlays
   */
  public void add(LayeredFrame layered, Frame picture) {
    frames.add(layered);
    shown.add(picture);
    int at = 0;
    for (String part : order(layered)) {
      int known = parts.indexOf(part);
      if (known < 0) {
        parts.add(at, part);
        known = at;
      }
      at = known + 1;
    }
  }

  private static Set<String> order(LayeredFrame layered) {
    Set<String> order = new LinkedHashSet<>();
    layered.parts().forEach(part -> order.add(part.part()));
    layered.frame().partNames().forEach(order::add);
    return layered.parts().isEmpty() ? Set.of() : order;
  }

  Layers layers() {
    List<String> names = new ArrayList<>(List.of(BACKGROUND, PICTURE));
    for (String part : parts) {
      names.add(part);
      names.add(part + LINES);
    }
    names.add(OVERLAY);
    List<Map<Integer, Cel>> cels = new ArrayList<>();
    for (int i = 0; i < frames.size(); i++) {
      cels.add(new Apart(frames.get(i), shown.get(i)).cels());
    }
    return withoutEmpty(names, cels);
  }

  private static Layers withoutEmpty(List<String> names, List<Map<Integer, Cel>> cels) {
    List<String> used = new ArrayList<>();
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    for (int layer = 0; layer < names.size(); layer++) {
      int number = layer;
      if (cels.stream().anyMatch(frame -> frame.containsKey(number))) {
        numbers.put(layer, used.size());
        used.add(names.get(layer));
      }
    }
    List<List<Cel>> frames = new ArrayList<>();
    for (Map<Integer, Cel> frame : cels) {
      List<Cel> kept = new ArrayList<>();
      frame.forEach((layer, cel) -> kept.add(on(numbers.get(layer), cel)));
      frames.add(kept);
    }
    return new Layers(used, frames);
  }

  private static Cel on(int layer, Cel cel) {
    return new Cel(layer, cel.left, cel.top, cel.width, cel.height, cel.argb);
  }

  /** One frame on its way into layers. */
  private final class Apart {
    private final LayeredFrame layered;
    private final Frame frame;
    private final Frame picture;
    private final int[] seen;
    private final int[] canvas;
    private final int[] layerByPart;
    private final Map<Integer, Cel> cels = new LinkedHashMap<>();

    Apart(LayeredFrame layered, Frame picture) {
      this.layered = layered;
      this.frame = layered.frame();
      this.picture = picture;
      this.seen = new int[frame.argb().length];
      this.canvas = new int[frame.argb().length];
      this.layerByPart =
          frame.partNames().stream().mapToInt(part -> 2 + 2 * parts.indexOf(part)).toArray();
      for (int pixel = 0; pixel < seen.length; pixel++) {
        seen[pixel] = frame.argb()[pixel] >>> 24 == 0 ? -1 : layerOf(pixel);
      }
    }

    /** The layer whose pixel is seen. */
    private int layerOf(int pixel) {
      if (layered.parts().isEmpty()) {
        return 1;
      }
      short part = frame.partIds()[pixel];
      if (part < 0) {
        return 0;
      }
      int layer = layerByPart[part];
      return layered.lines()[pixel] ? layer + 1 : layer;
    }

    Map<Integer, Cel> cels() {
      for (int layer = 0; layer < 2 + 2 * parts.size(); layer++) {
        Arrays.fill(canvas, 0);
        if (layer >= 2 && layer % 2 == 0) {
          hidden(layer);
        }
        for (int pixel = 0; pixel < seen.length; pixel++) {
          canvas[pixel] = seen[pixel] == layer ? frame.argb()[pixel] : canvas[pixel];
        }
        add(layer, frame.width(), frame.height(), canvas, zoom);
      }
      overlay();
      return cels;
    }

    /** What a part would show where something higher is seen that lets nothing through. */
    private void hidden(int layer) {
      String name = parts.get(layer / 2 - 1);
      for (PartPicture part : layered.parts()) {
        for (int i = 0; part.part().equals(name) && i < part.argb().length; i++) {
          int x = part.left() + i % part.width();
          int y = part.top() + i / part.width();
          int pixel = y * frame.width() + x;
          boolean below = layer < seen[pixel] && frame.argb()[pixel] >>> 24 == 255;
          if (below && part.argb()[i] >>> 24 != 0) {
            canvas[pixel] = part.argb()[i];
          }
        }
      }
    }

    /** What was drawn over the enlarged frame. */
    private void overlay() {
      int[] over = new int[picture.argb().length];
      for (int i = 0; i < over.length; i++) {
        int x = i % picture.width() / zoom;
        int y = i / picture.width() / zoom;
        int plain = frame.argb()[y * frame.width() + x];
        over[i] =
            picture.argb()[i] == plain || picture.argb()[i] >>> 24 == 0 ? 0 : picture.argb()[i];
      }
      add(2 + 2 * parts.size(), picture.width(), picture.height(), over, 1);
    }

    private void add(int layer, int width, int height, int[] argb, int enlarged) {
      int left = width;
      int top = height;
      int right = 0;
      int bottom = 0;
      for (int i = 0; i < width * height; i++) {
        if (argb[i] >>> 24 != 0) {
          left = Math.min(left, i % width);
          right = Math.max(right, i % width + 1);
          top = Math.min(top, i / width);
          bottom = i / width + 1;
        }
      }
      if (right > left) {
        int[] cut = new int[(right - left) * (bottom - top) * enlarged * enlarged];
        int cutWidth = (right - left) * enlarged;
        for (int i = 0; i < cut.length; i++) {
          int x = left + i % cutWidth / enlarged;
          int y = top + i / cutWidth / enlarged;
          cut[i] = argb[y * width + x] >>> 24 == 0 ? 0 : argb[y * width + x];
        }
        cels.put(
            layer,
            new Cel(
                layer, left * enlarged, top * enlarged, cutWidth, (bottom - top) * enlarged, cut));
      }
    }
  }
}
