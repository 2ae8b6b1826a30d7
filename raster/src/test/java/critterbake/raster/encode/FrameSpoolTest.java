package critterbake.raster.encode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import critterbake.raster.encode.RandomAnimations.Alpha;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class FrameSpoolTest {
  @Property(tries = 50)
  void framesComeBackInOrder(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 1000) int limit,
      @ForAll @IntRange(min = 1, max = 6) int count)
      throws IOException {
    List<Frame> frames = RandomAnimations.of(seed, count, 5, Alpha.ONE_BIT);
    int pixels = frames.get(0).argb().length;
    List<MemoryChannel> opened = new ArrayList<>();
    try (FrameSpool spool = new FrameSpool(pixels, () -> open(opened), limit)) {
      for (Frame frame : frames) {
        spool.add(frame.argb());
      }
      FrameSpool.Reader reader = spool.reader();
      for (Frame frame : frames) {
        assertArrayEquals(frame.argb(), reader.next());
      }
      assertEquals(count, spool.size());
    }
    assertTrue(opened.size() <= 1);
  }

  private static MemoryChannel open(List<MemoryChannel> opened) {
    opened.add(new MemoryChannel());
    return opened.get(0);
  }
}
