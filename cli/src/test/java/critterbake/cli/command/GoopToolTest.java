package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a person meets who bakes a goop creature. */
class GoopToolTest {
  private static final String CRAWL =
      """
      critterbake: 1
      clock: {fps: 12, ticks_per_frame: 5}
      actors: {blob: {kind: goop, start: [0, 1.2]}}
      view: {size: [64, 48], pixels_per_unit: 10, follow: blob, origin: [0.5, 0.6]}
      """;

  private static ToolRun run(String command, String... options) throws IOException {
    return ToolFolder.with("blob.yaml", CRAWL).runOn(command, "blob.yaml", options);
  }

  @Test
  void aLoopTooShortForTheFeetIsRefusedAndTheNearestOneNamed() throws IOException {
    String legs = "--set=actors.blob.legs.count=4";
    String speed = "--set=actors.blob.speed=1.5";
    String refused = run("bake", speed, "--set=shot.loop=8", legs).ended(4).err();
    assertTrue(refused.contains("the feet of blob never repeat in a loop of 8 frames"), refused);
    assertTrue(refused.contains("24 frames (shot.loop: 24, shot.cycles: 3)"), refused);
    run("inspect", speed, "--set=shot={loop: 24, cycles: 3}", legs).done();
  }

  @Test
  void aBodyThatFallsForeverMakesNoLoop() throws IOException {
    ToolRun run = run("bake", "--set=world.ground=none", "--set=shot.loop=24");
    assertEquals(4, run.status());
    assertTrue(run.err().contains("shot.duration makes an open shot"), run.err());
  }

  @Test
  void aPathNearerToRockThanTheBodyIsToldWithItsPlace() throws IOException {
    String near = "--set=actors.blob.path={circle: {center: [0, -0.5], radius: 0.3, period: 2s}}";
    ToolRun told = run("inspect", "--set=shot.duration=2s", near);
    assertTrue(
        told.err().contains("note: blob: the path comes within 0.40 units of rock at ("),
        told.err());
    assertTrue(told.err().contains(", 0.40): nearer than its radius of 0.60"), told.err());
    ToolRun clear = run("inspect", "--set=shot.duration=2s");
    assertFalse(clear.err().contains("rock"), clear.err());
  }

  @Test
  void followsARecordedMouse() throws IOException {
    ToolFolder folder =
        ToolFolder.with(
            "blob.yaml",
            """
            critterbake: 1
            clock: {fps: 12, ticks_per_frame: 5}
            actors: {blob: {kind: goop, start: [0, 1.5], path: {file: mouse.csv, repeat: true}}}
            view: {size: [96, 48], pixels_per_unit: 10, at: [0, 1], origin: [0.5, 0.6]}
            outputs: {gif: {}}
            """);
    StringBuilder mouse = new StringBuilder("time,x,y\n");
    for (int i = 0; i <= 40; i++) {
      double turn = Math.abs(i % 40 - 20) / 20.0;
      mouse.append(String.format(Locale.ROOT, "%.1f,%.4f,%.4f%n", i / 10.0, 3 * turn - 3, 0.0));
    }
    folder.write("mouse.csv", mouse.toString());
    String told = folder.run("bake", "blob.yaml").done().err();
    assertTrue(told.contains("48 frames, 4.00 s, closed"), told);
    assertTrue(folder.bytes("out/blob.gif").length > 1000);
    String trace = folder.run("trace", "blob.yaml").out();
    double[] ends =
        trace
            .lines()
            .filter(line -> line.contains(",blob,body,"))
            .skip(240)
            .mapToDouble(line -> Double.parseDouble(line.split(",")[4]))
            .sorted()
            .toArray();
    assertEquals(-3, ends[0], 0.8);
    assertEquals(0, ends[ends.length - 1], 0.8);
  }
}
