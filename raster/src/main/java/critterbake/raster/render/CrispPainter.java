package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.color.Ramp;
import critterbake.raster.color.Ramps;
import critterbake.raster.color.Steps;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.cover.SpriteSource;
import critterbake.raster.crisp.Cleaning;
import critterbake.raster.crisp.Lines;
import critterbake.raster.crisp.Owners;
import critterbake.raster.crisp.Shading;
import critterbake.raster.crisp.Tones;
import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Grade;
import critterbake.raster.effect.Picture;
import critterbake.raster.look.LineLook;
import critterbake.raster.render.FrameInFlight.Plane;
import critterbake.raster.view.Window;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The last stage of crisp frames: from owners to tones, lines and colors. Every worker has its own.
 */
final class CrispPainter {
  private static final int HALF = 128;

  private final Scene scene;
  private final Ramps ramps;
  private final List<Effect> effects;
  private final Grade grade;
  private final OptionalInt lineColor;
  private final Cleaning cleaning = new Cleaning();
  private final Shading shading;
  private final Lines lines;
  private final Tones tones = new Tones();
  private final PartNames names = new PartNames();
  private final Picture picture = new Picture();
  private final Optional<Backdrop> backdrop;
  private boolean[] cutOut = new boolean[0];

  /** By part and tone. */
  private int[] colors = new int[0];

  CrispPainter(Scene scene, Ramps ramps, List<Effect> effects) {
    this.scene = scene;
    this.ramps = ramps;
    this.effects = effects;
    this.grade = new Grade(scene.look().grade());
    this.shading = new Shading(scene.look());
    this.lines = new Lines(scene.look());
    LineLook look = scene.look().outline();
    this.lineColor = look.style() == LineLook.Style.SOLID ? look.color() : OptionalInt.empty();
    this.backdrop = scene.scenery().map(scenery -> new Backdrop(scenery, scene.look()));
  }

  /**
   * Paints a frame.
   *
   * @param parts collects what each part shows by itself, if that is wanted
   */
  Frame paint(FrameInFlight frame, FrameTime time, Optional<PartPixels> parts) {
    int width = frame.window.width();
    int height = frame.window.height();
    names.read(frame.before.masks, frame.after.masks);
    short[] partIds = new short[width * height];
    Arrays.fill(partIds, Owners.NOBODY);
    picture.open(width, height);
    backdrop.ifPresent(scenery -> scenery.paint(frame.window, picture));
    plane(frame, frame.before, true, 0, partIds, picture.argb(), parts);
    for (Effect effect : effects) {
      effect.apply(picture);
    }
    if (frame.after.masks.size() > 0) {
      onTop(frame, partIds, parts);
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

  /**
   * What stays above the effects: eyes. It is graded like everything, but nothing else touches it.
   */
  private void onTop(FrameInFlight frame, short[] partIds, Optional<PartPixels> parts) {
    int[] argb = picture.argb();
    int[] top = picture.scratch(0, argb.length);
    Arrays.fill(top, 0, argb.length, 0);
    plane(frame, frame.after, false, frame.before.masks.size(), partIds, top, parts);
    for (int i = 0; i < argb.length; i++) {
      argb[i] = top[i] == 0 ? argb[i] : grade.color(top[i]);
    }
  }

  private void plane(
      FrameInFlight frame,
      Plane plane,
      boolean withLines,
      int firstName,
      short[] partIds,
      int[] argb,
      Optional<PartPixels> parts) {
    boolean melted = plane.masks.onlyMelted();
    if (melted) {
      tones.allOf(Steps.MID, plane.owners);
    } else {
      cleaning.clean(plane.masks, plane.owners);
      shading.shade(plane.masks, plane.owners, cleaning, frame.window, tones);
    }
    parts.ifPresent(into -> into.beforeLines(plane.owners, tones));
    if (withLines && !melted) {
      lines.draw(plane.masks, plane.owners, cleaning, tones);
    }
    color(plane, firstName, partIds, argb);
    if (parts.isPresent()) {
      parts.get().afterLines(plane.owners, tones);
      Coloring coloring = new Coloring(plane.masks, frame.window, melted);
      parts.get().collect(plane.masks, plane.owners, coloring);
    }
  }

  /** The colors of parts by themselves, graded like the picture. */
  private final class Coloring implements PartPixels.Coloring {
    private final Masks masks;
    private final Window window;
    private final boolean melted;

    Coloring(Masks masks, Window window, boolean melted) {
      this.masks = masks;
      this.window = window;
      this.melted = melted;
    }

    @Override
    public int owned(int mask, int tone, int x, int y) {
      int color =
          cutOut[mask] ? color(masks.get(mask), tone, x, y) : colors[mask * Steps.COUNT + tone];
      return grade.color(color);
    }

    @Override
    public int alone(int mask, int x, int y) {
      return owned(mask, melted ? Steps.MID : shading.alone(mask, window, x, y), x, y);
    }
  }

  private void color(Plane plane, int firstName, short[] partIds, int[] argb) {
    Masks masks = plane.masks;
    read(masks);
    Owners owners = plane.owners;
    short[] owner = owners.owner();
    byte[] tone = tones.tone();
    int[] pixels = owners.pixels();
    int count = owners.list();
    for (int i = 0; i < count; i++) {
      int from = pixels[i];
      short index = owner[from];
      int x = owners.x(from);
      int y = owners.y(from);
      int pixel = y * owners.width() + x;
      partIds[pixel] = names.index(firstName + index);
      argb[pixel] =
          cutOut[index]
              ? color(masks.get(index), tone[from], x, y)
              : colors[index * Steps.COUNT + tone[from]];
    }
  }

  /** Looks up the colors of all parts that do not bring their own. */
  private void read(Masks masks) {
    int n = masks.size();
    if (cutOut.length < n) {
      cutOut = new boolean[n];
      colors = new int[n * Steps.COUNT];
    }
    for (int i = 0; i < n; i++) {
      PartMask mask = masks.get(i);
      Ramp ramp = ramps.of(mask.part().actor(), mask.material());
      cutOut[i] = mask.sprite().isPresent();
      for (int tone = 0; tone < Steps.COUNT; tone++) {
        colors[i * Steps.COUNT + tone] = ramp.argb(tone);
      }
      colors[i * Steps.COUNT + Steps.OUTLINE] = lineColor.orElse(ramp.argb(Steps.OUTLINE));
    }
  }

  /** A cut-out keeps its own colors, but for the lines on and around it. */
  private int color(PartMask mask, int tone, int frameX, int frameY) {
    SpriteSource.Turned sprite = mask.sprite().orElseThrow();
    if (tone == Steps.OUTLINE) {
      return lineColor.orElse(sprite.edge().outlineArgb());
    }
    int x = frameX - mask.left();
    int y = frameY - mask.top();
    boolean inside = x >= 0 && y >= 0 && x < mask.width() && y < mask.height();
    int color = inside ? sprite.argb()[y * mask.width() + x] : 0;
    boolean own = tone == Steps.MID && color >>> 24 >= HALF;
    return own ? color | 0xff000000 : sprite.edge().innerArgb();
  }
}
