package critterbake.raster.encode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.raster.Frame;
import critterbake.raster.encode.RandomAnimations.Alpha;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.gif.GifEncoder;
import critterbake.raster.encode.gif.GifOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Files do not depend on who does the work, or when. */
class CrewTest {
  private static final int ANIMATIONS = 30;

  /** A crew that does the newest piece first, and none before somebody waits. */
  private static final class Backwards implements Crew {
    private final Deque<Runnable> left = new ArrayDeque<>();
    private int most;

    @Override
    public <T> Supplier<T> start(Supplier<T> piece) {
      List<T> result = new ArrayList<>();
      left.push(() -> result.add(piece.get()));
      most = Math.max(most, left.size());
      return () -> {
        while (result.isEmpty()) {
          left.pop().run();
        }
        return result.get(0);
      };
    }

    @Override
    public int inFlight() {
      return 4;
    }
  }

  @Test
  void resultsAreUsedInTheOrderTheirPiecesWereBegun() throws IOException {
    Backwards crew = new Backwards();
    InOrder order = new InOrder(crew);
    List<Integer> done = new ArrayList<>();
    List<Integer> used = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int number = i;
      order.add(
          () -> {
            done.add(number);
            return number;
          },
          used::add);
    }
    order.finish();
    assertEquals(List.of(3, 2, 1, 0, 5, 4), done);
    assertEquals(List.of(0, 1, 2, 3, 4, 5), used);
  }

  @Test
  void noMorePiecesAreUnderWayThanTheCrewAllows() throws IOException {
    Backwards crew = new Backwards();
    gif(RandomAnimations.of(1, 12, 40, Alpha.ONE_BIT), crew);
    assertEquals(crew.inFlight(), crew.most);
  }

  @Test
  void gifsAreTheSameBytesWhoeverCompressesThem() throws IOException {
    for (int i = 0; i < ANIMATIONS; i++) {
      List<Frame> frames = RandomAnimations.of(i, 1 + i % 9, 1 + i * 11, Alpha.ONE_BIT);
      assertArrayEquals(gif(frames, Crew.NOBODY), gif(frames, new Backwards()), "animation " + i);
    }
  }

  @Test
  void apngsAreTheSameBytesWhoeverCompressesThem() throws IOException {
    for (int i = 0; i < ANIMATIONS; i++) {
      List<Frame> frames = RandomAnimations.of(i, 1 + i % 9, 1 + i * 11, Alpha.ONE_BIT);
      byte[] alone = apng(frames, Crew.NOBODY);
      assertArrayEquals(alone, apng(frames, new Backwards()), "animation " + i);
    }
  }

  private static byte[] gif(List<Frame> frames, Crew crew) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GifOptions options = GifOptions.DEFAULT;
    return encoded(new GifEncoder(options, out, MemoryChannel::new, crew), frames, out);
  }

  private static byte[] apng(List<Frame> frames, Crew crew) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Playback playback = Playback.ENDLESS;
    return encoded(new ApngEncoder(playback, true, out, MemoryChannel::new, crew), frames, out);
  }

  private static byte[] encoded(
      AnimationEncoder encoder, List<Frame> frames, ByteArrayOutputStream out) throws IOException {
    for (Frame frame : frames) {
      encoder.add(frame);
    }
    encoder.finish();
    return out.toByteArray();
  }
}
