package critterbake.cli.atlas;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.cli.atlas.AtlasReading.ReadClip;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.json.JsonView;
import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.WholeTime;
import critterbake.raster.sheet.SheetBuilder;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rounded times never drift: after any number of frames they are right to half a unit. */
class TimesTest {
  private static final int FRAMES = 1000;

  private static Atlas atlas(long numerator, long denominator) {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < FRAMES; i++) {
      int[] argb = {0xFF000000 | i % 7, 0xFFFFFFFF};
      frames.add(Frame.of(2, 1, argb, new FrameTime(numerator, denominator)));
    }
    SheetSource clip = SheetSource.of(new Clip("spin", frames, 0, RootMotion.NONE));
    return Atlas.of("hero", SheetBuilder.build(List.of(clip), SheetOptions.DEFAULT));
  }

  @ParameterizedTest
  @CsvSource({"1,60", "1001,60000", "1,12", "1,30", "1,144"})
  void everyFormatIsRightToHalfAMillisecondAfterAnyFrame(long numerator, long denominator) {
    Atlas atlas = atlas(numerator, denominator);
    int told = 0;
    for (AtlasFormat format : AtlasFormats.ALL) {
      for (AtlasFile file : format.write(atlas)) {
        if (file.name().endsWith(".motion.json")) {
          assertNoDrift(motion(file), numerator, denominator, "motion");
        } else {
          ReadClip clip = format.read(file).clips().get(0);
          List<Double> times = new ArrayList<>();
          for (ReadFrame frame : clip.frames()) {
            frame.milliseconds().ifPresent(times::add);
          }
          if (!times.isEmpty()) {
            assertNoDrift(times, numerator, denominator, format.id());
            told++;
          }
        }
      }
    }
    // both Aseprite forms, both of TexturePacker, Phaser, .aseprite, Godot 3 and 4
    assertEquals(8, told);
  }

  private static List<Double> motion(AtlasFile file) {
    List<Double> times = new ArrayList<>();
    JsonView clip = JsonView.of(file.text()).get("clips").items().get(0);
    clip.get("frames").items().forEach(frame -> times.add(frame.get("ms").number()));
    return times;
  }

  private static void assertNoDrift(
      List<Double> times, long numerator, long denominator, String what) {
    assertEquals(FRAMES, times.size(), what);
    double end = 0;
    for (int i = 0; i < FRAMES; i++) {
      end += times.get(i);
      assertEquals(1000.0 * (i + 1) * numerator / denominator, end, 0.5 + 1e-6, what + " " + i);
    }
  }

  @Test
  void centisecondsAreRightToHalfAfterAThousandFrames() {
    WholeTime centiseconds = new WholeTime(100, 0);
    long end = 0;
    for (int i = 1; i <= FRAMES; i++) {
      end += centiseconds.next(new FrameTime(1, 60));
      assertEquals(100.0 * i / 60, (double) end, 0.5);
    }
  }
}
