package critterbake.raster.encode;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetSource;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class InterruptedTest {
  private static final int[] ARGB = {0xFF112233, 0xFF445566, 0, 0xFF778899};

  @Test
  void compressingEnds() {
    assertEnds(() -> PngEncoder.encode(2, 2, ARGB, OutputStream.nullOutputStream()));
  }

  @Test
  void packingEnds() {
    Frame frame = Frame.of(2, 2, ARGB, new FrameTime(1, 12));
    Clip clip = new Clip("walk", List.of(frame), 0, RootMotion.NONE);
    assertEnds(() -> SheetBuilder.build(List.of(SheetSource.of(clip)), SheetOptions.DEFAULT));
  }

  private static void assertEnds(Executable work) {
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, work);
    } finally {
      assertTrue(Thread.interrupted(), "the thread stays interrupted");
    }
  }
}
