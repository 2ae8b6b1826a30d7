package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.CirclingRider;
import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import critterbake.cli.compare.AnimationFile;
import critterbake.cli.compare.Pictures;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Animation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a check says of an approved picture in which one thing is otherwise. */
class KindsOfDifferenceTest {
  private static final String SCENARIO =
      CirclingRider.START
          + """
          view: {size: [10, 6], pixels_per_unit: 4, origin: [0.5, 0.5]}
          outputs: {apng: {}}
          """;

  private static final int FRAME = 2;
  private static final int PIXELS = 3 * 10 * 6;

  private ToolFolder folder;
  private Path approved;
  private Animation baked;

  @BeforeEach
  void approve() throws Exception {
    folder = ToolFolder.with("rider.yaml", SCENARIO);
    folder.run("approve", "rider.yaml").done();
    approved = folder.file("approved/rider/rider.apng");
    baked = AnimationFile.read(approved);
    assertEquals(3, baked.frames().size());
  }

  private String told(Animation other) throws Exception {
    Pictures.write(approved, other);
    return told();
  }

  private String told() {
    ToolRun check = folder.run("check", "rider.yaml");
    assertEquals(4, check.status(), check.out() + check.err());
    return check.out();
  }

  private Animation withFrame(UnaryOperator<Frame> change) {
    List<Frame> frames = new ArrayList<>(baked.frames());
    frames.set(FRAME, change.apply(frames.get(FRAME)));
    return new Animation(frames, baked.repeat());
  }

  private static Frame withPixel(Frame frame, int at, int color) {
    int[] argb = frame.argb().clone();
    argb[at] = color;
    return Frame.of(frame.width(), frame.height(), argb, frame.time());
  }

  /** The place of a pixel that is seen. */
  private int seen() {
    int[] argb = baked.frames().get(FRAME).argb();
    for (int i = 0; i < argb.length; i++) {
      if (argb[i] >>> 24 == 0xff) {
        return i;
      }
    }
    throw new AssertionError("nothing is drawn");
  }

  private static void assertTold(String text, String part) {
    assertTrue(text.contains(part), text);
  }

  @Test
  void onePixelWithItsFrameCountAndExactRatio() throws Exception {
    int color = baked.frames().get(FRAME).argb()[seen()];
    String text = told(withFrame(frame -> withPixel(frame, seen(), color ^ 0x000700)));
    assertTold(text, "rider.apng: 1 of " + PIXELS + " pixels differ");
    assertTold(text, "largest channel difference ");
    assertTold(text, "in frames 2 (1)");
    Matcher ratio = Pattern.compile("ratio ([0-9.]+)").matcher(text);
    assertTrue(ratio.find(), text);
    assertEquals(1.0 / PIXELS, Double.parseDouble(ratio.group(1)));
  }

  @Test
  void alphaAlone() throws Exception {
    int color = baked.frames().get(FRAME).argb()[seen()];
    String text = told(withFrame(frame -> withPixel(frame, seen(), color & 0xffffff | 0x80000000)));
    assertTold(text, "1 of " + PIXELS + " pixels differ");
    assertTold(text, "1 pixel differs in alpha only");
    assertTold(text, "largest channel difference 127");
  }

  @Test
  void hiddenColorIsNoDifference() throws Exception {
    int[] argb = baked.frames().get(FRAME).argb();
    int clear = 0;
    while (argb[clear] != 0) {
      clear++;
    }
    int at = clear;
    Pictures.write(approved, withFrame(frame -> withPixel(frame, at, 0x00ff0000)));
    assertEquals(0, folder.run("check", "rider.yaml").status());
  }

  @Test
  void size() throws Exception {
    List<Frame> frames =
        baked.frames().stream().map(frame -> Frame.of(12, 5, new int[60], frame.time())).toList();
    assertTold(told(new Animation(frames, baked.repeat())), "size 12x5 against 10x6");
  }

  @Test
  void frameCount() throws Exception {
    assertTold(
        told(new Animation(baked.frames().subList(0, 2), baked.repeat())), "2 frames against 3");
  }

  @Test
  void oneFramesTime() throws Exception {
    String text =
        told(
            withFrame(
                frame ->
                    Frame.of(frame.width(), frame.height(), frame.argb(), new FrameTime(1, 16))));
    assertTold(text, "frame 2 is shown 62.5 ms against 100 ms");
  }

  @Test
  void loopCount() throws Exception {
    int other = baked.repeat() + 2;
    String text = told(new Animation(baked.frames(), other));
    assertTold(text, "plays " + other + " times against ");
  }

  @Test
  void missing() throws Exception {
    Files.delete(approved);
    assertTold(told(), "rider.apng: missing");
  }

  @Test
  void surplus() throws Exception {
    Files.copy(approved, approved.resolveSibling("old.gif"));
    assertTold(told(), "old.gif: surplus");
  }

  @Test
  void neverApproved() throws Exception {
    Files.delete(approved);
    Files.delete(approved.resolveSibling("rider.manifest.json"));
    assertTold(told(), "rider.apng: new");
  }

  @Test
  void unreadable() throws Exception {
    byte[] bytes = Files.readAllBytes(approved);
    Files.write(approved, Arrays.copyOf(bytes, bytes.length / 2));
    assertTold(told(), "rider.apng: unreadable");
  }
}
