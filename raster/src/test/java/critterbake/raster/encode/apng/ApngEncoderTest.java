package critterbake.raster.encode.apng;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.MemoryChannel;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.RandomAnimations;
import critterbake.raster.encode.RandomAnimations.Alpha;
import critterbake.raster.encode.png.PngDecoder;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ApngEncoderTest {
  @Property(tries = 300)
  void decodedFramesAndTimesEqualTheSource(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 6) int count,
      @ForAll @IntRange(min = 1, max = 400) int colors,
      @ForAll Alpha alpha,
      @ForAll boolean delta)
      throws IOException {
    List<Frame> frames = RandomAnimations.of(seed, count, colors, alpha);
    Animation decoded = PngDecoder.decode(encode(frames, Playback.ENDLESS, delta));
    assertEquals(count, decoded.frames().size());
    assertEquals(0, decoded.repeat());
    for (int i = 0; i < count; i++) {
      assertArrayEquals(frames.get(i).argb(), decoded.frames().get(i).argb());
      assertEquals(frames.get(i).time().seconds(), decoded.frames().get(i).time().seconds(), 1e-12);
    }
  }

  @Property(tries = 50)
  void viewersOfStillsShowTheFirstFrame(@ForAll long seed, @ForAll Alpha alpha) throws IOException {
    List<Frame> frames = RandomAnimations.of(seed, 3, 12, alpha);
    byte[] apng = encode(frames, Playback.ENDLESS, true);
    BufferedImage still = ImageIO.read(new ByteArrayInputStream(apng));
    Frame first = frames.get(0);
    for (int i = 0; i < first.argb().length; i++) {
      int color = still.getRGB(i % first.width(), i / first.width());
      assertEquals(first.argb()[i], color >>> 24 == 0 ? 0 : color);
    }
  }

  @Test
  void timesAreExactAndTheLastTakesThePause() throws IOException {
    Frame frame = Frame.of(1, 1, new int[] {-1}, new FrameTime(1001, 60000));
    Playback playback = new Playback(2, new FrameTime(1, 1));
    Animation decoded = PngDecoder.decode(encode(List.of(frame, frame), playback, true));
    assertEquals(new FrameTime(1001, 60000), decoded.frames().get(0).time());
    assertEquals(new FrameTime(61001, 60000), decoded.frames().get(1).time());
    assertEquals(2, decoded.repeat());
  }

  private static byte[] encode(List<Frame> frames, Playback playback, boolean delta)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ApngEncoder encoder = new ApngEncoder(playback, delta, out, MemoryChannel::new);
    for (Frame frame : frames) {
      encoder.add(frame);
    }
    long bytes = encoder.finish().bytes();
    assertEquals(out.size(), bytes);
    return out.toByteArray();
  }
}
