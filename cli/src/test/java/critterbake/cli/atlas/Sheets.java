package critterbake.cli.atlas;

import critterbake.cli.verify.ExpectedClip;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import critterbake.cli.verify.PixelHash;
import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.sheet.Sheet.Direction;
import critterbake.raster.sheet.Sheet.Pivot;
import critterbake.raster.sheet.SheetPicture;
import critterbake.raster.sheet.SheetSource;
import critterbake.sim.math.RandomStream;
import java.util.ArrayList;
import java.util.List;

/** Clips of blobs on transparent ground, some frames equal, some blank. */
public final class Sheets {
  private Sheets() {}

  /** Two clips; the same seed gives the same frames. */
  public static List<SheetSource> sources(long seed) {
    RandomStream random = RandomStream.of(seed, "sheets");
    List<SheetSource> sources = new ArrayList<>();
    for (int clip = 0; clip < 2; clip++) {
      int width = 8 + (int) (random.unit(clip, 0) * 20);
      int height = 8 + (int) (random.unit(clip, 1) * 20);
      int count = clip == 0 ? 1 + (int) (random.unit(clip, 2) * 11) : 3;
      List<Frame> frames = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        long looks = i % 5 == 4 ? i - 1 : i;
        int[] argb =
            i % 7 == 3 ? new int[width * height] : blob(random, clip, looks, width, height);
        frames.add(Frame.of(width, height, argb, new FrameTime(1 + i % 3, 12)));
      }
      Clip made = new Clip(clip == 0 ? "walk-fast" : "idle", frames, 0, RootMotion.NONE);
      sources.add(SheetSource.of(made, Direction.FORWARD, new Pivot(0.5, 0.875)));
    }
    return sources;
  }

  /** What a sheet of these clips has to give back. */
  public static List<ExpectedClip> expected(String sheet, List<SheetSource> sources) {
    List<ExpectedClip> clips = new ArrayList<>();
    for (SheetSource source : sources) {
      List<ExpectedFrame> frames = new ArrayList<>();
      for (SheetPicture picture : source.pictures()) {
        Frame frame = picture.frame();
        frames.add(new ExpectedFrame(PixelHash.of(frame), frame.time()));
      }
      clips.add(new ExpectedClip(sheet, source.name(), "", 1, frames));
    }
    return clips;
  }

  private static int[] blob(RandomStream random, int clip, long looks, int width, int height) {
    long key = clip * 100L + looks;
    int left = (int) (random.unit(10, key) * width / 2);
    int top = (int) (random.unit(11, key) * height / 2);
    int right = left + 1 + (int) (random.unit(12, key) * (width - left - 1));
    int bottom = top + 1 + (int) (random.unit(13, key) * (height - top - 1));
    int[] argb = new int[width * height];
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        long bits = random.bits(y * width + x, key + 1000);
        argb[y * width + x] = bits % 5 == 0 ? 0 : 0xFF000000 | (int) bits & 0x0F0F0F;
      }
    }
    return argb;
  }
}
