package critterbake.cli.command;

import critterbake.sim.TraceSink;
import critterbake.sim.shot.Take;
import critterbake.sim.shot.TickRun;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Writes the trace of a take as CSV: a row per tracked point per tick. */
final class TraceWriter implements TraceSink {
  private static final int BUFFER = 1 << 16;

  private final PrintStream out;
  private final StringBuilder rows = new StringBuilder(BUFFER + 1024);
  private String tickAndTime = "";

  TraceWriter(PrintStream out) {
    this.out = out;
  }

  void write(Take take) {
    rows.append("tick,time,actor,part,x,y,angle,state\n");
    TickRun run = take.play();
    while (true) {
      long tick = run.tick();
      tickAndTime = tick + "," + take.clock().seconds(tick) + ",";
      run.simulation().trace(this);
      if (rows.length() >= BUFFER) {
        flush();
      }
      if (tick == take.lastTracedTick()) {
        flush();
        return;
      }
      run.step();
    }
  }

  @Override
  public void point(
      String actor, String part, double x, double y, double angleDegrees, String state) {
    rows.append(tickAndTime).append(actor).append(',').append(part).append(',');
    rows.append(x).append(',').append(y).append(',');
    if (!Double.isNaN(angleDegrees)) {
      rows.append(angleDegrees);
    }
    rows.append(',').append(state).append('\n');
  }

  private void flush() {
    byte[] bytes = rows.toString().getBytes(StandardCharsets.UTF_8);
    out.write(bytes, 0, bytes.length);
    rows.setLength(0);
  }
}
