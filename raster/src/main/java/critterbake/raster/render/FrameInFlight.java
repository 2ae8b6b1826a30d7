package critterbake.raster.render;

import critterbake.raster.cover.Extent;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.crisp.Owners;
import critterbake.raster.view.CutOff;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Pose;
import java.util.ArrayList;
import java.util.List;

/**
 * A frame between stages: its masks and owners, for what is drawn before the effects and after
 * them. Its buffers are used again for later frames.
 */
final class FrameInFlight implements FrameRenderer.Covered, FrameRenderer.Decided {
  /** What is drawn together: the creatures before the effects, or what stays on top of them. */
  static final class Plane {
    final Masks masks = new Masks();
    final Owners owners = new Owners();
  }

  final Plane before = new Plane();
  final Plane after = new Plane();
  private final int margin;
  private final int factor;
  Pose pose;

  /** The window of the final frame. */
  Window window;

  /** The window the masks are made for. */
  Window drawn;

  /**
   * @param margin final pixels that lines add around the parts
   * @param factor how many times larger than the final frame the masks are
   */
  FrameInFlight(int margin, int factor) {
    this.margin = margin;
    this.factor = factor;
  }

  void begin(Pose newPose, Window newWindow) {
    pose = newPose;
    window = newWindow;
    drawn = factor == 1 ? newWindow : newWindow.enlarged(factor);
    before.masks.clear();
    after.masks.clear();
  }

  @Override
  public FrameBounds bounds() {
    FrameBounds all = FrameBounds.EMPTY;
    for (int i = 0; i < before.masks.size(); i++) {
      all = all.with(extent(before.masks, i));
    }
    all = all.grown(margin);
    for (int i = 0; i < after.masks.size(); i++) {
      all = all.with(extent(after.masks, i));
    }
    return all;
  }

  @Override
  public List<CutOff> cuts() {
    List<CutOff> cuts = new ArrayList<>();
    collectCuts(before.masks, margin, cuts);
    collectCuts(after.masks, 0, cuts);
    return cuts;
  }

  private void collectCuts(Masks masks, int grown, List<CutOff> cuts) {
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      if (mightLeave(mask, grown)) {
        FrameBounds seen = extent(masks, i).grown(grown);
        if (!seen.isEmpty()) {
          String part = mask.part().key();
          cut(part, CutOff.Side.LEFT, -seen.left(), cuts);
          cut(part, CutOff.Side.TOP, -seen.top(), cuts);
          cut(part, CutOff.Side.RIGHT, seen.right() - window.width(), cuts);
          cut(part, CutOff.Side.BOTTOM, seen.bottom() - window.height(), cuts);
        }
      }
    }
  }

  /** What a mask really covers, in final pixels. */
  FrameBounds extent(Masks masks, int i) {
    return Extent.of(masks.get(i), masks).shrunk(factor);
  }

  private boolean mightLeave(PartMask mask, int grown) {
    int edge = grown * factor;
    return mask.left() < edge
        || mask.top() < edge
        || mask.left() + mask.width() > drawn.width() - edge
        || mask.top() + mask.height() > drawn.height() - edge;
  }

  private static void cut(String part, CutOff.Side side, int pixels, List<CutOff> cuts) {
    if (pixels > 0) {
      cuts.add(new CutOff(part, side, pixels));
    }
  }
}
