package critterbake.raster.encode.gif;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.Encoded;
import critterbake.raster.encode.MemoryChannel;
import critterbake.raster.encode.Moments;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.RandomAnimations;
import critterbake.raster.encode.RandomAnimations.Alpha;
import critterbake.raster.encode.RefusedException;
import critterbake.raster.encode.gif.GifOptions.AlphaCut;
import critterbake.raster.encode.gif.GifOptions.Colors;
import critterbake.raster.encode.palette.Dither;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class GifEncoderTest {
  @Property(tries = 300)
  void decodedFramesAndTimesEqualTheSource(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 8) int count,
      @ForAll @IntRange(min = 1, max = 300) int colors,
      @ForAll boolean cutOut,
      @ForAll boolean delta)
      throws IOException {
    List<Frame> frames =
        RandomAnimations.of(seed, count, colors, cutOut ? Alpha.ONE_BIT : Alpha.OPAQUE);
    if (distinct(frames) > 256) {
      return;
    }
    byte[] gif = encode(frames, GifOptions.DEFAULT.withDelta(delta).withColors(Colors.ERROR));
    Animation ours = GifDecoder.decode(gif);
    Frame first = frames.get(0);
    List<Frame> jdks = JdkGif.read(gif, first.width(), first.height());
    assertTrue(delta || ours.frames().size() == count);
    List<Frame> ourMoments = Moments.shown(frames, ours.frames());
    List<Frame> jdkMoments = Moments.shown(frames, jdks);
    for (int i = 0; i < count; i++) {
      assertArrayEquals(frames.get(i).argb(), ourMoments.get(i).argb());
      assertArrayEquals(frames.get(i).argb(), jdkMoments.get(i).argb());
    }
  }

  @Property(tries = 100)
  void tooManyColorsKeepTheSilhouetteWhateverIsAsked(
      @ForAll long seed,
      @ForAll Dither dither,
      @ForAll boolean local,
      @ForAll boolean delta,
      @ForAll boolean cutOut)
      throws IOException {
    List<Frame> frames = RandomAnimations.of(seed, 4, 2000, cutOut ? Alpha.ONE_BIT : Alpha.OPAQUE);
    GifOptions options =
        GifOptions.DEFAULT
            .withColors(local ? Colors.LOCAL : Colors.GLOBAL)
            .withDither(dither)
            .withDelta(delta);
    Animation decoded = GifDecoder.decode(encode(frames, options));
    List<Frame> shown = Moments.shown(frames, decoded.frames());
    for (int i = 0; i < frames.size(); i++) {
      assertArrayEquals(opacity(frames.get(i)), opacity(shown.get(i)));
    }
  }

  @Test
  void localTablesKeepMoreColorsThanOneTableHolds() throws IOException {
    List<Frame> frames = new ArrayList<>();
    for (int frame = 0; frame < 4; frame++) {
      int[] argb = new int[200];
      for (int i = 0; i < argb.length; i++) {
        argb[i] = 0xFF000000 | frame << 16 | i * 5;
      }
      frames.add(Frame.of(20, 10, argb, new FrameTime(1, 10)));
    }
    Animation decoded =
        GifDecoder.decode(encode(frames, GifOptions.DEFAULT.withColors(Colors.LOCAL)));
    for (int i = 0; i < frames.size(); i++) {
      assertArrayEquals(frames.get(i).argb(), decoded.frames().get(i).argb());
    }
  }

  @Test
  void tooManyColorsAreRefusedWhenAsked() {
    int[] argb = new int[257];
    Arrays.setAll(argb, i -> 0xFF000000 | i);
    List<Frame> frames = List.of(Frame.of(257, 1, argb, new FrameTime(1, 10)));
    GifOptions options = GifOptions.DEFAULT.withColors(Colors.ERROR);
    assertThrows(RefusedException.class, () -> encode(frames, options));
  }

  @Test
  void stillPixelsStayStillUnderDither() throws IOException {
    List<Frame> frames = new ArrayList<>();
    for (int frame = 0; frame < 5; frame++) {
      int[] argb = new int[64 * 64];
      for (int i = 0; i < argb.length; i++) {
        int x = i % 64;
        int y = i / 64;
        argb[i] = 0xFF000000 | x * 4 << 16 | y * 4 << 8 | (x + y);
      }
      Arrays.fill(argb, 64 * (10 + frame) + 5, 64 * (10 + frame) + 15, 0xFF0000FF - frame);
      frames.add(Frame.of(64, 64, argb, new FrameTime(1, 10)));
    }
    for (Colors colors : List.of(Colors.GLOBAL, Colors.LOCAL)) {
      GifOptions options = GifOptions.DEFAULT.withColors(colors).withDither(Dither.BAYER4);
      List<Frame> decoded = GifDecoder.decode(encode(frames, options)).frames();
      for (int frame = 1; frame < 5; frame++) {
        for (int i = 0; i < 64 * 64; i++) {
          if (frames.get(frame).argb()[i] == frames.get(frame - 1).argb()[i]) {
            assertEquals(decoded.get(frame - 1).argb()[i], decoded.get(frame).argb()[i]);
          }
        }
      }
    }
  }

  @Test
  void aGivenPaletteIsTheOnlySourceOfColors() throws IOException {
    int[] palette = {0xFF000000, 0xFFFFFFFF, 0xFFFF0000};
    List<Frame> frames = RandomAnimations.of(5, 3, 100, Alpha.OPAQUE);
    GifOptions options = GifOptions.DEFAULT.withPalette(palette).withDither(Dither.BAYER2);
    for (Frame frame : GifDecoder.decode(encode(frames, options)).frames()) {
      for (int color : frame.argb()) {
        assertTrue(Arrays.stream(palette).anyMatch(entry -> entry == color));
      }
    }
  }

  @Test
  void partialAlphaIsCutOrBlendedOverTheMatte() throws IOException {
    Frame frame =
        Frame.of(3, 1, new int[] {0x7FFF0000, 0x80FF0000, 0xFFFF0000}, new FrameTime(1, 1));
    int[] cut = decodeOne(frame, GifOptions.DEFAULT);
    assertArrayEquals(new int[] {0, 0xFFFF0000, 0xFFFF0000}, cut);
    AlphaCut matte = new AlphaCut(128, OptionalInt.of(0x0000FF));
    int[] blended = decodeOne(frame, GifOptions.DEFAULT.withCut(matte));
    assertArrayEquals(new int[] {0xFF7F0080, 0xFF80007F, 0xFFFF0000}, blended);
  }

  @Test
  void thirtyFramesASecondDoNotDrift() throws IOException {
    List<Integer> delays = delays(60, new FrameTime(1, 30), GifOptions.DEFAULT);
    assertEquals(List.of(3, 4, 3, 3, 4, 3), delays.subList(0, 6));
    assertEquals(200, delays.stream().mapToInt(Integer::intValue).sum());
  }

  @Test
  void delaysThatPlayersSlowDownAreRefusedOrRaised() throws IOException {
    FrameTime fast = new FrameTime(1, 60);
    assertThrows(RefusedException.class, () -> delays(9, fast, GifOptions.DEFAULT));
    assertEquals(List.of(2, 2, 2, 2, 2, 2), delays(6, fast, GifOptions.DEFAULT.withClamp(true)));
  }

  @Test
  void aRepeatedFrameStaysAsLongAsAllItsRepeats() throws IOException {
    Frame frame = Frame.of(2, 1, new int[] {-1, -1}, new FrameTime(1, 30));
    Frame other = Frame.of(2, 1, new int[] {-1, 0xFF000000}, new FrameTime(1, 30));
    List<Frame> frames = List.of(frame, frame, frame, other, frame, frame);
    assertEquals(List.of(10, 3, 7), delays(frames, GifOptions.DEFAULT));
    assertEquals(6, delays(frames, GifOptions.DEFAULT.withDelta(false)).size());
  }

  @Test
  void aTimeLongerThanTheFormatHoldsIsSharedBySeveralFrames() throws IOException {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      frames.add(Frame.of(1, 1, new int[] {-1}, new FrameTime(400, 1)));
    }
    assertEquals(List.of(40_000, 40_000, 40_000), delays(frames, GifOptions.DEFAULT));
  }

  @Test
  void whatARepeatedFrameClearsDoesNotCostTheRest() throws IOException {
    int[] before = new int[40 * 40];
    Arrays.setAll(before, i -> 0xFF000000 | i % 7 * 30);
    int[] after = before.clone();
    after[5] = 0;
    FrameTime time = new FrameTime(1, 10);
    Frame large = Frame.of(40, 40, before, time);
    byte[] once = encode(List.of(large, Frame.of(40, 40, after, time)), GifOptions.DEFAULT);
    byte[] twice = encode(List.of(large, large, Frame.of(40, 40, after, time)), GifOptions.DEFAULT);
    assertTrue(twice.length < once.length, twice.length + " against " + once.length);
  }

  @Test
  void theFirstPictureOfAnAnimationLeavesOutItsEmptyMargins() throws IOException {
    int[] argb = new int[100];
    argb[55] = -1;
    FrameTime time = new FrameTime(1, 10);
    Frame small = Frame.of(10, 10, argb, time);
    byte[] moving =
        encode(List.of(small, Frame.of(10, 10, new int[100], time)), GifOptions.DEFAULT);
    assertEquals(1, firstWidth(moving));
    assertEquals(10, firstWidth(encode(List.of(small), GifOptions.DEFAULT)));
  }

  @Test
  void theTransparentIndexDoesNotDoubleAFullTable() throws IOException {
    int[] argb = new int[9];
    Arrays.setAll(argb, i -> i == 0 ? 0 : 0xFF000000 | i);
    byte[] gif = encode(List.of(Frame.of(3, 3, argb, new FrameTime(1, 10))), GifOptions.DEFAULT);
    assertEquals(8, 2 << (gif[10] & 7));
  }

  private static int firstWidth(byte[] gif) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (var in = new MemoryCacheImageInputStream(new ByteArrayInputStream(gif))) {
      reader.setInput(in);
      return reader.getWidth(0);
    } finally {
      reader.dispose();
    }
  }

  @Test
  void theLastFrameTakesThePause() throws IOException {
    Playback playback = new Playback(3, new FrameTime(1, 2));
    GifOptions options = GifOptions.DEFAULT.withPlayback(playback);
    assertEquals(List.of(10, 10, 60), delays(3, new FrameTime(1, 10), options));
    byte[] gif = encode(frames(2, new FrameTime(1, 10)), options);
    assertEquals(3, GifDecoder.decode(gif).repeat());
  }

  private static List<Integer> delays(int count, FrameTime time, GifOptions options)
      throws IOException {
    return delays(frames(count, time), options);
  }

  private static List<Integer> delays(List<Frame> frames, GifOptions options) throws IOException {
    List<Integer> delays = new ArrayList<>();
    for (Frame frame : GifDecoder.decode(encode(frames, options)).frames()) {
      delays.add((int) frame.time().numerator());
    }
    return delays;
  }

  private static List<Frame> frames(int count, FrameTime time) {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      frames.add(Frame.of(2, 1, new int[] {0xFF000000, 0xFF000000 + i}, time));
    }
    return frames;
  }

  private static int[] decodeOne(Frame frame, GifOptions options) throws IOException {
    return GifDecoder.decode(encode(List.of(frame), options)).frames().get(0).argb();
  }

  private static byte[] encode(List<Frame> frames, GifOptions options) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GifEncoder encoder = new GifEncoder(options, out, MemoryChannel::new);
    for (Frame frame : frames) {
      encoder.add(frame);
    }
    Encoded encoded = encoder.finish();
    assertEquals(out.size(), encoded.bytes());
    assertEquals(frames.size(), encoded.frames());
    return out.toByteArray();
  }

  private static long distinct(List<Frame> frames) {
    return frames.stream().flatMapToInt(frame -> Arrays.stream(frame.argb())).distinct().count();
  }

  private static int[] opacity(Frame frame) {
    return Arrays.stream(frame.argb()).map(color -> color >>> 31).toArray();
  }
}
