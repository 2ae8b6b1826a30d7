package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.blend.BlendPainter;
import critterbake.raster.blend.Downsampling;
import critterbake.raster.color.Ramps;
import critterbake.raster.effect.Blend;
import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Grade;
import critterbake.raster.look.Look;
import critterbake.raster.render.FrameInFlight.Plane;
import critterbake.raster.render.FramePainter.Names;
import critterbake.raster.render.FramePainter.PlanePainter;
import java.util.Arrays;
import java.util.List;

/** Paints planes of blended frames, at the blended size and then brought down to the final one. */
final class BlendedFramePainter implements PlanePainter {
  private final RenderScene scene;
  private final int factor;
  private final BlendPainter painter;
  private final Downsampling downsampling;
  private final Grade grade;
  private final FramePainter planes;
  private int[] large = new int[0];

  BlendedFramePainter(RenderScene scene, Ramps ramps, List<Effect> effects, int factor) {
    Look look = scene.look();
    this.scene = scene;
    this.factor = factor;
    this.painter = new BlendPainter(look, ramps, factor);
    this.downsampling = new Downsampling(look.downsample(), ramps.palette());
    this.grade = new Grade(look.grade());
    this.planes = new FramePainter(scene, effects, this);
  }

  Frame paint(FrameInFlight frame, FrameTime time) {
    return planes.paint(frame, time);
  }

  /** Paints one plane at the blended size and brings it down to the final one. */
  @Override
  public void paint(
      FrameInFlight frame, Plane plane, boolean lined, Names names, short[] partIds, int[] argb) {
    int width = frame.window.width();
    int height = frame.window.height();
    int pixels = width * height * factor * factor;
    if (large.length != pixels) {
      large = new int[pixels];
    }
    Arrays.fill(large, 0);
    painter.paint(plane.masks, frame.drawn, lined, large);
    if (scene.look().pixels() == Look.Pixels.DOWNSAMPLE) {
      downsampling.pick(large, width, height, argb);
    } else {
      downsampling.hold(large);
      System.arraycopy(large, 0, argb, 0, pixels);
    }
    name(width, height, names, partIds);
  }

  @Override
  public int over(int top, int argb) {
    return Blend.over(grade.color(top), argb);
  }

  private void name(int width, int height, Names names, short[] partIds) {
    short[] owner = painter.owner();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        short index = owner[factor == 1 ? y * width + x : downsampling.center(x, y, width)];
        if (index >= 0) {
          partIds[y * width + x] = names.index(index);
        }
      }
    }
  }
}
