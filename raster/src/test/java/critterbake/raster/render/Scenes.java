package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.cover.SpriteSource;
import critterbake.raster.look.LineLook;
import critterbake.raster.look.Look;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Pose;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Small scenes of single shapes, one unit a pixel, y up from the frame's bottom edge. */
final class Scenes {
  static final FrameTime TIME = new FrameTime(1, 12);

  private Scenes() {}

  static Window window(int width, int height) {
    return new Window(0, -height, width, height, 1);
  }

  static Look look(LineLook.Style style, boolean diagonals) {
    return with(Look.STANDARD.pixels(), new LineLook(style, OptionalInt.empty(), true, diagonals));
  }

  static Look with(Look.Pixels pixels, LineLook lines) {
    Look look = Look.STANDARD;
    return new Look(
        pixels,
        look.downsample(),
        look.snap(),
        look.steady(),
        look.light(),
        lines,
        look.rotation(),
        look.palette(),
        look.dither(),
        look.goop(),
        look.ghost(),
        look.grade());
  }

  static FrameRenderer renderer(Look look) {
    Map<String, Material> skin = new LinkedHashMap<>();
    skin.put("fur", new Material.Base(0xffdf8a4a));
    skin.put("belly", new Material.Base(0xfff3dcae));
    Map<String, Map<String, Material>> materials = new LinkedHashMap<>();
    materials.put("hero", skin);
    SpriteSource none =
        (sprite, angle, x, y, scale) -> {
          throw new IllegalArgumentException("no cut-outs here");
        };
    return FrameRenderer.of(
        new RenderScene(look, List.of(), materials, Optional.empty(), none, new LinkedHashMap<>()));
  }

  static Part part(String id, Shape shape, Finish finish) {
    return new Part(id, "hero", "fur", 0, shape, finish);
  }

  static Pose pose(Part... parts) {
    List<Part> ordered = new ArrayList<>(List.of(parts));
    Layer layer = new Layer("hero", Layer.Blend.PARTS, Layer.Stage.BEFORE_EFFECTS, ordered);
    return new Pose(List.of(layer), List.of(), List.of(), List.of());
  }

  static Frame draw(Look look, int width, int height, Part... parts) {
    return renderer(look).draw(pose(parts), window(width, height), TIME);
  }

  static Shape bone(double x0, double y0, double x1, double y1, double radius) {
    return new Shape.Capsules(
        new double[] {x0, x1}, new double[] {y0, y1}, new double[] {radius, radius});
  }

  /** The frame as rows of dots and hashes. */
  static String silhouette(Frame frame) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < frame.argb().length; i++) {
      text.append(frame.argb()[i] >>> 24 == 0 ? '.' : '#');
      if (i % frame.width() == frame.width() - 1) {
        text.append('\n');
      }
    }
    return text.toString();
  }
}
