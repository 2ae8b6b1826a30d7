package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import critterbake.cli.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class CheckCommandTest {
  private static final String RIDER =
      """
      critterbake: 1
      shot: {duration: 4f, warmup: 0s}
      clock: {fps: 12, ticks_per_frame: 4}
      actors:
        rider:
          kind: swing
          path: {segments: [{velocity: [3, -2], for: 0.25s}, {velocity: [0, 0], for: 1s}]}
      view: {size: [24, 20], pixels_per_unit: 10, origin: [0.5, 0.5]}
      """;

  private static final String OTHER = "actors.rider.path={circle: {radius: 1, period: 1s}}";

  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/work");
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("rider.yaml"), RIDER);
  }

  private ToolRun run(String... args) {
    return ToolRun.in(folder, args);
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    TreeMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }

  private static void assertSameFiles(Path one, Path two) throws IOException {
    Map<String, byte[]> first = files(one);
    Map<String, byte[]> second = files(two);
    assertEquals(first.keySet(), second.keySet());
    first.forEach((name, bytes) -> assertArrayEquals(bytes, second.get(name), name));
  }

  @Test
  void whatWasApprovedPassesAndLeavesNothingBehind() throws IOException {
    assertEquals(0, run("approve", "rider.yaml").status());
    ToolRun check = run("check", "rider.yaml");
    assertEquals(0, check.status(), check.out() + check.err());
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(
          List.of("approved", "rider.yaml"),
          left.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void neverApprovedPicturesFailAsNew() {
    ToolRun check = run("check", "rider.yaml");
    assertEquals(4, check.status());
    assertTrue(check.out().contains("rider.png: new"), check.out());
  }

  @Test
  void anotherMotionFailsAndIsDiagnosed() {
    run("approve", "rider.yaml");
    ToolRun check = run("check", "rider.yaml", "--set", OTHER);
    assertEquals(4, check.status());
    assertTrue(check.out().contains("FAIL  rider/rider.gif"), check.out());
    assertTrue(check.out().contains("motion changed from tick"), check.out());
  }

  @Test
  void anotherLookWithTheSameMotionIsDiagnosedAsSuch() {
    run("approve", "rider.yaml");
    ToolRun check =
        run("check", "rider.yaml", "--set", "look.grade={brightness: 0.3, saturation: 0.2}");
    assertEquals(4, check.status(), check.out() + check.err());
    assertTrue(check.out().contains("same motion, other pixels"), check.out());
  }

  @Test
  void missingSurplusAndUnreadableFilesAreNamed() throws IOException {
    run("approve", "rider.yaml");
    Path approved = folder.resolve("approved/rider");
    Files.copy(approved.resolve("rider.png"), approved.resolve("old.png"));
    Files.delete(approved.resolve("rider.png"));
    Files.write(approved.resolve("rider.gif"), new byte[] {'G', 'I', 'F', '8'});
    ToolRun check = run("check", "rider.yaml");
    assertEquals(4, check.status());
    assertTrue(check.out().contains("old.png: surplus"), check.out());
    assertTrue(check.out().contains("rider.png: missing"), check.out());
    assertTrue(check.out().contains("rider.gif: unreadable"), check.out());
  }

  @Test
  void approvingFromArtifactsEqualsApprovingHere() throws IOException {
    run("approve", "rider.yaml");
    ToolRun check = run("check", "rider.yaml", "--set", OTHER, "--artifacts", "kept");
    assertTrue(check.out().contains("critterbake approve rider.yaml --from kept"), check.out());
    assertTrue(Files.exists(folder.resolve("kept/report.html")));
    assertEquals(0, run("approve", "rider.yaml", "--from", "kept").status());
    assertEquals(0, run("approve", "rider.yaml", "--set", OTHER, "--approved", "here").status());
    assertSameFiles(folder.resolve("here/rider"), folder.resolve("approved/rider"));
  }

  @Test
  void approvingIsRefusedInCiUnlessForced() {
    Map<String, String> ci = Map.of("CI", "true");
    ToolRun refused = ToolRun.in(folder, ci, "approve", "rider.yaml");
    assertEquals(2, refused.status());
    assertFalse(Files.exists(folder.resolve("approved")));
    assertEquals(0, ToolRun.in(folder, ci, "approve", "rider.yaml", "--force").status());
  }

  @Test
  void pruningRemovesWhatNothingMakes() throws IOException {
    run("approve", "rider.yaml");
    Path old = folder.resolve("approved/rider/old.png");
    Files.copy(folder.resolve("approved/rider/rider.png"), old);
    run("approve", "rider.yaml");
    assertTrue(Files.exists(old));
    run("approve", "rider.yaml", "--prune");
    assertFalse(Files.exists(old));
  }

  @Test
  void manyScenariosEndWithExactlyTheFailedOnesListed() throws IOException {
    String tiny = RIDER.replace("4f", "1f").replace("[24, 20]", "[4, 4]") + "outputs: {gif: {}}\n";
    for (int i = 0; i < 300; i++) {
      Files.writeString(folder.resolve("s" + i + ".yaml"), tiny);
    }
    run("approve", "s0.yaml");
    for (int i = 1; i < 300; i++) {
      Path approved = Files.createDirectories(folder.resolve("approved/s" + i));
      Files.copy(folder.resolve("approved/s0/s0.gif"), approved.resolve("s" + i + ".gif"));
    }
    for (int i : new int[] {2, 57, 299}) {
      String changed = tiny + "look: {grade: {brightness: 0.3}}\n";
      Files.writeString(folder.resolve("s" + i + ".yaml"), changed);
    }
    ToolRun check = run("check", "s*.yaml", "--artifacts", "kept", "--jobs", "1");
    assertEquals(4, check.status());
    assertEquals(
        List.of(
            "297 of 300 scenarios as approved, failed:",
            "  s2.yaml",
            "  s299.yaml",
            "  s57.yaml",
            "to approve: critterbake approve s2.yaml s299.yaml s57.yaml --from kept"),
        check.out().substring(check.out().indexOf("297 of 300")).lines().toList());
    run("approve", "s2.yaml", "s299.yaml", "s57.yaml", "--approved", "here");
    run("approve", "s2.yaml", "s299.yaml", "s57.yaml", "--from", "kept");
    for (String name : List.of("s2", "s57", "s299")) {
      assertSameFiles(folder.resolve("here/" + name), folder.resolve("approved/" + name));
    }
    assertEquals(0, run("check", "s2*.yaml", "s57.yaml").status());
  }

  @Test
  void anInvalidScenarioDoesNotStopTheOthers() throws IOException {
    run("approve", "rider.yaml");
    Files.writeString(folder.resolve("broken.yaml"), "critterbake: 1\nactors: {a: {kind: cat}}\n");
    ToolRun check = run("check", "broken.yaml", "rider.yaml", "--json");
    assertEquals(3, check.status());
    Map<?, ?> json = (Map<?, ?>) Json.read(check.out());
    assertEquals(1, ((Number) json.get("failed")).intValue());
    assertEquals(2, ((Number) json.get("checked")).intValue());
  }

  @Test
  void gatesFailLikePictures() {
    String gate = "gates={colors: 1}";
    run("approve", "rider.yaml", "--set", gate);
    ToolRun check = run("check", "rider.yaml", "--set", gate);
    assertEquals(4, check.status());
    assertTrue(check.out().contains("colors is"), check.out());
    assertEquals(0, run("check", "rider.yaml", "--set", "gates={colors: 500}").status());
  }

  @Test
  void theCacheSkipsOnlyWhatPassedUnchanged() throws IOException {
    run("approve", "rider.yaml");
    run("check", "rider.yaml", "--cache", "cache");
    assertTrue(run("check", "rider.yaml", "--cache", "cache").out().contains("unchanged"));
    Files.write(folder.resolve("approved/rider/rider.gif"), new byte[] {1});
    assertEquals(4, run("check", "rider.yaml", "--cache", "cache").status());
  }

  @Test
  void theJunitFileTellsOfEachOutput() throws Exception {
    run("approve", "rider.yaml");
    run("check", "rider.yaml", "--set", OTHER, "--junit", "check.xml");
    byte[] xml = Files.readAllBytes(folder.resolve("check.xml"));
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(xml));
    Element suite = (Element) document.getElementsByTagName("testsuite").item(0);
    assertEquals("2", suite.getAttribute("tests"));
    assertEquals("2", suite.getAttribute("failures"));
    Element failure = (Element) document.getElementsByTagName("failure").item(0);
    assertTrue(failure.getAttribute("message").contains("pixels differ"));
    assertTrue(failure.getTextContent().contains("motion changed"));
  }

  @Test
  void githubGetsAnnotationsAndASummary() throws IOException {
    Map<String, String> github =
        Map.of("GITHUB_ACTIONS", "true", "GITHUB_STEP_SUMMARY", "/work/summary.md");
    ToolRun check = ToolRun.in(folder, github, "check", "rider.yaml");
    assertTrue(check.err().contains("::error file=rider.yaml,line=1::rider.gif: new"), check.err());
    String summary = Files.readString(folder.resolve("summary.md"), StandardCharsets.UTF_8);
    assertTrue(summary.contains("| rider | rider.gif: new"), summary);
  }

  @Test
  void keptPicturesHaveTheirPageBesideAnyOther() throws IOException {
    run("approve", "rider.yaml");
    for (String page : List.of("page.html", "kept/report.html")) {
      run("check", "rider.yaml", "--set", OTHER, "--artifacts", "kept", "--report", page);
      assertTrue(Files.readString(folder.resolve(page)).contains("rider.gif"));
      assertTrue(Files.readString(folder.resolve("kept/report.html")).contains("rider.gif"));
      Files.delete(folder.resolve("kept/report.html"));
    }
  }

  @Test
  void theReportHoldsItsPicturesAndNeedsNoNetwork() throws IOException {
    run("approve", "rider.yaml");
    run("check", "rider.yaml", "--set", OTHER, "--report", "report.html");
    String page = Files.readString(folder.resolve("report.html"), StandardCharsets.UTF_8);
    assertFalse(page.contains("http:") || page.contains("https:"));
    String from = "<script id=\"data\" type=\"application/json\">";
    String data = page.substring(page.indexOf(from) + from.length(), page.indexOf("</script>"));
    Map<?, ?> json = (Map<?, ?>) Json.read(data);
    List<?> failures = (List<?>) json.get("failures");
    assertEquals(2, failures.size());
    Map<?, ?> gif = (Map<?, ?>) failures.get(1);
    assertEquals("rider.gif", gif.get("name"));
    assertTrue(gif.get("sheets").toString().contains("picture=data:image/png;base64,"));
  }
}
