package critterbake.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import critterbake.cli.browser.Browser;
import critterbake.cli.compare.CompareLimits;
import critterbake.cli.compare.FolderComparison;
import critterbake.cli.compare.Pictures;
import critterbake.raster.Frame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page in a real browser, from a file and without a network: what a person sees and what keys
 * and pointer do. Skipped where Chromium is not installed.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportInBrowserTest {
  private static final int RED = 0xffff0000;
  private static final int GREEN = 0xff00ff00;
  private static final int BLUE = 0xff0000ff;
  private static final int GOLD = 0xffffcc00;

  private Browser browser;

  @BeforeAll
  void openPage(@TempDir Path folder) throws Exception {
    Optional<String> program = Browser.installed();
    if (program.isEmpty()) {
      System.out.println("skipped: Chromium is not installed, the report was not opened in it");
    }
    assumeTrue(program.isPresent(), "Chromium is not installed");
    Path approved = Files.createDirectories(folder.resolve("approved"));
    Path now = Files.createDirectories(folder.resolve("now"));
    Pictures.animation(approved.resolve("a.png"), 0, new int[] {RED, GREEN, BLUE}, 100, 150, 200);
    Pictures.animation(now.resolve("a.png"), 0, new int[] {RED, GOLD, BLUE}, 100, 250, 300);
    Pictures.still(approved.resolve("b.png"), 4, 3, BLUE, 1, GREEN);
    Pictures.still(now.resolve("b.png"), 4, 5, BLUE, 1, GREEN);
    Pictures.still(now.resolve("c.png"), 4, 4, GOLD, 1, RED);
    Path page = folder.resolve("report.html");
    try (HtmlReport report = new HtmlReport(page, Optional.empty(), HtmlReport.MOST_PICTURES)) {
      new FolderComparison(CompareLimits.EXACT)
          .compare(approved, now, files -> report.take(new Failure("scene", files, List.of())));
      report.finish();
    }
    browser = Browser.open(program.get(), page);
  }

  @AfterAll
  void closePage() throws Exception {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void startAfresh() throws Exception {
    browser.prefer("light");
    // The mark goes with the old page, which may answer until the new one is there.
    browser.evaluate("window.old = true");
    browser.evaluate("location.reload()");
    browser.await("!window.old && document.readyState === 'complete' && cards.length === 3");
    browser.await("cards[0].images && cards[0].images.every(image => image.complete)");
  }

  /** The color that is seen at a place of something on the page, given as shares of its size. */
  private int seen(String node, double across, double down) throws Exception {
    Map<?, ?> box = (Map<?, ?>) browser.evaluate(node + ".getBoundingClientRect().toJSON()");
    Frame screen = browser.screen();
    int x = (int) (number(box, "x") + across * number(box, "width"));
    int y = (int) (number(box, "y") + down * number(box, "height"));
    return screen.argb()[y * screen.width() + x];
  }

  private static double number(Map<?, ?> object, String key) {
    return ((Number) object.get(key)).doubleValue();
  }

  private int middle(String side) throws Exception {
    return seen("cards[0].canvases." + side, 0.5, 0.5);
  }

  private String label() throws Exception {
    return (String) browser.evaluate("cards[0].label.textContent");
  }

  @Test
  void everythingIsInThePage() throws Exception {
    TreeSet<String> asked = new TreeSet<>(browser.requests());
    asked.remove("about:blank");
    assertEquals(1, asked.size(), asked.toString());
    assertTrue(asked.first().startsWith("file:") && asked.first().endsWith("/report.html"));
  }

  @Test
  void theFirstChangedFrameIsShownOnBothSidesWithItsDifference() throws Exception {
    assertEquals("frame 1 of 3, 150 against 250 ms, 16 px differ", label());
    assertEquals(GREEN, middle("approved"));
    assertEquals(GOLD, middle("new"));
    assertEquals(RED, middle("difference"));
  }

  @Test
  void arrowsStepThroughFramesAndStartOver() throws Exception {
    browser.press("ArrowRight");
    assertEquals("frame 2 of 3, 200 against 300 ms, 0 px differ", label());
    assertEquals(BLUE, middle("new"));
    browser.press("ArrowRight");
    assertEquals("frame 0 of 3, 100 ms, 0 px differ", label());
    assertEquals(RED, middle("approved"));
    browser.press("ArrowLeft");
    assertEquals(BLUE, middle("approved"));
  }

  @Test
  void theNextChangedFrameIsOneKeyAway() throws Exception {
    browser.press("n");
    assertTrue(label().startsWith("frame 2 "));
    browser.press("n");
    assertTrue(label().startsWith("frame 1 "));
  }

  @Test
  void unchangedPixelsAreFaintInTheDifference() throws Exception {
    browser.press("ArrowRight");
    int color = middle("difference");
    for (int shift = 0; shift < 24; shift += 8) {
      assertTrue((color >> shift & 0xff) > 200, Integer.toHexString(color));
    }
  }

  @Test
  void swipingShowsTheApprovedPictureLeftOfTheLine() throws Exception {
    browser.press("2");
    assertEquals(GREEN, seen("cards[0].pile", 0.4, 0.5));
    assertEquals(GOLD, seen("cards[0].pile", 0.6, 0.5));
    Map<?, ?> box = (Map<?, ?>) browser.evaluate("cards[0].pile.getBoundingClientRect().toJSON()");
    double y = number(box, "y") + 5;
    double width = number(box, "width");
    browser.drag(number(box, "x") + 0.5 * width, y, number(box, "x") + 0.2 * width, y);
    assertEquals(GREEN, seen("cards[0].pile", 0.1, 0.5));
    assertEquals(GOLD, seen("cards[0].pile", 0.4, 0.5));
  }

  @Test
  void blinkingShowsBothInTurn() throws Exception {
    browser.press("3");
    for (String side : List.of("new", "approved", "new")) {
      browser.await("cards[0].caption.textContent === '" + side + "'");
    }
    browser.evaluate("clearInterval(cards[0].blinker)");
    boolean isNew = browser.evaluate("cards[0].caption.textContent").equals("new");
    assertEquals(isNew ? GOLD : GREEN, seen("cards[0].pile", 0.5, 0.5));
    browser.evaluate("cards[0].blink = !cards[0].blink; cards[0].cover()");
    assertEquals(isNew ? GREEN : GOLD, seen("cards[0].pile", 0.5, 0.5));
  }

  @Test
  void zoomKeepsPixelsHard() throws Exception {
    browser.press("j");
    double before = number(box("cards[1].canvases.approved"), "width");
    browser.press("+");
    Map<?, ?> box = box("cards[1].canvases.approved");
    assertEquals(before + 4, number(box, "width"));
    Frame screen = browser.screen();
    TreeSet<Integer> colors = new TreeSet<>();
    for (int x = 0; x < number(box, "width"); x++) {
      int row = (int) number(box, "y") + 2;
      colors.add(screen.argb()[row * screen.width() + (int) number(box, "x") + x]);
    }
    assertEquals(new TreeSet<>(List.of(BLUE, GREEN)), colors);
    browser.press("-");
    assertEquals(before, number(box("cards[1].canvases.approved"), "width"));
  }

  private Map<?, ?> box(String node) throws Exception {
    return (Map<?, ?>) browser.evaluate(node + ".getBoundingClientRect().toJSON()");
  }

  @Test
  void playingTakesTheNewAnimationsTimes() throws Exception {
    browser.evaluate(
        "delays = []; later = setTimeout;"
            + " setTimeout = (work, delay) => { delays.push(delay); return later(work, 1); }");
    browser.press(" ");
    browser.await("delays.filter(delay => delay !== 50).length >= 4");
    browser.press(" ");
    assertEquals(
        List.of(250, 300, 100, 250),
        ((List<?>) browser.evaluate("delays.filter(delay => delay !== 50).slice(0, 4)"))
            .stream().map(delay -> ((Number) delay).intValue()).toList());
    assertEquals("Play", browser.evaluate("cards[0].player.textContent"));
  }

  @Test
  void keysWalkThroughTheFailures() throws Exception {
    browser.press("j");
    browser.press("j");
    assertEquals(
        "scene / c.png", browser.evaluate("document.querySelector('nav .current').textContent"));
    browser.press("k");
    assertEquals(1, ((Number) browser.evaluate("current")).intValue());
    assertEquals(true, browser.evaluate("cards[1].root.classList.contains('current')"));
  }

  @Test
  void otherSizesAreShownOverTheUnionAndLonePicturesAlone() throws Exception {
    browser.press("j");
    browser.await("cards[1].images && cards[1].images.every(image => image.complete)");
    assertEquals(RED, seen("cards[1].canvases.difference", 0.5, 0.9));
    browser.press("j");
    browser.await("cards[2].images && cards[2].images.every(image => image.complete)");
    assertEquals(GOLD, seen("cards[2].canvases.new", 0.9, 0.9));
    assertEquals(false, browser.evaluate("'approved' in cards[2].canvases"));
  }

  @Test
  void lightAndDarkFollowThePersonAndTheKey() throws Exception {
    assertTrue(brightness() > 200);
    browser.prefer("dark");
    assertTrue(brightness() < 60);
    browser.press("t");
    assertTrue(brightness() > 200);
    browser.press("t");
    assertTrue(brightness() < 60);
  }

  /** Of the page's empty corner. */
  private int brightness() throws Exception {
    Frame screen = browser.screen();
    return screen.argb()[screen.argb().length - 1] & 0xff;
  }
}
