package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.blend.BlendPainter;
import critterbake.raster.blend.Downsampling;
import critterbake.raster.color.Ramps;
import critterbake.raster.effect.Blend;
import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Grade;
import critterbake.raster.effect.Picture;
import critterbake.raster.look.Look;
import critterbake.raster.render.FrameInFlight.Plane;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The last stage of blended frames. Every worker has its own. */
final class BlendedFramePainter {
  private static final short NOBODY = -1;

  private final Scene scene;
  private final List<Effect> effects;
  private final int factor;
  private final BlendPainter painter;
  private final Downsampling downsampling;
  private final Grade grade;
  private final Picture picture = new Picture();
  private final PartNames names = new PartNames();
  private final Optional<Backdrop> backdrop;
  private int[] large = new int[0];

  BlendedFramePainter(Scene scene, Ramps ramps, List<Effect> effects, int factor) {
    Look look = scene.look();
    this.scene = scene;
    this.effects = effects;
    this.factor = factor;
    this.painter = new BlendPainter(look, ramps, factor);
    this.downsampling = new Downsampling(look.downsample(), ramps.palette());
    this.grade = new Grade(look.grade());
    this.backdrop = scene.scenery().map(scenery -> new Backdrop(scenery, look));
  }

  Frame paint(FrameInFlight frame, FrameTime time) {
    int width = frame.window.width();
    int height = frame.window.height();
    names.read(frame.before.masks, frame.after.masks);
    short[] partIds = new short[width * height];
    Arrays.fill(partIds, NOBODY);
    picture.open(width, height);
    backdrop.ifPresent(scenery -> scenery.paint(frame.window, picture));
    plane(frame, frame.before, true, 0, partIds, picture.argb());
    for (Effect effect : effects) {
      effect.apply(picture);
    }
    if (frame.after.masks.size() > 0) {
      onTop(frame, partIds);
    }
    return new Frame(
        width,
        height,
        picture.flat(),
        partIds,
        names.names(),
        time,
        Labels.anchors(frame.pose, frame.window),
        Labels.boxes(scene.boxes(), frame),
        Labels.contacts(frame.pose, frame.window));
  }

  private void onTop(FrameInFlight frame, short[] partIds) {
    int[] argb = picture.argb();
    int[] top = picture.scratch(0, argb.length);
    plane(frame, frame.after, false, frame.before.masks.size(), partIds, top);
    for (int i = 0; i < argb.length; i++) {
      argb[i] = Blend.over(grade.color(top[i]), argb[i]);
    }
  }

  /** Paints one plane at the blended size and brings it down to the final one. */
  private void plane(
      FrameInFlight frame,
      Plane plane,
      boolean outlined,
      int firstName,
      short[] partIds,
      int[] argb) {
    int width = frame.window.width();
    int height = frame.window.height();
    int pixels = width * height * factor * factor;
    if (large.length != pixels) {
      large = new int[pixels];
    }
    Arrays.fill(large, 0);
    painter.paint(plane.masks, frame.drawn, outlined, large);
    if (scene.look().pixels() == Look.Pixels.DOWNSAMPLE) {
      downsampling.pick(large, width, height, argb);
    } else {
      downsampling.hold(large);
      System.arraycopy(large, 0, argb, 0, pixels);
    }
    name(width, height, firstName, partIds);
  }

  private void name(int width, int height, int firstName, short[] partIds) {
    short[] owner = painter.owner();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        short index = owner[factor == 1 ? y * width + x : downsampling.center(x, y, width)];
        if (index >= 0) {
          partIds[y * width + x] = names.index(firstName + index);
        }
      }
    }
  }
}
