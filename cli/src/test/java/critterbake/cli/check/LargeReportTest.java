package critterbake.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.compare.AnimationComparison;
import critterbake.cli.compare.CompareLimits;
import critterbake.cli.compare.ComparedFiles;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LargeReportTest {
  private static final int FAILURES = 1000;

  /** A twentieth of the usual, for speed. */
  private static final long MOST_PICTURES = HtmlReport.MOST_PICTURES / 20;

  /** Noise: no pictures take more room. */
  private static Animation noise(Random random) {
    int[] argb = random.ints(256 * 256).map(color -> color | 0xff000000).toArray();
    return new Animation(List.of(Frame.of(256, 256, argb, new FrameTime(0, 1))), 1);
  }

  @Test
  void aThousandFailuresStayUnderFiftyMegabytesAndSayWhatIsLeftOut() throws IOException {
    Random random = new Random(7);
    ComparedFiles files =
        ComparedFiles.of(
            "noise.png",
            new AnimationComparison(CompareLimits.EXACT).compare(noise(random), noise(random)));
    try (FileSystem memory = Jimfs.newFileSystem(Configuration.unix())) {
      Path page = memory.getPath("/work/kept/report.html");
      Files.createDirectories(page.getParent());
      try (HtmlReport report = new HtmlReport(page, Optional.of(page.getParent()), MOST_PICTURES)) {
        for (int i = 0; i < FAILURES; i++) {
          report.take(new Failure("scene" + i, files, List.of("same motion, other pixels")));
        }
        report.finish();
      }
      long rest = Files.size(page) - MOST_PICTURES;
      assertTrue(rest < 50_000_000 - HtmlReport.MOST_PICTURES, rest + " bytes beside pictures");
      String text = Files.readString(page, StandardCharsets.UTF_8);
      int shown = count(text, "\"sheets\": ");
      assertTrue(shown > 2, shown + " failures have pictures");
      assertEquals(FAILURES - shown, count(text, "\"left_out\": true"));
      assertTrue(text.contains("\"new\": \"scene999/noise.png\""), "points to the artifacts");
    }
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }
}
