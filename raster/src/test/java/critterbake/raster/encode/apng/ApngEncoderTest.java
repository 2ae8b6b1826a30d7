package critterbake.raster.encode.apng;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.MemoryChannel;
import critterbake.raster.encode.Moments;
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
    assertEquals(0, decoded.repeat());
    List<Frame> shown = Moments.shown(frames, decoded.frames());
    for (int i = 0; i < count; i++) {
      assertArrayEquals(frames.get(i).argb(), shown.get(i).argb());
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
    Frame other = Frame.of(1, 1, new int[] {0}, new FrameTime(1001, 60000));
    Playback playback = new Playback(2, new FrameTime(1, 1));
    Animation decoded = PngDecoder.decode(encode(List.of(frame, other), playback, true));
    assertEquals(new FrameTime(1001, 60000), decoded.frames().get(0).time());
    assertEquals(new FrameTime(61001, 60000), decoded.frames().get(1).time());
    assertEquals(2, decoded.repeat());
  }

  @Test
  void aRepeatedFrameStaysAsLongAsAllItsRepeats() throws IOException {
    Frame frame = Frame.of(1, 1, new int[] {-1}, new FrameTime(1001, 30000));
    Frame other = Frame.of(1, 1, new int[] {0}, new FrameTime(1, 7));
    List<Frame> frames = List.of(frame, frame, frame, other, frame);
    List<Frame> decoded = PngDecoder.decode(encode(frames, Playback.ENDLESS, true)).frames();
    assertEquals(3, decoded.size());
    assertEquals(new FrameTime(1001, 10000), decoded.get(0).time());
    assertEquals(5, PngDecoder.decode(encode(frames, Playback.ENDLESS, false)).frames().size());
  }

  @Test
  void aTimeThatNoRatioOfTheFormatHoldsIsSharedByTwoFrames() throws IOException {
    Frame frame = Frame.of(1, 1, new int[] {-1}, new FrameTime(1, 65521));
    Frame again = Frame.of(1, 1, new int[] {-1}, new FrameTime(1, 65519));
    List<Frame> decoded =
        PngDecoder.decode(encode(List.of(frame, again), Playback.ENDLESS, true)).frames();
    assertEquals(List.of(frame.time(), again.time()), decoded.stream().map(Frame::time).toList());
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
