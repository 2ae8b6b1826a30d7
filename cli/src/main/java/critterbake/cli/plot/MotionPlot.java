package critterbake.cli.plot;

import critterbake.cli.bake.PreparedClip;
import critterbake.raster.encode.png.PngEncoder;
import critterbake.raster.plot.PlotCanvas;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

/** The gait diagrams of some clips, one below the other, as a PNG. */
public final class MotionPlot {
  private static final int PAPER = 0xffffffff;

  private MotionPlot() {}

  /** The bytes of the picture. */
  public static byte[] png(List<PreparedClip> clips) throws IOException {
    List<GaitDiagram> diagrams =
        clips.stream()
            .map(
                clip ->
                    new GaitDiagram(
                        clip.name(), clip.take(), clip.scenario().view().pixelsPerUnit()))
            .toList();
    int width = diagrams.stream().mapToInt(GaitDiagram::width).max().orElse(1);
    int height = diagrams.stream().mapToInt(GaitDiagram::height).sum();
    PlotCanvas canvas = new PlotCanvas(width, height, PAPER);
    int top = 0;
    for (GaitDiagram diagram : diagrams) {
      diagram.draw(canvas, top);
      top += diagram.height();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PngEncoder.encode(width, height, canvas.argb(), bytes);
    return bytes.toByteArray();
  }
}
