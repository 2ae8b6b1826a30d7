package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.color.Ramp;
import critterbake.raster.color.RampStep;
import critterbake.raster.color.Ramps;
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
import critterbake.raster.look.LineLook;
import critterbake.raster.render.FrameInFlight.Plane;
import critterbake.raster.render.FramePainter.Names;
import critterbake.raster.render.FramePainter.PlanePainter;
import critterbake.raster.view.Window;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Paints planes of crisp frames: from owners to tones, lines and colors. */
final class CrispPainter implements PlanePainter {
  private static final int HALF = 128;

  private final Ramps ramps;
  private final Grade grade;
  private final OptionalInt lineColor;
  private final Cleaning cleaning = new Cleaning();
  private final Shading shading;
  private final Lines lines;
  private final Tones tones = new Tones();
  private final FramePainter painter;
  private Optional<PartPixels> wanted = Optional.empty();
  private boolean[] cutOut = new boolean[0];

  /** By part and tone. */
  private int[] colors = new int[0];

  CrispPainter(RenderScene scene, Ramps ramps, List<Effect> effects) {
    this.ramps = ramps;
    this.grade = new Grade(scene.look().grade());
    this.shading = new Shading(scene.look());
    this.lines = new Lines(scene.look());
    LineLook look = scene.look().outline();
    this.lineColor = look.style() == LineLook.Style.SOLID ? look.color() : OptionalInt.empty();
    this.painter = new FramePainter(scene, effects, this);
  }

  /**
   * Paints a frame.
   *
   * @param parts collects what each part shows by itself, if that is wanted
   */
  Frame paint(FrameInFlight frame, FrameTime time, Optional<PartPixels> parts) {
    wanted = parts;
    return painter.paint(frame, time);
  }

  @Override
  public void paint(
      FrameInFlight frame, Plane plane, boolean lined, Names names, short[] partIds, int[] argb) {
    boolean melted = plane.masks.onlyMelted();
    if (melted) {
      tones.allOf(RampStep.MID, plane.owners);
    } else {
      cleaning.clean(plane.masks, plane.owners);
      shading.shade(plane.masks, plane.owners, cleaning, frame.window, tones);
    }
    wanted.ifPresent(into -> into.beforeLines(plane.owners, tones));
    if (lined && !melted) {
      lines.draw(plane.masks, plane.owners, cleaning, tones);
    }
    color(plane, names, partIds, argb);
    if (wanted.isPresent()) {
      wanted.get().afterLines(plane.owners, tones);
      Coloring coloring = new Coloring(plane.masks, frame.window, melted);
      wanted.get().collect(plane.masks, plane.owners, coloring);
    }
  }

  /** What stays above the effects is graded like everything, but nothing else touches it. */
  @Override
  public int over(int top, int argb) {
    return top == 0 ? argb : grade.color(top);
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
          cutOut[mask] ? color(masks.get(mask), tone, x, y) : colors[mask * RampStep.COUNT + tone];
      return grade.color(color);
    }

    @Override
    public int alone(int mask, int x, int y) {
      return owned(mask, melted ? RampStep.MID : shading.alone(mask, window, x, y), x, y);
    }
  }

  private void color(Plane plane, Names names, short[] partIds, int[] argb) {
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
      partIds[pixel] = names.index(index);
      argb[pixel] =
          cutOut[index]
              ? color(masks.get(index), tone[from], x, y)
              : colors[index * RampStep.COUNT + tone[from]];
    }
  }

  /** Looks up the colors of all parts that do not bring their own. */
  private void read(Masks masks) {
    int n = masks.size();
    if (cutOut.length < n) {
      cutOut = new boolean[n];
      colors = new int[n * RampStep.COUNT];
    }
    for (int i = 0; i < n; i++) {
      PartMask mask = masks.get(i);
      Ramp ramp = ramps.of(mask.part().actor(), mask.material());
      cutOut[i] = mask.sprite().isPresent();
      for (int tone = 0; tone < RampStep.COUNT; tone++) {
        colors[i * RampStep.COUNT + tone] = ramp.argb(tone);
      }
      colors[i * RampStep.COUNT + RampStep.OUTLINE] = lineColor.orElse(ramp.argb(RampStep.OUTLINE));
    }
  }

  /** A cut-out keeps its own colors, but for the lines on and around it. */
  private int color(PartMask mask, int tone, int frameX, int frameY) {
    SpriteSource.Turned sprite = mask.sprite().orElseThrow();
    if (tone == RampStep.OUTLINE) {
      return lineColor.orElse(sprite.edge().outlineArgb());
    }
    int x = frameX - mask.left();
    int y = frameY - mask.top();
    boolean inside = x >= 0 && y >= 0 && x < mask.width() && y < mask.height();
    int color = inside ? sprite.argb()[y * mask.width() + x] : 0;
    boolean own = tone == RampStep.MID && color >>> 24 >= HALF;
    return own ? color | 0xff000000 : sprite.edge().innerArgb();
  }
}
