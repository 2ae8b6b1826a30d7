package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.effect.Blend;
import critterbake.raster.effect.Grade;
import critterbake.raster.effect.Picture;
import critterbake.raster.look.Look;
import critterbake.raster.view.Scenery;
import critterbake.raster.view.Window;
import java.util.Optional;

/**
 * Lays what stands behind the creatures under frames that were drawn without it: the pixels are
 * those of a renderer that knows the scenery, and outputs with and without a background share one
 * drawing. Safe for several threads.
 */
public final class Backing {
  private final Kept<Backdrop> backdrops;
  private final Kept<Picture> pictures = new Kept<>(Picture::new);
  private final Optional<Grade> grade;

  private Backing(Look look, Scenery scenery) {
    this.backdrops = new Kept<>(() -> new Backdrop(scenery, look));
    this.grade = look.grade().isPlain() ? Optional.empty() : Optional.of(new Grade(look.grade()));
  }

  /** A look's backing; empty where effects look at what stands behind, as a ghost does. */
  public static Optional<Backing> of(Look look, Scenery scenery) {
    return look.ghost().isPresent() ? Optional.empty() : Optional.of(new Backing(look, scenery));
  }

  /** The frame with what stands behind it in a window. */
  public Frame under(Frame frame, Window window) {
    int[] argb =
        backdrops.lend(backdrop -> pictures.lend(behind -> laid(frame, window, backdrop, behind)));
    return frame.recolored(argb);
  }

  private int[] laid(Frame frame, Window window, Backdrop backdrop, Picture behind) {
    behind.open(frame.width(), frame.height());
    backdrop.paint(window, behind);
    grade.ifPresent(all -> all.apply(behind));
    int[] argb = behind.backdrop().orElseThrow().clone();
    for (int i = 0; i < argb.length; i++) {
      argb[i] = Blend.over(frame.argb()[i], argb[i]);
    }
    return argb;
  }
}
