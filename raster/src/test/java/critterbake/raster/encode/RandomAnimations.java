package critterbake.raster.encode;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Small animations in which patches move, appear, vanish and change: what encoders of differences
 * get wrong first.
 */
public final class RandomAnimations {
  private final RandomStream random;
  private final int colors;
  private final Alpha alpha;

  /** What alpha the pictures have. */
  public enum Alpha {
    OPAQUE,
    ONE_BIT,
    PARTIAL
  }

  private RandomAnimations(long seed, int colors, Alpha alpha) {
    this.random = RandomStream.of(seed, "animation");
    this.colors = colors;
    this.alpha = alpha;
  }

  /** Frames of one size from so many colors; the same arguments give the same frames. */
  public static List<Frame> of(long seed, int frames, int colors, Alpha alpha) {
    return new RandomAnimations(seed, colors, alpha).frames(frames);
  }

  private List<Frame> frames(int count) {
    int width = whole(1, 25, 0, 0);
    int height = whole(1, 25, 1, 0);
    int[] argb = new int[width * height];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = random.coin(i, 1) ? color(0, 2) : color(i, 3);
    }
    List<Frame> frames = new ArrayList<>();
    for (int frame = 0; frame < count; frame++) {
      int patches = whole(0, 4, frame, 10);
      for (int patch = 0; patch < patches; patch++) {
        paint(argb, width, height, frame * 10 + patch);
      }
      long time = whole(2, 30, frame, 11);
      frames.add(Frame.of(width, height, argb.clone(), new FrameTime(time, 100)));
    }
    return frames;
  }

  private void paint(int[] argb, int width, int height, int key) {
    int left = whole(0, width, 0, key + 1000);
    int top = whole(0, height, 1, key + 1000);
    int right = whole(left, width, 2, key + 1000);
    int bottom = whole(top, height, 3, key + 1000);
    boolean flat = random.coin(4, key + 1000);
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        argb[y * width + x] = flat ? color(0, key + 2000) : color(y * width + x, key + 3000);
      }
    }
  }

  private int color(long index, long key) {
    int number = (int) Math.floorMod(random.bits(index, key), (long) colors);
    int rgb = (int) random.bits(number, 4) & 0xFFFFFF;
    int a = (int) random.bits(number, 5) & 255;
    return switch (alpha) {
      case OPAQUE -> 0xFF000000 | rgb;
      case ONE_BIT -> number % 4 == 0 ? 0 : 0xFF000000 | rgb;
      case PARTIAL -> a == 0 ? 0 : a << 24 | rgb;
    };
  }

  private int whole(int low, int high, long index, long key) {
    return low + (int) (random.unit(index, key) * (high - low));
  }
}
