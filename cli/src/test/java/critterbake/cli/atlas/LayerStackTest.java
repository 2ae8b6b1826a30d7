package critterbake.cli.atlas;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.cli.atlas.LayerStack.Cel;
import critterbake.cli.atlas.LayerStack.Layers;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.LayeredFrame;
import critterbake.raster.LayeredFrame.PartPicture;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LayerStackTest {
  private static final FrameTime TIME = new FrameTime(1, 12);

  /** Parts of random places and order, the nearest seen; some pixels are lines, some background. */
  private static LayeredFrame random(long seed, int side, int parts) {
    RandomStream random = RandomStream.of(seed, "layers");
    int[] argb = new int[side * side];
    short[] partIds = new short[side * side];
    boolean[] lines = new boolean[side * side];
    Arrays.fill(partIds, (short) -1);
    List<PartPicture> pictures = new ArrayList<>();
    List<String> names = new ArrayList<>();
    int first = (int) (random.unit(0, 99) * parts);
    for (int i = 0; i < parts; i++) {
      String name = "hero." + (first + i) % parts;
      int left = (int) (random.unit(1, i) * side / 2);
      int top = (int) (random.unit(2, i) * side / 2);
      int size = 1 + (int) (random.unit(3, i) * (side / 2 - 1));
      int[] own = new int[size * size];
      for (int k = 0; k < own.length; k++) {
        own[k] = random.unit(4, 1000L * i + k) < 0.2 ? 0 : 0xFF000000 | (i + 1) * 0x102030;
        if (own[k] != 0) {
          int pixel = (top + k / size) * side + left + k % size;
          lines[pixel] = random.unit(5, 1000L * i + k) < 0.3;
          argb[pixel] = lines[pixel] ? 0xFF101010 : own[k];
          partIds[pixel] = (short) i;
        }
      }
      names.add(name);
      pictures.add(new PartPicture(name, left, top, size, size, own));
    }
    argb[side * side - 1] = 0x80404040; // nobody's, and half transparent
    partIds[side * side - 1] = -1;
    Frame frame = new Frame(side, side, argb, partIds, names, TIME, List.of(), Map.of(), List.of());
    return new LayeredFrame(frame, pictures, lines);
  }

  private static int[] flattened(List<Cel> cels, int width, int height) {
    int[] argb = new int[width * height];
    for (Cel cel : cels.stream().sorted((a, b) -> a.layer() - b.layer()).toList()) {
      for (int i = 0; i < cel.argb().length; i++) {
        int at = (cel.top() + i / cel.width()) * width + cel.left() + i % cel.width();
        argb[at] = cel.argb()[i] >>> 24 == 0 ? argb[at] : cel.argb()[i];
      }
    }
    return argb;
  }

  @Property(tries = 60)
  void flattenedTheLayersAreTheFrame(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 20) int side,
      @ForAll @IntRange(min = 1, max = 6) int parts,
      @ForAll @IntRange(min = 1, max = 3) int zoom) {
    LayerStack stack = new LayerStack(zoom);
    List<Frame> shown = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      LayeredFrame layered = random(seed + i, side, parts);
      shown.add(enlarged(layered.frame(), zoom));
      shown.get(i).argb()[i] = 0xFF00FFFF; // an overlay
      stack.add(layered, shown.get(i));
    }
    Layers layers = stack.layers();
    for (int i = 0; i < 4; i++) {
      assertArrayEquals(
          shown.get(i).argb(), flattened(layers.frames().get(i), side * zoom, side * zoom));
    }
  }

  private static Frame enlarged(Frame frame, int zoom) {
    int width = frame.width() * zoom;
    int[] argb = new int[width * width];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = frame.argb()[i / width / zoom * frame.width() + i % width / zoom];
    }
    return Frame.of(width, width, argb, TIME);
  }

  @Test
  void aPartKeepsWhatIsHiddenAndLinesAreLayersOfTheirOwn() {
    int body = 0xFF0000AA;
    int arm = 0xFFAA0000;
    int line = 0xFF000000;
    Frame frame =
        new Frame(
            3,
            1,
            new int[] {body, line, arm},
            new short[] {0, 0, 1},
            List.of("hero.body", "hero.arm"),
            TIME,
            List.of(),
            Map.of(),
            List.of());
    List<PartPicture> parts =
        List.of(
            new PartPicture("hero.body", 0, 0, 3, 1, new int[] {body, body, body}),
            new PartPicture("hero.arm", 2, 0, 1, 1, new int[] {arm}));
    LayerStack stack = new LayerStack(1);
    stack.add(new LayeredFrame(frame, parts, new boolean[] {false, true, false}), frame);
    Layers layers = stack.layers();
    assertEquals(List.of("hero.body", "hero.body lines", "hero.arm"), layers.names());
    List<Cel> cels = layers.frames().get(0);
    assertArrayEquals(new int[] {body, body, body}, cels.get(0).argb());
    assertArrayEquals(new int[] {line}, cels.get(1).argb());
    assertEquals(1, cels.get(1).left());
    assertArrayEquals(new int[] {arm}, cels.get(2).argb());
  }

  @Test
  void aPictureWithoutPartsIsOneLayer() {
    Frame frame = Frame.of(2, 1, new int[] {0x80112233, 0}, TIME);
    LayerStack stack = new LayerStack(1);
    stack.add(LayeredFrame.flat(frame), frame);
    assertEquals(List.of("picture"), stack.layers().names());
  }
}
