package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceCommandTest {
  private static ToolRun trace(String text, String... options) throws IOException {
    return ToolFolder.with("rider.yaml", text).runOn("trace", "rider.yaml", options);
  }

  private static final String OPEN =
      """
      critterbake: 1
      shot: {duration: 1s, warmup: 0.5s}
      clock: {fps: 10, ticks_per_frame: 2}
      actors: {rider: {kind: swing, path: {velocity: [1, 0]}}}
      """;

  @Test
  void everyTickFromTheStartIsARow() throws IOException {
    ToolRun run = trace(OPEN);
    List<String> lines = run.out().lines().toList();
    assertEquals("tick,time,actor,part,x,y,angle,state", lines.get(0));
    assertEquals(1 + 31, lines.size(), run.err());
    assertTrue(lines.get(1).startsWith("0,0.0,rider,body,0.0,0.0,"), lines.get(1));
    assertTrue(lines.get(31).startsWith("30,1.5,rider,body,1.5,0.0,"), lines.get(31));
    assertEquals("", run.err());
  }

  @Test
  void loopsAreWorldPositionsOverWholeLaps() throws IOException {
    ToolRun run =
        trace(
            OPEN.replace("duration: 1s, warmup: 0.5s", "loop: 10, warmup: 1s")
                + "root: {snap: none}\n");
    List<String> lines = run.out().lines().toList();
    assertEquals(1 + 41, lines.size(), run.out());
    String[] last = lines.get(41).split(",", -1);
    assertEquals(2.0, Double.parseDouble(last[4]), 1e-9);
  }
}
